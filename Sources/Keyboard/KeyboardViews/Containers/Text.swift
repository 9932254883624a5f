public import Foundation
package import KeyboardCore
public import KeyboardDrawing
public import KeyboardStyling

/// A line of text, in the font and color of the environment.
public struct Text: PrimitiveView {

  /// The text.
  public var content: String

  /// Creates a line of text.
  @_disfavoredOverload
  public init(_ content: String) { self.content = content }

  /// Returns the width of the text and the height of a line.
  public func size(in context: ViewContext) -> CGSize {
    let font = context.environment.font
    return CGSize(
      width: context.text.width(of: content, font: font).rounded(.up),
      height: font.lineHeight.rounded(.up))
  }

  /// Draws the text in the center of the frame, scaled down to fit.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    builder.text(
      content, font: context.environment.font,
      color: context.environment.foregroundColor.resolved(isDark: context.environment.isDark),
      box: frame, minimumScale: 0.25)
  }
}

extension TextMeasure {

  /// A width too small for the ellipsis returns the ellipsis.
  func truncated(_ text: String, font: Font, toWidth limit: Double) -> String {
    guard width(of: text, font: font) > limit else { return text }
    let characters = Array(text)
    var (fits, tooMany) = (0, characters.count)
    while tooMany - fits > 1 {
      let middle = (fits + tooMany) / 2
      let candidate = String(characters[..<middle]) + "…"
      if width(of: candidate, font: font) <= limit { fits = middle } else { tooMany = middle }
    }
    let kept = characters[..<fits].reversed().drop(while: \.isWhitespace).reversed()
    return String(kept) + "…"
  }
}

/// Images have a type of the same name.
private typealias SymbolIcon = Icon

extension Image: PrimitiveView {

  /// Returns a square of the height of the icon, for the font of the environment, or the size of the file.
  public func size(in context: ViewContext) -> CGSize {
    if let asset { return asset.size }
    let side = SymbolIcon.side(fontSize: context.environment.font.size).rounded(.up)
    return CGSize(width: side, height: side)
  }

  /// Draws the icon in the center of the frame, or reports a notice if there is no such icon.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    let environment = context.environment
    if let asset { return builder.image(Scene.Image(asset.file, box: frame, clip: Path(frame))) }
    SymbolIcon.reported(name, in: environment.design)?.draw(
      in: &builder, centeredAt: frame.center, fontSize: environment.font.size,
      weight: environment.font.weight,
      color: environment.foregroundColor.resolved(isDark: environment.isDark))
  }

  /// Returns the files of images that are no icons and their pixels per point, by name; there are
  /// none by default.
  package static let files = SettableValue<
    @Sendable (String) -> (file: ImageFile, scale: Double)?
  > { _ in nil }

  /// The file of an image of the app, with its size in points.
  var asset: (file: ImageFile, size: CGSize)? {
    guard case .asset(let name) = source, icon == nil, let (file, scale) = Self.files.value(name)
    else { return nil }
    return (file, CGSize(width: Double(file.width) / scale, height: Double(file.height) / scale))
  }
}

/// A view that fills the proposed space.
public protocol FlexibleView: PrimitiveView {}

extension FlexibleView {

  /// Returns a size of 10 points, as nothing is proposed (source: Apple's documentation of shapes).
  public func size(in context: ViewContext) -> CGSize { CGSize(width: 10, height: 10) }

  /// Returns the proposed size.
  public func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }
}

/// A shape in a rectangle: a view that is filled with the foreground color, or an outline.
public protocol Shape: FlexibleView {

  /// Returns the outline in a rectangle in points.
  func path(in rect: CGRect) -> Path
}

extension Shape {

  /// Fills the shape with the foreground color of the environment.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    fill(context.environment.foregroundColor).draw(in: frame, context: context, into: &builder)
  }

  /// Fills the shape with a color.
  public func fill(_ color: Color) -> FilledShape { FilledShape(shape: self, color: color) }
}

/// A shape with a color.
public struct FilledShape: FlexibleView {

  let shape: any Shape
  let color: Color

  /// Fills the shape, with its edges on pixels.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    builder.fill(
      shape.path(in: context.grid.snapped(frame)),
      color.resolved(isDark: context.environment.isDark))
  }
}

/// The whole rectangle.
public struct Rectangle: Shape {

  /// Creates a rectangle.
  public init() {}

  /// Returns the rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {

  private let cornerRadius: CGFloat

  /// Creates a rectangle with continuous corners of a radius in points.
  public init(cornerRadius: CGFloat) { self.cornerRadius = cornerRadius }

  /// Returns the outline.
  public func path(in rect: CGRect) -> Path {
    Path(continuousRoundedRect: rect, cornerRadius: cornerRadius)
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {

  /// Creates a capsule.
  public init() {}

  /// Returns the outline.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

/// The largest circle in the center of the rectangle.
public struct Circle: Shape {

  /// Creates a circle.
  public init() {}

  /// Returns the outline.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: rect.aligned(CGSize(width: side, height: side)))
  }
}

extension Color: FlexibleView {

  /// Fills the frame.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    Rectangle().fill(self).draw(in: frame, context: context, into: &builder)
  }
}
