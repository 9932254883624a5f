import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

extension Keyboard.Background {

  /// Draw the layers, back to front, into a shape.
  ///
  /// Gradients span the area, which may be larger than the shape.
  func draw(in path: Path, area: CGRect, isDark: Bool, into builder: inout SceneBuilder) {
    if let backgroundColor { builder.fill(path, backgroundColor.resolved(isDark: isDark)) }
    if let gradient { builder.fill(path, gradient.paint(in: area, isDark: isDark)) }
    drawImage(in: path, area: area, isDark: isDark, into: &builder)
    if let overlay { builder.fill(path, overlay.paint(in: area, isDark: isDark)) }
    if let overlayColor { builder.fill(path, overlayColor.resolved(isDark: isDark)) }
  }

  /// Return whether a layer is opaque and covers the whole area.
  func isOpaque(isDark: Bool) -> Bool {
    let colors = [backgroundColor, overlayColor].compactMap { $0?.resolved(isDark: isDark) }
    let gradients = [gradient, overlay].compactMap { $0 }
    return colors.contains(where: \.isOpaque) || hasCoveringImage
      || gradients.contains { gradient in
        gradient.colors.allSatisfy { $0.resolved(isDark: isDark).isOpaque }
      }
  }
}
