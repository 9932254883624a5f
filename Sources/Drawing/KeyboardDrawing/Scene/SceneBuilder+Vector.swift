package import Foundation

/// Colors of a drawing.
package struct VectorColors: Hashable, Sendable {

  /// The color of the text.
  package var current: Color.Resolved

  /// The gradient of the text, in place of its color.
  package var gradient: Paint?

  /// Whether all shapes have the color of the text, with opacities of their own.
  package var isTinted: Bool

  /// The factor on the width of lines.
  package var lineFactor: Double

  package init(
    current: Color.Resolved, gradient: Paint? = nil, isTinted: Bool = false, lineFactor: Double = 1
  ) {
    self.current = current
    self.gradient = gradient
    self.isTinted = isTinted
    self.lineFactor = lineFactor
  }

  fileprivate func paint(_ ink: VectorImage.Ink, in map: Affine) -> Paint {
    switch ink {
    case .current(let opacity): foreground(opacity)
    case .paint(.color(let color)) where isTinted: foreground(color.opacity)
    case .paint(let paint):
      // A gradient of the text has no opacities of its own.
      isTinted && gradient != nil
        ? foreground(1)
        : map.of(isTinted ? paint.mapColors { current.opacity($0.opacity) } : paint)
    }
  }

  private func foreground(_ opacity: Double) -> Paint {
    gradient?.mapColors { $0.opacity(opacity) } ?? .color(current.opacity(opacity))
  }
}

extension SceneBuilder {

  /// Draw a drawing by a similarity from its units to points; what exceeds its visible area is
  /// cut off.
  package mutating func vector(_ image: VectorImage, in map: Affine, colors: VectorColors) {
    let box = image.viewBox
    let exceeds = !box.insetBy(dx: -box.width * 1e-3, dy: -box.height * 1e-3).contains(image.ink)
    // Shapes overlap, so those of a translucent text are drawn as an opaque group with an opacity.
    let opacity = colors.gradient == nil && image.nodes.count > 1 ? colors.current.opacity : 1
    var colors = colors
    if opacity < 1, colors.isTinted { colors.current.opacity = 1 }
    group(
      clip: exceeds ? map.of(Path(box)) : nil, opacity: colors.isTinted ? opacity : 1
    ) { $0.draw(image.nodes, in: map, colors) }
  }

  private mutating func draw(
    _ nodes: [VectorImage.Node], in map: Affine, _ colors: VectorColors
  ) {
    for node in nodes {
      switch node {
      case .fill(let path, let ink): fill(map.of(path), colors.paint(ink, in: map))
      case .stroke(let path, let ink, var line):
        line.lineWidth *= map.lengthFactor * colors.lineFactor
        stroke(map.of(path), colors.paint(ink, in: map), line)
      case .group(let nodes, let opacity):
        group(opacity: opacity) { $0.draw(nodes, in: map, colors) }
      }
    }
  }
}

extension VectorImage {

  /// Return the map that centers the visible area in a frame, as large as it fits.
  package func fitting(_ frame: CGRect) -> Affine {
    let scale = min(frame.width / viewBox.width, frame.height / viewBox.height)
    return Affine(
      a: scale, d: scale, e: frame.midX - viewBox.midX * scale,
      f: frame.midY - viewBox.midY * scale)
  }
}
