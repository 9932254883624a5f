import KeyboardKit
import KeyboardPipeline
import Testing

@testable import KeyboardStyling
@testable import ThemeExchange

/// Themes as files of formats that have colors by parts, and back.
@Suite struct DrawnExportTests {

  /// The themes without their variations, of which each has the same rules.
  static let looks = TokenRoundTripTests.looks.reduce(into: [String]()) { looks, look in
    if looks.last.map({ ThemeName($0).theme }) != ThemeName(look).theme { looks.append(look) }
  }

  private struct UnknownFormat: Error {}

  private static func export(_ look: String, _ scheme: ColorScheme = .light) throws -> ThemeExport {
    var export = try ThemeExport(LoadedTheme(try .builtIn(look)), named: look)
    export.colorScheme = scheme
    return export
  }

  private static func reread(_ text: String, as name: String) throws -> KeyboardTheme {
    guard let read = ExchangeFormat.imported.first(where: { $0.name == name })?.read else {
      throw UnknownFormat()
    }
    let file = SourceFile(name: "a.\(name == "css" ? "css" : "json")", text: text)
    #expect(ExchangeFormat.recognized(file)?.name == name)
    let conversion = try read(ImportSource(file))
    return try KeyboardTheme(decoding: SourceFile(name: "a.json", text: conversion.text))
  }

  /// Every value that is exactly carried over comes back, on every key that has a code, in both states.
  @Test(arguments: looks)
  func stylesheetsOfFlorisBoardKeepKeys(look: String) throws {
    for scheme in ColorScheme.allCases {
      let export = try Self.export(look, scheme)
      let isDark = scheme == .dark
      let before = DrawnTheme(export.theme)
      let after = DrawnTheme(try Self.reread(Conversion.snygg(of: export).text, as: "snygg"))
      #expect(after.board.light.hexText == before.board.resolved(isDark: isDark).hexText)
      let actions: [KeyboardAction] =
        [.character("a"), .character("q"), .character("m")]
        + SnyggKeys.functions.prefix(4).map(\.action) + [.keyboardType(.numeric)]
      for action in actions {
        for isPressed in [false, true] {
          let face = before.face(of: action, isPressed: isPressed).resolved(isDark: isDark)
          let text = before.text(of: action, isPressed: isPressed).resolved(isDark: isDark)
          let key = "\(action) \(isPressed) \(scheme)"
          #expect(
            after.face(of: action, isPressed: isPressed).light.hexText == face.hexText, "\(key)")
          #expect(
            after.text(of: action, isPressed: isPressed).light.hexText == text.hexText, "\(key)")
        }
        let (style, other) = (
          before.style(of: action, in: scheme), after.style(of: action, in: scheme)
        )
        if style.cornerRadii == nil { #expect(other.cornerRadius == style.cornerRadius) }
        if let width = style.borderSize { #expect(other.borderSize == width) }
      }
    }
  }

