public import Foundation

extension Scene {

  /// Something that can be seen, for whoever reads or compares pictures by their parts.
  public struct Element: Hashable, Sendable {

    /// What kind of thing this is.
    public enum Role: String, Hashable, Sendable, CaseIterable {
      case background, toolbarItem, key, inputCallout, actionCallout, calloutItem, label, frame,
        theme
    }

    /// The kind of thing.
    public var role: Role

    /// Its name among its kind, such as `q` or `backspace`.
    public var name: String

    /// The box it covers in points.
    public var box: CGRect

    /// Its resolved style, in a fixed order.
    public var style: [Property]

    /// A thing that can be seen.
    public init(_ role: Role, name: String, box: CGRect, style: [Property] = []) {
      self.role = role
      self.name = name
      self.box = box
      self.style = style
    }
  }

  /// A resolved style value of an element.
  public struct Property: Hashable, Sendable {

    /// What a style value can be.
    ///
    /// Turning it into text is left to whoever writes it down.
    public enum Value: Hashable, Sendable {
      case color(Color.Resolved)
      case number(Double)
      case text(String)
    }

    /// The value's name in theme files, such as `backgroundColor`.
    public var name: String

    /// The value.
    public var value: Value

    /// A value by name.
    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }

    /// The value as text, such as `#00c8ff` or `26`.
    public var text: String {
      switch value {
      case .color(let color): color.hexText
      case .number(let number): number.shortText
      case .text(let text): text
      }
    }
  }
}

extension Double {

  /// The number with at most three decimals and no trailing zeros.
  fileprivate var shortText: String {
    let rounded = roundedLength
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : "\(rounded)"
  }
}
