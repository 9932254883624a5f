import Foundation
import KeyboardStyling
import SourceText
import TestSupport
import Testing

/// The examples of the documentation that are commands.
@Suite struct CommandCodeTests: ProgramSuite {

  private static let pages = CodePage.all.filter { $0.wrong?.language == "sh" }

  /// A folder with the files that the examples refer to.
  private func folder(for example: ExampleFiles) throws -> ScratchFolder {
    let folder = try ScratchFolder(["mint.json": #"{ "formatVersion": 1, "name": "Mint" }"#])
    try folder.write("-t tron --scale 1 -o one.png\n", to: "list.txt")
    try folder.write("--theme tron --scale 1\n", to: "Snapshots/keys/tron.args")
    for (path, text) in example.companions { try folder.write(text, to: path) }
    #expect(try run("--scale 1 -o keyboard.png", in: folder).exitCode == 0)
    return folder
  }

  @Test(arguments: pages.map(\.code.name))
  func wrongCommandsHaveTheCodeAndRightOnesNone(code: String) throws {
    let page = try #require(Self.pages.first { $0.code.name == code })
    try check(
      ExampleFiles(#require(page.wrong).listing), ExampleFiles(#require(page.right).listing),
      code: code)
  }

  /// Commands that prepare the folder for a right example.
  private static let preparations = [
    ("snapshot verify", ["snapshot record"]),
    ("snapshot accept", ["snapshot record", "snapshot verify --report report"]),
    ("gallery check", ["gallery build -o site tron --locale en --scale 1"]),
  ]

  private func check(_ wrong: ExampleFiles, _ right: ExampleFiles, code: String) throws {
    let (wrongCommand, rightCommand) = try (#require(wrong.command), #require(right.command))
    let failed = try run(wrongCommand, in: folder(for: wrong))
    #expect(failed.exitCode != 0 && failed.errors.contains("[\(code)]"), "\(failed.errors)")
    let folder = try folder(for: right)
    for (start, commands) in Self.preparations where rightCommand.hasPrefix(start) {
      for command in commands { #expect(try run(command, in: folder).exitCode == 0) }
    }
    let isEndless = rightCommand.hasPrefix("preview ")
    let fine = try isEndless ? runBriefly(rightCommand, in: folder) : run(rightCommand, in: folder)
    #expect(fine.exitCode == (isEndless ? 124 : 0), "\(fine.errors)")
    #expect(!fine.errors.contains("error:"), "\(fine.errors)")
    #expect(Self.repairs(rightCommand, wrongCommand), "\(rightCommand) is another command")
  }

  /// Runs a command that has no end; `timeout` ends it with the exit code 124.
  private func runBriefly(_ command: String, in folder: ScratchFolder) throws -> Program.Run {
    try Program(file: URL(filePath: "/usr/bin/timeout")).run(
      ["3", Program.built.file.path] + ShellWords.split(command), in: folder.url)
  }

  /// Whether a command leaves out some words of the wrong one, or keeps at least half of them.
  private static func repairs(_ right: String, _ wrong: String) -> Bool {
    let (right, wrong) = (ShellWords.split(right), ShellWords.split(wrong))
    let kept = wrong.filter(right.contains)
    return Set(right).isSubset(of: wrong) || 2 * kept.count >= wrong.count
  }

  /// Commands with mistakes whose code is that of many others, and the same commands without a mistake.
  static let mistakes = [
    ("cli/unknown-name", "--device iphne", "--device iphone"),
    ("cli/unknown-name", "--orientation sideways", "--orientation landscape"),
    ("cli/unknown-name", "--case upper", "--case uppercased"),
    ("cli/unknown-name", "--color-scheme drak", "--color-scheme dark"),
    ("cli/unknown-name", "--keyboard-type numbers", "--keyboard-type numeric"),
    ("cli/unknown-name", "--layout-type qwerti", "--layout-type qwertz"),
    ("cli/unknown-name", "--return-key enter", "--return-key go"),
    ("cli/unknown-name", "--dock left --device ipad", "--dock leading --device ipad"),
    ("cli/unknown-name", "--keys glob", "--keys globe"),
    ("cli/unknown-name", "--contrast hi", "--contrast high"),
    ("cli/unknown-name", "--toolbar nne", "--toolbar none"),
    ("cli/unknown-name", "--format pgn", "--format png"),
    ("cli/unknown-name", "--emit scen", "--emit scene"),
    ("cli/unknown-name", "--compression tiny", "--compression small"),
    ("cli/unknown-name", "--text-size huge", "--text-size xxxLarge"),
    (
      "cli/unknown-name", "--keyboard-type emojis --emojis foods",
      "--keyboard-type emojis --emojis foodAndDrink"
    ),
    ("cli/unknown-name", "--terminal-color maybe", "--terminal-color never"),
    ("cli/unknown-name", "theme chekc mint.json", "theme check --no-draw mint.json"),
    ("cli/unknown-name", "list thems", "list themes"),
    ("cli/unknown-name", "theme check mint.json --wcag A", "theme check mint.json --wcag AA"),
    (
      "cli/unknown-name", "theme check mint.json --allow lint/contrast",
      "theme check mint.json --allow lint/key-contrast"
    ),
    ("cli/unknown-name", "completions ksh", "completions bash"),
    ("cli/unknown-name", "theme new A --kind neno -o -", "theme new A --kind neon -o -"),
    ("cli/unknown-name", "explain theme/unknwn-key", "explain theme/unknown-key"),
    ("cli/unknown-name", "theme export tron --to java", "theme export tron --to css"),
    ("cli/out-of-range", "--scale 99", "--scale 3"),
    (
      "cli/out-of-range", "sheet tron --columns 0 -o sheet.png",
      "sheet tron --columns 1 -o sheet.png"
    ),
    ("cli/out-of-range", "--jobs 0", "--jobs 2"),
  ]

  @Test(arguments: mistakes)
  func namesAndNumbersHaveOneCode(code: String, wrong: String, right: String) throws {
    try check(ExampleFiles("kbrender \(wrong)\n"), ExampleFiles("kbrender \(right)\n"), code: code)
  }
}
