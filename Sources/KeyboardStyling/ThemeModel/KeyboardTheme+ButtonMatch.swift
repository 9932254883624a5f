private import Foundation
public import KeyboardCore

extension KeyboardTheme {

  /// The conditions of a rule, all of which must hold; an unset condition always holds.
  public struct ButtonMatch: KeyboardModel {

    /// The orientation of a device.
    public enum Orientation: String, CaseIterable, KeyboardModel {
      case portrait, landscape
    }

    /// The contrast setting.
    public enum Contrast: String, CaseIterable, KeyboardModel {
      case standard, high
    }

    /// The keys, any of which matches; all keys if empty.
    public var actions: [ActionPattern] = []

    /// The types of keys, any of which matches; all types if empty.
    public var types: [ButtonType] = []

    /// The states, all of which must apply.
    public var states: Set<ButtonState> = []

    /// The color scheme.
    public var colorScheme: ColorScheme?

    /// The device type.
    public var device: DeviceType?

    /// The orientation of the device.
    public var orientation: Orientation?

    /// A language tag such as `sr` or `pt-BR`, which also matches longer tags that begin with it.
    public var locale: String?

    /// The name of the keyboard type, such as `numeric`.
    public var keyboardType: String?

    /// The keyboard case.
    public var keyboardCase: Keyboard.KeyboardCase?

    /// The contrast setting.
    public var contrast: Contrast?

    /// Create a match for all keys in all states.
    public init() {}
  }

  /// The subject of a style: a key in a state or, without an action, another part of a keyboard.
  struct Subject {

    /// The action of the key; `nil` for other parts, whose rules contain no action.
    var action: KeyboardAction?

    /// The states of the key.
    var states: Set<ButtonState> = []

    /// The traits of the context.
    var traits: KeyboardTraits
  }
}

extension KeyboardTheme.ButtonMatch {

  /// Whether all conditions hold for a subject.
  func matches(_ subject: KeyboardTheme.Subject) -> Bool {
    guard let action = subject.action else { return matches(subject.traits) }
    return states.isSubset(of: subject.states)
      && (types.isEmpty || types.contains(action.keyboardThemeButtonType))
      && (actions.isEmpty
        || actions.contains { $0.matches(action, language: subject.traits.localeProfile.language) })
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

  /// The specificity of a match: by its actions or types first, then by its other conditions.
  struct Specificity: Comparable, Hashable, Sendable {

    /// 3 for an action with a value, 2 for an action, 1 for a type of key, 0 for all keys.
    let key: Int

    /// The number of states and conditions on the context.
    let conditions: Int

    /// Compare by key, then by conditions.
    static func < (left: Self, right: Self) -> Bool {
      (left.key, left.conditions) < (right.key, right.conditions)
    }
  }

  /// The specificity of this match.
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

extension KeyboardTheme {

  /// The keys that a rule matches: all of a kind, or those with a certain value.
  public struct ActionPattern: KeyboardModel {

    /// The kind of action; that of spacers matches nothing.
    public var kind: KeyboardAction.Kind

    /// The payload such as a character, a keyboard type or a return key type, or `nil` for any.
    public var value: String?

    /// Whether a character matches in its own case only.
    public var isExact: Bool {
      get { exact ?? false }
      set { exact = newValue ? true : nil }
    }

    /// `nil` for false, so that patterns encoded without it can still be decoded.
    private var exact: Bool?

    /// Create a pattern of a kind, with an optional value.
    public init(_ kind: KeyboardAction.Kind, _ value: String? = nil, isExact: Bool = false) {
      self.kind = kind
      self.value = value
      self.isExact = isExact
    }

    /// Match a key of an action; spacers never do.
    ///
    /// Unless `isExact` is set, a character matches the key that it shares with the other case: `a`
    /// matches A, `ß` matches ẞ, and `i` matches İ in Turkish.
    ///
    /// - Parameters:
    ///   - action: The action of the key.
    ///   - language: The language code of the locale whose rules of case apply.
    /// - Returns: Whether the key matches.
    public func matches(_ action: KeyboardAction, language: String = "") -> Bool {
      guard action.kind == kind, !kind.isSpacer else { return false }
      guard let value else { return true }
      guard let own = action.themeValue else { return false }
      if value == own { return true }
      guard kind == .character, !isExact else { return false }
      let casing = KeyCasing(language: language)
      // Pairs such as և and Եւ aren’t in upper case throughout.
      let (upperValue, upperOwn) = (casing.uppercased(value), casing.uppercased(own))
      return upperValue == upperOwn || upperValue == own || upperOwn == value
    }
  }
}

extension KeyboardAction {

  /// The payload in theme files: images by keyboard image name, links by identifier.
  fileprivate var themeValue: String? {
    switch self {
    case .image(_, let name, _), .systemImage(_, let name, _): name
    case .url(_, let id): id
    default: value
    }
  }
}
