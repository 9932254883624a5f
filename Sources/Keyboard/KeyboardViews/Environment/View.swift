public import Foundation
import KeyboardCore
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
/// TitledKeyboard(context: context).scene(measuring: .fixedAdvance).size.width  // → 390
/// ```
public protocol View: SceneConvertible {

  /// The type of the body.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder var body: Body { get }

  /// Returns the preferred size in points, by default the body's.
  func size(in context: ViewContext) -> CGSize

  /// Returns the size for a proposal, without the overhang, by default the body's.
  func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize

  /// Returns the part of the height that overlaps the view above, in points.
  func overhang(in context: ViewContext) -> Double

  func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder)

  /// Returns the touchable keys in a frame in points, by default the body's.
  func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey]
}

extension View {

  /// Returns the size of the body.
  public func size(in context: ViewContext) -> CGSize { body(in: context).size(in: context) }

  /// Returns the size of the body, or the preferred size of a primitive view.
  public func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
    guard Body.self == Never.self else {
      return body(in: context).size(for: proposal, in: context)
    }
    var size = size(in: context)
    size.height -= overhang(in: context)
    return size
  }

  /// Returns the overhang of the body.
  public func overhang(in context: ViewContext) -> Double {
    Body.self == Never.self ? 0 : body(in: context).overhang(in: context)
  }

  /// Draws the body.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    body(in: context).draw(in: frame, context: context, into: &builder)
  }

  /// Returns the keys of the body.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    body(in: context).touchableKeys(in: frame, context: context)
  }

  /// Returns the scene of the view in its preferred size.
  ///
  /// ```swift
  /// let scene = view.scene(measuring: .fixedAdvance)
  /// let keys = scene.elements.filter { $0.role == .key }.map(\.name)
  /// keys.prefix(6).joined().lowercased()  // → "qwerty"
  /// ```
  public func scene(measuring text: TextMeasure) -> Scene { scene(in: ViewContext(text: text)) }

  /// Returns the scene of this view in the size it asks for in a context.
  public func scene(in context: ViewContext) -> Scene {
    let size = size(in: context)
    var builder = SceneBuilder(size: size)
    draw(in: CGRect(origin: .zero, size: size), context: context, into: &builder)
    return builder.scene
  }

  /// Returns the touchable keys of the view in its preferred size, which callouts don't offset.
  public func touchableKeys(measuring text: TextMeasure) -> [TouchableKey] {
    let context = ViewContext(text: text)
    let frame = CGRect(origin: .zero, size: size(for: .unspecified, in: context))
    return touchableKeys(in: frame, context: context)
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

/// Space proposed to a view by its container, in points; `nil` asks for the preferred size.
public struct ProposedViewSize: Hashable, Sendable {

  /// The proposed width.
  public var width: CGFloat?

  /// The proposed height.
  public var height: CGFloat?

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of both lengths.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// A proposal that asks for the preferred size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max($0 - insets.horizontalTotal, 0) },
      height: height.map { max($0 - insets.top - insets.bottom, 0) })
  }
}
