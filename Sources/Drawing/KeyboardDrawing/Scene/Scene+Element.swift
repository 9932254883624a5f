public import Foundation
import KeyboardDocuments

extension Scene {

  /// A visible part of a picture, named for inspection and comparison.
  public struct Element: Hashable, Sendable {

    /// The kind of an element.
    public enum Role: String, Hashable, Sendable, CaseIterable {
      case background, toolbar, toolbarItem, toolbarSeparator, key, inputCallout, actionCallout,
        calloutItem, label, frame,
        theme
    }

    /// The kind of the element.
    public var role: Role

    /// The name of the element among its kind, such as `q` or `backspace`.
    public var name: String

    /// The frame in points.
    public var box: CGRect

    /// The resolved style, in a fixed order; it is evaluated when it is read.
    public var style: [Property] {
      get { evaluateStyle() }
      set { evaluateStyle = { newValue } }
    }

    // Only comparisons and stored pictures read the styles of elements, and a fifth of the time in
    // which a scene is composed would go into them.
    private var evaluateStyle: @Sendable () -> [Property]

    /// Create an element; its style is evaluated when it is read.
    public init(
      _ role: Role, name: String, box: CGRect,
      style: @autoclosure @escaping @Sendable () -> [Property] = []
    ) {
      self.role = role
      self.name = name
      self.box = box
      evaluateStyle = style
    }

    /// Compare all properties and the evaluated styles.
    public static func == (left: Self, right: Self) -> Bool {
      left.role == right.role && left.name == right.name && left.box == right.box
        && left.style == right.style
    }

    /// Hash what names the element.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(role)
      hasher.combine(name)
    }
  }

  /// A resolved style value of an element.
  public struct Property: Hashable, Sendable {

    /// The value of a property.
    public enum Value: Hashable, Sendable {
      case color(Color.Resolved)
      case number(Double)
      case text(String)
    }

    /// The key of the property in theme files, such as `backgroundColor`.
    public var name: String

    /// The value.
    public var value: Value

    /// Create a property.
    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }

    /// The value as a string, such as `#00c8ff` or `26`.
    public var text: String {
      switch value {
      case .color(let color): color.hexText
      case .number(let number): number.roundedLength.plainText
      case .text(let text): text
      }
    }
  }
}
