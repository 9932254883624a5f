public import Foundation
public import KeyboardCore
public import KeyboardDrawing

/// A field of a style: its name in Swift and in theme files, what it means, and where it is kept.
public struct StyleField<Style: Sendable>: Sendable {

  /// Where a field is kept, which tells the kind of its values.
  public enum Slot: Sendable {

    /// A color.
    case color(any WritableKeyPath<Style, Color?> & Sendable)

    /// A length in points, within bounds.
    case length(any WritableKeyPath<Style, CGFloat?> & Sendable, ClosedRange<Double>)

    /// A number without a unit, within bounds.
    case number(any WritableKeyPath<Style, Double?> & Sendable, ClosedRange<Double>)

    /// A width and a height in points.
    case size(any WritableKeyPath<Style, CGSize?> & Sendable)

    /// A distance right and down in points.
    case point(any WritableKeyPath<Style, CGPoint?> & Sendable)

    /// Distances from the four edges in points.
    case insets(any WritableKeyPath<Style, EdgeInsets?> & Sendable)

    /// Widths at the four edges in points, within a range.
    case widths(any WritableKeyPath<Style, EdgeInsets?> & Sendable, ClosedRange<Double>)

    /// A font with its size.
    case font(any WritableKeyPath<Style, KeyboardFont?> & Sendable)

    /// Font families, best first.
    case families(any WritableKeyPath<Style, [String]?> & Sendable)

    /// The thickness of glyphs.
    case weight(any WritableKeyPath<Style, KeyboardFont.FontWeight?> & Sendable)

    /// How corners bend.
    case cornerStyle(any WritableKeyPath<Style, KeyboardCornerStyle?> & Sendable)

    /// What is painted on an area.
    case background(any WritableKeyPath<Style, Keyboard.Background?> & Sendable)

    /// The style of a suggestion.
    case toolbarItem(any WritableKeyPath<Style, Autocomplete.ToolbarItemStyle> & Sendable)

    /// The style of a line between suggestions.
    case toolbarSeparator(any WritableKeyPath<Style, Autocomplete.ToolbarSeparatorStyle> & Sendable)
  }

  /// The name of the property, which theme files use as well.
  public let name: String

  /// What the field means, as a sentence.
  public let summary: String

  /// Where the field is kept.
  public let slot: Slot

  /// A field of a style.
  public init(_ name: String, _ slot: Slot, _ summary: String) {
    self.name = name
    self.slot = slot
    self.summary = summary
  }

  /// Copies the field, if it is set, from one style to another.
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
