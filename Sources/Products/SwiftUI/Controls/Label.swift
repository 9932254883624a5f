public import Foundation
import KeyboardCore
public import KeyboardDrawing
import KeyboardStyling
public import KeyboardViews

/// An icon with a title beside it.
public struct Label: View {

  private let title: any View
  private let icon: any View

  @Environment(\.labelParts) private var parts

  /// Creates a label of views.
  public init<Title: View, Icon: View>(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) {
    (self.title, self.icon) = (title(), icon())
  }

  /// Creates a label with a symbol.
  public init(_ title: LocalizedStringKey, systemImage: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
  }

  /// Creates a label with a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
  }

  /// Parts shown by the style.
  public var body: some View {
    HStack(spacing: 6) {
      if parts.contains(.iconOnly) { ViewGroup([icon]) }
      if parts.contains(.titleOnly) { ViewGroup([title]) }
    }
  }
}

/// Visible parts of labels, under the names of styles.
public struct LabelStyleChoice: OptionSet, Sendable {

  /// A bit for each part.
  public let rawValue: Int
  /// Creates a choice from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Parts.
  public static let titleOnly = Self(rawValue: 1), iconOnly = Self(rawValue: 2),
    titleAndIcon = Self(rawValue: 3), automatic = titleAndIcon
}

private struct LabelPartsKey: EnvironmentKey {
  static let defaultValue = LabelStyleChoice.automatic
}

extension View {
  /// Shows only some parts of labels.
  public func labelStyle(_ style: LabelStyleChoice) -> EnvironmentModifier<Self> {
    environment(\.labelParts, style)
  }
}

extension EnvironmentValues {
  fileprivate var labelParts: LabelStyleChoice {
    get { self[LabelPartsKey.self] }
    set { self[LabelPartsKey.self] = newValue }
  }
}

/// A line between views of a stack: horizontal, or vertical where it is higher than wide.
public struct Divider: PrimitiveView {

  /// Creates a line.
  public init() {}
  /// Returns the thickness of the line.
  public func size(in context: ViewContext) -> CGSize { CGSize(width: 0.5, height: 0.5) }

  /// Returns a line as long as the narrower proposal: columns propose an unlimited height.
  public func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
    CGSize(width: proposal.width ?? 0.5, height: 0.5)
  }

  /// Draws the line.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    let color = Color(light: 0x3C3C43, dark: 0x545458).opacity(0.36)
    color.draw(in: frame, context: context, into: &builder)
  }
}

/// An indication of work that goes on, or of how much is done.
public struct ProgressView: View {

  private let share: Double?

  /// Creates an indication of work; the title isn't drawn.
  public init(_ title: LocalizedStringKey = "") { share = nil }

  /// Creates a bar for the share that is done.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    share = value.map { min(max(Double($0 / total), 0), 1) }
  }

  /// Eight spokes, or the bar.
  public var body: some View {
    if let share {
      GeometryReader { space in
        Capsule().fill(Color.quaternary)
        Capsule().fill(Color.accentColor).frame(width: space.size.width * share)
      }
      .frame(height: 4)
    } else {
      ZStack {
        ForEach(0..<8) { index in
          Capsule().fill(Color.secondary.opacity(1 - Double(index) / 10))
            .frame(width: 2.5, height: 6).offset(y: -7)
            .rotationEffect(.degrees(-45 * Double(index)))
        }
      }
      .frame(width: 20, height: 20)
    }
  }
}
