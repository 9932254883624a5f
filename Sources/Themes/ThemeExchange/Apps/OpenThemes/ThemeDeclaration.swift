import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import SourceText

/// Values of one part of a keyboard under a condition.
struct ThemeDeclaration: Hashable, Sendable {

  enum Part: String, CaseIterable, Sendable {
    case key, view, callout, toolbar
  }

  var part: Part
  var condition: ThemeCondition
  var fields: [StyleSetting]
}

/// The value of a property, by its path such as `item.titleColor`.
struct StyleSetting: Hashable, Sendable {

  var name: String
  var value: Value

  enum Value: Hashable, Sendable {
    case color(Color)
    case background(Keyboard.Background)

    case json(JSONText)

    static let standard = Self.json(["standard": true])

    static func number(_ number: Double) -> Self { .json(.object([("number", .number(number))])) }

    static func text(_ text: String) -> Self { .json(.object([("text", .string(text))])) }

    static func numbers(_ numbers: [Double]) -> Self {
      .json(.object([("numbers", .array(numbers.map { .number($0) }))]))
    }

    fileprivate init?(_ value: (any Sendable)?) {
      switch value {
      case let color as Color: self = .color(color)
      case let length as CGFloat: self = .number(length)
      case let number as Double: self = .number(number)
      case let size as CGSize: self = .numbers([size.width, size.height])
      case let point as CGPoint: self = .numbers([point.x, point.y])
      case let insets as EdgeInsets:
        self = .numbers([insets.top, insets.leading, insets.bottom, insets.trailing])
      case let corners as Keyboard.Corners:
        guard let radius = corners.radius else { return nil }
        self = .number(radius)
      case let weight as KeyboardFont.FontWeight: self = .text(weight.rawValue)
      case let font as KeyboardFont: self = .json(["font": font.json])
      case let families as [FontFamily]:
        guard let family = families.first else { return nil }
        self = .text(family.name)
      case let background as Keyboard.Background: self = .background(background)
      default: return nil
      }
    }
  }
}

extension LayeredStyle {

  func settings(at prefix: String = "") -> [StyleSetting] {
    Self.fields.flatMap { field -> [StyleSetting] in
      guard field.isSet(in: self) else { return [] }
      let name = prefix + field.name
      let value = field.value(in: self)
      if let part = value as? any LayeredStyle { return part.settings(at: "\(name).") }
      return StyleSetting.Value(value).map { [StyleSetting(name: name, value: $0)] } ?? []
    }
  }
}

/// A condition of a declaration, of those that KeyboardKit can ask for.
indirect enum ThemeCondition: Hashable, Sendable {

  case member(String, JSONText)

  case all([ThemeCondition])
  case any([ThemeCondition])
  case not(ThemeCondition)

  static let always = ThemeCondition.all([])
  static let never = ThemeCondition.any([])
  static let pressed = ThemeCondition.member("pressed", true)

  init(_ match: KeyboardTheme.ButtonMatch) {
    var parts: [ThemeCondition] = []
    if !match.actions.isEmpty {
      parts.append(.member("actions", .array(match.actions.map(\.json))))
    }
    parts.append(.types(match.types))
    parts += match.states.sorted().map(ThemeCondition.state)
    if !match.anyStates.isEmpty { parts.append(.some(match.anyStates.sorted().map(Self.state))) }
    parts += [
      .choice("colorScheme", match.$colorScheme), .choice("orientation", match.$orientation),
      .list("devices", match.$device.map(\.rawValue)), .list("locales", match.$locale),
      .list("keyboardTypes", match.$keyboardType),
      .list("keyboardCases", match.$keyboardCase.map(\.rawValue)),
    ]
    if !match.alternatives.isEmpty {
      parts.append(.some(match.alternatives.map { ThemeCondition($0) }))
    }
    parts += match.exceptions.map { Self.negated(ThemeCondition($0)) }
    self = .every(parts)
  }

  static func types(_ types: [KeyboardTheme.ButtonType]) -> Self {
    let areAll = Set(types).count == KeyboardTheme.ButtonType.allCases.count
    return areAll ? .always : .list("types", types.map(\.rawValue))
  }

  private static func list(_ key: String, _ texts: [String]) -> Self {
    texts.isEmpty ? .always : .member(key, .array(texts.map { .string($0) }))
  }

  static func every(_ parts: [ThemeCondition]) -> Self {
    let flat = parts.flatMap { part in if case .all(let inner) = part { inner } else { [part] } }
    if flat.contains(.never) { return .never }
    return flat.count == 1 ? flat[0] : .all(flat)
  }

  static func some(_ parts: [ThemeCondition]) -> Self {
    let possible = parts.filter { $0 != .never }
    if possible.contains(.always) { return .always }
    return possible.count == 1 ? possible[0] : .any(possible)
  }

  private static func negated(_ part: ThemeCondition) -> Self {
    part == .always ? .never : part == .never ? .always : .not(part)
  }

  private static func state(_ state: KeyboardTheme.ButtonState) -> Self {
    state == .disabled ? .never : .member(state.rawValue, true)
  }

  private static func choice<Value: RawRepresentable<String> & Hashable & CaseIterable>(
    _ key: String, _ values: [Value]
  ) -> Self {
    values.isEmpty || Set(values).count == Value.allCases.count
      ? .always : .member(key, .string(values[0].rawValue))
  }

  var parts: [ThemeCondition] { if case .all(let parts) = self { parts } else { [self] } }

  /// Parts by their keys; parts with the same key are inner conditions.
  var json: JSONText {
    var members: JSONMembers = []
    var others: [JSONText] = []
    for part in parts {
      let (key, value) = part.keyed
      if members.contains(where: { $0.0 == key }) {
        others.append(.object([(key, value)]))
      } else {
        members.append((key, value))
      }
    }
    return .object(members + (others.isEmpty ? [] : [("all", .array(others))]))
  }

  private var keyed: (String, JSONText) {
    switch self {
    case .member(let key, let value): (key, value)
    case .all(let parts): ("all", .array(parts.map(\.json)))
    case .any(let parts): ("any", .array(parts.map(\.json)))
    case .not(let inner): ("not", .array([inner.json]))
    }
  }
}

extension KeyboardTheme.ActionPattern {

  fileprivate var json: JSONText {
    let values = value.map { kind == .character ? letters(of: $0) : [$0] }
    return [
      "kind": .string(kind.rawValue), "values": values.map { .array($0.map { .string($0) }) },
    ]
  }

  private func letters(of value: String) -> [String] {
    let cased = [value, KeyCasing(language: "").uppercased(value), value.lowercased()]
    return isExact ? [value] : cased.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Set<KeyboardTheme.ButtonState> {

  /// Returns states in the order of their declaration, because the order of the set is random.
  fileprivate func sorted() -> [KeyboardTheme.ButtonState] {
    KeyboardTheme.ButtonState.allCases.filter(contains)
  }
}
