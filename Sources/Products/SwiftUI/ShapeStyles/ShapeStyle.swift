public import Foundation
import KeyboardCore
public import KeyboardDrawing
import KeyboardInput
public import KeyboardViews

/// A color, gradient or material that fills shapes.
public protocol ShapeStyle {

  /// Returns the paint for a shape in a rectangle.
  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint
  /// Returns the material to draw instead of the paint, if any.
  func material(in environment: EnvironmentValues) -> Material?
  /// The color of texts and icons, which have no gradients here.
  func textColor(in environment: EnvironmentValues) -> Color
}

extension ShapeStyle {
  /// Returns no material.
  public func material(in environment: EnvironmentValues) -> Material? { nil }

  /// The first color of the paint.
  public func textColor(in environment: EnvironmentValues) -> Color {
    switch paint(in: CGRect(x: 0, y: 0, width: 1, height: 1), environment: environment) {
    case .color(let color): Color(color)
    case let gradient: gradient.stops.first.map { Color($0.color) } ?? .primary
    }
  }
}

extension Color: ShapeStyle {

  /// Returns the color in the color scheme of the environment.
  public func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .color(resolved(isDark: environment.colorScheme == .dark))
  }

  /// The color itself.
  public func textColor(in environment: EnvironmentValues) -> Color { self }

  /// The color as a gradient: from a slightly lighter one at the top.
  public var gradient: LinearGradient {
    LinearGradient(
      colors: [mixed(with: .white, by: 0.15), self], startPoint: .top, endPoint: .bottom)
  }

  /// Returns the color mixed with another one, in sRGB.
  func mixed(with other: Color, by share: Double) -> Color {
    func mix(_ first: Resolved, _ second: Resolved) -> Resolved {
      Resolved(
        red: first.red + (second.red - first.red) * share,
        green: first.green + (second.green - first.green) * share,
        blue: first.blue + (second.blue - first.blue) * share,
        opacity: first.opacity + (second.opacity - first.opacity) * share)
    }
    return Color(light: mix(light, other.light), dark: mix(dark, other.dark))
  }
}

/// A blur of what lies behind, under a tint in the color of sheets.
public struct SheetMaterial: ShapeStyle, Hashable, Sendable {

  let opacity: Double

  /// Returns nothing: the material is drawn instead.
  public func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .color(Color.clear.light)
  }

  /// Returns the material in the color scheme of the environment.
  public func material(in environment: EnvironmentValues) -> Material? {
    let tint = Color(light: 0xF2F2F7, dark: 0x1C1C1E)
    let isDark = environment.colorScheme == .dark
    return Material(blur: 20, saturation: 1.8, tint: tint.resolved(isDark: isDark).opacity(opacity))
  }
}

/// A point by its share of the width and height.
public struct UnitPoint: Hashable, Sendable {

  /// A share.
  public var x, y: CGFloat
  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of a side.
  public static let top = UnitPoint(x: 0.5, y: 0), bottom = UnitPoint(x: 0.5, y: 1),
    leading = UnitPoint(x: 0, y: 0.5), trailing = UnitPoint(x: 1, y: 0.5)
  /// A corner.
  public static let topLeading = UnitPoint(x: 0, y: 0), topTrailing = UnitPoint(x: 1, y: 0),
    bottomLeading = UnitPoint(x: 0, y: 1), bottomTrailing = UnitPoint(x: 1, y: 1)

  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}

/// The colors of a gradient with their places.
public struct Gradient: Hashable, Sendable {

  /// A color at a place from 0 to 1.
  public struct Stop: Hashable, Sendable {

    /// The color.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat
    /// Creates a stop.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// The colors with their places.
  public var stops: [Stop]
  /// Creates a gradient.
  public init(stops: [Stop]) { self.stops = stops }
  /// Creates a gradient of colors at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  func paintStops(in environment: EnvironmentValues) -> [Paint.Stop] {
    stops.map { stop in
      Paint.Stop(
        stop.color.resolved(isDark: environment.colorScheme == .dark), at: stop.location)
    }
  }
}

/// A gradient along a line, or around a point.
public struct GradientStyle: ShapeStyle, FlexibleView, Sendable {

  private let gradient: Gradient
  private let paint: @Sendable (CGRect, [Paint.Stop]) -> Paint

  /// Creates a gradient between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    paint = { rect, stops in
      .linearGradient(stops, from: startPoint.point(in: rect), to: endPoint.point(in: rect))
    }
  }

  /// Creates a gradient of colors between two points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of stops between two points.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colors by the distance from a point; the start radius is 0 here.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(colors: colors)
    paint = { rect, stops in
      .radialGradient(stops, center: center.point(in: rect), radius: max(endRadius, 0.001))
    }
  }

  /// Creates a gradient of colors for a full turn around a point; angles of 0 point right.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    gradient = Gradient(colors: colors)
    paint = { rect, stops in
      .conicGradient(stops, center: center.point(in: rect), degrees: angle.degrees + 90)
    }
  }

  /// Returns the gradient in a rectangle.
  public func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    paint(rect, gradient.paintStops(in: environment))
  }
}

/// A gradient along a line.
public typealias LinearGradient = GradientStyle

/// A gradient from the first color of a mesh to the last; its points aren't drawn.
public struct MeshGradient: View {

  /// The gradient.
  public let body: LinearGradient

  /// Creates a gradient from the colors of a mesh.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    body = LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}
/// A gradient by the distance from a point.
public typealias RadialGradient = GradientStyle
/// A gradient by the angle around a point.
public typealias AngularGradient = GradientStyle

extension FlexibleView where Self: ShapeStyle {

  /// Fills the frame.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    StyledShape(shape: Rectangle(), style: self).draw(in: frame, context: context, into: &builder)
  }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {

  private let style: any ShapeStyle

  /// Wraps a style.
  public init(_ style: some ShapeStyle) { self.style = style }

  /// Returns the paint of the style.
  public func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    style.paint(in: rect, environment: environment)
  }

  /// Returns the material of the style.
  public func material(in environment: EnvironmentValues) -> Material? {
    style.material(in: environment)
  }
}

/// An angle.
public struct Angle: Hashable, Sendable {

  /// No turn.
  public static let zero = Angle(degrees: 0)
  /// The angle in degrees, clockwise.
  public var degrees: Double
  /// Creates an angle in degrees.
  public init(degrees: Double) { self.degrees = degrees }
  /// Returns an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// Returns an angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(degrees: radians * 180 / .pi) }
}
