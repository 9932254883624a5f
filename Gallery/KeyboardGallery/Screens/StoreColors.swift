import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// The colors of a store picture, which follow from its background and a theme.
struct StoreColors {

  let accent: Color.Resolved

  let ink: Color.Resolved

  /// Beside a film, whose background is one color.
  let filmGround: Color.Resolved
  let backdrop: Keyboard.Background

  /// The face and the text of one's own messages, which differ from the background.
  let ownMessage: (face: Color.Resolved, text: Color.Resolved)

  private static let (black, white) = (Color.Resolved(hex: 0x0B0B0F), Color.Resolved(hex: 0xFFFFFF))

  /// Apple's blue, for themes without a color of their own.
  private static let blue = Color.Resolved(hex: 0x0A6CFF)

  init(_ background: StoreScreen.Background, theme: KeyboardTheme, scheme: ColorScheme) {
    let palette = Palette(theme, scheme: scheme)
    let isDark = scheme == .dark
    let (black, white) = (Self.black, Self.white)
    accent = Self.accent(of: palette) ?? Self.blue
    let ground: [Color.Resolved]
    switch background {
    case .theme:
      let shares = isDark ? [0.72, 0.93] : [0.9, 0.66]
      ground = shares.map { [accent] in
        accent.blended(with: isDark ? Color.Resolved(hex: 0x08080B) : white, share: $0)
      }
      backdrop = Self.gradient(ground, degrees: 180)
    case .accent:
      ground = [accent.blended(with: white, share: 0.1), accent.blended(with: black, share: 0.22)]
      backdrop = Self.gradient(ground, degrees: 165)
    case .gradient(let colors, let degrees):
      ground = colors.map { $0.resolved(isDark: isDark).over(isDark ? black : white) }
      backdrop = Self.gradient(ground, degrees: degrees)
    case .picture(let layers):
      let surface = Surface(white).seen(through: layers, isDark: isDark)
      ground = [surface.lightest, surface.darkest]
      backdrop = layers
    }
    ink = Self.ink(on: ground)
    filmGround = ground.first ?? white
    let blends = ground.contains { [accent] in $0.contrast(to: accent) < 1.5 }
    ownMessage = blends ? (ink, Self.ink(on: [ink])) : (accent, Self.ink(on: [accent]))
  }

  private static func gradient(_ colors: [Color.Resolved], degrees: Double) -> Keyboard.Background {
    let colors = colors.map { Color($0) }
    guard colors.count > 1 else { return .color(colors.first ?? .white) }
    return .gradient(KeyboardGradient(shape: .angle(degrees: degrees), colors: colors))
  }

  /// White on a strong color looks better than black long before its contrast is higher.
  private static func ink(on colors: [Color.Resolved]) -> Color.Resolved {
    let share = 1 / Double(max(colors.count, 1))
    let mean = colors.reduce(0) { $0 + $1.luminance * share }
    return Color.Resolved.contrast(of: white.luminance, to: mean) >= 2.9 ? white : black
  }

  /// Returns the most colorful of the board and its keys, if it is a color at all.
  private static func accent(of palette: Palette) -> Color.Resolved? {
    let candidates =
      palette.swatches.prefix(3).flatMap { [$0.surface.mean, $0.text] }
      + [palette.background.mean]
    let best = candidates.max { chroma(of: $0) < chroma(of: $1) }
    return best.flatMap { chroma(of: $0) > 0.12 ? $0 : nil }
  }

  private static func chroma(of color: Color.Resolved) -> Double {
    let parts = [color.red, color.green, color.blue]
    let (low, high) = (parts.min() ?? 0, parts.max() ?? 0)
    // A pale color has less to say than a strong one of the same difference.
    return (high - low) * (1 - abs(color.luminance - 0.3) * 0.5)
  }
}
