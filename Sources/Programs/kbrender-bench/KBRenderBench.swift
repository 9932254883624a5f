import ArgumentParser
import KeyboardPipeline

@main
struct KBRenderBench: ParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "kbrender-bench", abstract: "Run benchmarks for developers.",
    discussion: "Exit codes: 0 success, 1 a failed check, 2 invalid input, 3 an environment error.",
    version: ProgramVersion.text,
    subcommands: [CompareCommand.self, SettingsCommand.self])
}
