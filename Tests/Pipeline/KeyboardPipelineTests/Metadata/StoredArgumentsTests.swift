import KeyboardKit
import KeyboardRender
import Testing

@testable import KeyboardPipeline

/// A picture determines what is drawn, and reaches nothing else.
@Suite struct StoredArgumentsTests {

  private static func metadata(_ texts: [PNGText]) -> StoredMetadata {
    let picture = PNGPicture(
      width: 1, height: 1, bytes: [0, 0, 0, 255], isOpaque: true, texts: texts)
    return StoredMetadata(picture, file: "/somewhere/a.png")
  }

  @Test(arguments: [
    "--output /a.png", "-o /a.png", "-o/a.png", "--output=/a.png", "--outp /a.png",
    "sheet --themes tron --output /a.png", "sheet -o=/a.png", "shelf --output /a.png",
    "sheet --width 300", "shelf --columns 3", "sheet --shelf --columns 3", "--columns 3",
    "--themes tron", "render -o /a.png",
    "--batch a.txt", "batch a.txt", "--fonts /fonts", "sheet --fonts=/fonts", "--jobs 200",
    "--no-metadata", "--make-dirs", "--quiet", "--diagnostics json", "--", "-- -o /a.png",
    "@/etc/passwd", "type abc", "info --rerender a.png", "gallery build", "keyboard", "sheet sheet",
    "theme schema", "bench stages", "--help", "--version", "--generate-completion-script bash",
    "--theme", "sheet --themes", "--frame=true",
  ])
  func knowNoOptionBeyondThePicture(line: String) throws {
    #expect(throws: Diagnostics.self) { try StoredArguments(ArgumentLine.split(line)) }
    let metadata = Self.metadata([PNGText("kbrender:arguments", line)])
    let error = #expect(throws: Diagnostics.self) { try metadata.request(output: nil) }
    #expect(error?.list.first?.message.contains("can't render") == true)
  }

  @Test(arguments: [
    "", "--theme tron --locale de", "sheet --columns 3 --themes tron,ink --scale 1",
    "sheet --width 400 --shelf --locale fr",
    "--theme ./mine.json:night --suggestions '-a,*b' --frame",
  ])
  func surviveParsing(line: String) throws {
    let words = try ArgumentLine.split(line)
    let given = try StoredArguments(words)
    #expect((given.isSheet ? ["sheet"] : []) + given.words == words)
  }

  @Test func theOutputIsNamedAfterTheFile() throws {
    for line in ["--theme tron", "--theme /victim/x.json --locale de", "--format svg"] {
      let metadata = Self.metadata([
        PNGText("kbrender:arguments", line), PNGText("kbrender:theme", "{}"),
      ])
      #expect(try metadata.request(output: nil).output.hasPrefix("a-rerendered."))
      let other = line.contains("svg") ? "b.svg" : "b.png"
      #expect(try metadata.request(output: other).output == other)
    }
  }

  @Test(arguments: [
    ("--theme ./x.json", ["./x.json"]), ("--theme -", ["-"]), ("--locale-file l.json", ["l.json"]),
    ("--locale ./l.json", ["./l.json"]),
    ("sheet --themes tron,./x.json --locale-file l.json", ["./x.json", "l.json"]),
    ("--theme tron", []), ("--backdrop teal", []), ("--backdrop ./b.png", ["./b.png"]),
    ("--toolbar-items A,B", []), ("--toolbar-items items.json", ["items.json"]),
    ("--theme ./x.json --backdrop b.png", ["./x.json", "b.png"]),
  ])
  func missingFilesAreListed(line: String, missing: [String]) throws {
    #expect(try Self.metadata([PNGText("kbrender:arguments", line)]).missingFiles() == missing)
  }

  @Test func onlyStoredFilesAreRead() throws {
    let metadata = Self.metadata([
      PNGText("kbrender:arguments", "--locale-file l.json"), PNGText("kbrender:locale", "stored"),
      PNGText("kbrender:theme-files", #"{"./a.png": "QUJD"}"#),
    ])
    let theme = SourceFile(name: "/victim/x.json", text: "")
    #expect(try metadata.files.file("l.json", .text).bytes == Array("stored".utf8))
    #expect(try metadata.files.companion("./a.png", theme).bytes == Array("ABC".utf8))
    for path in ["b.png", "/etc/hostname", "Package.swift", "-"] {
      #expect(throws: Diagnostics.self) { try metadata.files.file(path, .text) }
      #expect(throws: (any Error).self) { try metadata.files.companion(path, theme) }
    }
  }

  @Test func foreignPicturesAreDescribedWithoutControls() {
    let text = Self.metadata([
      PNGText("Soft\u{1B}ware", "\u{1B}[31mred\u{7}\n\u{9B}2J\u{202E}"),
      PNGText("Comment", String(repeating: "a", count: 100_000)),
    ]).text(missing: nil)
    #expect(text.contains("wasn't drawn by kbrender"))
    #expect(text.utf8.count < 1000 && text.split(separator: "\n").count == 4)
    for control in ["\u{1B}", "\u{7}", "\u{9B}", "\u{202E}"] {
      #expect(!text.unicodeScalars.contains(control.unicodeScalars.first ?? " "))
    }
  }

  @Test func longListsAreRefused() {
    let many = Array(repeating: "a", count: 1000).joined(separator: ",")
    for option in ["--more-locales", "--disable", "--suggestions", "--keys"] {
      let error = #expect(throws: Diagnostics.self) {
        try RenderRequest(RenderArguments([option, many]))
      }
      #expect(error?.list.first?.code == .cliLimit, "\(option)")
    }
  }

  @Test func choicesIgnoreCase() throws {
    let words = ["--color-scheme", "Dark", "--keyboard-type", "email-", "--case", "capslocked"]
    let request = try RenderRequest(RenderArguments(words))
    #expect(request.colorScheme == .dark && request.keyboardCase == .capsLocked)
  }

  /// Escape sequences, a bell, line ends, a backspace, and a mark that reverses the text.
  private static let hostile = "\u{1B}]0;title\u{7}\u{1B}[2Ja\r\nb\u{8}\u{202E}c"

  private static func page(_ texts: [PNGText], missing: [String]? = nil) -> String {
    StoredMetadata(
      PNGPicture(
        width: 2, height: 1, bytes: Array(repeating: 255, count: 8), isOpaque: true, texts: texts),
      file: "a.png"
    ).text(missing: missing)
  }

  static let entries: [(keyword: String, text: String)] =
    Metadata.Keyword.allCases.map { ($0.rawValue, hostile) }
    + [("Title", hostile), (hostile, "title"), (hostile, hostile)]
    + [("kbrender:theme-files", "{\"./\\u001b[2J.png\": \"QUJD\"}")]

  @Test(arguments: entries) func controlsNoTerminal(entry: (keyword: String, text: String)) {
    for missing in [nil, [Self.hostile]] {
      let page = Self.page([PNGText(entry.keyword, entry.text)], missing: missing)
      let controls = page.unicodeScalars.filter {
        $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
      }
      #expect(controls.isEmpty, "\(page.debugDescription)")
      #expect(page.hasPrefix("2 × 1 pixels, opaque\n"))
    }
  }

  @Test(arguments: [200, 100_000]) func longTextsAreCut(length: Int) {
    let page = Self.page([PNGText("Title", String(repeating: "a", count: length))])
    #expect(page.count < 400)
  }
}
