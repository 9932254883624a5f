import KeyboardCore
package import SourceText

/// The bounds of values beyond their type.
package struct ValueBounds: Sendable {

  package var range: ClosedRange<Double>?
  package var names: [String]?
  var isTime = false

  /// Whether an app may have names of its own beside these.
  package var isOpen = false
}

/// A field of a style: its name in Swift and in theme files, its meaning, and its storage.
public struct StyleField<Style: Sendable>: Sendable {

  typealias Path<Value> = any WritableKeyPath<Style, Value> & Sendable

  /// Name of the property, also in theme files.
  public let name: String

  /// The meaning of the field, as a sentence.
  public let summary: String

  /// The type of the values, by which they are read, written and mixed; names are texts.
  package let type: any Sendable.Type

  package let bounds: ValueBounds
  let example: JSONText?
  let standard: JSONText?

  /// The visibility of the field on a key; one of several names shows if it isn't the default.
  package let visibility: Visibility

  private let get: @Sendable (Style) -> (any Sendable)?
  private let set: @Sendable (inout Style, (any Sendable)?) -> Void
  private(set) var layering: FieldLayering<Style>

  /// Condition for a set field to show on a key.
  package enum Visibility: Sendable {
    case always, pressed

    /// While the key is pressed and isn't under a callout.
    case pressedInView

    case style(@Sendable (Style) -> Bool)
  }

  /// Copies the field from one style to another if it is set.
  public func copy(from source: Style, to target: inout Style) {
    withUnsafePointer(to: source) { layering.copy($0, &target) }
  }

  package func isSet(in style: Style) -> Bool { withUnsafePointer(to: style, layering.isSet) }

  package func value(in style: Style) -> (any Sendable)? { get(style) }

  package func set(_ value: (any Sendable)?, in style: inout Style) { set(&style, value) }

  /// Whether the field shows on pressed keys only.
  package var isOfPressedKeys: Bool {
    switch visibility {
    case .pressed, .pressedInView: true
    case .always, .style: false
    }
  }
}

extension StyleField {

  /// A color of an upper style removes the gradient that would cover it.
  init<Value: Sendable>(
    _ name: String, _ path: Path<Value?>, in range: ClosedRange<Double>? = nil,
    among names: [String]? = nil, _ summary: String, default standard: JSONText? = nil,
    example: JSONText? = nil, coveredBy gradient: Path<KeyboardGradient?>? = nil,
    shown visibility: Visibility = .always, layering: FieldLayering<Style>? = nil
  ) {
    let layering = layering ?? FieldLayering(path)
    self.init(
      name: name, summary: summary, type: Value.self,
      bounds: ValueBounds(range: range, names: names, isOpen: names != nil), example: example,
      standard: standard, visibility: visibility, get: { $0[keyPath: path] },
      set: { $0[keyPath: path] = $1 as? Value },
      layering: gradient.map { layering.removing($0) } ?? layering)
  }

  /// Creates a field of a background, which may change the image of the one below it.
  init(
    _ name: String, _ path: Path<Keyboard.Background?>, _ summary: String,
    example: JSONText? = nil
  ) {
    self.init(name, path, summary, example: example, layering: FieldLayering(path) { $0.over($1) })
  }

  init<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, choice path: Path<Choice?>, _ summary: String,
    default standard: JSONText? = nil,
    example: JSONText? = nil
  ) {
    let place = FieldOffset(path)
    var visibility = Visibility.always
    if case .string(let normal) = standard {
      visibility = .style {
        withUnsafePointer(to: $0) { place.read($0) { $0.pointee?.rawValue != normal } }
      }
    }
    self.init(
      name: name, summary: summary, type: String.self,
      bounds: ValueBounds(names: Choice.allCases.map(\.rawValue)), example: example,
      standard: standard, visibility: visibility, get: { $0[keyPath: path]?.rawValue },
      set: { $0[keyPath: path] = ($1 as? String).flatMap(Choice.init) },
      layering: FieldLayering(path))
  }

  init<Part: LayeredStyle>(
    _ name: String, part path: Path<Part>, _ summary: String, example: JSONText? = nil
  ) {
    self.init(
      name: name, summary: summary, type: Part.self, bounds: ValueBounds(), example: example,
      standard: nil, visibility: .always,
      get: { $0[keyPath: path].isOpen ? nil : $0[keyPath: path] },
      set: { style, value in
        style[keyPath: path].unset(Part.fieldNames)
        (value as? Part).map { style[keyPath: path].extend(with: $0) }
      }, layering: FieldLayering(part: path))
  }
}

/// The meaning of a key of theme files, for the schema and the reference.
package struct KeyMeaning: Sendable, ExpressibleByStringLiteral {

  package let summary: String
  package let example: JSONText?

  /// Nil if the default isn't a single value.
  package let standard: JSONText?

  package init(_ summary: String, _ example: JSONText?, default standard: JSONText? = nil) {
    self.summary = summary
    self.example = example
    self.standard = standard
  }

  package init(stringLiteral summary: String) { self.init(summary, nil) }
}
