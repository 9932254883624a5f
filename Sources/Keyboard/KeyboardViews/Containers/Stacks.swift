public import Foundation
public import KeyboardCore
public import KeyboardDrawing

/// Views from left to right.
///
/// ```swift
/// let bar = HStack(spacing: 12) {
///   Image(systemName: "globe")
///   Text("English")
///   Spacer()
///   Text("3 words").foregroundColor(.secondary)
/// }.padding(.horizontal)
/// bar.frame(width: 390).scene(measuring: .fixedAdvance).size.width  // → 390
/// ```
///
/// Flexible views share the width that the others leave, the least flexible ones first.
public struct HStack: View {

  /// The views with their arrangement.
  public let body: StackLayout

  /// Creates a row, by default with a spacing of 8 points.
  public init<Content: View>(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    body = StackLayout(
      isVertical: false, spacing: spacing ?? StackLayout.defaultSpacing,
      alignment: Alignment(horizontal: .center, vertical: alignment), views: content().arranged)
  }
}

/// Views from top to bottom.
///
/// ```swift
/// let view = VStack(spacing: 0) {
///   Text("Your plan: Free").font(.footnote).frame(height: 32)
///   KeyboardView(keyboardContext: context)
/// }
/// view.scene(measuring: .fixedAdvance).size  // → CGSize(width: 390, height: 296)
/// ```
///
/// Callouts of a keyboard lie over the views above it.
public struct VStack: View {

  /// The views with their arrangement.
  public let body: StackLayout

  /// Creates a column, by default with a spacing of 8 points.
  public init<Content: View>(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    body = StackLayout(
      isVertical: true, spacing: spacing ?? StackLayout.defaultSpacing,
      alignment: Alignment(horizontal: alignment, vertical: .center), views: content().arranged)
  }
}

/// Views over each other, the first at the back.
public struct ZStack: View {

  /// The views.
  public let body: ViewGroup

  /// Creates a pile of views.
  public init<Content: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    body = ViewGroup(content().arranged, alignment: alignment)
  }
}

/// Empty space that takes what the other views of a stack leave.
public struct Spacer: PrimitiveView {

  fileprivate let minLength: CGFloat

  /// Creates a space, by default of at least 8 points.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength ?? StackLayout.defaultSpacing
  }

  /// Returns the least size.
  public func size(in context: ViewContext) -> CGSize {
    CGSize(width: minLength, height: minLength)
  }

  /// Returns the proposed size.
  public func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
    CGSize(width: max(proposal.width ?? 0, minLength), height: max(proposal.height ?? 0, minLength))
  }

  /// Draws nothing.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {}
}

/// The arrangement of views in a row or a column.
public struct StackLayout: ContainerView {

  fileprivate let isVertical: Bool
  fileprivate let spacing: CGFloat
  fileprivate let alignment: Alignment
  fileprivate let views: [any View]

  /// In points (source: the standard spacing of Apple's layout systems).
  fileprivate static let defaultSpacing: CGFloat = 8

  /// Returns the sum of the lengths with the spacing, and the largest breadth.
  public func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
    total(of: sizes(for: proposal, in: context))
  }

  /// Returns the views one after the other.
  public func placedViews(in area: CGRect, context: ViewContext) -> [PlacedView] {
    let sizes = sizes(for: ProposedViewSize(area.size), in: context)
    var slot = area.aligned(total(of: sizes))
    return zip(views, sizes).map { view, size in
      slot.size = self.size(length: length(of: size), breadth: breadth(of: slot.size))
      defer {
        slot.origin.x += isVertical ? 0 : size.width + spacing
        slot.origin.y += isVertical ? size.height + spacing : 0
      }
      return PlacedView(view, frame: slot.aligned(size, alignment))
    }
  }

  private var gaps: CGFloat { spacing * CGFloat(max(views.count - 1, 0)) }

  private func total(of sizes: [CGSize]) -> CGSize {
    size(length: sizes.reduce(gaps) { $0 + length(of: $1) }, breadth: sizes.map(breadth).max() ?? 0)
  }

  /// The least flexible views come first, each with an equal share of the rest (source: SwiftUI).
  private func sizes(for proposal: ProposedViewSize, in context: ViewContext) -> [CGSize] {
    guard let length = isVertical ? proposal.height : proposal.width else {
      return views.map { size(of: $0, length: nil, proposal, in: context) }
    }
    var sizes = Array(repeating: CGSize.zero, count: views.count)
    var rest = max(length - gaps, 0)
    for (rank, index) in order(for: proposal, in: context).enumerated() {
      let share = max(rest / CGFloat(views.count - rank), 0)
      sizes[index] = size(of: views[index], length: share, proposal, in: context)
      rest -= self.length(of: sizes[index])
    }
    return sizes
  }

  /// The indices of the views by flexibility, the longest of equal ones first.
  private func order(for proposal: ProposedViewSize, in context: ViewContext) -> [Int] {
    guard views.count > 1 else { return Array(views.indices) }
    let ranks = views.map { view in
      let least = length(of: size(of: view, length: 0, proposal, in: context))
      let most = length(of: size(of: view, length: .infinity, proposal, in: context))
      return (most - least, -least)
    }
    return views.indices.sorted { (ranks[$0].0, ranks[$0].1, $0) < (ranks[$1].0, ranks[$1].1, $1) }
  }

  private func size(
    of view: any View, length: CGFloat?, _ proposal: ProposedViewSize, in context: ViewContext
  ) -> CGSize {
    if let spacer = view as? Spacer {
      return size(length: max(length ?? 0, spacer.minLength), breadth: 0)
    }
    return view.size(
      for: isVertical
        ? ProposedViewSize(width: proposal.width, height: length)
        : ProposedViewSize(width: length, height: proposal.height), in: context)
  }

  private func length(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private func breadth(of size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  private func size(length: CGFloat, breadth: CGFloat) -> CGSize {
    isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }
}
