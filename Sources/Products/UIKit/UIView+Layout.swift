// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import KeyboardViews

// Views of UIKit aren't drawn: these names keep values, but lay out nothing and call no selector.

/// The name of a function that nothing calls.
public struct Selector: Hashable, Sendable {
  public let name: String
  public init(_ name: String) { self.name = name }
}

extension NotificationCenter {
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {}
}

/// The importance of a constraint.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ value: Float) { rawValue = value }
  public static let required = Self(1000), defaultHigh = Self(750), defaultLow = Self(250)
}

/// A distance or a size that nothing is laid out by.
public final class NSLayoutConstraint {
  public var isActive = false, constant: CGFloat = 0, priority = UILayoutPriority.required
  init(_ constant: CGFloat) { self.constant = constant }
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

/// An edge, a center or a size of a view.
public struct NSLayoutAnchor: Sendable {

  public typealias Constraint = NSLayoutConstraint

  public func constraint(
    equalTo other: Self, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> Constraint { Constraint(constant) }
  public func constraint(
    greaterThanOrEqualTo other: Self, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> Constraint { Constraint(constant) }
  public func constraint(
    lessThanOrEqualTo other: Self, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> Constraint { Constraint(constant) }
  public func constraint(equalToConstant size: CGFloat) -> Constraint { Constraint(size) }
  public func constraint(greaterThanOrEqualToConstant size: CGFloat) -> Constraint {
    Constraint(size)
  }
  public func constraint(lessThanOrEqualToConstant size: CGFloat) -> Constraint { Constraint(size) }
}

extension UIView {
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var safeAreaLayoutGuide: UIView { self }
}

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let flexibleWidth = Self(rawValue: 2), flexibleHeight = Self(rawValue: 16)
  }
  public enum ContentMode: Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, center }
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  public func bringSubviewToFront(_ view: UIView) {}
  public func sendSubviewToBack(_ view: UIView) {}
}

extension KeyboardInputViewController {
  public var view: UIView! { UIView() }
  public var inputView: UIView? { nil }
}

/// An image.
nonisolated open class UIImageView: UIView {
  public var image: UIImage?
  public convenience init(image: UIImage?) {
    self.init()
    self.image = image
  }
}

/// Decorations of a view.
public class CALayer {
  public var cornerRadius: CGFloat = 0, borderWidth: CGFloat = 0, shadowRadius: CGFloat = 0
  public var masksToBounds = false, shadowOpacity: Float = 0, shadowOffset = CGSize.zero
  public var frame = CGRect.zero, contentsScale: CGFloat = 1, rasterizationScale: CGFloat = 1
  public var shouldRasterize = false
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  public init() {}
  public func addSublayer(_ layer: CALayer) {}
  public func removeFromSuperlayer() {}
}

/// Returns the value, which needs no owner here.
public func CFBridgingRetain(_ value: Any?) -> Any? { value }

/// A layer with a text.
public final class CATextLayer: CALayer {
  public enum AlignmentMode: Sendable { case natural, left, center, right }
  public var string: Any?, font: Any?, fontSize: CGFloat = 36, alignmentMode = AlignmentMode.natural
}

/// Changes of layers at once.
public enum CATransaction {
  public static func begin() {}
  public static func commit() {}
  public static func setDisableActions(_ isDisabled: Bool) {}
}

/// Views in a row or a column.
nonisolated open class UIStackView: UIView {

  public enum Axis: Sendable { case horizontal, vertical }
  public enum Distribution: Sendable { case fill, fillEqually, fillProportionally, equalSpacing }
  public enum Alignment: Sendable { case fill, leading, center, trailing, top, bottom }

  public var axis = Axis.horizontal, distribution = Distribution.fill, alignment = Alignment.fill
  public var spacing: CGFloat = 0

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addSubview(view) }
  }

  public func addArrangedSubview(_ view: UIView) { addSubview(view) }
}

/// A text.
nonisolated open class UILabel: UIView {
  public var text: String?, font: UIFont?, textColor: UIColor?, numberOfLines = 1
  public var textAlignment = NSTextAlignment.natural
}

/// Alignments of lines.
public enum NSTextAlignment: Sendable { case left, center, right, justified, natural }
