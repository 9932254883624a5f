// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

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
  public var tintColor: UIColor?, accessibilityIdentifier: String?, layer = CALayer(),
    tag = 0, autoresizingMask: AutoresizingMask = [], contentMode = ContentMode.scaleToFill
  /// The view around this one.
  public private(set) weak var superview: UIView?
  /// The views in this one, from back to front.
  public private(set) var subviews: [UIView] = []
  /// Creates a view without a size.
  public convenience init() { self.init(frame: .zero) }
  /// Creates a view.
  public init(frame: CGRect) { self.frame = frame }
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

  /// The center, in the coordinates of the superview.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Places the layers in this one.
  open func layoutSublayers(of layer: CALayer) {}
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

/// A view that a tap starts an action of.
nonisolated open class UIControl: UIView {
  public struct State: Hashable, Sendable {
    public static let normal = State(), highlighted = State(), selected = State(),
      disabled = State()
  }
  public enum Event: Sendable { case touchDown, touchUpInside, valueChanged }
  public var isEnabled = true, isSelected = false
  public func addAction(_ action: UIAction, for event: Event) {}
  public func addTarget(_ target: Any?, action: Selector, for event: Event) {}
}

/// An action, which isn't called.
public struct UIAction {
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {}
}

/// A button with a title or an image.
nonisolated open class UIButton: UIControl {
  public let titleLabel: UILabel? = UILabel()
  public func setTitle(_ title: String?, for state: State) { titleLabel?.text = title }
  public func setTitleColor(_ color: UIColor?, for state: State) { titleLabel?.textColor = color }
  public func setImage(_ image: UIImage?, for state: State) {}
}
