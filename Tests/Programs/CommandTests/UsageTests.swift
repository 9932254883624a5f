import Foundation
import TestSupport
import Testing

/// The exit code and message of invalid arguments, which leave no file.
@Suite struct UsageTests: ProgramSuite {

  struct Case: CustomTestStringConvertible, Sendable {
    var line: String
    var exitCode: Int32 = 2
    var says: [String]

    var testDescription: String { line }
  }

  static let wrong: [Case] = [
    Case(line: "-t tronn", says: ["theme/unknown-name", "“tron”"]),
    Case(line: "-t tron:sarc", says: ["theme/unknown-variation", "“sark”"]),
    Case(line: "--locale nowhere", says: ["cli/unknown-name", "kbrender list locales"]),
    Case(line: "--locale dee", says: ["“de”"]),
    Case(line: "--device foo", says: ["cli/unknown-name", "kbrender list devices"]),
    Case(line: "--device ipone", says: ["“iphone”"]),
    Case(line: "--orientation upright", says: ["portrait or landscape"]),
    Case(line: "--scale 0", says: ["--scale must be a number from 0.5 to 8, not “0”"]),
    Case(line: "--scale 99", says: ["0.5 to 8"]),
    Case(line: "--scale nan", says: ["0.5 to 8"]),
    Case(line: "--scale -1", says: ["0.5 to 8"]),
    Case(line: "--scale ''", says: ["0.5 to 8"]),
    Case(line: "-o ''", says: ["--output is empty", "- for standard output"]),
    Case(line: "--clips a", says: ["--clips requires --keyboard-type clipboard"]),
    Case(line: "--long-press e:-1", says: ["from 0 to 7, not -1"]),
    Case(line: "--size 1x1", says: ["at least 160x120"]),
    Case(line: "--size 100000x100000", says: ["64 million"]),
    Case(line: "--size 1e300x1e300", says: ["64 million"]),
    Case(line: "--size 40000x120 --scale 1", says: ["32767"]),
    Case(line: "--size nanxnan", says: ["cli/invalid-argument"]),
    Case(line: "--size 390", says: ["cli/invalid-argument"]),
    Case(line: "--color-scheme drak", says: ["“dark”"]),
    Case(line: "--keyboard-type symbolik", says: ["“symbolic”"]),
    Case(line: "--keyboard-type emial", says: ["“email”"]),
    Case(line: "--layout-type dvrak", says: ["“dvorak”"]),
    Case(line: "--dock left", says: ["leading, trailing, floating or split"]),
    Case(line: "--more-locales sv,dee", says: ["cli/unknown-name", "“de”"]),
    Case(line: "--locale de --locale-file de.json", says: ["cli/conflicting-options"]),
    Case(line: "--locale missing.json", says: ["missing.json: error:"]),
    Case(line: "--case upper", says: ["“uppercased”"]),
    Case(line: "--return-key serch", says: ["“search”"]),
    Case(line: "--keys globe,dictaton", says: ["“dictation”"]),
    Case(line: "--toolbar nothing", says: ["autocomplete, passwords or none"]),
    Case(line: "--toolbar 1001", says: ["--toolbar"]),
    Case(line: "--format gif", says: ["png, jpg, webp, svg or pdf"]),
    Case(line: "-o picture.tiff", says: ["image format “tiff”", "nearest ending is .png"]),
    Case(
      line: "-o picture.gif",
      says: [
        "it can be png, jpg, webp, svg or pdf", "nearest ending is .webp",
        "kbrender type writes animations, also as .gif",
      ]),
    Case(line: "--emit picture", says: ["cli/unknown-name"]),
    Case(line: "--compression fats", says: ["“fast”"]),
    Case(line: "--jobs 0", says: ["--jobs must be an integer"]),
    Case(line: "--output-format jsn", says: ["“json”"]),
    Case(line: "--terminal-color sometimes", says: ["auto, always or never"]),
    Case(line: "--thme tron", says: ["--theme"]),
    Case(line: "--frme", says: ["Unknown option '--frme'"]),
    Case(line: "--frame --size 300x300", says: ["--frame"]),
    Case(line: "--locale", says: ["Missing value"]),
    Case(line: "lits themes", says: ["cli/unknown-name", "“list”"]),
    Case(line: "theme chek a.json", says: ["“check”"]),
    Case(line: "list thems", says: ["“themes”"]),
    Case(line: "render tron", says: ["Unexpected argument 'tron'"]),
    Case(line: "info missing.png", says: ["missing.png: error:", "No such file"]),
    Case(line: "snapshot diff missing.png missing.png", says: ["missing.png: error:"]),
    Case(line: "--batch missing.txt", says: ["missing.txt: error:"]),
    Case(line: "version", says: ["“version” isn't a command; use kbrender --version"]),
    Case(line: "--no-color", says: ["isn't an option; use --terminal-color never"]),
    Case(line: "theme check tron --contrast", says: ["use --wcag AA"]),
    Case(
      line: "snapshot verify --before=old",
      says: ["“snapshot verify --before” was removed; reports name causes"]),
    Case(line: "snapshot resolve", says: ["“snapshot resolve” was removed", "record --failed"]),
    Case(line: "theme index packs -o a", says: ["“theme index” was removed", "--packs"]),
    Case(line: "theme schema --index", says: ["“theme schema --index” was removed"]),
    Case(line: "init a --collection", says: ["“init --collection” was removed", "--packs"]),
    Case(line: "snapshot verify missing", says: ["“missing” is neither a folder nor a case"]),
    Case(line: "--suggestions \u{13000}", says: ["font/missing-glyph", "U+13000"]),
    Case(line: "--toolbar-items standard:setings", says: ["“standard:settings”"]),
    Case(line: "--toolbar-items a;b;c;d", says: ["at most 3 groups of items, not 4"]),
    Case(line: "--toolbar-items ./missing.json", says: ["./missing.json: error:"]),
    Case(line: "--toolbar-items ./missing.svg", says: ["“./missing.svg” can't be read"]),
    Case(line: "-o /proc/picture.png", exitCode: 3, says: ["/proc/picture.png: error:"]),
    Case(line: "--fonts /nowhere -o a.png", says: ["/nowhere: error:"]),
    Case(line: "help nope", says: ["cli/unknown-name", "“nope”"]),
    Case(
      line: "type abc -o a.mov", says: ["“mov”", "text, json, png, apng, webp, gif, mp4 or webm"]),
    Case(line: "type abc -o a.apng --fps 24", says: ["--fps", "24", "30 or 60"]),
    Case(line: "type abc -o a.webp --loop -1", says: ["--loop", "0 to 65535"]),
    Case(line: "type abc -o a.webp --seed x", says: ["--seed"]),
    Case(line: "-l ja", says: ["Japanese isn't supported", "list locales", "cli/unknown-name"]),
    Case(line: "sheet -l ja", says: ["Japanese isn't supported", "list locales"]),
    Case(line: "help theme nope", says: ["cli/unknown-name", "“nope”"]),
    Case(line: "type abc -o a.avi", says: ["“avi”", "png, apng, webp"]),
    Case(line: "-t -", says: ["<stdin>:1:1: error:"]),
    Case(line: "-t /dev/zero", says: ["/dev/zero: error:", "pipe or device"]),
    Case(line: "--\(String(repeating: "a", count: 100_000))", says: ["aaa…"]),
    Case(line: "-o .", says: ["“.” has no ending", "-o keyboard.png"]),
    Case(line: "-o folder/", says: ["-o folder/keyboard.png"]),
    Case(line: "snapshot record", says: ["“Snapshots”", "kbrender init"]),
    Case(line: "serve --socket /etc/hostname", exitCode: 3, says: ["exists and is no socket"]),
    Case(line: "-o /dev/full", exitCode: 3, says: ["No space left"]),
    Case(line: "-o /dev/null/picture.png", exitCode: 3, says: ["Not a directory"]),
  ]

