import KeyboardKit
import TestSupport
import Testing

@testable import KeyboardStyling
@testable import ThemeExchange

@Suite struct HamsterImportTests {

  static let config = Fixtures.text("config.yaml")

  static func keyboard(face: String, text: String, board: String, more: String = "") -> String {
    let colors = ["{face}": face, "{text}": text, "{board}": board, "{more}": more]
    return colors.reduce(Fixtures.text("keyboard.yaml")) { $0.replacing($1.key, with: $1.value) }
  }

  static let light = keyboard(face: "FFFFFFE6", text: "101010", board: "D1D2D9")
  static let dark = keyboard(
    face: "55555580", text: "\"f0f0f0\"", board: "\"202428\"",
    more: "\n  borderSize: 0.5\n  normalBorderColor: FFFFFF1A")

  static func source(_ config: String, _ files: [String: String]) -> ImportSource {
    var source = ImportSource(SourceFile(name: "config.yaml", text: config))
    source.companion = { path in
      guard let text = files[path] else { throw KeyboardTheme.UnavailableFile() }
      return SourceFile(name: path, text: text)
    }
    return source
  }

  static func harbor() throws -> Conversion {
    let source = source(config, ["light/pinyin_26.yaml": light, "dark/pinyin_26.yaml": dark])
    #expect(ExchangeFormat.recognized(source.file)?.name == "cskin")
    return try Conversion.theme(fromHamster: source)
  }

  private static func decoded(_ text: String) throws -> KeyboardTheme {
    let (theme, warnings) = try KeyboardTheme.decode(SourceFile(name: "a.json", text: text))
    #expect(warnings.isEmpty, "\(warnings)")
    return theme
  }

  @Test func colorsAreThoseOfKeys() throws {
    let theme = try Self.decoded(try Self.harbor().text)
    #expect(theme.name == "港湾" && theme.author?.name == "Ada")
    let drawn = DrawnTheme(theme)
    let faces: [(KeyboardAction, Bool, String, String)] = [
      (.character("a"), false, "#ffffffe6", "#55555580"),
      (.character("a"), true, "#30405080", "#30405080"),
      (.keyboardType(.numeric), false, "#506070", "#506070"),
      (.primary(.return), false, "#506070", "#506070"), (.space, false, "#405060", "#405060"),
    ]
    for (action, isPressed, light, dark) in faces {
      let face = drawn.face(of: action, isPressed: isPressed)
      #expect(face.light.hexText == light && face.dark.hexText == dark, "\(action) \(isPressed)")
    }
    #expect(drawn.board.light.hexText == "#d1d2d9" && drawn.board.dark.hexText == "#202428")
    let text = drawn.text(of: .character("a"))
    #expect(text.light.hexText == "#101010" && text.dark.hexText == "#f0f0f0")
    #expect(drawn.text(of: .character("a"), isPressed: true).light.hexText == "#ff8800")
    let key = drawn.style(of: .character("a"))
    #expect(key.cornerRadius == 8.5 && key.font?.size == 20 && key.borderSize == 0.5)
    #expect(key.borderColor?.light.isInvisible == true)
    #expect(key.borderColor?.dark.hexText == "#ffffff1a")
    #expect(key.shadowColor?.dark.hexText == "#203040")
    let space = drawn.style(of: .space)
    #expect(space.shadowSize == 0 && space.font?.size == 15)
    #expect(space.foregroundColor?.light.hexText == "#101010")
    #expect(drawn.style(of: .keyboardType(.numeric)).font?.size == 16)
  }

  /// The icon of iOS needs no label, and one that themes lack is told.
  @Test(arguments: [
    ("delete.left", nil, "exactly"), ("delete.left.fill", nil, "nearly"),
    ("arrow.left", "arrow.left", "exactly"), ("return", "arrow.turn.down.left", "nearly"),
    ("bubbles.and.sparkles", nil, "notAtAll"),
  ])
  func iconsAreThoseOfTheSystem(symbol: String, label: String?, section: String) throws {
    let text = Self.light.replacing("delete.left", with: symbol)
    let source = Self.source(
      Self.config, ["light/pinyin_26.yaml": text, "dark/pinyin_26.yaml": text])
    let conversion = try Conversion.theme(fromHamster: source)
    let drawn = DrawnTheme(try Self.decoded(conversion.text))
    #expect(drawn.style(of: .backspace).label == label.map { .symbol($0) })
    let items = conversion.report.sections.first { $0.key == section }?.items
    #expect(items?.contains { $0.name == "退 systemImageName" } == true, "\(conversion.report)")
  }

  @Test func calloutsAndToolbarComeAlong() throws {
    let drawn = DrawnTheme(try Self.decoded(try Self.harbor().text))
    #expect(drawn.calloutFace.light.hexText == "#405060")
    #expect(drawn.callout(\.foregroundColor).dark.hexText == "#f0f0f0")
    let action = drawn.appearance(.light).calloutStyle(.actions, for: .character("a"), at: nil)
    #expect(action.selectedBackgroundColor.light.hexText == "#0279fe")
    #expect(action.selectedForegroundColor.light.hexText == "#ffffff")
    #expect(drawn.toolbar(\.item.titleColor).dark.hexText == "#f0f0f0")
    #expect(drawn.toolbar(\.autocorrectItem.titleColor).light.hexText == "#000000")
    #expect(drawn.appearance(.light).autocompleteToolbarStyle.height == 42)
  }

