import Cairo
import KeyboardKit
import TestSupport
import Testing

@testable import KeyboardStyling
@testable import ThemeExchange

@Suite struct FutoImportTests {

  static let theme = Fixtures.text("theme.txt")

  private static func picture(_ bytes: [UInt8]) throws -> [UInt8] {
    let pixels = (0..<128).flatMap { _ in bytes }
    return try PNG.encode(PNG.Image(width: 16, height: 8, bytes: pixels, isOpaque: false))
  }

  static func source(_ text: String, _ files: [String: [UInt8]] = [:]) -> ImportSource {
    var source = ImportSource(SourceFile(name: "theme.txt", text: text))
    source.companion = { path in
      guard let bytes = files[path] else { throw KeyboardTheme.UnavailableFile() }
      return SourceFile(name: path, bytes: bytes)
    }
    return source
  }

  static func bay() throws -> Conversion {
    let files = [
      "art/sea.png": try picture([0, 128, 255, 255]),
      "art/key.png": try picture([255, 255, 255, 128]),
      "art/down.png": try picture([200, 100, 0, 255]),
    ]
    let source = source(Self.theme, files)
    #expect(ExchangeFormat.recognized(source.file)?.name == "futo")
    return try Conversion.theme(fromFuto: source)
  }

  private static func decoded(_ text: String) throws -> KeyboardTheme {
    let (theme, warnings) = try KeyboardTheme.decode(SourceFile(name: "a.json", text: text))
    #expect(warnings.isEmpty, "\(warnings)")
    return theme
  }

  @Test func colorsAreThoseOfKeys() throws {
    let theme = try Self.decoded(try Self.bay().text)
    #expect(theme.name == "Bay" && theme.author?.name == "Ada")
    let drawn = DrawnTheme(theme)
    let faces: [(KeyboardAction, Bool, String)] = [
      (.backspace, false, "#203040"), (.primary(.return), false, "#3060c0"),
      (.primary(.return), true, "#203040"), (.shift(.capsLocked), false, "#604020"),
      (.space, false, "#304050"), (.space, true, "#64707c"),
    ]
    for (action, isPressed, color) in faces {
      let face = drawn.face(of: action, isPressed: isPressed).light.hexText
      #expect(face == color, "\(action) \(isPressed)")
    }
    #expect(drawn.calloutFace.light.hexText == "#405060")
    #expect(drawn.text(of: .backspace).light.hexText == "#ffffff")
    let key = drawn.style(of: .backspace)
    #expect(key.cornerRadius == 4.5 && key.shadowSize == 0 && key.fontWeight == .semibold)
    #expect(drawn.style(of: .primary(.return)).cornerRadii?.topLeading == .percent(50))
  }

  @Test func picturesAreSlicedAndTinted() throws {
    let conversion = try Self.bay()
    let drawn = DrawnTheme(try Self.decoded(conversion.text))
    let key = drawn.style(of: .character("g"))
    let background = try #require(key.background)
    #expect(background.imageContentMode == .slice && background.imageScale == 2)
    let insets = background.imageSliceInsets
    #expect(insets.leading == 4 && insets.top == 2 && insets.trailing == 4 && insets.bottom == 4)
    #expect(key.foregroundColor?.light.hexText == "#ffd080")
    let bytes = try #require(background.imageData)
    #expect(try PNG.decode(Array(bytes)).bytes.prefix(4) == [0x30, 0x60, 0xC0, 128])
    // The first rule of the file is the last of the theme.
    let pressed = drawn.style(of: .character("g"), isPressed: true)
    #expect(pressed.background?.imageData != background.imageData)
    #expect(pressed.foregroundColor?.light.hexText == "#777777")
    #expect(drawn.style(of: .space).background?.imageData == nil)
    let board = try #require(drawn.appearance(.light).backgroundStyle.imageRegion)
    #expect(board.x == 4 && board.y == 0 && board.width == 12 && board.height == 4)
    #expect(drawn.appearance(.light).backgroundStyle.overlayColor?.light.hexText == "#10182040")
    #expect(conversion.files.map(\.name).sorted() == ["down.png", "key.png", "sea.png"])
  }

