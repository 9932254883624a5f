import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import kbrender

/// Help and completions of all commands.
@Suite struct HelpTests: ProgramSuite {

  @Test func everyCommandHasAnExampleThatParses() throws {
    for (words, type) in KBRender.tree() where type.configuration.subcommands.isEmpty {
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
      "snapshot verify", "snapshot review", "snapshot coverage", "screens", "sheet", "serve",
    ]
    for (words, type) in KBRender.tree() where type.configuration.subcommands.isEmpty {
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
    #expect(run.text.contains("---completion sheet -- positional@0"))
  }

  static let prefixes: [(words: String, prefix: String, candidate: String)] = [
    ("-- --theme", "sak", "sakura"), ("render -- --theme", "tron:s", "tron:sark"),
    ("sheet -- positional@0", "tron,sak", "tron,sakura"),
    ("theme show -- positional@0", "fj", "fjord"),
    ("gallery build -- --locale", "en,d", "en,de"),
    ("gallery build -- --device", "ipad-", "ipad-pro-13"),
    ("-- --theme", "Themes/tro", "Themes/tron.json"),
  ]

  @Test(arguments: prefixes)
  func completesNames(words: String, prefix: String, candidate: String) throws {
    let run = try run("---completion \(words) 0 \(prefix.count) \(prefix)")
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(run.exitCode == 0 && lines.contains(candidate), "\(run.text) \(run.errors)")
    #expect(lines.allSatisfy { $0.hasPrefix(prefix) }, "\(lines)")
  }

  /// Words up to the cursor, and a completion of the last one.
  static let lines: [(words: String, candidate: String)] = [
    ("--theme sak", "sakura"), ("-t sak", "sakura"), ("render -t sak", "sakura"), ("-l d", "de"),
    ("--device ipad-", "ipad-mini"), ("--co", "--color-scheme"), ("the", "theme"),
    ("theme show tron:s", "tron:sark"), ("--color-scheme d", "dark"), ("list lo", "locales"),
    ("--more-locales en,d", "en,de"), ("sheet tron,sak", "tron,sakura"),
    ("type hi --loc", "--locale"), ("sheet --kind shelf --te", "--text-size"),
    ("completions z", "zsh"),
    ("snapshot re", "record"),
  ]

  @Test func completesInBash() throws {
    let script = """
      source <('\(Program.built.file.path)' completions bash)
      while read -r line; do
        COMP_WORDS=(kbrender $line) COMP_LINE="kbrender $line"
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_POINT=${#COMP_LINE} COMP_TYPE=9 COMPREPLY=()
        _kbrender kbrender "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}"
        echo "${COMPREPLY[@]}"
      done
      """
    let bash = Program(file: URL(filePath: "/bin/bash"))
    let folder = Program.built.file.deletingLastPathComponent().path
    let run = try bash.run(
      ["--norc", "-c", script], in: Program.project,
      input: Self.lines.map { "\($0.words)\n" }.joined(),
      variables: ["PATH": "\(folder):/usr/bin:/bin"])
    let replies = run.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, reply) in zip(Self.lines, replies) {
      #expect(reply.split(separator: " ").contains(Substring(line.candidate)), "\(line): \(reply)")
    }
    #expect(replies.count == Self.lines.count + 1 && run.errors.isEmpty, "\(run.errors)")
  }

  @Test func unknownShellsAreErrors() throws {
    let run = try run("completions zhs")
    #expect(run.exitCode == 2 && run.errors.contains("“zsh”"), "\(run.errors)")
  }
}
