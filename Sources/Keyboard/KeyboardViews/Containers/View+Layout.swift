public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Sides of a rectangle.
  public struct Set: OptionSet, Sendable {

    /// A bit for each side.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one side.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top.
    public static let top = Set(.top)

    /// The leading side.
    public static let leading = Set(.leading)

    /// The bottom.
    public static let bottom = Set(.bottom)

    /// The trailing side.
    public static let trailing = Set(.trailing)

    /// The leading and trailing sides.
    public static let horizontal: Set = [.leading, .trailing]

    /// The top and the bottom.
    public static let vertical: Set = [.top, .bottom]

    /// All sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// In points (source: the standard margin of Apple's layout systems).
private let standardPadding: CGFloat = 16

/// A view with space around it.
public struct PaddedView<Content: View>: ContainerView {

  fileprivate let content: Content
  fileprivate let insets: EdgeInsets

  /// Returns the size of the view with the space around it.
  public func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
    let size = content.size(for: proposal.inset(by: insets), in: context)
    return CGSize(
      width: max(size.width + insets.horizontalTotal, 0),
      height: max(size.height + insets.top + insets.bottom, 0))
  }

  /// Returns the view inside of the space.
  public func placedViews(in area: CGRect, context: ViewContext) -> [PlacedView] {
    let own = area.aligned(size(for: ProposedViewSize(area.size), in: context))
    return [
      PlacedView(
        content,
        frame: CGRect(
          x: own.minX + insets.leading, y: own.minY + insets.top,
          width: own.width - insets.horizontalTotal,
          height: own.height - insets.top - insets.bottom))
    ]
  }
}

/// A view in a frame, whose size depends on the proposal, the view and limits.
public struct FramedView<Content: View>: ContainerView {

  fileprivate struct Limits {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?

    func proposal(_ proposal: CGFloat?) -> CGFloat? {
      (proposal ?? ideal).map { Swift.max(Swift.min($0, max ?? .infinity), min ?? 0) }
    }

    /// The frame takes the proposal within its limits, and else the size of the view.
    func length(_ proposal: CGFloat?, around content: CGFloat) -> CGFloat {
      let lower = min ?? Swift.min(content, max ?? .infinity)
      let upper = max ?? Swift.max(content, min ?? 0)
      return Swift.max(Swift.min(proposal ?? ideal ?? content, upper), lower)
    }
  }

  fileprivate let content: Content
  fileprivate let width: Limits
  fileprivate let height: Limits
  fileprivate let alignment: Alignment

  /// Returns the size of the frame.
  public func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
    let inner = ProposedViewSize(
      width: width.proposal(proposal.width), height: height.proposal(proposal.height))
    let size = content.size(for: inner, in: context)
    return CGSize(
      width: width.length(proposal.width, around: size.width),
      height: height.length(proposal.height, around: size.height))
  }

  /// Returns the view, aligned in the frame.
  public func placedViews(in area: CGRect, context: ViewContext) -> [PlacedView] {
    let own = area.aligned(size(for: ProposedViewSize(area.size), in: context))
    return [content.placed(in: own, alignment, in: context)]
  }
}

extension View {

  /// Adds space around the view, in points.
  public func padding(_ insets: EdgeInsets) -> PaddedView<Self> {
    PaddedView(content: self, insets: insets)
  }

  /// Adds space on some sides of the view, by default 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> PaddedView<Self> {
    let inset = { (edge: Edge.Set) in edges.contains(edge) ? length ?? standardPadding : 0 }
    return padding(
      EdgeInsets(
        top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
        trailing: inset(.trailing)))
  }

  /// Adds space on all sides of the view, in points.
  public func padding(_ length: CGFloat) -> PaddedView<Self> { padding(.all, length) }

  /// Puts the view into a frame of a size in points; a length that is `nil` is the view's.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> FramedView<Self> {
    frame(
      minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height,
      maxHeight: height, alignment: alignment)
  }

  /// Puts the view into a frame between limits in points; an infinite maximum takes all space left.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> FramedView<Self> {
    FramedView(
      content: self, width: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
      height: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment)
  }

  /// Draws views behind this one, in its frame.
  public func background<Back: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Back
  ) -> LayeredView<Self> {
    LayeredView(content: self, back: content(), alignment: alignment)
  }

  /// Draws a view behind this one, in its frame.
  public func background(
    _ background: some View, alignment: Alignment = .center
  ) -> LayeredView<Self> {
    LayeredView(content: self, back: background, alignment: alignment)
  }

  /// Fills the frame of the view, or a shape in it, with a color behind the view.
  public func background(_ color: Color, in shape: any Shape = Rectangle()) -> LayeredView<Self> {
    LayeredView(content: self, back: FilledShape(shape: shape, color: color))
  }

  /// Draws views over this one, in its frame.
  public func overlay<Front: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Front
  ) -> LayeredView<Self> {
    LayeredView(content: self, front: content(), alignment: alignment)
  }

  /// Draws a view over this one, in its frame.
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> LayeredView<Self> {
    LayeredView(content: self, front: overlay, alignment: alignment)
  }

  /// Draws the view with an opacity from 0 to 1.
  public func opacity(_ opacity: Double) -> LayeredView<Self> {
    LayeredView(content: self, opacity: opacity)
  }

  /// Draws only what of the view lies in a shape.
  public func clipShape(_ shape: some Shape) -> LayeredView<Self> {
    LayeredView(content: self, clip: shape)
  }

  /// Draws only what of the view lies in a rectangle with round corners, in points.
  public func cornerRadius(_ radius: CGFloat) -> LayeredView<Self> {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Sets the font of texts and images in the view, unless an inner modifier sets another.
  public func font(_ font: Font) -> EnvironmentModifier<Self> { environment(\.font, font) }

  /// Sets the color of texts, images and shapes in the view, unless an inner modifier sets another.
  public func foregroundColor(_ color: Color) -> EnvironmentModifier<Self> {
    environment(\.foregroundColor, color)
  }

  /// Sets the color of texts, images and shapes in the view, unless an inner modifier sets another.
  public func foregroundStyle(_ color: Color) -> EnvironmentModifier<Self> {
    foregroundColor(color)
  }
}

/// A view with others behind or before it, or drawn as a whole.
public struct LayeredView<Content: View>: ContainerView {

  fileprivate let content: Content
  fileprivate var back: any View = ViewGroup()
  fileprivate var front: any View = ViewGroup()
  fileprivate var alignment = Alignment.center
  fileprivate var opacity = 1.0
  fileprivate var clip: (any Shape)?

  /// Returns the size of the view.
  public func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
    content.size(for: proposal, in: context)
  }

  /// Returns the view, and the others in its frame.
  public func placedViews(in area: CGRect, context: ViewContext) -> [PlacedView] {
    let own = content.placed(in: area, in: context)
    return back.arranged.map { $0.placed(in: own.frame, alignment, in: context) } + [own]
      + front.arranged.map { $0.placed(in: own.frame, alignment, in: context) }
  }

  /// Draws the views as a whole.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    let area = frame.lowered(by: overhang(in: context))
    let path = clip.map { $0.path(in: content.placed(in: area, in: context).frame) }
    builder.group(clip: path, opacity: max(opacity, 0)) {
      drawViews(in: area, context: context, into: &$0)
    }
  }

  /// Returns the keys of the views; invisible views have none.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    guard opacity > 0 else { return [] }
    return placedViews(in: frame, context: context).flatMap { $0.touchableKeys(in: context) }
  }
}
