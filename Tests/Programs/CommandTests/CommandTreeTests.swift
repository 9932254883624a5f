import ArgumentParser
import Foundation
import SourceText
import TestSupport
import Testing

@testable import kbrender

/// The tree of commands, and first contacts with it.
@Suite final class CommandTreeTests: FolderSuite, ProgramSuite {

  @Test func theTreeIsSmall() {
    let shown = KBRender.tree().filter { !$0.words.isEmpty && $0.type.configuration.shouldDisplay }
    #expect(shown.count { $0.words.count == 1 } <= 20)
    #expect(shown.count { $0.type.configuration.subcommands.isEmpty } <= 48)
    #expect(
      Set(KBRender.groups.flatMap(\.commands).map { $0._commandName }).count
        == shown.count { $0.words.count == 1 })
  }

  /// Counts options besides `--help` and `--version`.
  @Test func optionsAreFew() throws {
    let commands = try DescribedCommand(describing: KBRender.self).tree
      .filter { $0.documented.isEmpty }
    let names = commands.flatMap { command in
      command.shownArguments.filter { !$0.isPositional }.compactMap { argument in
        argument.names?.first { $0.kind == "long" }?.name
      }
    }
    let own = names.filter { !["help", "version"].contains($0) }
    #expect(Set(own).count <= 116, "\(Set(own).count) names")
    #expect(own.count <= 420, "\(own.count) places")
  }

  @Test func groupsHaveThreeExamplesThatParse() throws {
    #expect(KBRender.groups.count == 6)
    for group in KBRender.groups {
      #expect(group.text.hasSuffix(".") && group.examples.count == 3, "\(group.name)")
      for example in group.examples {
        #expect(example.hasPrefix("kbrender "))
        _ = try KBRender.parseAsRoot(Array(ArgumentLine.split(example).dropFirst()))
      }
    }
  }

  @Test(arguments: ["", "--help", "help"])
  func helpIsGrouped(line: String) throws {
    let run = try run(line)
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    for group in KBRender.groups {
      #expect(run.text.contains("\n\(group.name.uppercased()): \(group.text)\n"))
    }
    #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 88 })
    #expect(!run.text.contains("  bench") && !run.text.contains("  manual"))
  }

  @Test(arguments: ["-h", "render -h"])
  func aShortHelpHasTenOptions(line: String) throws {
    let run = try run(line)
    #expect(run.exitCode == 0 && run.text.matches(of: /(?m)^  .{4}--/).count == 10)
  }

  /// What people type first, and the command that they meant.
  static let meant = [
    ("tron", "kbrender --theme tron"), ("mint.json", "kbrender --theme mint.json"),
    ("de", "kbrender --locale de"), ("ipad", "kbrender --device ipad"),
    ("tron -l de", "kbrender --theme tron -l de"), ("--dark", "kbrender --color-scheme dark"),
    ("-t tron --landscape --frame", "kbrender -t tron --orientation landscape --frame"),
    ("-l german", "kbrender --locale de"), ("-l deutsch", "kbrender --locale de"),
    ("-l en,de", "kbrender --locale en --more-locales de"),
    ("list", "Example: kbrender list locales"), ("theme check", "Example: kbrender theme check"),
    ("-o foo", "-o foo.png"),
  ]

  @Test(arguments: meant)
  func tellsTheCommandThatWasMeant(line: String, command: String) throws {
    let run = try run(line, in: folder)
    #expect(run.exitCode == 2 && run.output.isEmpty && folder.files.isEmpty)
    #expect(run.errors.contains(command), "\(run.errors)")
  }

  @Test func missingArgumentsShowTheUsage() throws {
    #expect(try run("list").errors.contains("Usage: kbrender list <topic>"))
  }

  @Test func theNameOfAnImageIsToldWhereStandardOutputIsRedirected() throws {
    let run = try run("-t tron --scale 0.5", in: folder)
    #expect(run.exitCode == 0 && run.output.isEmpty && folder.files == ["tron-en.png"])
    #expect(run.errors == "Wrote tron-en.png; -o - writes to standard output\n")
  }

  @Test(arguments: [
    ("-o a.jpeg", 0, ""), ("--format png -o a", 0, ""), ("--emit scene -o a.json", 0, ""),
    ("--emit sketch -o a.txt", 0, ""), ("--emit scene -o -", 0, ""),
    ("--emit scene -o a.png", 2, "“a.png” ends with .png, but --emit scene writes .json"),
    ("--format svg -o a.png", 2, "“a.png” ends with .png, but --format svg writes .svg"),
    ("-o a.jpg --format jpeg", 0, ""),
  ])
  func theEndingDecides(line: String, exitCode: Int32, says: String) throws {
    let run = try run("\(line) --scale 0.5", in: folder)
    #expect(run.exitCode == exitCode, "\(run.errors)")
    #expect(says.isEmpty ? run.errors.isEmpty : run.errors.contains(says), "\(run.errors)")
    if line.hasSuffix(".jpeg") {
      #expect(folder.read("a.jpeg")?.starts(with: [0xFF, 0xD8]) == true)
    }
  }

  @Test func verboseTellsFontsBasesAndTimes() throws {
    let folder = try ScratchFolder(["mine.json": #"{"formatVersion": 1, "extends": "tron"}"#])
    let run = try run("-t ./mine.json -v --scale 0.5 -o a.png", in: folder)
    for start in ["theme: ./mine.json", "bases: tron", "fonts: ", "time: "] {
      #expect(run.errors.contains(start), "\(run.errors)")
    }
  }
}