  @Test func reportsSayWhatIsLost() throws {
    let report = try Self.harbor().report
    let lost = Set(report.missing.map(\.name))
    #expect(
      lost == [
        "numeric, alphabetic", "landscape, iPad", "keyboardLayout", "animation", "insets",
        "systemImageName", "indexColor", "scripts", "角标.text", "退.backgroundStyle",
        "数.foregroundStyle.text", "底色, 乙",
      ], "\(lost)")
    #expect(report.near.contains { $0.name == "回 foregroundStyle" })
    #expect(
      report.near.contains { $0.name == "字母键文字 fontSize" && $0.note.contains("20 points") })
    #expect(
      report.set?.map(\.name) == ["board", "keys", "system", "return", "callouts", "toolbar"])
  }

  /// A skin without one of the color schemes, or a single keyboard of it, is a theme for both.
  @Test func oneKeyboardIsForBothColorSchemes() throws {
    let alone = ImportSource(SourceFile(name: "pinyin_26.yaml", text: Self.dark))
    #expect(ExchangeFormat.recognized(alone.file)?.name == "cskin")
    let sources = [alone, Self.source(Self.config, ["dark/pinyin_26.yaml": Self.dark])]
    for source in sources {
      let conversion = try Conversion.theme(fromHamster: source)
      let board = DrawnTheme(try Self.decoded(conversion.text)).board
      #expect(board.light.hexText == "#202428" && board.dark.hexText == "#202428")
      #expect(conversion.report.near.contains { $0.note.contains("both color schemes") })
    }
  }

  /// The background of the system shines through that of a skin.
  @Test func boardsMayBeTranslucent() throws {
    let text = Self.keyboard(face: "ffffff", text: "101010", board: "D1D2D903")
      .replacing("{character: a}", with: "{symbol: a}")
    let source = ImportSource(SourceFile(name: "pinyin_26.yaml", text: text))
    let theme = try Self.decoded(try Conversion.theme(fromHamster: source).text)
    #expect(theme.backgroundStyle?.overlayColor?.light.hexText == "#d1d2d903")
    #expect(DrawnTheme(theme).board.dark.isOpaque)
  }

  @Test(arguments: [
    ("FFFFFFE6", "#ffffffe6"), ("#0279fe", "#0279fe"), ("0", "#00000000"),
    ("00000000", "#00000000"),
    ("+12345", nil), ("12345", nil), ("1234567", nil), ("", nil), ("１２３４５６", nil), ("red", nil),
  ])
  func colorsAreRedGreenBlueAndOpacity(text: String, expected: String?) {
    #expect(HamsterStyle.color(text)?.hexText == expected)
  }

  @Test func manifestsMayBeInAFolder() {
    let found = ExchangeFormat.archived(["港/a.json", "港/config.yaml", "港/light/config.yaml"])
    #expect(found?.format.name == "cskin" && found?.manifest == "港/config.yaml")
    #expect(ExchangeFormat.archived(["a/b/config.yaml", "a/theme.tx"]) == nil)
  }

  /// Skins and keyboards that can't be read, with what the message says.
  @Test(arguments: [
    ("", nil, "no value"), ("[]", nil, "names no"), ("pinyin: 3", nil, "names no"),
    ("pinyin: {iPhone: {portrait: a}}", nil, "light/a.yaml"),
    ("pinyin: {iPhone: {portrait: ../../a}}", "a: b", "names no"),
    ("pinyin: {iPhone: {portrait: a}}", "text", "no key"),
    ("pinyin: {iPhone: {portrait: a}}", "a: {action: {character: 1}}", "no key"),
    ("pinyin: {iPhone: {portrait: a}}", "a: [", "YAML"),
    ("pinyin: {iPhone: {portrait: a}}", "a: &a [*b]", "alias"),
    ("keyboardLayout: [{Cell: a}, {Cell: a}]\na: {action: shift}", nil, "no key"),
  ])
  func othersAreRefused(config: String, keyboard: String?, part: String) {
    let files = keyboard.map { ["light/a.yaml": $0] } ?? [:]
    let error = #expect(throws: Diagnostics.self) {
      try Conversion.theme(fromHamster: Self.source(config, files))
    }
    let message = error?.list.first?.message ?? ""
    #expect(message.contains(part), "\(message)")
  }

  @Test func longFilesAreRefused() throws {
    let text = String(repeating: "#", count: InputBudget.skin.bytes + 1)
    let sources = [
      ImportSource(SourceFile(name: "config.yaml", text: text)),
      Self.source(Self.config, ["light/pinyin_26.yaml": text]),
    ]
    for source in sources {
      // An expectation of an error would describe all bytes.
      let result = Result { () throws(Diagnostics) in try Conversion.theme(fromHamster: source) }
      guard case .failure(let error) = result else {
        Issue.record("A long file is read")
        continue
      }
      #expect(error.list.first?.code == .importLimit)
    }
  }

  /// Values of other kinds, and cycles of names, are passed over.
  @Test(arguments: [
    "backgroundStyle: a", "backgroundStyle: [[a], {styleName: [b]}, 3]",
    "backgroundStyle: {normalColor: [1], cornerRadius: nan, borderSize: 1e999}",
    "backgroundStyle: {normalColor: 12345, cornerRadius: 1e300em, fontSize: -5}",
    "hintStyle: a, holdSymbolsStyle: [a, a]",
    "foregroundStyle: {fontSize: 0x10, text: \"\\u0007\"}",
  ])
  func oddStylesArePassedOver(fields: String) throws {
    let text = "a: {action: {character: 字}, \(fields)}\nkeyboardLayout: [[{Cell: a}, {Cell: [a]}]]"
    let file = SourceFile(name: "a.yaml", text: text)
    let conversion = try Conversion.theme(fromHamster: ImportSource(file))
    _ = try Self.decoded(conversion.text)
  }
}
