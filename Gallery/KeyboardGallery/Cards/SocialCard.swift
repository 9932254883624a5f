import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// For link previews: 1200 by 630 pixels.
struct SocialCard: Sendable {

  /// In points.
  static let size = CGSize(width: 800, height: 420)

  static let scale = 1.5

  private let entry: ThemeEntry
  private let site: String

  init?(_ theme: GalleryTheme, site: String) {
    guard let entry = ThemeEntry(theme) else { return nil }
    self.entry = entry
    self.site = site
  }

  var key: String { "\(site)\n\(entry.theme.name)\n\(entry.theme.collection)" }

  var scheme: ColorScheme { entry.scheme == .dark ? .dark : .light }

  private static let margin = 48.0
  private static let keyboardWidth = 390.0

  static func frame(of keyboard: CGSize) -> CGRect {
    CGRect(
      x: size.width - margin - max(keyboard.width, keyboardWidth),
      y: max(((size.height - keyboard.height) / 2).rounded(), 0),
      width: keyboard.width, height: keyboard.height)
  }

  func scene(keyboard: CGSize, drawKeyboard: (CGRect, inout SceneBuilder) -> Void) -> Scene {
    var builder = SceneBuilder(size: Self.size)
    let palette = scheme == .dark ? entry.dark : entry.light
    let background = CardBackground(palette)
    builder.fill(Path(CGRect(origin: .zero, size: Self.size)), background.paint)
    let frame = Self.frame(of: keyboard)
    let shape = Path(roundedRect: frame, cornerRadius: 18)
    builder.shadow(
      Scene.Shadow(
        Path(roundedRect: frame.offsetBy(dx: 0, dy: 8), cornerRadius: 18),
        color: Color.Resolved(hex: 0x000000, opacity: background.isDark ? 0.5 : 0.18), radius: 18,
        outside: shape))
    builder.group(clip: shape) { drawKeyboard(frame, &$0) }
    drawTexts(
      background: background, palette: palette, width: frame.minX - Self.margin * 2, in: &builder)
    return builder.scene
  }

  private func drawTexts(
    background: CardBackground, palette: Palette, width: Double, in builder: inout SceneBuilder
  ) {
    let x = Self.margin
    func text(_ text: String, _ font: Font, _ color: Color.Resolved, y: Double, height: Double) {
      builder.name(
        text, font: font, color: color, box: CGRect(x: x, y: y, width: width, height: height),
        minimumScale: 0.4)
    }
    let name = entry.theme.name
    text(name, .system(size: 46, weight: .bold), background.ink, y: 142, height: 60)
    if entry.theme.collection != name {
      text(entry.theme.collection, .system(size: 22), background.softInk, y: 204, height: 30)
    }
    let top = entry.theme.collection == name ? 218.0 : 254
    for (index, surface) in palette.swatches.prefix(3).map(\.surface).enumerated() {
      let circle = CGRect(x: x + Double(index) * 34, y: top, width: 26, height: 26)
      builder.fill(Path(ellipseIn: circle), surface.mean)
      builder.stroke(
        Path(ellipseIn: circle.insetBy(dx: 0.5, dy: 0.5)), .color(background.ink.opacity(0.25)),
        StrokeStyle(lineWidth: 1))
    }
    text(site, .system(size: 16, weight: .medium), background.softInk, y: 348, height: 24)
  }
}

/// Gradient behind a social card, with the ink that is most readable on it.
private struct CardBackground {

  let top: Color.Resolved
  let bottom: Color.Resolved
  let isDark: Bool

  init(_ palette: Palette) {
    isDark = palette.isDark
    let white = Color.Resolved(hex: 0xFFFFFF)
    let share = isDark ? 0.09 : 0.55
    top = palette.background.lightest.blended(with: white, share: share)
    bottom = palette.background.darkest.blended(with: white, share: share * 0.6)
  }

  var paint: Paint {
    .linearGradient(
      [Paint.Stop(top, at: 0), Paint.Stop(bottom, at: 1)], from: .zero,
      to: CGPoint(x: 0, y: SocialCard.size.height))
  }

  var ink: Color.Resolved {
    let (dark, light) = (Color.Resolved(hex: 0x111114), Color.Resolved(hex: 0xFFFFFF))
    let worst = { (color: Color.Resolved) in
      min(color.contrast(to: self.top), color.contrast(to: self.bottom))
    }
    return worst(dark) >= worst(light) ? dark : light
  }

  var softInk: Color.Resolved { ink.opacity(0.72) }
}
