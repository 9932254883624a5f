public import Foundation
public import KeyboardCore
public import KeyboardDrawing

/// A field of a style: its name in Swift and in theme files, its meaning, and its storage.
public struct StyleField<Style: Sendable>: Sendable {

  /// The storage of a field, which determines the type of its values.
  public enum Slot: Sendable {

    /// A color.
    case color(any WritableKeyPath<Style, Color?> & Sendable)

    /// A length in points, within bounds.
    case length(any WritableKeyPath<Style, CGFloat?> & Sendable, ClosedRange<Double>)

    /// A unitless number, within bounds.
    case number(any WritableKeyPath<Style, Double?> & Sendable, ClosedRange<Double>)

    /// A size in points.
    case size(any WritableKeyPath<Style, CGSize?> & Sendable)

    /// An offset in points, right and down.
    case point(any WritableKeyPath<Style, CGPoint?> & Sendable)

    /// Insets in points.
    case insets(any WritableKeyPath<Style, EdgeInsets?> & Sendable)

    /// Widths at the four edges in points, within a range.
    case widths(any WritableKeyPath<Style, EdgeInsets?> & Sendable, ClosedRange<Double>)

    /// A font with its size.
    case font(any WritableKeyPath<Style, KeyboardFont?> & Sendable)

    /// Font families, in order of preference.
    case families(any WritableKeyPath<Style, [String]?> & Sendable)

    /// A font weight.
    case weight(any WritableKeyPath<Style, KeyboardFont.FontWeight?> & Sendable)

    /// A corner style.
    case cornerStyle(any WritableKeyPath<Style, KeyboardCornerStyle?> & Sendable)

    /// A background.
    case background(any WritableKeyPath<Style, Keyboard.Background?> & Sendable)

    /// The style of suggestions.
    case toolbarItem(any WritableKeyPath<Style, Autocomplete.ToolbarItemStyle> & Sendable)

    /// The style of separators between suggestions.
    case toolbarSeparator(any WritableKeyPath<Style, Autocomplete.ToolbarSeparatorStyle> & Sendable)
  }

  /// The name of the property, which is also that in theme files.
  public let name: String

  /// The meaning of the field, as a sentence.
  public let summary: String

  /// The storage of the field.
  public let slot: Slot

  /// Create a field.
  public init(_ name: String, _ slot: Slot, _ summary: String) {
    self.name = name
    self.slot = slot
    self.summary = summary
  }

  /// Copy the field from one style to another if it is set.
  public func copy(from source: Style, to target: inout Style) {
    switch slot {
    case .color(let path): copy(path, source, &target)
    case .length(let path, _): copy(path, source, &target)
    case .number(let path, _): copy(path, source, &target)
    case .size(let path): copy(path, source, &target)
    case .point(let path): copy(path, source, &target)
    case .insets(let path), .widths(let path, _): copy(path, source, &target)
    case .font(let path): copy(path, source, &target)
    case .families(let path): copy(path, source, &target)
    case .weight(let path): copy(path, source, &target)
    case .cornerStyle(let path): copy(path, source, &target)
    case .background(let path): copy(path, source, &target)
    case .toolbarItem(let path):
      target[keyPath: path] = target[keyPath: path].extended(with: source[keyPath: path])
    case .toolbarSeparator(let path):
      target[keyPath: path] = target[keyPath: path].extended(with: source[keyPath: path])
    }
  }

  private func copy<Value>(
    _ path: WritableKeyPath<Style, Value?>, _ source: Style, _ target: inout Style
  ) {
    if let value = source[keyPath: path] { target[keyPath: path] = value }
  }
}
