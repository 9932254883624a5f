public import Foundation
import KeyboardCore
public import KeyboardDrawing

/// A view that fills the proposed space.
public protocol FlexibleView: PrimitiveView {}

extension FlexibleView {

  /// Return a size of 10 points, as nothing is proposed (source: Apple's documentation of shapes).
  public func size(in context: ViewContext) -> CGSize { CGSize(width: 10, height: 10) }

  /// Return the proposed size.
  public func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }
}

/// A shape in a rectangle: a view that is filled with the foreground color, or an outline.
public protocol Shape: FlexibleView {

  /// Return the outline in a rectangle in points.
  func path(in rect: CGRect) -> Path
}

extension Shape {

  /// Fill the shape with the foreground color of the environment.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    fill(context.environment.foregroundColor).draw(in: frame, context: context, into: &builder)
  }

  /// Fill the shape with a color.
  public func fill(_ color: Color) -> FilledShape { FilledShape(shape: self, color: color) }
}

/// A shape with a color.
public struct FilledShape: FlexibleView {

  let shape: any Shape
  let color: Color

  /// Fill the shape, with its edges on pixels.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    builder.fill(
      shape.path(in: context.grid.snapped(frame)),
      color.resolved(isDark: context.environment.isDark))
  }
}

/// The whole rectangle.
public struct Rectangle: Shape {

  /// Create a rectangle.
  public init() {}

  /// Return the rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {

  private let cornerRadius: CGFloat

  /// Create a rectangle with corners of a radius in points, which are continuous as those of the
  /// system.
  public init(cornerRadius: CGFloat) { self.cornerRadius = cornerRadius }

  /// Return the outline.
  public func path(in rect: CGRect) -> Path {
    Path(continuousRoundedRect: rect, cornerRadius: cornerRadius)
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {

  /// Create a capsule.
  public init() {}

  /// Return the outline.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

/// The largest circle in the center of the rectangle.
public struct Circle: Shape {

  /// Create a circle.
  public init() {}

  /// Return the outline.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: rect.aligned(CGSize(width: side, height: side)))
  }
}

extension Color: FlexibleView {

  /// Fill the frame.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    Rectangle().fill(self).draw(in: frame, context: context, into: &builder)
  }
}
