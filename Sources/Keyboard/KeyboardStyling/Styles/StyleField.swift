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
    case families(any WritableKeyPath<Style, [FontFamily]?> & Sendable)

    /// A font weight.
    case weight(any WritableKeyPath<Style, KeyboardFont.FontWeight?> & Sendable)

    /// One of some names.
    case choice(
      [String], get: @Sendable (Style) -> String?, set: @Sendable (inout Style, String?) -> Void)

    /// The label of a key.
    case label(any WritableKeyPath<Style, Keyboard.KeyLabel?> & Sendable)

    /// The name of a sound or a haptic: one of a list, or one of an app.
    case signal(any WritableKeyPath<Style, String?> & Sendable, [String])

    /// A gradient.
    case gradient(any WritableKeyPath<Style, KeyboardGradient?> & Sendable)

    /// A background.
    case background(any WritableKeyPath<Style, Keyboard.Background?> & Sendable)

    /// Shadows, back to front.
    case shadows(any WritableKeyPath<Style, [Keyboard.KeyShadow]?> & Sendable)

    /// An icon.
    case icon(any WritableKeyPath<Style, Keyboard.KeyIcon?> & Sendable)

    /// Pictures on the keyboard.
    case stickers(any WritableKeyPath<Style, [Keyboard.Sticker]?> & Sendable)

    /// A change between states.
    case transition(any WritableKeyPath<Style, Keyboard.Transition?> & Sendable)

    /// A movement by key frames.
    case animation(any WritableKeyPath<Style, Keyboard.KeyAnimation?> & Sendable)

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

  let example: JSONText?
  let standard: JSONText?
  let layering: FieldLayering<Style>

  /// The visibility of the field on a key; one of several names shows if it isn't the default.
  package let visibility: Visibility

  /// The condition under which a field that is set shows on a key.
  package enum Visibility: Sendable {
    case always, pressed

    /// While the key is pressed and isn't under a callout.
    case pressedInView

    case style(@Sendable (Style) -> Bool)
  }

  /// Create a field.
  ///
  /// A color of an upper style removes the gradient that would cover it.
  public init(
    _ name: String, _ slot: Slot, _ summary: String,
    coveredBy gradient: (any WritableKeyPath<Style, KeyboardGradient?> & Sendable)? = nil
  ) {
    self.init(name, slot, summary, default: nil, example: nil, coveredBy: gradient)
  }

  /// A font may be another property, which is the same field, and an item may be stored as an optional.
  package init(
    _ name: String, _ slot: Slot, _ summary: String, default standard: JSONText? = nil,
    example: JSONText?,
    coveredBy gradient: (any WritableKeyPath<Style, KeyboardGradient?> & Sendable)? = nil,
    or font: (any WritableKeyPath<Style, Font?> & Sendable)? = nil,
    stored item: (
      any WritableKeyPath<Style, SharedValue<Autocomplete.ToolbarItemStyle>?> & Sendable
    )? = nil,
    shown visibility: Visibility = .always
  ) {
    self.name = name
    self.slot = slot
    self.summary = summary
    self.example = example
    self.standard = standard
    var layering = slot.layering
    if case .font(let path) = slot, let font { layering = FieldLayering(path, or: font) }
    if let item { layering = FieldLayering(part: item) }
    self.layering = gradient.map { layering.removing($0) } ?? layering
    if case .choice(_, let get, _) = slot, case .string(let normal) = standard {
      self.visibility = .style { get($0) != normal }
    } else {
      self.visibility = visibility
    }
  }

  /// Copy the field from one style to another if it is set.
  public func copy(from source: Style, to target: inout Style) {
    withUnsafePointer(to: source) { layering.copy($0, &target) }
  }

  package func isSet(in style: Style) -> Bool { withUnsafePointer(to: style, layering.isSet) }

  /// Whether the field shows on pressed keys only.
  package var isOfPressedKeys: Bool {
    switch visibility {
    case .pressed, .pressedInView: true
    case .always, .style: false
    }
  }
}

extension StyleField.Slot {

  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ path: any WritableKeyPath<Style, Choice?> & Sendable
  ) -> Self {
    let place = FieldPlace(path)
    return .choice(
      Choice.allCases.map(\.rawValue),
      get: { withUnsafePointer(to: $0) { place.read($0) { $0.pointee?.rawValue } } },
      set: { $0[keyPath: path] = $1.flatMap(Choice.init) })
  }

  fileprivate var layering: FieldLayering<Style> {
    switch self {
    case .color(let path): FieldLayering(path)
    case .length(let path, _): FieldLayering(path)
    case .number(let path, _): FieldLayering(path)
    case .size(let path): FieldLayering(path)
    case .point(let path): FieldLayering(path)
    case .insets(let path), .widths(let path, _): FieldLayering(path)
    case .corners(let radius, let radii, _): FieldLayering(radius: radius, radii: radii)
    case .font(let path): FieldLayering(path)
    case .families(let path): FieldLayering(path)
    case .weight(let path): FieldLayering(path)
    case .signal(let path, _): FieldLayering(path)
    case .choice(_, let get, let set): FieldLayering(get: get, set: set)
    case .label(let path): FieldLayering(path)
    case .gradient(let path): FieldLayering(path)
    case .background(let path): FieldLayering(background: path)
    case .shadows(let path): FieldLayering(path)
    case .icon(let path): FieldLayering(path)
    case .stickers(let path): FieldLayering(path)
    case .transition(let path): FieldLayering(path)
    case .animation(let path): FieldLayering(path)
    case .toolbarItem(let path): FieldLayering(part: path)
    case .toolbarSeparator(let path): FieldLayering(part: path)
    }
  }
}