  /// Files stand beside the theme, or in its text.
  @Test func filesStandApart() throws {
    let conversion = try Self.bay()
    let text = conversion.text(withFilesIn: "bay")
    #expect(text.contains("\"./bay/sea.png\"") && !text.contains("data:"))
    let theme = try KeyboardTheme(decoding: SourceFile(name: "a.json", text: text)) { path in
      let file = try #require(conversion.files.first { path.hasSuffix("bay/\($0.name)") })
      return SourceFile(name: path, bytes: file.bytes)
    }
    #expect(theme == (try Self.decoded(conversion.text)))
  }

  @Test func reportsSayWhatIsLost() throws {
    let report = try Self.bay().report
    #expect(
      Set(report.missing.map(\.name)) == [
        "id", "colors.odd", "options.scale_hints", "icon icon delete_key", "border normal row 0",
        "border spacebar", "border code 97 ratio Wide", "border sparkling",
      ])
    #expect(report.near.map(\.name) == ["options.weight_text", "border normal", "border popup"])
    #expect(report.exact.contains { $0.name == "border normal pressed" })
    #expect(report.set?.map(\.name) == ["text", "board", "keys", "return", "callouts"])
  }

  @Test(arguments: [
    ("functional", #"{"type": "system", "not": {"shift": "capsLocked"}}"#),
    ("stickyon pressed", #"{"state": "pressed", "shift": "capsLocked"}"#),
    ("code 10", #"{"action": "primary"}"#), ("code 65", #"{"action": {"exactCharacter": "A"}}"#),
    ("code -3", #"{"action": ["alphabetic", "numeric"]}"#),
    ("label ?123", #"{"action": "numeric"}"#),
    ("outputText ok", #"{"text": "ok"}"#), ("ROW 0", #"{"row": 1}"#),
    ("col -2", #"{"column": -2}"#),
    ("rowmod 1 2", #"{"row": [2, 4, 6]}"#), ("layout qwertz", #"{"layoutType": "qwertz"}"#),
    ("morekeysbox", #"{"element": "callout.action"}"#), ("layer 0", "{}"),
    ("icon send_key", #"{"action": {"primary": "send"}}"#),
    ("row 0 row 1", nil), ("normal action", nil), ("layer 1", nil), ("rowmod 1 0", nil),
    ("code -99", nil), ("code x", nil), ("label toolong", nil), ("layout dream", nil),
    ("row 1000", nil),
    ("colmod 9223372036854775807 2", nil), ("morekey", nil), ("code 55296", nil),
  ])
  func selectorsAreConditions(text: String, match: String?) throws {
    let selector = try #require(FutoSelector(text))
    #expect((try? selector.match).map { JSONText.object($0).text } == match)
  }

  @Test(arguments: ["", " normal", "row", "rowmod 1", "normal  pressed", "shiny"])
  func othersAreNoSelectors(text: String) {
    #expect(FutoSelector(text) == nil)
  }

  /// Pictures that are damaged, too many or too large are left behind, and the theme is one.
  @Test func hostileFilesAreLeftBehind() throws {
    let good = try Self.picture([1, 2, 3, 255])
    var files: [String: [UInt8]] = [
      "cut.png": Array(good.dropLast(20)), "text.png": Array("no image".utf8),
      "empty.png": [], "large.png": [UInt8](repeating: 0, count: CarriedFiles.maximumBytes + 1),
      "font.ttf": Array("OTTO".utf8) + [UInt8](repeating: 0, count: 100),
    ]
    for number in 0..<40 { files["\(number).png"] = good }
    let names = ["cut.png", "text.png", "empty.png", "large.png", "../up.png"]
    let rules = (names + (0..<40).map { "\($0).png" }).enumerated().map { index, name in
      "[[matchrules.border]]\nselector = \"code \(index + 200)\"\nasset = \"\(name)\"\n"
    }
    let text = """
      options.font.font = "font.ttf"
      colors.keyboard_surface = "#000000"
      \(rules.joined())
      """
    let conversion = try Conversion.theme(fromFuto: Self.source(text, files))
    _ = try Self.decoded(conversion.text)
    #expect(conversion.files.count == ThemeLimits.images)
    #expect(Set(conversion.files.map(\.name)).count == ThemeLimits.images)
    #expect(conversion.report.missing.count == 1 + names.count + 40 - ThemeLimits.images)
  }

  @Test(arguments: ["", "name = 'a'", "colors = 3", "[colors]", "[colors]\na = 'b'", "[colors"])
  func othersAreRefused(text: String) {
    #expect(throws: Diagnostics.self) {
      try Conversion.theme(fromFuto: Self.source(text))
    }
  }
}
