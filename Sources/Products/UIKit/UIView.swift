public import Foundation
public import KeyboardViews

/// A view of UIKit, which isn't drawn: keyboards are views of SwiftUI.
nonisolated open class UIView {

  /// The frame in points.
  public var frame: CGRect
  /// The frame in the view's own coordinates.
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// The color behind the view.
  public var backgroundColor: UIColor?
  /// The opacity.
  public var alpha: CGFloat = 1
  /// A property that isn't drawn.
  public var isHidden = false, isUserInteractionEnabled = true, isMultipleTouchEnabled = false,
    isOpaque = true, clipsToBounds = false, translatesAutoresizingMaskIntoConstraints = true
  /// A property that isn't drawn.
  public var tintColor: UIColor?, accessibilityIdentifier: String?, layer = CALayer()
  /// The view around this one.
  public private(set) weak var superview: UIView?
  /// The views in this one, from back to front.
  public private(set) var subviews: [UIView] = []
  /// Creates a view.
  public init(frame: CGRect = .zero) { self.frame = frame }
  /// There are no archives of views.
  public required init?(coder: NSCoder) { return nil }

  /// Adds a view in front.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  /// Removes the view from the one around it.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Places the views in this one.
  open func layoutSubviews() {}
  /// Does nothing: layout isn't delayed.
  public func setNeedsLayout() {}
  /// Does nothing: layout isn't delayed.
  public func layoutIfNeeded() {}
  /// Whether the view contains a point.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns the view at a point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? self : nil
  }
}

/// An event, which nothing sends.
public final class UIEvent: Sendable {}

/// Distances from edges in points.
public struct UIEdgeInsets: Hashable, Sendable {

  /// The distance from an edge.
  public var top, left, bottom, right: CGFloat
  /// No distances.
  public static let zero = UIEdgeInsets()

  /// Creates distances.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// The controller of a keyboard, as UIKit names it.
public typealias UIInputViewController = KeyboardInputViewController

/// Words of the user; always empty.
public struct UILexicon: Sendable {
  /// The words.
  public let entries: [UILexiconEntry] = []
}

/// A word of the user with what it stands for.
public struct UILexiconEntry: Hashable, Sendable {
  /// A text.
  public let userInput, documentText: String
}

extension KeyboardInputViewController {
  /// Returns the words of the user; always empty.
  public func requestSupplementaryLexicon() async -> UILexicon { UILexicon() }

  /// Calls a function with the words of the user; they are always empty.
  public func requestSupplementaryLexicon(completion: (UILexicon) -> Void) {
    completion(UILexicon())
  }
}
