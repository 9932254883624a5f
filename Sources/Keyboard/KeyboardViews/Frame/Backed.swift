public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardStyling

/// A view with something behind it that is seen through its materials and beside it.
///
/// ```swift
/// let scene = Backed(.color(.purple)) {
///   KeyboardView(keyboardContext: context)
/// }.scene(measuring: .fixedAdvance)
/// scene.size.width  // → 390
/// ```
public struct Backed<Content: View>: PrimitiveView {

  /// The layers behind the view, which fill its frame.
  public var backdrop: Keyboard.Background

  /// The view.
  public var content: Content

  /// Create a view over a backdrop.
  public init(_ backdrop: Keyboard.Background, @ViewBuilder content: () -> Content) {
    self.backdrop = backdrop
    self.content = content()
  }

  /// Return the size of the view.
  public func size(in context: ViewContext) -> CGSize { content.size(in: context) }

  /// Return the height of the view's callouts above it.
  public func overhang(in context: ViewContext) -> Double { content.overhang(in: context) }

  /// Draw the backdrop and the view.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    backdrop.draw(
      in: Path(frame), area: frame, isDark: context.environment.isDark, into: &builder)
    content.draw(in: frame, context: context, into: &builder)
  }
}
