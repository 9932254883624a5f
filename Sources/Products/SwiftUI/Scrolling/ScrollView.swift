public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput
public import KeyboardViews

/// An axis.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// Axes.
  public struct Set: OptionSet, Sendable {

    /// A bit for each axis.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// An axis.
    public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
  }
}

/// Shows the start of its content, clipped to its frame.
public struct ScrollView<Content: View>: ContainerView {

  private let axes: Axis.Set
  private let content: Content

  /// Creates a view that scrolls along axes.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Returns the proposal along the axes, and the size of the content across them.
  public func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
    let size = contentSize(for: proposal, in: context)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  /// Returns the content at the start of the frame.
  public func placedViews(in area: CGRect, context: ViewContext) -> [PlacedView] {
    let proposal = ProposedViewSize(area.size)
    let size = contentSize(for: proposal, in: context)
    // A content that doesn't fill the frame is in the middle across the axes.
    let x = axes.contains(.horizontal) ? 0 : (area.width - size.width) / 2
    let y = axes.contains(.vertical) ? 0 : (area.height - size.height) / 2
    return [
      PlacedView(
        content, frame: CGRect(origin: CGPoint(x: area.minX + x, y: area.minY + y), size: size))
    ]
  }

  /// Draws the part of the content in the frame.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    builder.group(clip: Path(frame)) { builder in
      for placed in placedViews(in: frame, context: context) {
        placed.draw(in: context, into: &builder)
      }
    }
  }

  /// Returns the keys of the content that aren't cut off.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    placedViews(in: frame, context: context)
      .flatMap { $0.view.touchableKeys(in: $0.frame, context: context) }
      .filter { frame.contains(CGPoint(x: $0.frame.midX, y: $0.frame.midY)) }
  }

  private func contentSize(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
    content.size(
      for: ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : proposal.width,
        height: axes.contains(.vertical) ? nil : proposal.height), in: context)
  }
}

/// Size and safe area of the space around a view.
public struct GeometryProxy {

  /// The size in points.
  public let size: CGSize
  /// The insets of the safe area.
  public let safeAreaInsets: EdgeInsets

  let origin: CGPoint

  /// Returns the frame in a space: all spaces but the local one have the origin of the image.
  public func frame(in space: CoordinateSpace) -> CGRect {
    CGRect(origin: space == .local ? .zero : origin, size: size)
  }
}

/// The origin of coordinates.
public enum CoordinateSpace: Hashable, Sendable { case global, local, named(String) }

/// A view that depends on its size, which is the proposed one.
public struct GeometryReader<Content: View>: FlexibleView {

  private let content: (GeometryProxy) -> Content

  /// Creates a view by a function of its size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// Draws the content at the top leading corner.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    placed(in: frame, context: context).draw(in: context, into: &builder)
  }

  /// Returns the keys of the content.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    placed(in: frame, context: context).touchableKeys(in: context)
  }

  private func placed(in frame: CGRect, context: ViewContext) -> PlacedView {
    let proxy = GeometryProxy(
      size: frame.size, safeAreaInsets: context.environment.safeAreaInsets, origin: frame.origin)
    return ViewGroup(content(proxy).arranged, alignment: .topLeading)
      .placed(in: frame, .topLeading, in: context)
  }
}

/// Scrolls in animations, which still images don't have.
public struct ScrollViewProxy {
  /// Has no effect: contents are shown from their start.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}

/// A view with a proxy that scrolls.
public struct ScrollViewReader<Content: View>: View {

  /// The content.
  public let body: Content
  /// Creates a view with a proxy.
  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) { body = content(.init()) }
}
