public import Foundation

extension KeyboardCallout {

  /// A service of one locale.
  ///
  /// The locales have subclasses such as ``Swedish``. Their initializer is marked as throwing
  /// because KeyboardKit's is; it never throws.
  nonisolated open class ProCalloutService: KeyboardCalloutService, LocalizedService {

    /// The identifier of a subclass's locale.
    open class var localeIdentifier: String { "en" }

    /// The service of the class's locale.
    public init() throws {
      profile = LocaleProfile.profile(forIdentifier: Self.localeIdentifier)
      actions = Actions(profile: profile)
    }

    /// The service of any locale, including custom ones.
    public init(profile: LocaleProfile) {
      self.profile = profile
      actions = Actions(profile: profile)
    }

    /// The service of a locale, or of the nearest one that is supported.
    public convenience init(locale: Locale) {
      self.init(profile: LocaleProfile.profile(for: locale))
    }

    /// The profile of the locale.
    public let profile: LocaleProfile

    /// The secondary actions of the locale.
    open var actions: Actions

    /// The identifier of the locale.
    open var localeKey: String { profile.identifier }

    /// Return the secondary actions of a key; those of emojis are their skin tones.
    open func calloutActions(for action: KeyboardAction) -> [KeyboardAction] {
      if let actions = actions.actions(for: action) { return actions }
      guard case .emoji(let emoji) = action else { return [] }
      return emoji.skinToneVariants.map { .emoji($0) }
    }

    /// Do nothing.
    open func triggerFeedbackForSelectionChange() {}
  }
}
