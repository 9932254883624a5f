import Foundation
import KeyboardCore
import KeyboardDrawing
import SourceText

/// A kind of values of themes: their form in files, and how they are read and written.
struct ThemeKind<Value: Sendable> {

  let shape: () -> ThemeFormat.Shape
  let example: () -> JSONText?
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

  static func list<Element>(
    of format: ObjectFormat<Element>, named element: String, _ count: ClosedRange<Int>,
    _ example: JSONText? = nil
  ) -> Self where Value == [Element] {
    ThemeKind(
      ThemeFormat.Shape.list(
        of: ThemeFormat.Shape.object(format.object).orVariable, count
      ).orVariable, example,
      read: { reader, value, name in
        reader.elements(value, named: name, of: element + "s", count: count)?
          .compactMap { reader.object($0, named: name, as: format, element: element) }
      }, write: { .array($0.map(format.json)) })
  }
}

/// A type whose values are of one kind, up to their bounds.
protocol ThemeValue: Sendable {

  static func kind(in bounds: ValueBounds) -> ThemeKind<Self>

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

/// The types of most fields.
///
/// A cast searches all conformances of the program for each type: 1.5 % of the instructions of a first image.
private let frequentKinds: [ObjectIdentifier: any ThemeValue.Type] = {
  let kinds: [any ThemeValue.Type] = [
    Bool.self, CGFloat.self, Color.self, Data.self, Double.self, EdgeInsets.self, Int.self,
    Autocomplete.ToolbarItemStyle.self, Keyboard.Background.self, Keyboard.CornerRadius.self,
    Keyboard.Corners.self, KeyboardFont.FontWeight.self,
    KeyboardGradient.self, String.self, [FontFamily].self,
  ]
  return Dictionary(uniqueKeysWithValues: kinds.map { (ObjectIdentifier($0), $0) })
}()

extension StyleField {

  package var meaning: KeyMeaning {
    KeyMeaning(summary, example ?? kind?.example(in: bounds) ?? .null, default: standard)
  }

  var shape: ThemeFormat.Shape { kind?.shape(in: bounds) ?? .anything }

  private var kind: (any ThemeValue.Type)? {
    frequentKinds[ObjectIdentifier(type)] ?? type as? any ThemeValue.Type
  }

  func read(
    _ value: JSONValue, named name: String, by reader: inout ThemeReader, into style: inout Style
  ) {
    set(kind?.read(value, named: name, in: bounds, by: &reader), in: &style)
  }

  func json(of style: Style) -> JSONText? { (value(in: style) as? any ThemeValue)?.json }
}

/// The keys of an object with their properties, which reader, writer and schema follow.
struct ObjectFormat<Value: Sendable>: Sendable {

  struct Member: Sendable {

    let name: String
    fileprivate let key: @Sendable (_ standard: Value) -> ThemeFormat.Key
    let read: @Sendable (inout ThemeReader, JSONValue, _ name: String, inout Value) -> Void

    /// Returns nil if the property isn't set, or belongs to another value.
    let write: @Sendable (Value, _ standard: Value?) -> JSONText?
  }

  let standard: Value
  let members: [Member]
  let object: ThemeFormat.Object

  init(_ standard: Value, _ members: [Member], _ condition: ThemeFormat.Object.Condition? = nil) {
    (self.standard, self.members) = (standard, members)
    object = ThemeFormat.Object(members.map { $0.key(standard) }, condition)
  }

  var names: [String] { object.names }

  func members(of value: Value) -> [(String, JSONText?)] {
    members.map { ($0.name, $0.write(value, standard)) }
  }

  func json(_ value: Value) -> JSONText { .object(present: members(of: value)) }
}

extension ObjectFormat.Member {

  init(
    _ key: ThemeFormat.Key,
    read: @escaping @Sendable (inout ThemeReader, JSONValue, String, inout Value) -> Void = {
      _, _, _, _ in
    }, write: @escaping @Sendable (Value) -> JSONText? = { _ in nil }
  ) {
    self.init(name: key.name, key: { _ in key }, read: read, write: { value, _ in write(value) })
  }

  /// A key of a property; it is left out if it has the default, unless it is always written.
  init<Content: ThemeValue & Equatable>(
    _ name: String, _ path: any WritableKeyPath<Value, Content> & Sendable,
    in range: ClosedRange<Double>? = nil, isTime: Bool = false, among names: [String]? = nil,
    _ summary: String, _ example: JSONText, isRequired: Bool = false, isAlwaysWritten: Bool = false
  ) {
    let bounds = ValueBounds(range: range, names: names, isTime: isTime)
    self.init(
      name: name,
      key: { standard in
        let text = isRequired ? nil : standard[keyPath: path].json
        return ThemeFormat.Key(
          name, Content.shape(in: bounds), summary, example, default: text == [] ? nil : text,
          isRequired: isRequired)
      },
      read: { reader, value, name, object in
        let content = Content.read(value, named: name, in: bounds, by: &reader)
        object[keyPath: path] = content ?? object[keyPath: path]
      },
      write: { object, standard in
        let (content, other) = (object[keyPath: path], standard?[keyPath: path])
        return content == other && !isAlwaysWritten && !isRequired ? nil : content.json
      })
  }

  init<Content: ThemeValue>(
    _ name: String, _ path: any WritableKeyPath<Value, Content?> & Sendable,
    in range: ClosedRange<Double>? = nil, _ summary: String, _ example: JSONText
  ) {
    let bounds = ValueBounds(range: range)
    self.init(
      ThemeFormat.Key(name, Content.shape(in: bounds), summary, example),
      read: { reader, value, name, object in
        object[keyPath: path] = Content.read(value, named: name, in: bounds, by: &reader)
      }, write: { $0[keyPath: path]?.json })
  }

  init<Choice: RawRepresentable<String> & CaseIterable & Equatable & Sendable>(
    _ name: String, choice path: any WritableKeyPath<Value, Choice> & Sendable, _ summary: String,
    _ example: JSONText
  ) {
    self.init(
      name: name,
      key: { standard in
        ThemeFormat.Key(
          name, .choice(of: Choice.self), summary, example,
          default: .string(standard[keyPath: path].rawValue))
      },
      read: { reader, value, name, object in
        let choice = reader.choice(value, named: name, of: Choice.self)
        object[keyPath: path] = choice ?? object[keyPath: path]
      },
      write: { object, standard in
        let choice = object[keyPath: path]
        return choice == standard?[keyPath: path] ? nil : .string(choice.rawValue)
      })
  }
}

extension ThemeReader {

  mutating func object<Value>(
    _ value: JSONValue, named name: String, as format: ObjectFormat<Value>,
    element: String? = nil
  ) -> Value? {
    let owner = element.map { "A \($0) of \(name)" } ?? name
    let needy = element.map { "Every \($0) of \(name)" }
    guard let value = resolved(value),
      let members = members(value, named: owner, of: format.object, needing: needy),
      element == nil || format.object.required.allSatisfy({ value[$0] != nil })
    else { return nil }
    var object = format.standard
    read(members, named: name, as: format, into: &object)
    return object
  }

  mutating func read<Value>(
    _ members: [(key: String, value: JSONValue)], named name: String,
    as format: ObjectFormat<Value>, into object: inout Value
  ) {
    for (key, value) in members {
      let member = format.members.first { $0.name == key }
      member?.read(&self, value, "\(name).\(key)", &object)
    }
  }
}
