import ArgumentParser
import Foundation
import KeyboardKit
import KeyboardPipeline
import SourceText
import Terminal

@main
struct KBRenderDev: ParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "kbrender-dev", abstract: "Measure and publish for developers of kbrender.",
    discussion: "Exit codes: 0 success, 1 a failed check, 2 invalid input, 3 an environment error.",
    version: ProgramVersion.text,
    subcommands: [CompareCommand.self, SettingsCommand.self, SiteCommand.self])
}

struct SettingsCommand: Command {

  static let configuration = CommandConfiguration(
    "settings", "Measure writing values to a settings file.",
    """
    Prints the number of each value once it is stored. Several processes may write to the same \
    file.
    """, example: "kbrender-dev settings settings.json")

  @Argument(help: "Settings file, created if missing.", completion: .file())
  var file: String

  @Option(number: "Number of values.")
  var count: String?

  @Option("Prefix of the value names.", as: "name")
  var writer = "value"

  @OptionGroup var common: CommonOptions

  private static let nameCount = 500

  func execute(reporter: Reporter) throws {
    let count = try ChoiceReader.reading {
      $0.readInteger(self.count, option: "count", in: 1...1_000_000_000)
    }
    let store = FileSettingsStore(url: URL(filePath: file))
    for number in 0..<(count ?? 100) {
      store.set(.int(number), forKey: "\(writer).\(number % Self.nameCount)")
      if let error = store.lastError {
        throw CommandFailure(
          .environment, code: .unwritableFile,
          "The value \(number) can't be stored: \(error.rawValue)")
      }
      try StandardOutput.write("\(number)\n")
    }
  }
}
