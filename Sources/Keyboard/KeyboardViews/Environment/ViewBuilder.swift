public import Foundation
package import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput

/// Builds a view of several, with conditions and loops.
///
/// ```swift
/// let isTyping = true
/// let bar = HStack {
///   Text("Draft")
///   if isTyping { Image(systemName: "keyboard") } else { Spacer() }
/// }
/// bar.scene(measuring: .fixedAdvance).size.height > 0  // → true
/// ```
@resultBuilder
public enum ViewBuilder {

  /// Builds no view.
  public static func buildBlock() -> ViewGroup { ViewGroup([]) }

  /// Builds a single view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds a group of views.
  public static func buildBlock(
    _ first: any View, _ second: any View, _ others: any View...
  ) -> ViewGroup {
    ViewGroup([first, second] + others)
  }

  /// Builds the views of a condition that may not hold.
  public static func buildOptional(_ content: (any View)?) -> ViewGroup {
    ViewGroup(content.map { [$0] } ?? [])
  }

  /// Builds the views of a condition that holds.
  public static func buildEither(first content: any View) -> ViewGroup { ViewGroup([content]) }

  /// Builds the views of a condition that doesn't hold.
  public static func buildEither(second content: any View) -> ViewGroup { ViewGroup([content]) }

  /// Builds the views of a loop.
  public static func buildArray(_ contents: [any View]) -> ViewGroup { ViewGroup(contents) }
}

/// A view that arranges others, without their overhang, such as ``HStack``.
public protocol ContainerView: PrimitiveView {

  /// Returns the views with their frames in points; a smaller container is centered in the area.
  func placedViews(in area: CGRect, context: ViewContext) -> [PlacedView]
}

/// A view with its frame in points, without the overhang.
public struct PlacedView {

  /// The view.
  public var view: any View

  /// The frame of the view.
  public var frame: CGRect

  /// Creates a view with a frame.
  public init(_ view: any View, frame: CGRect) {
    self.view = view
    self.frame = frame
  }

  package func draw(in context: ViewContext, into builder: inout SceneBuilder) {
    let frame = frame.lowered(by: -view.overhang(in: context))
    view.draw(in: frame, context: context, into: &builder)
  }

  package func touchableKeys(in context: ViewContext) -> [TouchableKey] {
    view.touchableKeys(in: frame, context: context)
  }
}

extension ContainerView {

  /// Returns the preferred size, including the overhang.
  public func size(in context: ViewContext) -> CGSize {
    var size = size(for: .unspecified, in: context)
    size.height += overhang(in: context)
    return size
  }

  /// Returns the part of the height in which callouts of the views reach above the container.
  public func overhang(in context: ViewContext) -> Double {
    let area = CGRect(origin: .zero, size: size(for: .unspecified, in: context))
    return placedViews(in: area, context: context).reduce(0) { highest, placed in
      max(highest, placed.view.overhang(in: context) - placed.frame.minY)
    }
  }

  /// Draws the views in their order.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    drawViews(in: frame.lowered(by: overhang(in: context)), context: context, into: &builder)
  }

  func drawViews(in area: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    for placed in placedViews(in: area, context: context) {
      placed.draw(in: context, into: &builder)
    }
  }

  /// Returns the keys of the views.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    placedViews(in: frame, context: context).flatMap { $0.touchableKeys(in: context) }
  }
}

extension CGRect {

  /// The bottom stays in its place.
  func lowered(by height: Double) -> CGRect {
    CGRect(x: minX, y: minY + height, width: width, height: self.height - height)
  }

  /// A rectangle of the same size has exactly the same frame.
  package func aligned(_ size: CGSize, _ alignment: Alignment = .center) -> CGRect {
    let shares = (
      x: alignment.horizontal == .leading ? 0 : alignment.horizontal == .center ? 0.5 : 1,
      y: alignment.vertical == .top ? 0 : alignment.vertical == .center ? 0.5 : 1
    )
    return CGRect(
      x: minX + (width - size.width) * shares.x, y: minY + (height - size.height) * shares.y,
      width: size.width, height: size.height)
  }
}

/// Several views, which a stack arranges as its own; elsewhere they lie over each other.
public struct ViewGroup: ContainerView {

  let contents: [any View]
  let alignment: Alignment

  package init(_ contents: [any View], alignment: Alignment = .center) {
    self.contents = contents.flatMap(\.arranged)
    self.alignment = alignment
  }

  /// Creates an empty group, which takes no space.
  public init() { self.init([]) }

  /// Creates a group of views.
  public init<Content: View>(@ViewBuilder content: () -> Content) { self.init([content()]) }

  /// Creates a view for each element.
  public init<Data: Sequence, Content: View>(
    _ data: Data, @ViewBuilder content: (Data.Element) -> Content
  ) {
    self.init(data.map { content($0) })
  }

  /// Creates a view for each element; the identities have no effect, since views have no state.
  public init<Data: Sequence, Identity, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, Identity>,
    @ViewBuilder content: (Data.Element) -> Content
  ) {
    self.init(data, content: content)
  }

  /// Returns the largest width and height of the views.
  public func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
    contents.reduce(.zero) { largest, view in
      let size = view.size(for: proposal, in: context)
      return CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  /// Returns the views over each other.
  public func placedViews(in area: CGRect, context: ViewContext) -> [PlacedView] {
    let proposal = ProposedViewSize(area.size)
    let sizes = contents.map { $0.size(for: proposal, in: context) }
    let own = CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    let frame = area.aligned(own)
    return zip(contents, sizes).map { PlacedView($0, frame: frame.aligned($1, alignment)) }
  }
}

/// A view that may be missing, which then takes no space.
extension Optional: SceneConvertible, View where Wrapped: View {

  /// The view, if there is one.
  public var body: ViewGroup { ViewGroup(map { [$0] } ?? []) }
}

extension View {

  package var arranged: [any View] { (self as? ViewGroup)?.contents ?? [self] }

  package func placed(
    in area: CGRect, _ alignment: Alignment = .center, in context: ViewContext
  ) -> PlacedView {
    let size = size(for: ProposedViewSize(area.size), in: context)
    return PlacedView(self, frame: area.aligned(size, alignment))
  }
}
