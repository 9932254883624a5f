import KeyboardKit
import Testing

/// Whether color schemes and states differ in themes whose files promise a contrast, which lint
/// measures.
@Suite struct ThemeContrastTests {

  /// The themes that promise a contrast, and their variations.
  static var themes: [String] {
    get throws { try KeyboardTheme.builtInLooks.filter { try contrast(of: $0) != nil } }
  }

  private static func contrast(of look: String) throws -> Double? {
    let file = KeyboardTheme.builtInFile(of: String(look.prefix { $0 != ":" }))
    let document = try file.map { try JSONDocument(parsing: $0, options: .relaxed) }
    return document?.root.object?["x-contrast"]?.number
  }

  static let schemes: [ColorScheme] = [.light, .dark]
  static let actions: [KeyboardAction] = [
    .character("q"), .space, .shift(.lowercased), .shift(.uppercased), .shift(.capsLocked),
    .backspace, .keyboardType(.numeric), .keyboardType(.emojis), .nextKeyboard,
    .primary(.return), .primary(.done), .primary(.search),
  ]

  @Test func thereAreSuchThemes() throws {
    #expect(try !Self.themes.isEmpty)
  }

  /// Themes are light and dark, or the same in both.
  @Test(arguments: try themes)
  func lightAndDarkDiffer(theme: String) throws {
    let appearances = try Self.schemes.map { try Self.appearance(theme, $0) }
    let light = try #require(appearances[0].backgroundStyle.visible(isDark: false).first)
    let dark = try #require(appearances[1].backgroundStyle.visible(isDark: true).first)
    guard light == dark else { return #expect(light.contrast(to: dark) > 4) }
    for action in Self.actions {
      let styles = appearances.map { $0.buttonStyle(for: action, isPressed: false) }
      #expect(styles[0] == styles[1], "\(theme) \(action)")
    }
  }

  @Test(arguments: try themes, schemes)
  func pressedKeysAreSeen(theme: String, scheme: ColorScheme) throws {
    let isDark = scheme == .dark
    let appearance = try Self.appearance(theme, scheme)
    let board = try #require(appearance.backgroundStyle.visible(isDark: isDark).first)
    for action in Self.actions {
      let styles = [false, true].map { appearance.buttonStyle(for: action, isPressed: $0) }
      let faces = styles.map { $0.faces(on: [board], isDark: isDark)[0] }
      let images = styles.map { $0.background?.imageData }
      let materials = styles.map { $0.background?.material }
      #expect(
        faces[0].distance(to: faces[1]) >= 8 || images[0] != images[1]
          || materials[0] != materials[1], "\(theme) \(action)")
    }
  }

  private static func appearance(
    _ theme: String, _ scheme: ColorScheme
  ) throws -> KeyboardThemeAppearance {
    let context = KeyboardContext()
    context.colorScheme = scheme
    return KeyboardThemeAppearance(
      theme: try KeyboardTheme.builtIn(theme), keyboardContext: context)
  }
}

extension Keyboard.Background {

  /// The colors that are seen somewhere, with those of the layers in every combination.
  fileprivate func visible(isDark: Bool) -> [Color.Resolved] {
    layered(over: [(backgroundColor ?? .keyboardBackground).resolved(isDark: isDark)], isDark)
  }

  fileprivate func layered(over base: [Color.Resolved], _ isDark: Bool) -> [Color.Resolved] {
    var seen = base
    for colors in [gradient?.colors, overlay?.colors] {
      guard let colors else { continue }
      seen = seen.flatMap { below in
        colors.map { $0.resolved(isDark: isDark).composited(over: below) }
      }
    }
    return seen
  }
}

extension Keyboard.ButtonStyle {

  /// The colors of the key's face that are seen somewhere.
  fileprivate func faces(on boards: [Color.Resolved], isDark: Bool) -> [Color.Resolved] {
    let color = (backgroundColor ?? .clear).resolved(isDark: isDark)
    var faces = boards.map { color.composited(over: $0) }
    if let fill = background?.backgroundColor?.resolved(isDark: isDark) {
      faces = faces.map { fill.composited(over: $0) }
    }
    return background?.layered(over: faces, isDark) ?? faces
  }
}
