public import Foundation
public import KeyboardDrawing
public import KeyboardInput

/// A view: either composed of other views in its `body`, or a primitive that draws itself.
///
/// A view is a value without state. It receives its context in ``EnvironmentValues``, so the
/// innermost modifier takes precedence.
///
/// ```swift
/// struct TitledKeyboard: View {
///   let context: KeyboardContext
///   var body: some View { KeyboardView(keyboardContext: context).keyboardTheme(.tron) }
/// }
/// ```
public protocol View: SceneConvertible {

  /// The type of the body.
  associatedtype Body: View

  /// The content of the view.
  var body: Body { get }

  /// Return the preferred size in points, by default that of the body.
  func size(in context: ViewContext) -> CGSize

  /// Return the part of the height that overlaps the view above, in points.
  func overhang(in context: ViewContext) -> Double

  /// Draw the view in a frame in points, by default its body.
  func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder)

  /// Return the keys that respond to touches in a frame in points, by default those of the body, or
  /// none for primitive views.
  func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey]
}

extension View {

  /// Return the size of the body.
  public func size(in context: ViewContext) -> CGSize {
    body.size(in: context)
  }

  /// Return the overhang of the body.
  public func overhang(in context: ViewContext) -> Double {
    Body.self == Never.self ? 0 : body.overhang(in: context)
  }

  /// Draw the body.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    body.draw(in: frame, context: context, into: &builder)
  }

  /// Return the keys of the body.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    body.touchableKeys(in: frame, context: context)
  }

  /// Return the scene of the view in its preferred size.
  public func scene(measuring text: TextMeasure) -> Scene {
    scene(in: ViewContext(text: text))
  }

  /// Return the scene of this view in the size it asks for in a context.
  public func scene(in context: ViewContext) -> Scene {
    let size = size(in: context)
    var builder = SceneBuilder(size: size)
    draw(in: CGRect(origin: .zero, size: size), context: context, into: &builder)
    return builder.scene
  }

  /// Return the keys that respond to touches on the view in its preferred size.
  ///
  /// A callout that increases the height of the picture doesn't offset them.
  public func touchableKeys(measuring text: TextMeasure) -> [TouchableKey] {
    let context = ViewContext(text: text)
    return touchableKeys(in: CGRect(origin: .zero, size: size(in: context)), context: context)
  }
}

extension View where Body == Never {

  /// None.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] { [] }

  /// A primitive view has no body.
  public var body: Never { preconditionFailure("A primitive view draws itself; it has no body.") }
}

/// A view without a body, which draws itself.
public protocol PrimitiveView: View where Body == Never {}

extension Never: PrimitiveView {}
