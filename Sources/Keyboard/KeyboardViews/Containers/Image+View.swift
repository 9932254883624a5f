public import Foundation
import KeyboardCore
import KeyboardDocuments
public import KeyboardDrawing
public import KeyboardStyling

/// Images have a type of the same name.
private typealias SymbolIcon = Icon

extension Image: PrimitiveView {

  /// Return a square of the height of the icon, for the font of the environment.
  public func size(in context: ViewContext) -> CGSize {
    let side = SymbolIcon.side(fontSize: context.environment.font.size).rounded(.up)
    return CGSize(width: side, height: side)
  }

  /// Draw the icon in the center of the frame, in the font size and color of the environment.
  ///
  /// An image that is none of this package's icons is left out with a notice.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    let environment = context.environment
    guard let icon = SymbolIcon.named(name, in: environment.design) else {
      return KeyboardNotices.report(
        .invalidImage, "The image “\(name)” of a view is none of the library's icons")
    }
    icon.draw(
      in: &builder, centeredAt: frame.center, fontSize: environment.font.size,
      weight: environment.font.weight,
      color: environment.foregroundColor.resolved(isDark: environment.isDark))
  }
}
