public import Foundation
public import KeyboardDrawing
public import KeyboardInput

/// A recipe for a picture: either a `body` of other views, or a primitive that draws.
///
/// A view is a value without state. What surrounds it comes down in the ``EnvironmentValues``, so the
/// modifier nearest to a view wins.
public protocol View: SceneConvertible {

  /// What the view is made of.
  associatedtype Body: View

  /// What the view is made of.
  var body: Body { get }

  /// The size in points that the view asks for. Views with a body ask for their body's.
  func size(in context: ViewContext) -> CGSize

  /// How far the view reaches over what stands above it, as part of its size, in points.
  func overhang(in context: ViewContext) -> Double

  /// Draw the view into a frame in points. Views with a body draw their body.
  func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder)

  /// The keys that a finger finds in a frame in points. Views with a body have their body's, and
  /// primitives none unless they say otherwise.
  func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey]
}

extension View {

  /// The size of the body.
  public func size(in context: ViewContext) -> CGSize {
    body.size(in: context)
  }

  /// The overhang of the body.
  public func overhang(in context: ViewContext) -> Double {
    Body.self == Never.self ? 0 : body.overhang(in: context)
  }

  /// Draw the body.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    body.draw(in: frame, context: context, into: &builder)
  }

  /// The keys of the body.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    body.touchableKeys(in: frame, context: context)
  }

  /// The scene of this view in the size it asks for.
  public func scene(measuring text: TextMeasure) -> Scene {
    let context = ViewContext(text: text)
    let size = size(in: context)
    var builder = SceneBuilder(size: size)
    draw(in: CGRect(origin: .zero, size: size), context: context, into: &builder)
    return builder.scene
  }

  /// The keys that a finger finds on this view in the size it asks for.
  ///
  /// A callout for which the picture grows upwards doesn't move them.
  public func touchableKeys(measuring text: TextMeasure) -> [TouchableKey] {
    let context = ViewContext(text: text)
    return touchableKeys(in: CGRect(origin: .zero, size: size(in: context)), context: context)
  }
}

extension View where Body == Never {

  /// None.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] { [] }

  /// A primitive draws itself and has no body.
  public var body: Never { preconditionFailure("A primitive view draws itself; it has no body.") }
}

extension Never: View {

  /// There is no value to ask.
  public var body: Never { switch self {} }

  /// There is no value to ask.
  public func size(in context: ViewContext) -> CGSize { switch self {} }

  /// There is no value to draw.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    switch self {}
  }

  /// There is no value to touch.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    switch self {}
  }
}
