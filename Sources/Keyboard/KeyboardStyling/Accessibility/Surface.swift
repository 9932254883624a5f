package import KeyboardCore
package import KeyboardDrawing

/// Range of colors in an area, such as a gradient, from the lightest to the darkest.
package struct Surface: Hashable, Sendable {

  package var lightest: Color.Resolved
  package var darkest: Color.Resolved

  package init(_ color: Color.Resolved) {
    (lightest, darkest) = (color, color)
  }

  private init(extremesOf colors: [Color.Resolved], or surface: Surface) {
    lightest = colors.max { $0.luminance < $1.luminance } ?? surface.lightest
    darkest = colors.min { $0.luminance < $1.luminance } ?? surface.darkest
  }

  package var mean: Color.Resolved { lightest.blended(with: darkest, share: 0.5) }

  package func painted(with colors: [Color.Resolved]) -> Surface {
    Surface(extremesOf: colors.flatMap { [$0.over(lightest), $0.over(darkest)] }, or: self)
  }

  package func painted(with background: Keyboard.Background?, isDark: Bool) -> Surface {
    guard let background else { return self }
    var base = self
    if let material = background.material?.resolved(isDark: isDark) {
      base = Surface(extremesOf: [lightest, darkest].map { material.color(over: $0) }, or: self)
    }
    let layers: [(layer: Keyboard.Background.Layer, colors: [Color]?)] = [
      (.color, background.backgroundColor.map { [$0] }), (.gradient, background.gradient?.colors),
      (.image, background.imageExtremes), (.overlay, background.overlay?.colors),
      (.overlayColor, background.overlayColor.map { [$0] }),
    ]
    let modes = background.blendModes
    return layers.reduce(base) { surface, layer in
      guard let colors = layer.colors?.map({ $0.resolved(isDark: isDark) }) else { return surface }
      guard let mode = modes[layer.layer] else { return surface.painted(with: colors) }
      return Surface(
        extremesOf: colors.flatMap { color in
          [surface.lightest, surface.darkest].map { mode.color(color, over: $0) }
        }, or: surface)
    }
  }

  /// 1 if the luminance of the text lies within the range.
  package func contrast(of text: Color.Resolved) -> Double {
    let luminance = text.luminance
    if luminance < lightest.luminance, luminance > darkest.luminance { return 1 }
    return min(text.contrast(to: lightest), text.contrast(to: darkest))
  }
}

extension Keyboard.Background {

  /// The extreme colors of an image, without reading its pixels.
  fileprivate var imageExtremes: [Color]? {
    guard imageData != nil, imageOpacity > 0 else { return nil }
    let extremes = [Color.black, .white].map { $0.opacity(imageOpacity) }
    guard let imageTint else { return extremes }
    let (light, dark) = (imageTint.light, imageTint.dark)
    return extremes.map {
      Color(
        light: $0.light.blended(with: light, share: light.opacity),
        dark: $0.dark.blended(with: dark, share: dark.opacity))
    }
  }
}
