public import Foundation
import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput
public import KeyboardViews

/// A view whose drawing is moved, turned, scaled, masked or followed by a shadow.
public struct EffectView<Content: View>: ContainerView {

  enum Effect {
    case transform((CGRect) -> Affine)
    case shadow(Color, radius: Double, x: Double, y: Double)
    case hidden
    case mask(any View)
  }

  let content: Content
  let effect: Effect

  /// Returns the size of the view, which effects don't change.
  public func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
    content.size(for: proposal, in: context)
  }

  /// Returns the view in the middle of an area.
  public func placedViews(in area: CGRect, context: ViewContext) -> [PlacedView] {
    [content.placed(in: area, in: context)]
  }

  /// Draws the view with the effect.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    let draw = { (builder: inout SceneBuilder) in
      content.draw(in: frame, context: context, into: &builder)
    }
    switch effect {
    case .hidden: break
    case .shadow(let color, let radius, let x, let y):
      let color = color.resolved(isDark: context.environment.colorScheme == .dark)
      // The radius of Apple's shadows is twice the standard deviation of the blur.
      let shadow = ContentEffect.shadow(color, radius: radius / 2, offset: CGPoint(x: x, y: y))
      builder.withEffects([shadow], draw)
    case .transform(let transform):
      var inner = SceneBuilder(size: builder.size)
      draw(&inner)
      builder.draw(inner.scene, by: transform(frame))
    case .mask(let mask):
      builder.group(clip: mask.outline(in: frame, context: context), draw)
    }
  }

  /// Returns the keys of the view where they were before the effect; hidden views have none.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    if case .hidden = effect { return [] }
    return content.touchableKeys(in: frame, context: context)
  }
}

extension View {

  /// The outline of a shape, or the frame of any other view: masks by texts or opacity aren't drawn.
  fileprivate func outline(in frame: CGRect, context: ViewContext) -> Path {
    let view = placed(in: frame, in: context)
    return (self as? any Shape)?.path(in: view.frame) ?? Path(view.frame)
  }

  /// Moves the drawing by points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> EffectView<Self> {
    EffectView(content: self, effect: .transform { _ in .translation(x, y) })
  }

  /// Moves the drawing by points.
  public func offset(_ offset: CGSize) -> EffectView<Self> {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Scales the drawing about a point of the frame.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> EffectView<Self> {
    EffectView(
      content: self,
      effect: .transform { frame in
        let point = anchor.point(in: frame)
        return Affine.translation(point.x, point.y)
          .applied(after: .scale(x, y).applied(after: .translation(-point.x, -point.y)))
      })
  }

  /// Scales the drawing about a point of the frame.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> EffectView<Self> {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Turns the drawing clockwise about a point of the frame.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> EffectView<Self> {
    EffectView(
      content: self,
      effect: .transform { .rotation(degrees: angle.degrees, about: anchor.point(in: $0)) })
  }

  /// Draws a shadow of texts and shapes, with a blur and an offset in points.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> EffectView<Self> {
    EffectView(content: self, effect: .shadow(color, radius: radius, x: x, y: y))
  }

  /// Leaves the space of the view empty.
  public func hidden() -> EffectView<Self> { EffectView(content: self, effect: .hidden) }

  /// Draws only what lies in a shape, or in the frame of another view.
  public func mask<Mask: View>(@ViewBuilder _ mask: () -> Mask) -> EffectView<Self> {
    self.mask(mask())
  }

  /// Draws only what lies in a shape, or in the frame of another view.
  public func mask(_ mask: some View) -> EffectView<Self> {
    EffectView(content: self, effect: .mask(mask))
  }

  /// Draws only what lies in the frame.
  public func clipped(antialiased: Bool = false) -> LayeredView<Self> { clipShape(Rectangle()) }

  /// Moves the middle of the view to a point of the space around it.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(PositionModifier(point: CGPoint(x: x, y: y)))
  }
}

/// Moves the middle of a view that fills its space.
private struct PositionModifier: ViewModifier {

  let point: CGPoint

  func body(content: Content) -> some View {
    EffectView(
      content: content,
      effect: .transform { .translation(point.x - $0.midX, point.y - $0.midY) })
  }
}

extension Color {
  /// Returns the color with each component replaced by its complement.
  public func colorInvert() -> Color {
    let inverted = { (color: Resolved) in
      Resolved(
        red: 1 - color.red, green: 1 - color.green, blue: 1 - color.blue, opacity: color.opacity)
    }
    return Color(light: inverted(light), dark: inverted(dark))
  }
}
