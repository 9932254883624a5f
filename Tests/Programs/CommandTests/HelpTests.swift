import Foundation
import KeyboardDrawing
import KeyboardPipeline
import TestSupport
import Testing

@testable import ArgumentParser
@testable import kbrender

@Suite final class HelpTests: FolderSuite, ProgramSuite {

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

  /// Programs built for tests don't check this at each start, unlike others of debug builds.
  @Test func declarationsOfOptionsAreValid() throws {
    for (_, type) in KBRender.tree() { try type._validate(parent: nil) }
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
    try refuse("completions zhs", "“zsh”")
  }

  @Test func everyOptionIsInHelpOnce() {
    let help = RenderCommand.helpMessage().split(whereSeparator: \.isWhitespace)
      .drop { $0 != "USAGE:" }.joined(separator: " ")
    for option in RenderOption.present {
      let letter = option.letter.map { "-\($0), " } ?? ""
      let value = option.isFlag ? "" : "<\(option.valueName ?? option.name)> "
      let line = " \(letter)--\(option.name) \(value)\(option.summary)"
      #expect(help.ranges(of: line).count == 1, "\(line)")
      #expect(help.ranges(of: " --\(option.name) ").count == 1, "\(line)")
    }
  }

  /// The command lists its options to ArgumentParser, and reads them itself.
  @Test func theCommandReadsTheOptionsInItsHelp() {
    let help = RenderCommand.helpMessage(columns: 1000)
    let options = RenderOption.ofCommand.filter { $0.replacement == nil }
    for option in options {
      let letter = option.letter.map { "-\($0), " } ?? ""
      let value = option.isFlag ? "" : " <\(option.valueName ?? option.name)>"
      let start = "  \(letter)--\(option.name)\(value)"
      #expect(help.contains("\(start) ") || help.contains("\(start)\n"), "\(option.name)")
    }
    let listed = help.matches(of: /(?m)^ +(?:-\w, )?--([\w-]+)/).map { String($0.1) }
    #expect(Set(listed).subtracting(["help", "version"]) == Set(options.map(\.name)))
    #expect(Set(options.map(\.name)).count == options.count)
  }

  /// Arguments in all spellings, among them wrong ones.
  @Test func theTableParsesAsArgumentParserDoes() {
    var numbers = SeededNumbers(seed: 18)
    var count = 0
    for _ in 0..<60 {
      let words = RenderOption.all.shuffled(using: &numbers).prefix(4).flatMap { option in
        let sample = option.notation.samples.randomElement(using: &numbers) ?? ""
        switch Int.random(in: 0..<12, using: &numbers) {
        case 0: return ["--\(option.name)"]
        case 1: return ["--\(option.name)=\(sample)"]
        case 2: return [option.letter.map { "-\($0)" } ?? "--\(option.name)x", sample]
        default: return ["--\(option.name)"] + (option.isFlag ? [] : [sample])
        }
      }
      let expected = try? RenderOptions.parse(words).given
      if expected != nil { count += 1 }
      #expect((try? RenderArguments(words)) == expected, "\(words)")
    }
    #expect(count > 20)
  }

  private func pages(in folder: ScratchFolder) throws -> [String: String] {
    let run = try run("manual -o man/man1", in: folder)
    #expect(run.exitCode == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run.errors)")
    return try folder.files.reduce(into: [:]) { pages, path in
      let bytes = try #require(folder.read(path))
      pages[path] = String(decoding: bytes, as: UTF8.self)
    }
  }

  /// So that no page is missing, left over or older than the help.
  @Test func everyCommandHasAPageWithItsOptionsAndExample() throws {
    let pages = try pages(in: folder)
    let commands = KBRender.tree().filter { $0.type.configuration.shouldDisplay }
    #expect(pages.count == commands.count)
    for (words, type) in commands {
      let name = (["kbrender"] + words).joined(separator: "-")
      let page = try #require(pages["man/man1/\(name).1"], "\(name)")
      let plain = page.replacing("\\-", with: "-").replacing(/\\f[BIR]/, with: "")
      #expect(plain.contains("\n.SH \"NAME\"\n\(name) - "), "\(name)")
      for part in type.helpMessage(columns: 400).matches(
        of: /(?m)^  (?:-[a-zA-Z], )?(--[a-z0-9-]+)/)
      {
        #expect(plain.contains(part.1), "\(name) \(part.1)")
      }
      let lines = type.configuration.discussion.split(separator: "\n")
      for example in lines where example.hasPrefix("Example: ") {
        #expect(plain.contains(".EX\n\(example.dropFirst(9))\n.EE"), "\(name): \(example)")
      }
      #expect(plain.contains("0 success, 1 a failed check"), "\(name)")
      for sub in type.configuration.subcommands where sub.configuration.shouldDisplay {
        #expect(plain.contains("\(name)-\(sub._commandName)(1)"), "\(name)")
      }
    }
  }

  /// The date of a page is left out, which mandoc remarks.
  @Test func pagesAreWithoutMistakes() throws {
    let files = try pages(in: folder).keys.sorted()
    let lint = try Program(file: URL(filePath: "/usr/bin/mandoc"))
      .run(["-Tlint", "-Wwarning"] + files, in: folder.url)
    let problems = (lint.text + lint.errors).split(separator: "\n")
      .filter { !$0.contains("missing date") }
    #expect(problems.isEmpty, "\(problems)")
  }

  @Test func printsThePageOfASubcommand() throws {
    let page = try run("manual theme check")
    #expect(page.exitCode == 0 && page.text.contains("\\fBkbrender theme check\\fR"))
    #expect(try run("manual").text.contains("\n.SH \"SUBCOMMANDS\"\n"))
    try refuse("manual theme chek", "theme check")
    #expect(try run("manual theme check -o man").exitCode == 2)
  }
}
