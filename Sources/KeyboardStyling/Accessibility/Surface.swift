package import KeyboardCore
package import KeyboardDrawing

/// What text may stand on: the lightest and the darkest color of an area, opaque.
package struct Surface: Hashable, Sendable {

  /// The lightest color.
  package var lightest: Color.Resolved

  /// The darkest color.
  package var darkest: Color.Resolved

  /// An area of one color.
  package init(_ color: Color.Resolved) {
    (lightest, darkest) = (color, color)
  }

  private init(extremesOf colors: [Color.Resolved], or surface: Surface) {
    lightest = colors.max { $0.luminance < $1.luminance } ?? surface.lightest
    darkest = colors.min { $0.luminance < $1.luminance } ?? surface.darkest
  }

  /// The color in the middle.
  package var mean: Color.Resolved { lightest.blended(with: darkest, share: 0.5) }

  /// This area with any of some colors painted over it.
  package func painted(with colors: [Color.Resolved]) -> Surface {
    Surface(
      extremesOf: colors.flatMap { [$0.over(lightest), $0.over(darkest)] }, or: self)
  }

  /// This area with a background painted over it.
  package func painted(with background: Keyboard.Background?, isDark: Bool) -> Surface {
    guard let background else { return self }
    let layers = [
      background.backgroundColor.map { [$0] }, background.gradient?.colors,
      background.pictureExtremes, background.overlay?.colors, background.overlayColor.map { [$0] },
    ]
    return layers.compactMap { $0 }.reduce(self) { surface, colors in
      surface.painted(with: colors.map { $0.resolved(isDark: isDark) })
    }
  }

  /// The least contrast of an opaque text on this area; 1 if the area is lighter here and darker there.
  package func contrast(of text: Color.Resolved) -> Double {
    let luminance = text.luminance
    if luminance < lightest.luminance, luminance > darkest.luminance { return 1 }
    return min(text.contrast(to: lightest), text.contrast(to: darkest))
  }
}

extension Keyboard.Background {

  /// The darkest and lightest colors that a picture may have, since nobody looks into it here.
  fileprivate var pictureExtremes: [Color]? {
    guard imageData != nil, imageOpacity > 0 else { return nil }
    let extremes = [Color.black, .white].map { $0.opacity(imageOpacity) }
    guard let imageTint else { return extremes }
    return extremes.map { $0.blended(with: imageTint) }
  }
}

extension Color {

  /// This color with another one laid over it, with the opacity of this one.
  fileprivate func blended(with tint: Color) -> Color {
    func blended(_ base: Resolved, _ tint: Resolved) -> Resolved {
      func mix(_ low: Double, _ high: Double) -> Double {
        low + (high - low) * tint.opacity
      }
      return Resolved(
        red: mix(base.red, tint.red), green: mix(base.green, tint.green),
        blue: mix(base.blue, tint.blue), opacity: base.opacity)
    }
    return Color(light: blended(light, tint.light), dark: blended(dark, tint.dark))
  }
}
