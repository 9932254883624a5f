import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing

/// A kind of values of themes: their form in files, and how they are read and written.
struct ThemeKind<Value: Sendable> {

  let shape: () -> ThemeFormat.Shape
  let example: () -> JSONText?

  /// Return nil after reporting an error.
  let read: (inout ThemeReader, JSONValue, _ name: String) -> Value?

  /// Return nil for a value that says nothing.
  let write: (Value) -> JSONText?

  init(
    _ shape: @escaping @autoclosure () -> ThemeFormat.Shape,
    _ example: @escaping @autoclosure () -> JSONText? = nil,
    read: @escaping (inout ThemeReader, JSONValue, String) -> Value?,
    write: @escaping (Value) -> JSONText?
  ) {
    (self.shape, self.example, self.read, self.write) = (shape, example, read, write)
  }
}

/// A type whose values are of one kind, up to their bounds.
protocol ThemeValue: Sendable {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self>

  /// Read a value of the kind.
  static func read(
    _ value: JSONValue, named name: String, in bounds: ValueBounds, by reader: inout ThemeReader
  ) -> Self?
}

extension ThemeValue {

  static func shape(in bounds: ValueBounds) -> ThemeFormat.Shape { kind(in: bounds).shape() }

  fileprivate static func example(in bounds: ValueBounds) -> JSONText? {
    kind(in: bounds).example()
  }

  static func read(
    _ value: JSONValue, named name: String, in bounds: ValueBounds, by reader: inout ThemeReader
  ) -> Self? {
    kind(in: bounds).read(&reader, value, name)
  }

  var json: JSONText? { Self.kind(in: ValueBounds()).write(self) }
}

extension StyleField {

  package var meaning: KeyMeaning {
    KeyMeaning(summary, example ?? kind?.example(in: bounds) ?? .null, default: standard)
  }

  var shape: ThemeFormat.Shape { kind?.shape(in: bounds) ?? .anything }

  private var kind: (any ThemeValue.Type)? { type as? any ThemeValue.Type }

  func read(
    _ value: JSONValue, named name: String, by reader: inout ThemeReader, into style: inout Style
  ) {
    set(kind?.read(value, named: name, in: bounds, by: &reader), in: &style)
  }

  func json(of style: Style) -> JSONText? { (value(in: style) as? any ThemeValue)?.json }
}
