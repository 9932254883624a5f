private import Foundation
public import KeyboardCore

extension KeyboardTheme {

  /// When a rule counts: all of its conditions must hold, and a condition left open always does.
  public struct ButtonMatch: KeyboardModel {

    /// How a device is held.
    public enum Orientation: String, CaseIterable, KeyboardModel {
      case portrait, landscape
    }

    /// How much contrast is asked for.
    public enum Contrast: String, CaseIterable, KeyboardModel {
      case standard, high
    }

    /// The keys, any of them; all keys if empty.
    public var actions: [ActionPattern] = []

    /// The types of keys, any of them; all types if empty.
    public var types: [ButtonType] = []

    /// The states, all of them at once.
    public var states: Set<ButtonState> = []

    /// Light or dark surroundings.
    public var colorScheme: ColorScheme?

    /// The kind of device.
    public var device: DeviceType?

    /// How the device is held.
    public var orientation: Orientation?

    /// A language tag such as `sr` or `pt-BR`, which also stands for longer ones that begin with it.
    public var locale: String?

    /// The type of keyboard by its name, such as `numeric`.
    public var keyboardType: String?

    /// The letter case that the keyboard shows.
    public var keyboardCase: Keyboard.KeyboardCase?

    /// How much contrast is asked for.
    public var contrast: Contrast?

    /// A match for all keys at all times.
    public init() {}
  }
}

extension KeyboardTheme {

  /// What a style is asked for: a key in a state or, without an action, another part of a keyboard.
  struct Subject {

    /// The action of the key; `nil` for parts that are about no key, whose rules name none.
    var action: KeyboardAction?

    /// The states of the key.
    var states: Set<ButtonState> = []

    /// The surroundings.
    var traits: KeyboardTraits
  }
}

extension KeyboardTheme.ButtonMatch {

  /// Whether a key in a state is meant, or the surroundings of another part.
  func matches(_ subject: KeyboardTheme.Subject) -> Bool {
    guard let action = subject.action else { return matches(subject.traits) }
    return states.isSubset(of: subject.states)
      && (types.isEmpty || types.contains(action.keyboardThemeButtonType))
      && (actions.isEmpty || actions.contains { $0.matches(action) })
      && matches(subject.traits)
  }

  private func matches(_ traits: KeyboardTraits) -> Bool {
    (colorScheme == nil || colorScheme == traits.colorScheme)
      && (device == nil || device == traits.deviceTypeForKeyboard)
      && (orientation == nil
        || (orientation == .portrait) == traits.interfaceOrientation.isPortrait)
      && (keyboardType == nil || keyboardType == traits.keyboardType.id)
      && (keyboardCase == nil || keyboardCase == traits.keyboardCase)
      && (contrast == nil || (contrast == .high) == traits.isHighContrastEnabled)
      && (locale == nil || matchesLocale(of: traits))
  }

  private func matchesLocale(of traits: KeyboardTraits) -> Bool {
    guard let locale else { return true }
    func subtags(_ tag: String) -> [Substring] {
      tag.lowercased().split { $0 == "-" || $0 == "_" }
    }
    return subtags(traits.locale.identifier).starts(with: subtags(locale))
  }
}

extension KeyboardTheme.ButtonMatch {

  /// How narrow a match is: first by how it names keys, then by its number of other conditions.
  struct Specificity: Comparable, Hashable, Sendable {

    /// 3 for an action with a value, 2 for an action, 1 for a type of key, 0 for all keys.
    let key: Int

    /// The number of states and conditions on the context.
    let conditions: Int

    /// Whether the first is less narrow than the second.
    static func < (left: Self, right: Self) -> Bool {
      (left.key, left.conditions) < (right.key, right.conditions)
    }
  }

  /// How narrow this match is.
  var specificity: Specificity {
    let key =
      !actions.isEmpty
      ? (actions.allSatisfy { $0.value != nil } ? 3 : 2) : types.isEmpty ? 0 : 1
    let context = [
      colorScheme != nil, device != nil, orientation != nil, locale != nil, keyboardType != nil,
      keyboardCase != nil, contrast != nil,
    ]
    return Specificity(key: key, conditions: states.count + context.count { $0 })
  }
}
