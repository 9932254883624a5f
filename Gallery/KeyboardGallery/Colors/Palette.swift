import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// Colors of a theme on a phone: its background, and surface and text of typical parts.
struct Palette: Hashable, Sendable {

  struct Swatch: Hashable, Sendable {

    var name: String

    var surface: Surface

    /// Blended with the surface if it is translucent.
    var text: Color.Resolved

    /// The lowest contrast of the two, from 1 to 21.
    var ratio: Double { surface.contrast(of: text) }
  }

  var background: Surface
  var swatches: [Swatch]

  fileprivate var board: ArraySlice<Swatch> { swatches.prefix(Self.keys.count + 2) }

  /// The lowest contrast of a theme, by day and by night.
  static func lowestRatio(of theme: KeyboardTheme) -> Double {
    ColorScheme.allCases.flatMap { Palette(theme, scheme: $0).swatches.map(\.ratio) }.min() ?? 1
  }

  var isDark: Bool {
    (background.lightest.luminance + background.darkest.luminance) / 2 < 0.2
  }

  init(_ theme: KeyboardTheme, scheme: ColorScheme) {
    let context = KeyboardContext()
    context.colorScheme = scheme
    let appearance = KeyboardThemeAppearance(theme: theme, keyboardContext: context)
    let isDark = scheme == .dark
    let board = Surface(Color.keyboardBackground.resolved(isDark: isDark))
    let background = board.seen(through: appearance.backgroundStyle, isDark: isDark)
    self.background = background
    swatches = Self.keys.map { name, action, isPressed in
      let style = appearance.buttonStyle(for: action, isPressed: isPressed)
      let face = background.painted(
        with: [(style.backgroundColor ?? .clear).resolved(isDark: isDark)]
      ).seen(through: style.background, isDark: isDark)
      guard isPressed, let overlay = style.pressedOverlayColor?.resolved(isDark: isDark) else {
        return Self.swatch(name, style.foregroundColor, on: face, isDark: isDark)
      }
      // The overlay covers the text, too.
      let text = (style.foregroundColor ?? .primary).resolved(isDark: isDark).over(face.mean)
      return Swatch(name: name, surface: face.painted(with: [overlay]), text: overlay.over(text))
    }
    let toolbar = appearance.autocompleteToolbarStyle
    let (plain, correction) = (toolbar.item, toolbar.autocorrectItem)
    let callout = appearance.calloutStyle ?? .standard
    swatches += [
      ("Suggestions", plain.titleColor, plain.backgroundColor),
      ("Correction", correction.titleColor, correction.backgroundColor),
      ("Callouts", callout.foregroundColor, callout.backgroundColor),
      ("Selection", callout.selectedForegroundColor, callout.selectedBackgroundColor),
    ].map { name, text, face in
      let surface = background.painted(with: [face.resolved(isDark: isDark)])
      return Self.swatch(name, text, on: surface, isDark: isDark)
    }
  }

  private static let keys: [(String, KeyboardAction, isPressed: Bool)] = [
    ("Letter keys", .character("a"), false), ("System keys", .shift(.lowercased), false),
    ("Return key", .primary(.return), false), ("Pressed letter keys", .character("a"), true),
    ("Pressed system keys", .shift(.lowercased), true),
    ("Pressed return key", .primary(.return), true),
  ]

  private static func swatch(
    _ name: String, _ text: Color?, on surface: Surface, isDark: Bool
  ) -> Swatch {
    let color = (text ?? .primary).resolved(isDark: isDark)
    return Swatch(name: name, surface: surface, text: color.over(surface.mean))
  }
}

/// Adaptation of a theme to the color scheme of the system; others are always light or dark.
enum ThemeScheme: String, Hashable, Sendable, CaseIterable {

  case adaptive
  case light
  case dark

  /// Callouts are ignored, since they follow the system unless the theme styles them.
  init(light: Palette, dark: Palette) {
    let looksTheSame = light.background == dark.background && light.board.elementsEqual(dark.board)
    self = !looksTheSame ? .adaptive : light.isDark ? .dark : .light
  }

  var name: String {
    switch self {
    case .adaptive: "Light and dark"
    case .light: "Always light"
    case .dark: "Always dark"
    }
  }
}
