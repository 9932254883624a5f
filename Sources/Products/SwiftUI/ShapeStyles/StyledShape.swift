public import Foundation
import KeyboardCore
public import KeyboardDrawing
import KeyboardInput
public import KeyboardViews

/// A shape with a style inside or along its outline.
public struct StyledShape: FlexibleView {

  let shape: any Shape
  let style: any ShapeStyle
  var line: StrokeStyle?

  /// Fills the shape, with its edges on pixels, or draws the line.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    let rect = context.grid.snapped(frame)
    let path = shape.path(in: rect)
    let paint = style.paint(in: rect, environment: context.environment)
    if let line {
      builder.stroke(path, paint, line)
    } else if let material = style.material(in: context.environment) {
      builder.material(path, material)
    } else {
      builder.fill(path, paint)
    }
  }

  /// Returns the line or the shape in another style.
  public func fill(_ style: some ShapeStyle) -> StyledShape {
    StyledShape(shape: shape, style: style, line: line)
  }

  /// Draws a line along the outline, over the shape.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> LayeredView<Self> {
    overlay(shape.stroke(style, lineWidth: lineWidth), alignment: .center)
  }
}

extension Shape {

  /// Fills the shape with a style.
  public func fill(_ style: some ShapeStyle) -> StyledShape {
    StyledShape(shape: self, style: style)
  }

  /// Draws a line along the outline.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> StyledShape {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line in a style along the outline.
  public func stroke(_ style: some ShapeStyle, style line: StrokeStyle) -> StyledShape {
    StyledShape(shape: self, style: style, line: line)
  }

  /// Draws a line in the color of labels along the outline.
  public func stroke(lineWidth: CGFloat = 1) -> StyledShape {
    stroke(Color.primary, lineWidth: lineWidth)
  }

  /// Draws a line inside the outline.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> StyledShape {
    inset(by: lineWidth / 2).stroke(style, lineWidth: lineWidth)
  }

  /// Returns the shape in a rectangle that is smaller on all sides, in points.
  public func inset(by length: CGFloat) -> InsetShape { InsetShape(shape: self, length: length) }
}

/// A shape in a smaller rectangle.
public struct InsetShape: Shape {

  let shape: any Shape
  let length: CGFloat

  /// Returns the outline in the smaller rectangle.
  public func path(in rect: CGRect) -> Path {
    let length = min(length, min(rect.width, rect.height) / 2)
    return shape.path(in: rect.insetBy(dx: length, dy: length))
  }
}

/// The curve of corners; all are drawn as rounded rectangles are.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

extension RoundedRectangle {
  /// Creates a rectangle with corners of a radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle) {
    self.init(cornerRadius: cornerRadius)
  }
}

extension Capsule {
  /// Creates a capsule.
  public init(style: RoundedCornerStyle) { self.init() }
}

/// An ellipse that touches all sides of the rectangle.
public struct Ellipse: Shape {
  /// Creates an ellipse.
  public init() {}
  /// Returns the outline.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle with a radius for each corner, in points.
public struct UnevenRoundedRectangle: Shape {

  private let radii: [CGFloat]

  /// Creates a rectangle.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    radii = [topLeadingRadius, topTrailingRadius, bottomTrailingRadius, bottomLeadingRadius]
  }

  /// Returns the outline.
  public func path(in rect: CGRect) -> Path {
    let corners = [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY),
      (rect.minX, rect.maxY),
    ]
    return Path(
      polygon: zip(corners, radii).map { corner, radius in
        Path.Corner(corner.0, corner.1, radius: radius)
      })
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
  /// Returns a capsule.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension View {

  /// Fills a shape in the frame of the view with a style, behind the view.
  public func background(
    _ style: some ShapeStyle, in shape: some Shape = Rectangle()
  ) -> LayeredView<Self> {
    background(StyledShape(shape: shape, style: style), alignment: .center)
  }

  /// Fills a shape in the frame of the view with a style, over the view.
  public func overlay(
    _ style: some ShapeStyle, in shape: some Shape = Rectangle()
  ) -> LayeredView<Self> {
    overlay(StyledShape(shape: shape, style: style), alignment: .center)
  }

  /// Draws a view that is also a style, such as a gradient, behind this one, in its frame.
  public func background(_ style: some ShapeStyle & View) -> LayeredView<Self> {
    background(style, alignment: .center)
  }

  /// Draws a view that is also a style, such as a color, over this one, in its frame.
  public func overlay(_ style: some ShapeStyle & View) -> LayeredView<Self> {
    overlay(style, alignment: .center)
  }

  /// Sets the color of texts, images and shapes, which have no gradients or materials.
  public func foregroundStyle(_ style: some ShapeStyle) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.foregroundColor = style.textColor(in: $0) }
  }

  /// Draws a line inside the frame of the view.
  public func border(_ style: some ShapeStyle, width: CGFloat = 1) -> LayeredView<Self> {
    overlay(Rectangle().strokeBorder(style, lineWidth: width), alignment: .center)
  }
}
