private import Foundation

extension KeyboardCallout {

  /// The secondary actions of keys.
  public struct Actions: Codable, Equatable, Sendable {

    /// The secondary actions by key; a list usually starts with the key itself.
    public var actionsDictionary: [KeyboardAction: [KeyboardAction]]

    /// Whether a key without secondary actions uses its base letter's, without diacritics.
    public var isDiacriticInsensitive = false

    /// Secondary actions by key, as they are.
    public init(actions: [KeyboardAction: [KeyboardAction]]) { actionsDictionary = actions }

    /// Secondary actions by character, one for each character of a string, in both letter cases.
    public init(actions: [KeyboardAction: [KeyboardAction]] = [:], characters: [String: String]) {
      actionsDictionary = actions
      for (key, text) in characters.sorted(by: { $0.key < $1.key }) {
        let items = text.map { InputSet.Item(String($0)) }
        let item = InputSet.Item(key)
        actionsDictionary[.character(item.lowercased)] = items.map { .character($0.lowercased) }
        actionsDictionary[.character(item.uppercased)] = items.map { .character($0.uppercased) }
      }
    }

    /// Returns the secondary actions of a key, or nil if it has no entry.
    public func actions(for action: KeyboardAction) -> [KeyboardAction]? {
      if let actions = actionsDictionary[action] { return actions }
      guard isDiacriticInsensitive, case .character(let text) = action else { return nil }
      let letter = text.withoutDiacritics
      let keys = actionsDictionary.keys.compactMap { key -> String? in
        guard case .character(let text) = key else { return nil }
        return text.withoutDiacritics == letter ? text : nil
      }
      // The smallest of several keys, independent of the dictionary's order.
      return keys.min().flatMap { actionsDictionary[.character($0)] }
    }

    /// The secondary actions of a locale; each list starts with the key itself.
    public init(profile: LocaleProfile) {
      if profile.language == "en" {
        self = .english
        return
      }
      self.init(actions: [:])
      let callouts = profile.callouts
      for table in [callouts.numericSymbolic, callouts.upper, callouts.lower] {
        for (key, texts) in table {
          actionsDictionary[.character(key)] = .init(characters: texts.insertingFirst(key))
        }
      }
    }

    static func of(_ identifier: String) -> Self {
      Self(profile: LocaleProfile.profile(forIdentifier: identifier))
    }

    /// Returns the secondary actions of English.
    public static func englishBuilder() throws -> Self { english }

    /// Returns the secondary actions of the locale of a context.
    public static func standard(for context: KeyboardContext) -> Self {
      Self(profile: context.traits.localeProfile)
    }

    /// Returns the secondary actions of a key in the locale of a context, or nil if there are none.
    public static func standard(
      for action: KeyboardAction, context: KeyboardContext
    ) -> [KeyboardAction]? {
      standard(for: action, traits: context.traits)
    }

    package static func standard(
      for action: KeyboardAction, traits: KeyboardTraits
    ) -> [KeyboardAction]? {
      if case .emoji(let emoji) = action {
        let variants = emoji.skinToneVariants
        return variants.isEmpty ? nil : variants.map { .emoji($0) }
      }
      guard case .character(let key) = action else { return nil }
      if traits.localeProfile.language == "en" { return english.actions(for: action) }
      let callouts = traits.localeProfile.callouts
      guard
        let texts = callouts.lower[key] ?? callouts.upper[key] ?? callouts.numericSymbolic[key]
      else { return nil }
      return [KeyboardAction](characters: texts.insertingFirst(key))
    }
  }

  /// A builder of the secondary actions of a key; `nil` leaves the decision to the service.
  public typealias ActionsBuilder = (ActionsBuilderParams) -> [KeyboardAction]?

  /// The parameters of a builder of secondary actions.
  public struct ActionsBuilderParams {

    /// The key.
    public let action: KeyboardAction

    /// The context of the keyboard.
    public let context: KeyboardContext

    /// The parameters for a key.
    public init(action: KeyboardAction, context: KeyboardContext = KeyboardContext()) {
      self.action = action
      self.context = context
    }

    /// Returns the secondary actions of the key in the locale of a context, by default its keyboard's.
    public func standardActions(for context: KeyboardContext? = nil) -> [KeyboardAction]? {
      Actions.standard(for: action, context: context ?? self.context)
    }

    /// The later name of ``standardActions(for:)``.
    public func standardCalloutActions(for context: KeyboardContext? = nil) -> [KeyboardAction]? {
      standardActions(for: context)
    }
  }
}

extension String {

  fileprivate var withoutDiacritics: String {
    let scalars = decomposedStringWithCanonicalMapping.unicodeScalars
    return String(
      String.UnicodeScalarView(scalars.filter { $0.properties.generalCategory != .nonspacingMark }))
  }
}

/// Most lists start with the key itself, which views show first (source: KeyboardKit 9.5.3).
extension KeyboardCallout.Actions {

  /// The secondary actions of digits and symbols alone.
  public static let base = Self(
    actions: [.urlDomain: .urlDomainActions], characters: baseNumericAndSymbolicChars)

  /// The secondary actions of English letters, digits and symbols.
  public static let english = Self(
    actions: [.urlDomain: .urlDomainActions],
    characters: englishAlphabeticCharacters.merging(baseNumericAndSymbolicChars) { letter, _ in
      letter
    })

  /// The secondary actions of English letters.
  public static let englishAlphabeticCharacters = Dictionary(
    uniqueKeysWithValues: LocaleProfile.of("en").callouts.lower.map { ($0, $0 + $1.joined()) })

  /// The secondary actions of digits and symbols.
  public static let baseNumericAndSymbolicChars = [
    "0": "0°",
    "$": "$€£¥₩₽¢",
    "₱": "₱$€£¥₽",
    "₽": "₽$¥€¢£₩",
    "¥": "¥$₽€¢£₩",
    "€": "€$£₽¥¢₩",
    "¢": "¢$₽¥€£₩",
    "£": "£€$₽¥¢₩",
    "₩": "₩$₽¥€¢£",
    "₾": "₾$€£¥",
    "₴": "₴₽₩£$€¥",
    "₫": "₫$€£¥₩₽¢",
    "-": "-–—•",
    "/": "/\\",
    "&": "&§",
    "”": "\"„“”«»",
    ".": ".…",
    "?": "?¿",
    "!": "!¡",
    "’": "'’‘`",
    "%": "%‰",
    "=": "=≠≈",
  ]
}
