import Foundation
import KeyboardKit

extension KeyboardThemeFile {

  /// A condition of a declaration: all of its parts hold.
  struct Condition: Decodable, Sendable {

    static let always = Condition()

    private var actions: [Action]?
    private var types: [String]?
    private var pressed: Bool?
    private var selected: Bool?
    private var locked: Bool?
    private var colorScheme: String?
    private var devices: [String]?
    private var orientation: String?
    private var locales: [String]?
    private var keyboardTypes: [String]?
    private var keyboardCases: [String]?
    private var allOf: [Condition]?
    private var anyOf: [Condition]?
    private var noneOf: [Condition]?

    /// A key, by its kind and, if it is a certain one, its values.
    struct Action: Decodable, Sendable {
      let kind: String
      let values: [String]?
    }

    private enum CodingKeys: String, CodingKey {
      case actions, types, pressed, selected, locked, colorScheme, devices, orientation, locales
      case keyboardTypes, keyboardCases
      case allOf = "all"
      case anyOf = "any"
      case noneOf = "not"
    }

    private init() {}

    init(from decoder: any Decoder) throws {
      guard decoder.codingPath.count <= 24 else {
        throw Failure("The conditions of the theme file are nested too deeply.")
      }
      let values = try decoder.container(keyedBy: CodingKeys.self)
      func read<Item: Decodable>(_ key: CodingKeys) throws -> Item? {
        try values.decodeIfPresent(Item.self, forKey: key)
      }
      actions = try read(.actions)
      types = try read(.types)
      pressed = try read(.pressed)
      selected = try read(.selected)
      locked = try read(.locked)
      colorScheme = try read(.colorScheme)
      devices = try read(.devices)
      orientation = try read(.orientation)
      locales = try read(.locales)
      keyboardTypes = try read(.keyboardTypes)
      keyboardCases = try read(.keyboardCases)
      allOf = try read(.allOf)
      anyOf = try read(.anyOf)
      noneOf = try read(.noneOf)
    }

    /// Whether the condition holds for a key, or for a part that is none.
    func holds(for action: KeyboardAction?, isPressed: Bool, in context: KeyboardContext) -> Bool {
      func innerHolds(_ inner: Condition) -> Bool {
        inner.holds(for: action, isPressed: isPressed, in: context)
      }
      return (actions.map { actions in actions.contains { $0.matches(action) } } ?? true)
        && (types.map { types in action.map { types.contains($0.fileType) } ?? false } ?? true)
        && (pressed.map { $0 == isPressed } ?? true)
        && (selected.map { $0 == action?.isSelected(in: context) } ?? true)
        && (locked.map { $0 == action?.isLocked(in: context) } ?? true)
        && holds(in: context)
        && (allOf?.allSatisfy(innerHolds) ?? true)
        && (anyOf?.contains(where: innerHolds) ?? true)
        && !(noneOf?.contains(where: innerHolds) ?? false)
    }

    private func holds(in context: KeyboardContext) -> Bool {
      (colorScheme.map { ($0 == "dark") == (context.colorScheme == .dark) } ?? true)
        && (devices?.contains(context.deviceTypeForKeyboard.rawValue) ?? true)
        && (orientation.map {
          $0 == "landscape"
            ? context.interfaceOrientation.isLandscape : context.interfaceOrientation.isPortrait
        } ?? true)
        && (locales.map { context.hasLocale($0) } ?? true)
        && (keyboardTypes?.contains(context.keyboardType.id) ?? true)
        && (keyboardCases?.contains(context.keyboardCase.rawValue) ?? true)
    }
  }
}

extension KeyboardThemeFile.Condition.Action {

  fileprivate func matches(_ action: KeyboardAction?) -> Bool {
    guard let action, let own = action.fileKind, own.kind == kind else { return false }
    guard let values else { return true }
    return own.value.map(values.contains) ?? false
  }
}

extension KeyboardAction {

  /// The type of a key in themes: all return keys are primary.
  fileprivate var fileType: String {
    isPrimaryAction ? "primary" : isInputAction ? "input" : "system"
  }

  fileprivate func isSelected(in context: KeyboardContext) -> Bool {
    switch self {
    case .shift: context.keyboardCase == .uppercased || context.keyboardCase == .capsLocked
    case .capsLock: context.keyboardCase == .capsLocked
    case .keyboardType(let type): type == context.keyboardType
    default: false
    }
  }

  fileprivate func isLocked(in context: KeyboardContext) -> Bool {
    switch self {
    case .shift, .capsLock: context.keyboardCase == .capsLocked
    default: false
    }
  }

  /// The kind and the value of a key in theme files, or `nil` for gaps.
  fileprivate var fileKind: (kind: String, value: String?)? {
    switch self {
    case .backspace: ("backspace", nil)
    case .capsLock: ("capsLock", nil)
    case .character(let text): ("character", text)
    case .command: ("command", nil)
    case .control: ("control", nil)
    case .custom(let name): ("custom", name)
    case .dictation: ("dictation", nil)
    case .diacritic: ("diacritic", nil)
    case .dismissKeyboard: ("dismissKeyboard", nil)
    case .emoji(let emoji): ("emoji", emoji.char)
    case .escape: ("escape", nil)
    case .function: ("function", nil)
    case .image(_, let name, _): ("image", name)
    case .keyboardType(let type): ("keyboardType", type.id)
    case .moveCursorBackward: ("moveCursorBackward", nil)
    case .moveCursorForward: ("moveCursorForward", nil)
    case .nextKeyboard: ("nextKeyboard", nil)
    case .nextLocale: ("nextLocale", nil)
    case .option: ("option", nil)
    case .primary(let type): ("primary", type.id)
    case .settings: ("settings", nil)
    case .shift(let keyboardCase): ("shift", keyboardCase.rawValue)
    case .space: ("space", nil)
    case .systemImage(_, let name, _): ("systemImage", name)
    case .systemSettings: ("systemSettings", nil)
    case .tab: ("tab", nil)
    case .text(let text): ("text", text)
    case .url(_, let id): ("url", id)
    default: nil
    }
  }
}

extension KeyboardContext {

  fileprivate func hasLocale(_ tags: [String]) -> Bool {
    let own = self.locale.identifier.lowercased().replacingOccurrences(of: "_", with: "-") + "-"
    return tags.contains { own.hasPrefix($0.lowercased() + "-") }
  }
}
