extension KeyboardCallout.Actions {

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
        // A key comes first only once, even if the table repeats it.
        actionsDictionary[.character(key)] =
          [.character(key)] + texts.filter { $0 != key }.map { .character($0) }
      }
    }
  }

  /// Return the secondary actions of a built-in locale.
  static func of(_ identifier: String) -> Self {
    Self(profile: LocaleProfile.profile(forIdentifier: identifier))
  }

  /// Return the secondary actions of English.
  public static func englishBuilder() throws -> Self { english }

  /// Return the secondary actions of the locale of a context.
  public static func standard(for context: KeyboardContext) -> Self {
    Self(profile: context.traits.localeProfile)
  }

  /// Return the secondary actions of a key in the locale of a context, or nil if there are none.
  ///
  /// Those of emojis are their skin tones, in every locale.
  public static func standard(
    for action: KeyboardAction, context: KeyboardContext
  ) -> [KeyboardAction]? {
    standard(for: action, traits: context.traits)
  }

  /// Return the secondary actions of a key in the locale of traits, or nil if there are none.
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
    return [action] + texts.filter { $0 != key }.map { .character($0) }
  }
}

extension KeyboardCallout {

  /// A builder of the secondary actions of a key; `nil` leaves the decision to the service.
  public typealias ActionsBuilder = (ActionsBuilderParams) -> [KeyboardAction]?

  /// The parameters of a builder of secondary actions.
  public struct ActionsBuilderParams: Equatable, Sendable {

    /// The key.
    public let action: KeyboardAction

    /// The parameters for a key.
    public init(action: KeyboardAction) {
      self.action = action
    }

    /// Return the secondary actions of the key in the locale of a context.
    public func standardActions(for context: KeyboardContext) -> [KeyboardAction]? {
      Actions.standard(for: action, context: context)
    }

    /// The later name of ``standardActions(for:)``.
    public func standardCalloutActions(for context: KeyboardContext) -> [KeyboardAction]? {
      standardActions(for: context)
    }
  }
}
