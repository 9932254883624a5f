import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// The styles of a theme's parts as they are drawn on a phone, over the standard ones.
struct DrawnTheme {

  static let keys: [(type: KeyboardTheme.ButtonType, action: KeyboardAction)] = [
    (.input, .character("a")), (.system, .backspace), (.primary, .primary(.return)),
  ]

  private let light: KeyboardThemeAppearance
  private let dark: KeyboardThemeAppearance

  init(_ theme: KeyboardTheme) {
    (light, dark) = (Self.appearance(of: theme, .light), Self.appearance(of: theme, .dark))
  }

  private static func appearance(
    of theme: KeyboardTheme, _ scheme: ColorScheme
  ) -> KeyboardThemeAppearance {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "en"))
    context.colorScheme = scheme
    return KeyboardThemeAppearance(theme: theme, keyboardContext: context)
  }

  func appearance(_ scheme: ColorScheme) -> KeyboardThemeAppearance {
    scheme == .dark ? dark : light
  }

  func color(
    _ color: (_ appearance: KeyboardThemeAppearance, _ isDark: Bool) -> Color.Resolved
  ) -> Color {
    Color(light: color(light, false), dark: color(dark, true))
  }

  var board: Color { color { $0.backgroundStyle.plainColor(over: .transparent, isDark: $1) } }

  var text: Color { color { ($0.foregroundColor ?? .primary).resolved(isDark: $1) } }

  func face(of action: KeyboardAction, isPressed: Bool = false) -> Color {
    color { appearance, isDark in
      let style = appearance.buttonStyle(for: action, isPressed: isPressed)
      let color = (style.backgroundColor ?? .clear).resolved(isDark: isDark)
      let face = style.background?.plainColor(over: color, isDark: isDark) ?? color
      let overlay = isPressed ? style.pressedOverlayColor?.resolved(isDark: isDark) : nil
      return overlay?.composed(over: face) ?? face
    }
  }

  func text(of action: KeyboardAction, isPressed: Bool = false) -> Color {
    color { appearance, isDark in
      let style = appearance.buttonStyle(for: action, isPressed: isPressed)
      return style.foregroundGradient?.meanColor(isDark: isDark)
        ?? (style.foregroundColor ?? .primary).resolved(isDark: isDark)
    }
  }

  func style(
    of action: KeyboardAction, isPressed: Bool = false, in scheme: ColorScheme = .light
  ) -> Keyboard.ButtonStyle {
    appearance(scheme).buttonStyle(for: action, isPressed: isPressed)
  }

  func callout(in scheme: ColorScheme) -> KeyboardCallout.CalloutStyle {
    appearance(scheme).calloutStyle(for: .character("a")) ?? .standard
  }

  func callout(_ path: KeyPath<KeyboardCallout.CalloutStyle, Color>) -> Color {
    color { callout(in: $1 ? .dark : .light)[keyPath: path].resolved(isDark: $1) }
  }

  var calloutFace: Color {
    color { _, isDark in
      let style = callout(in: isDark ? .dark : .light)
      let color = style.backgroundColor.resolved(isDark: isDark)
      return style.background?.plainColor(over: color, isDark: isDark) ?? color
    }
  }

  func toolbar(_ path: KeyPath<Autocomplete.ToolbarStyle, Color>) -> Color {
    color { $0.autocompleteToolbarStyle[keyPath: path].resolved(isDark: $1) }
  }
}

extension Keyboard.Background {

  fileprivate func plainColor(over below: Color.Resolved, isDark: Bool) -> Color.Resolved {
    let layers = [
      backgroundColor?.resolved(isDark: isDark), gradient?.meanColor(isDark: isDark),
      overlay?.meanColor(isDark: isDark), overlayColor?.resolved(isDark: isDark),
    ]
    return layers.reduce(below) { color, layer in layer?.composed(over: color) ?? color }
  }

  func differences(keepingPicture isKept: Bool) -> [String] {
    var differences: [String] = []
    if gradient != nil || overlay != nil { differences.append("one color for its gradient") }
    if imageData != nil, !isKept { differences.append("without its image") }
    if material != nil { differences.append("without its material") }
    if noise != nil { differences.append("without its noise") }
    return differences
  }
}

extension KeyboardGradient {

  fileprivate func meanColor(isDark: Bool) -> Color.Resolved {
    stops.map { $0.color.resolved(isDark: isDark) }.mean
  }
}

extension [Color.Resolved] {

  var mean: Color.Resolved {
    func mean(_ path: KeyPath<Color.Resolved, Double>) -> Double {
      reduce(0) { $0 + $1[keyPath: path] } / Double(Swift.max(count, 1))
    }
    return Color.Resolved(
      red: mean(\.red), green: mean(\.green), blue: mean(\.blue), opacity: mean(\.opacity))
  }
}

extension Color.Resolved {

  fileprivate static let transparent = Color.Resolved(hex: 0, opacity: 0)

  func composed(over below: Self) -> Self {
    let lower = below.opacity * (1 - opacity)
    let both = opacity + lower
    guard both > 0 else { return below }
    var color = below.blended(with: self, share: opacity / both)
    color.opacity = both
    return color
  }
}
