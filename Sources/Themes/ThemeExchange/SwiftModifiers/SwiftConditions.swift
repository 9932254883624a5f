import KeyboardCore
import KeyboardDocuments
import KeyboardStyling

/// Conditions as expressions of Swift over `action`, `isPressed` and `context`.
struct SwiftConditions {

  /// The helpers that the written expressions call.
  enum Helper: String, CaseIterable {

    case isSelected, isLocked, hasLocale, changeFont
  }

  private(set) var helpers: Set<Helper> = []

  mutating func need(_ helper: Helper) { helpers.insert(helper) }

  mutating func expression(_ condition: ThemeCondition) -> String {
    switch condition {
    case .all(let parts):
      if parts.isEmpty { return "true" }
      return parts.map { joined($0) }.joined(separator: " && ")
    case .any(let parts):
      if parts.isEmpty { return "false" }
      return parts.map { joined($0) }.joined(separator: " || ")
    case .not(let inner): return Self.negated(joined(inner))
    case .actions(let actions): return Self.expression(actions)
    case .type(let types): return Self.expression(Set(types))
    case .pressed: return "isPressed"
    case .selected:
      need(.isSelected)
      return "isSelected(action, in: context)"
    case .locked:
      need(.isLocked)
      return "isLocked(action, in: context)"
    case .colorScheme(let scheme): return "context.colorScheme == .\(scheme)"
    case .device(let devices):
      return Self.equal("context.deviceTypeForKeyboard", to: devices.map(\.rawValue))
    case .orientation(let orientation):
      return "context.interfaceOrientation.is\(orientation.rawValue.capitalizedFirst)"
    case .locale(let tags):
      need(.hasLocale)
      return "context.hasLocale(\(tags.map(SwiftLiteral.text).joined(separator: ", ")))"
    case .keyboardType(let types):
      return Self.equal("context.keyboardType", to: types.map(Self.keyboardType))
    case .keyboardCase(let cases): return Self.equal("context.keyboardCase", to: cases.map(\.id))
    }
  }

  private mutating func joined(_ part: ThemeCondition) -> String {
    let text = expression(part)
    let isJoined = text.contains(" && ") || text.contains(" || ")
    return isJoined ? "(\(text))" : text
  }

  private static func negated(_ text: String) -> String {
    if text.hasPrefix("!"), !text.contains(" ") { return String(text.dropFirst()) }
    let comparison = " == "
    if text.contains(comparison), !text.contains(" && "), !text.contains(" || ") {
      return text.replacing(comparison, with: " != ", maxReplacements: 1)
    }
    return text.contains(" ") && !text.hasSuffix(")") ? "!(\(text))" : "!\(text)"
  }

  private static func equal(_ value: String, to cases: [String]) -> String {
    cases.count == 1
      ? "\(value) == .\(cases[0])"
      : "[\(cases.map { ".\($0)" }.joined(separator: ", "))].contains(\(value))"
  }

  static func expression(_ types: Set<KeyboardTheme.ButtonType>) -> String {
    switch types {
    case [.input]: "action.isInputAction"
    case [.primary]: "action.isPrimaryAction"
    case [.system]: "!action.isInputAction && !action.isPrimaryAction"
    case [.input, .primary]: "action.isInputAction || action.isPrimaryAction"
    case [.input, .system]: "!action.isPrimaryAction"
    case [.system, .primary]: "!action.isInputAction"
    default: types.isEmpty ? "false" : "true"
    }
  }
}

// Actions.
extension SwiftConditions {

  private static func keyboardType(_ id: String) -> String {
    let isCase = Keyboard.KeyboardType.allCases.contains { $0.id == id }
    return isCase ? id : "custom(named: \(SwiftLiteral.text(id)))"
  }

  /// The patterns of a case of a switch.
  static func patterns(_ action: KeyboardTheme.ActionPattern) -> [String] {
    let kind = action.kind.rawValue
    guard let value = action.value else { return [".\(kind)"] }
    let text = SwiftLiteral.text(value)
    switch action.kind {
    case .character: return action.letters(of: value).map { ".character(\(SwiftLiteral.text($0)))" }
    case .text: return [".text(\(text))"]
    case .custom: return [".custom(named: \(text))"]
    case .emoji: return [".emoji(.init(\(text)))"]
    case .keyboardType: return [".keyboardType(.\(keyboardType(value)))"]
    case .primary:
      let isCase = Keyboard.ReturnKeyType.named.contains(value)
      let type = isCase ? escaped(value) : "custom(title: \(text))"
      return [".primary(.\(type))"]
    case .shift: return [".shift(.\(value))"]
    case .image, .systemImage: return [".\(kind)(_, \(text), _)"]
    case .url: return [".url(_, \(text))"]
    default: return [".\(kind)"]
    }
  }

  private static func escaped(_ name: String) -> String {
    ["return", "continue"].contains(name) ? "`\(name)`" : name
  }

  /// Kinds of actions with a value have predicates, or none.
  private static func expression(_ actions: [KeyboardTheme.ActionPattern]) -> String {
    let predicates: [KeyboardAction.Kind: String] = [
      .character: "isCharacterAction", .shift: "isShiftAction", .primary: "isPrimaryAction",
      .emoji: "isEmojiAction",
    ]
    var alternatives: [String] = []
    var values: [String] = []
    for action in actions {
      if action.value == nil, let predicate = predicates[action.kind] {
        alternatives.append("action.\(predicate)")
      } else if let pattern = patterns(action).first, !pattern.contains("_"),
        action.value != nil || !action.kind.hasValue
      {
        values += patterns(action)
      } else {
        let pattern = patterns(action).joined(separator: ", ")
        alternatives.append("{ if case \(pattern) = action { true } else { false } }()")
      }
    }
    if values.count == 1 { alternatives.insert("action == \(values[0])", at: 0) }
    if values.count > 1 {
      let rest = values.dropFirst().joined(separator: ", ")
      alternatives.insert("[KeyboardAction\(values[0]), \(rest)].contains(action)", at: 0)
    }
    return alternatives.joined(separator: " || ")
  }
}

extension KeyboardAction.Kind {

  fileprivate var hasValue: Bool {
    switch self {
    case .character, .characterMargin, .custom, .diacritic, .emoji, .image, .keyboardType, .primary,
      .shift, .systemImage, .text, .url:
      true
    default: false
    }
  }
}

extension Keyboard.ReturnKeyType {

  /// The cases without a title.
  fileprivate static let named = [
    "return", "continue", "done", "emergencyCall", "go", "join", "newLine", "next", "ok", "route",
    "search", "send",
  ]
}
