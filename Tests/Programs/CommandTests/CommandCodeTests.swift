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
    let folder = try ScratchFolder()
    try folder.write(#"{ "formatVersion": 1, "name": "Mint" }"#, to: "mint.json")
    try folder.write("-t tron --scale 1 -o one.png\n", to: "list.txt")
    try folder.write("--theme tron --scale 1\n", to: "Snapshots/keys/tron.args")
    for (path, text) in example.companions { try folder.write(text, to: path) }
    #expect(try run("--scale 1 -o keyboard.png", in: folder).exitCode == 0)
    return folder
  }

  @Test(arguments: pages.map(\.code.name))
  func wrongCommandsHaveTheCodeAndRightOnesNone(code: String) throws {
    let page = try #require(Self.pages.first { $0.code.name == code })
    let codes = page.variants.isEmpty ? [page.code] : page.variants
    try check(
      ExampleFiles(#require(page.wrong).listing), ExampleFiles(#require(page.right).listing),
      codes: codes.map(\.name))
  }

  /// Commands that prepare the folder for a right example.
  private static let preparations = [
    ("snapshot verify", ["snapshot record"]),
    ("snapshot accept", ["snapshot record", "snapshot verify --report report"]),
    ("gallery check", ["gallery build -o site --themes tron --locales en --scales 1"]),
  ]

  private func check(_ wrong: ExampleFiles, _ right: ExampleFiles, codes: [String]) throws {
    let (wrongCommand, rightCommand) = try (#require(wrong.command), #require(right.command))
    let failed = try run(wrongCommand, in: folder(for: wrong))
    #expect(
      failed.exitCode != 0 && codes.contains { failed.errors.contains("[\($0)]") },
      "\(failed.errors)")
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

  /// Commands with the codes that share a page, and the same commands without a mistake.
  static let mistakes = [
    ("unknown-device", "--device iphne", "--device iphone"),
    ("unknown-orientation", "--orientation sideways", "--orientation landscape"),
    ("unknown-case", "--case upper", "--case uppercased"),
    ("unknown-color-scheme", "--color-scheme drak", "--color-scheme dark"),
    ("unknown-keyboard-type", "--keyboard-type numbers", "--keyboard-type numeric"),
    ("unknown-layout-type", "--layout-type qwerti", "--layout-type qwertz"),
    ("unknown-return-key", "--return-key enter", "--return-key go"),
    ("unknown-dock", "--dock left --device ipad", "--dock leading --device ipad"),
    ("unknown-extra-key", "--keys glob", "--keys globe"),
    ("unknown-contrast", "--contrast hi", "--contrast high"),
    ("unknown-toolbar", "--toolbar nne", "--toolbar none"),
    ("unknown-picture-format", "--format pgn", "--format png"),
    ("unknown-stage", "--emit scen", "--emit scene"),
    ("unknown-compression", "--compression tiny", "--compression small"),
    ("unknown-text-size", "--text-size huge", "--text-size xxxLarge"),
    (
      "unknown-emoji-category", "--keyboard-type emojis --emoji-category foods",
      "--keyboard-type emojis --emoji-category foodAndDrink"
    ),
    ("unknown-color-choice", "--color maybe", "--color never"),
    ("unknown-subcommand", "theme chekc mint.json", "theme check --no-draw mint.json"),
    ("unknown-list", "list thems", "list themes"),
    ("unknown-level", "theme check mint.json --wcag A", "theme check mint.json --wcag AA"),
    (
      "unknown-lint-rule", "theme check mint.json --allow contrast",
      "theme check mint.json --allow key-contrast"
    ),
    ("unknown-shell", "completions ksh", "completions bash"),
    ("unknown-kind-of-themes", "theme new A --kind neno -o -", "theme new A --kind neon -o -"),
    ("unknown-code", "explain unknwn-key", "explain unknown-key"),
    ("unknown-format", "theme export tron --to java", "theme export tron --to css"),
    ("scale-range", "--scale 99", "--scale 3"),
    (
      "columns-range", "sheet --themes tron --columns 0 -o sheet.png",
      "sheet --themes tron --columns 1 -o sheet.png"
    ),
    ("jobs-range", "--jobs 0", "--jobs 2"),
  ]

  @Test(arguments: mistakes)
  func codesThatShareAPageAreFoundInIt(code: String, wrong: String, right: String) throws {
    #expect(CodePage.codes.contains(DiagnosticCode(code)))
    try check(
      ExampleFiles("kbrender \(wrong)\n"), ExampleFiles("kbrender \(right)\n"), codes: [code])
  }
}