  /// Faces, texts, shapes, pictures and fonts come back as they are drawn, unless they are translucent.
  @Test(arguments: looks)
  func themesOfFutoKeepKeys(look: String) throws {
    for scheme in ColorScheme.allCases {
      let export = try Self.export(look, scheme)
      let isDark = scheme == .dark
      let conversion = Conversion.futo(of: export)
      var source = ImportSource(SourceFile(name: "theme.txt", text: conversion.text))
      #expect(ExchangeFormat.recognized(source.file)?.name == "futo")
      source.companion = { path in
        guard let file = conversion.files.first(where: { $0.name == path }) else {
          throw KeyboardTheme.UnavailableFile()
        }
        return SourceFile(name: path, bytes: file.bytes)
      }
      let back = try Conversion.theme(fromFuto: source)
      #expect(back.files.count == conversion.files.count)
      let colors = try TOMLDocument(source.file).root["colors"]?.object?.members ?? []
      #expect(colors.count == 44)
      let (before, after) = (
        DrawnTheme(export.theme),
        DrawnTheme(try KeyboardTheme(decoding: SourceFile(name: "a.json", text: back.text)))
      )
      for (type, action) in DrawnTheme.keys {
        let face = before.face(of: action).resolved(isDark: isDark)
        let text = before.text(of: action).resolved(isDark: isDark)
        if face.isOpaque, before.style(of: action, in: scheme).background?.imageData == nil {
          #expect(after.face(of: action).light.hexText == face.hexText, "\(type) \(scheme)")
        }
        if type == .input { #expect(after.text(of: action).light.hexText == text.hexText) }
      }
      let pressed = before.face(of: .character("a"), isPressed: true).resolved(isDark: isDark)
      if pressed.isOpaque, conversion.files.isEmpty {
        #expect(after.face(of: .character("a"), isPressed: true).light.hexText == pressed.hexText)
      }
      let (style, other) = (
        before.style(of: .character("a"), in: scheme), after.style(of: .character("a"))
      )
      if let radius = style.cornerRadius, style.background?.imageData == nil {
        #expect(abs((other.cornerRadius ?? 0) - radius) < 0.001)
      }
    }
  }

  /// Pictures and fonts of a theme are in the archive; what was imported is exported as it was.
  @Test func picturesOfFutoComeBack() throws {
    let first = try FutoImportTests.bay()
    let file = SourceFile(name: "a.json", text: first.text)
    let export = try ThemeExport(LoadedTheme(try KeyboardTheme(decoding: file)), named: "a.json")
    let conversion = Conversion.futo(of: export)
    let tinted = first.files.filter { $0.name != "sea.png" }.map(\.bytes)
    #expect(Set(conversion.files.map(\.bytes)).isSuperset(of: tinted))
    #expect(conversion.text.contains("selector = \"normal pressed\""))
    #expect(conversion.text.contains("slicing = [0.25, 0.25, 0.75, 0.5]"))
    #expect(conversion.text.contains("cropping = [0.25, 0, 1, 0.5]"))
    #expect(conversion.text.contains("opacity = 0.75"))
    #expect(conversion.text.contains("target_density = 320"))
    // Space has no picture.
    #expect(conversion.text.contains("keyboard_container = \"#304050\""))
    #expect(conversion.text.contains("roundedness = 0.5"))
  }

  /// Colors that the importer assigns by roles differ only where text couldn't be read.
  @Test(arguments: looks)
  func colorsOfPartsComeBack(look: String) throws {
    let export = try Self.export(look)
    let before = DrawnTheme(export.theme)
    for (name, text) in [
      ("css", Conversion.styleSheet(of: export).text),
      ("heliboard", Conversion.heliBoard(of: export).text),
    ] {
      let after = DrawnTheme(try Self.reread(text, as: name))
      let board = before.board.light
      if board.isOpaque { #expect(after.board.light.hexText == board.hexText, "\(name)") }
      for (type, action) in DrawnTheme.keys {
        let face = before.face(of: action).light
        // Faces that the board shines through are blended with it; those of its color are made others.
        let isTold = face.over(board).contrast(to: board) > 1.02
        guard face.isOpaque, board.isOpaque, isTold || type != .input else { continue }
        #expect(after.face(of: action).light.hexText == face.hexText, "\(name) \(type)")
      }
    }
  }

  /// The account says of each field that is set whether it is in the file.
  @Test(arguments: ["css", "heliboard", "snygg", "futo"])
  func accountsNameEveryField(format: String) throws {
    guard let write = ExchangeFormat.exported.first(where: { $0.name == format })?.write else {
      throw UnknownFormat()
    }
    for look in ["crayon", "tron:sark", "frost"] {
      let export = try Self.export(look)
      let report = write(export).report
      let names = Set((report.exact + report.near + report.missing).map(\.name))
      for path in TokenRoundTripTests.fields(of: export.theme).keys {
        let isNamed = names.contains { $0 == path || $0.hasPrefix("\(path).") }
        #expect(isNamed || path == "pressedOverlayColor", "\(format) \(look) \(path)")
      }
      #expect(!report.exact.isEmpty && !report.missing.isEmpty)
    }
  }

  @Test func oneColorSchemeIsExported() throws {
    let (light, dark) = (try Self.export("standard"), try Self.export("standard", .dark))
    for write in [Conversion.snygg(of:), Conversion.heliBoard(of:)] {
      #expect(write(light).text != write(dark).text)
    }
    #expect(Conversion.styleSheet(of: light) == Conversion.styleSheet(of: dark))
  }

  @Test func formsOfOtherProgramsAreTheirs() throws {
    let export = try Self.export("tron")
    let css = Conversion.styleSheet(of: export).text
    #expect(
      css.hasPrefix("/* The keyboard theme Tron") && css.contains(":root {\n  --background: #"))
    let colors = Conversion.heliBoard(of: export).text
    // The name Tron with the base 36.
    #expect(colors.contains("\"nfimwe\": 0"))
    let sheet = Conversion.snygg(of: export).text
    #expect(sheet.contains("\"$schema\": \"https://schemas.florisboard.org/snygg/v2/stylesheet\""))
    #expect(SnyggKeys.text(of: [5, 3, 4, 9, -7, 10]) == "-7,3..5,9,10")
  }
}
