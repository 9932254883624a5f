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

    /// The resolved style, in a fixed order.
    public var style: [Property]

    /// Create an element.
    public init(_ role: Role, name: String, box: CGRect, style: [Property] = []) {
      self.role = role
      self.name = name
      self.box = box
      self.style = style
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