  @Test(arguments: wrong)
  func refuses(item: Case) throws {
    let folder = try ScratchFolder()
    let run = try run(item.line, in: folder)
    #expect(run.exitCode == item.exitCode)
    for text in item.says { #expect(run.errors.contains(text), "\(run.errors)") }
    #expect(run.errors.split(separator: "\n").filter { $0.contains("error:") }.count == 1)
    #expect(run.output.isEmpty)
    #expect(folder.files.isEmpty)
  }

  /// Theme files by what is wrong with them.
  static let themes: [(String, Data, String)] = [
    ("empty", Data(), "theme.json:1:1: error:"),
    ("broken", Data("{\n  \"id\": }".utf8), "theme.json:2:9: error:"),
    ("bytes", Data([0xFF]), "theme.json:1:1: error: The byte 0xFF is not UTF-8"),
    ("words", Data([0xFF, 0xFE]), "theme.json:1:1: error: The file is encoded as UTF-16"),
    ("large", Data(count: 50_000_000), "theme.json: error: The file exceeds the limit of 12 MB"),
    ("zeros", Data(count: 100), "theme.json:1:1: error:"),
  ]

  @Test(arguments: themes)
  func refusesThemeFile(name: String, data: Data, message: String) throws {
    let folder = try ScratchFolder()
    try folder.write(data, to: "theme.json")
    let run = try run("-t theme.json", in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(folder.files == ["theme.json"])
    let check = try self.run("theme check --no-draw theme.json", in: folder)
    #expect(check.exitCode == 1)
  }

  @Test(arguments: [("missing.json", "No such file"), ("./", "The path is a folder")])
  func refusesThemePath(path: String, message: String) throws {
    let folder = try ScratchFolder()
    let run = try Program.built.run(["-t", path], in: folder.url)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  /// The commands that take themes, with a name that only a file has.
  static let themeCommands = [
    "-t aurora", "render --theme aurora", "type hi -t aurora --format png",
    "sheet tron,aurora",
    "sheet -t aurora", "sheet --kind shelf aurora", "sheet --kind shelf -t aurora",
    "theme show aurora",
    "gallery build -o site aurora", "--batch -",
  ]

  @Test(arguments: themeCommands)
  func unknownThemesOfferTheirFile(line: String) throws {
    let folder = try ScratchFolder()
    try folder.write(#"{"formatVersion": 1}"#, to: "aurora.json")
    let run = try run(line, in: folder, input: "-t aurora -o a.png\n")
    #expect(run.exitCode == 2 && run.errors.contains("theme/unknown-name"), "\(run.errors)")
    #expect(run.errors.contains("./aurora.json"), "\(run.errors)")
    #expect(folder.files == ["aurora.json"])
    let elsewhere = try self.run(line, in: ScratchFolder(), input: "-t aurora -o a.png\n")
    #expect(elsewhere.exitCode == 2 && !elsewhere.errors.contains("aurora.json"))
  }

  @Test func themesAreReadFromStandardInput() throws {
    let text = #"{"formatVersion": 1, "extends": "tron"}"#
    for line in ["-t -", "type hi -t -", "sheet -t -", "sheet --kind shelf -"] {
      let run = try run("\(line) --emit scene -o -", input: text)
      #expect(run.exitCode == 0 && run.output.count > 100, "\(line): \(run.errors)")
    }
  }

  @Test func tellsEverythingAtOnce() throws {
    let folder = try ScratchFolder()
    let run = try run("-t tronn -l zxx --scale 9 --output-format short", in: folder)
    #expect(run.errors.split(separator: "\n").count == 3)
  }

  @Test func colorsOnlyWhereWanted() throws {
    let folder = try ScratchFolder()
    let plain = try run("-l zxx", in: folder)
    let colored = try run("-l zxx --terminal-color always", in: folder)
    #expect(!plain.errors.contains("\u{1B}"))
    #expect(colored.errors.contains("\u{1B}[1;31m"))
  }
}
