public import Foundation
public import KeyboardCore

extension Keyboard {

  /// The radii of a key's corners; those that are `nil` have the key's `cornerRadius`.
  ///
  /// As in CSS, radii that don't fit a side shrink together.
  ///
  /// ```swift
  /// var style = Keyboard.ButtonStyle(cornerRadius: 4)
  /// style.cornerRadii = .init(topLeading: .points(12), bottomTrailing: .percent(50))
  /// style.cornerRadii?.topTrailing  // → nil
  /// ```
  public struct CornerRadii: Hashable, Codable, Sendable {

    /// The radius of the upper left corner.
    public var topLeading: CornerRadius?

    /// The radius of the upper right corner.
    public var topTrailing: CornerRadius?

    /// The radius of the lower left corner.
    public var bottomLeading: CornerRadius?

    /// The radius of the lower right corner.
    public var bottomTrailing: CornerRadius?

    /// Creates radii of some corners.
    public init(
      topLeading: CornerRadius? = nil, topTrailing: CornerRadius? = nil,
      bottomLeading: CornerRadius? = nil, bottomTrailing: CornerRadius? = nil
    ) {
      self.topLeading = topLeading
      self.topTrailing = topTrailing
      self.bottomLeading = bottomLeading
      self.bottomTrailing = bottomTrailing
    }

    /// Creates radii of all corners.
    public init(all radius: CornerRadius) {
      self.init(
        topLeading: radius, topTrailing: radius, bottomLeading: radius, bottomTrailing: radius)
    }

    var isComplete: Bool {
      topLeading != nil && topTrailing != nil && bottomLeading != nil && bottomTrailing != nil
    }

    func filled(from others: Self?) -> Self {
      guard let others else { return self }
      return Self(
        topLeading: topLeading ?? others.topLeading, topTrailing: topTrailing ?? others.topTrailing,
        bottomLeading: bottomLeading ?? others.bottomLeading,
        bottomTrailing: bottomTrailing ?? others.bottomTrailing)
    }
  }

  /// The radius of a corner in points, or in percent of the height of the key.
  public enum CornerRadius: Hashable, Codable, Sendable {
    case points(CGFloat)
    case percent(Double)

    package func length(height: Double) -> Double {
      switch self {
      case .points(let points): Double(points)
      case .percent(let percent): height * percent / 100
      }
    }
  }

  /// Radius of all corners of a key in points, or of some.
  package struct Corners: Hashable, Sendable {
    package var radius: CGFloat?
    package var radii: CornerRadii?

    package init(radius: CGFloat? = nil, radii: CornerRadii? = nil) {
      (self.radius, self.radii) = (radius, radii)
    }
  }
}

extension Keyboard.ButtonStyle {

  package var corners: Keyboard.Corners? {
    get {
      cornerRadius == nil && cornerRadii == nil
        ? nil : Keyboard.Corners(radius: cornerRadius, radii: cornerRadii)
    }
    set { (cornerRadius, cornerRadii) = (newValue?.radius, newValue?.radii) }
  }

  /// In points.
  package func lowerCornerRadius(height: Double) -> CGFloat? {
    guard let cornerRadii else { return cornerRadius }
    let corners = [cornerRadii.bottomLeading, cornerRadii.bottomTrailing]
    return corners.compactMap { $0?.length(height: height) ?? cornerRadius.map { Double($0) } }
      .min().map { CGFloat($0) }
  }
}
