import ArgumentParser
import ProgramSupport
import Testing

@testable import kbrender

/// Help and completions of all commands.
@Suite struct HelpTests: ProgramSuite {

  /// The commands that do something, with the words that select them.
  private static func commands(
    of command: any ParsableCommand.Type = KBRender.self, words: [String] = []
  ) -> [(words: [String], type: any ParsableCommand.Type)] {
    let subcommands = command.configuration.subcommands
    guard !subcommands.isEmpty else { return [(words, command)] }
    return subcommands.flatMap { commands(of: $0, words: words + [$0._commandName]) }
  }

  @Test func everyCommandHasAnExampleThatParses() throws {
    for (words, type) in Self.commands() {
      let lines = type.configuration.discussion.split(separator: "\n")
      let examples = lines.filter { $0.hasPrefix("Example: kbrender ") }
      #expect(examples.count == 1, "\(words)")
      for example in examples {
        let arguments = example.split(separator: " ").dropFirst(2).map(String.init)
        let command = try KBRender.parseAsRoot(arguments)
        #expect(Swift.type(of: command) == type, "\(example)")
        #expect(type.helpMessage(columns: 200).contains(example))
      }
    }
  }

  @Test func optionsStandUnderTitles() {
    let help = RenderCommand.helpMessage()
    for title in ["THEME", "LOCALE AND DEVICE", "LAYER", "GESTURES", "DISPLAY", "MESSAGES"] {
      #expect(help.contains("\n\(title):\n"), "\(title)")
    }
  }

  /// Only commands that work in parallel have a number of jobs.
  @Test func noCommandHasAnOptionWithoutEffect() {
    let parallel: Set = [
      "render", "type", "gallery build", "gallery check", "gallery merge", "snapshot record",
      "snapshot verify", "snapshot review", "snapshot coverage", "bench snapshots",
    ]
    for (words, type) in Self.commands() {
      let name = words.joined(separator: " ")
      #expect(type.helpMessage().contains("--jobs") == parallel.contains(name), "\(name)")
    }
    #expect(!TypeCommand.helpMessage().contains("--type "))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completesOptionsAndNames(shell: String) throws {
    let run = try run("completions \(shell)")
    #expect(run.exitCode == 0 && run.text.contains("kbrender"), "\(run.errors)")
    #expect(run.text.contains("ipad-pro-13") && run.text.contains("color-scheme"))
    // Without the word render, too.
    #expect(run.text.contains("---completion -- --theme"))
    #expect(run.text.contains("---completion sheet -- --themes"))
  }

  static let prefixes: [(words: String, prefix: String, candidate: String)] = [
    ("-- --theme", "sak", "sakura"), ("render -- --theme", "tron:s", "tron:sark"),
    ("sheet -- --themes", "tron,sak", "tron,sakura"), ("theme show -- positional@0", "fj", "fjord"),
    ("gallery build -- --locales", "en,d", "en,de"),
    ("gallery check -- --devices", "ipad-", "ipad-pro-13"),
    ("-- --theme", "Themes/tro", "Themes/tron.json"),
  ]

  @Test(arguments: prefixes)
  func completesNames(words: String, prefix: String, candidate: String) throws {
    let run = try run("---completion \(words) 0 \(prefix.count) \(prefix)")
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(run.exitCode == 0 && lines.contains(candidate), "\(run.text) \(run.errors)")
    #expect(lines.allSatisfy { $0.hasPrefix(prefix) }, "\(lines)")
  }

  @Test func unknownShellsAreErrors() throws {
    let run = try run("completions zhs")
    #expect(run.exitCode == 2 && run.errors.contains("“zsh”"), "\(run.errors)")
  }
}
