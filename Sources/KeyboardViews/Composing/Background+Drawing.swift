import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

extension Keyboard.Background {

  /// Draws the layers, back to front, into a shape.
  ///
  /// Gradients run over the area, which the shape may be smaller than.
  func draw(in path: Path, area: CGRect, isDark: Bool, into builder: inout SceneBuilder) {
    if let backgroundColor { builder.fill(path, backgroundColor.resolved(isDark: isDark)) }
    if let gradient { builder.fill(path, gradient.paint(in: area, isDark: isDark)) }
    drawImage(in: path, area: area, isDark: isDark, into: &builder)
    if let overlay { builder.fill(path, overlay.paint(in: area, isDark: isDark)) }
    if let overlayColor { builder.fill(path, overlayColor.resolved(isDark: isDark)) }
  }

  /// Whether one of the layers covers all that lies behind.
  func isOpaque(isDark: Bool) -> Bool {
    let colors = [backgroundColor, overlayColor].compactMap { $0?.resolved(isDark: isDark) }
    let gradients = [gradient, overlay].compactMap { $0 }
    return colors.contains(where: \.isOpaque) || hasCoveringImage
      || gradients.contains { gradient in
        gradient.colors.allSatisfy { $0.resolved(isDark: isDark).isOpaque }
      }
  }
}
