public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput

/// A view with others behind or before it, or drawn as a whole.
public struct LayeredView<Content: View>: ContainerView {

  fileprivate let content: Content
  fileprivate var back: any View = ViewGroup()
  fileprivate var front: any View = ViewGroup()
  fileprivate var alignment = Alignment.center
  fileprivate var opacity = 1.0
  fileprivate var clip: (any Shape)?

  /// Return the size of the view.
  public func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
    content.size(for: proposal, in: context)
  }

  /// Return the view, and the others in its frame.
  public func placedViews(in area: CGRect, context: ViewContext) -> [PlacedView] {
    let own = content.placed(in: area, in: context)
    return back.arranged.map { $0.placed(in: own.frame, alignment, in: context) } + [own]
      + front.arranged.map { $0.placed(in: own.frame, alignment, in: context) }
  }

  /// Draw the views as a whole.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    let area = frame.lowered(by: overhang(in: context))
    let path = clip.map { $0.path(in: content.placed(in: area, in: context).frame) }
    builder.group(clip: path, opacity: max(opacity, 0)) {
      drawViews(in: area, context: context, into: &$0)
    }
  }

  /// Return the keys of the views; invisible views have none.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    guard opacity > 0 else { return [] }
    return placedViews(in: frame, context: context).flatMap { $0.touchableKeys(in: context) }
  }
}

extension View {

  /// Draw views behind this one, in its frame.
  public func background<Back: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Back
  ) -> LayeredView<Self> {
    LayeredView(content: self, back: content(), alignment: alignment)
  }

  /// Draw a view behind this one, in its frame.
  public func background(
    _ background: some View, alignment: Alignment = .center
  ) -> LayeredView<Self> {
    LayeredView(content: self, back: background, alignment: alignment)
  }

  /// Fill the frame of the view, or a shape in it, with a color behind the view.
  public func background(_ color: Color, in shape: any Shape = Rectangle()) -> LayeredView<Self> {
    LayeredView(content: self, back: FilledShape(shape: shape, color: color))
  }

  /// Draw views over this one, in its frame.
  public func overlay<Front: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Front
  ) -> LayeredView<Self> {
    LayeredView(content: self, front: content(), alignment: alignment)
  }

  /// Draw a view over this one, in its frame.
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> LayeredView<Self> {
    LayeredView(content: self, front: overlay, alignment: alignment)
  }

  /// Draw the view with an opacity from 0 to 1.
  public func opacity(_ opacity: Double) -> LayeredView<Self> {
    LayeredView(content: self, opacity: opacity)
  }

  /// Draw only what of the view lies in a shape.
  public func clipShape(_ shape: some Shape) -> LayeredView<Self> {
    LayeredView(content: self, clip: shape)
  }

  /// Draw only what of the view lies in a rectangle with round corners, in points.
  public func cornerRadius(_ radius: CGFloat) -> LayeredView<Self> {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Set the font of texts and images in the view, unless an inner modifier sets another.
  public func font(_ font: Font) -> EnvironmentModifier<Self> { environment(\.font, font) }

  /// Set the color of texts, images and shapes in the view, unless an inner modifier sets another.
  public func foregroundColor(_ color: Color) -> EnvironmentModifier<Self> {
    environment(\.foregroundColor, color)
  }

  /// Set the color of texts, images and shapes in the view, unless an inner modifier sets another.
  public func foregroundStyle(_ color: Color) -> EnvironmentModifier<Self> {
    foregroundColor(color)
  }
}
