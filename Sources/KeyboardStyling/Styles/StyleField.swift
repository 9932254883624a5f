public import Foundation
public import KeyboardCore
package import KeyboardDocuments
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

    /// The radius of all corners in points, or those of some, within bounds.
    case corners(
      any WritableKeyPath<Style, CGFloat?> & Sendable,
      any WritableKeyPath<Style, Keyboard.CornerRadii?> & Sendable, ClosedRange<Double>)

    /// A font with its size.
    case font(any WritableKeyPath<Style, KeyboardFont?> & Sendable)

    /// Font families, in order of preference.
    case families(any WritableKeyPath<Style, [String]?> & Sendable)

    /// A font weight.
    case weight(any WritableKeyPath<Style, KeyboardFont.FontWeight?> & Sendable)

    /// One of some names.
    case choice(
      [String], get: @Sendable (Style) -> String?, set: @Sendable (inout Style, String?) -> Void)

    /// A gradient.
    case gradient(any WritableKeyPath<Style, KeyboardGradient?> & Sendable)

    /// A background.
    case background(any WritableKeyPath<Style, Keyboard.Background?> & Sendable)

    /// Shadows, back to front.
    case shadows(any WritableKeyPath<Style, [Keyboard.KeyShadow]?> & Sendable)

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

  /// A value of the field, or `nil` for one of its type.
  let example: JSONText?

  /// The value that applies if no style sets the field, where that is one value.
  let standard: JSONText?

  /// The gradient that is drawn in place of the field's color.
  private let covering: (any WritableKeyPath<Style, KeyboardGradient?> & Sendable)?

  /// Create a field.
  ///
  /// A color of an upper style removes the gradient that would cover it.
  public init(
    _ name: String, _ slot: Slot, _ summary: String,
    coveredBy gradient: (any WritableKeyPath<Style, KeyboardGradient?> & Sendable)? = nil
  ) {
    self.init(name, slot, summary, default: nil, example: nil, coveredBy: gradient)
  }

  /// Create a field with an example and a default.
  package init(
    _ name: String, _ slot: Slot, _ summary: String, default standard: JSONText? = nil,
    example: JSONText?,
    coveredBy gradient: (any WritableKeyPath<Style, KeyboardGradient?> & Sendable)? = nil
  ) {
    self.name = name
    self.slot = slot
    self.summary = summary
    self.example = example
    self.standard = standard
    covering = gradient
  }

  /// Copy the field from one style to another if it is set.
  public func copy(from source: Style, to target: inout Style) {
    if let covering, isSet(in: source) { target[keyPath: covering] = nil }
    switch slot {
    case .color(let path): copy(path, source, &target)
    case .length(let path, _): copy(path, source, &target)
    case .number(let path, _): copy(path, source, &target)
    case .size(let path): copy(path, source, &target)
    case .point(let path): copy(path, source, &target)
    case .insets(let path), .widths(let path, _): copy(path, source, &target)
    case .corners(let radius, let radii, _):
      if source[keyPath: radius] != nil { target[keyPath: radii] = nil }
      copy(radius, source, &target)
      if let value = source[keyPath: radii] {
        let filled = value.filled(from: target[keyPath: radii])
        target[keyPath: radii] = filled
        // The radius is that of corners without one of their own.
        if filled.isComplete { target[keyPath: radius] = nil }
      }
    case .font(let path): copy(path, source, &target)
    case .families(let path): copy(path, source, &target)
    case .weight(let path): copy(path, source, &target)
    case .choice(_, let get, let set): if let name = get(source) { set(&target, name) }
    case .gradient(let path): copy(path, source, &target)
    case .background(let path): copy(path, source, &target)
    case .shadows(let path): copy(path, source, &target)
    case .toolbarItem(let path):
      target[keyPath: path] = target[keyPath: path].extended(with: source[keyPath: path])
    case .toolbarSeparator(let path):
      target[keyPath: path] = target[keyPath: path].extended(with: source[keyPath: path])
    }
  }

  /// Whether a style sets the field, or any field of a part.
  package func isSet(in style: Style) -> Bool {
    switch slot {
    case .color(let path): style[keyPath: path] != nil
    case .length(let path, _): style[keyPath: path] != nil
    case .number(let path, _): style[keyPath: path] != nil
    case .size(let path): style[keyPath: path] != nil
    case .point(let path): style[keyPath: path] != nil
    case .insets(let path), .widths(let path, _): style[keyPath: path] != nil
    case .corners(let radius, let radii, _):
      style[keyPath: radius] != nil || style[keyPath: radii] != nil
    case .font(let path): style[keyPath: path] != nil
    case .families(let path): style[keyPath: path] != nil
    case .weight(let path): style[keyPath: path] != nil
    case .choice(_, let get, _): get(style) != nil
    case .gradient(let path): style[keyPath: path] != nil
    case .background(let path): style[keyPath: path] != nil
    case .shadows(let path): style[keyPath: path] != nil
    case .toolbarItem(let path): !style[keyPath: path].isOpen
    case .toolbarSeparator(let path): !style[keyPath: path].isOpen
    }
  }

  private func copy<Value>(
    _ path: WritableKeyPath<Style, Value?>, _ source: Style, _ target: inout Style
  ) {
    if let value = source[keyPath: path] { target[keyPath: path] = value }
  }
}

extension StyleField.Slot {

  /// Create the storage of one of the cases of a type.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ path: any WritableKeyPath<Style, Choice?> & Sendable
  ) -> Self {
    .choice(
      Choice.allCases.map(\.rawValue), get: { $0[keyPath: path]?.rawValue },
      set: { $0[keyPath: path] = $1.flatMap(Choice.init) })
  }
}
