public import Foundation
import SourceText

extension KeyboardLayout {

  /// A service of one locale, such as ``Swedish``; its initializer only throws as upstream's does.
  nonisolated open class ProService: KeyboardLayoutService, LocalizedService {

    /// The superclass of the services of locales.
    public typealias Base = ProService

    /// The identifier of a subclass's locale, which is any of `Locale.keyboardKitSupported`.
    open class var localeIdentifier: String { "en" }

    /// The service of the class's locale, by default with the locale's own input sets.
    public init(
      alphabeticInputSet: InputSet? = nil, numericInputSet: InputSet? = nil,
      symbolicInputSet: InputSet? = nil
    ) throws {
      profile = LocaleProfile.profile(forIdentifier: Self.localeIdentifier)
      let others = InputSet.digitsAndSymbols(for: profile)
      self.alphabeticInputSet = alphabeticInputSet ?? .alphabetic(for: profile)
      self.numericInputSet = numericInputSet ?? others.numeric
      self.symbolicInputSet = symbolicInputSet ?? others.symbolic
    }

    /// The service of any locale, including custom ones.
    public init(profile: LocaleProfile) {
      self.profile = profile
      alphabeticInputSet = .alphabetic(for: profile)
      (numericInputSet, symbolicInputSet) = InputSet.digitsAndSymbols(for: profile)
    }

    /// The service of a locale, or of the nearest supported one, with a notice if that is English.
    public convenience init(locale: Locale) {
      if LocaleProfile.supportedIdentifier(for: locale.identifier) == nil {
        KeyboardNotices.report(
          .unknownName,
          "The locale \(locale.identifier.quoted) isn't supported; its keyboard has English keys",
          hints: ["LocaleProfile.supportedIdentifiers lists the supported locales."])
      }
      self.init(profile: LocaleProfile.profile(for: locale))
    }

    /// The profile of the locale.
    public let profile: LocaleProfile

    /// The letters, unless the context specifies another layout type.
    open var alphabeticInputSet: InputSet { didSet { services = [:] } }

    /// The digits.
    open var numericInputSet: InputSet { didSet { services = [:] } }

    /// The symbols.
    open var symbolicInputSet: InputSet { didSet { services = [:] } }

    /// The identifier of the locale.
    open var localeKey: String { profile.identifier }

    /// Returns the layout for the context of a keyboard.
    open func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      keyboardLayoutService(for: context).keyboardLayout(for: context)
    }

    /// Returns the service for the device, screen and layout type of a context.
    open func keyboardLayoutService(for context: KeyboardContext) -> any KeyboardLayoutService {
      let key = ServiceKey(
        device: DeviceClass(for: context.traits), layoutType: context.traits.keyboardLayoutType)
      if let service = services[key] { return service }
      let service = makeService(key)
      services[key] = service
      return service
    }

    /// Returns the letters for a layout type, or the locale's own ones for nil.
    open func alphabeticInputSet(for layoutType: Keyboard.LayoutType?) -> InputSet {
      layoutType?.inputSet ?? alphabeticInputSet
    }

    private var services: [ServiceKey: BaseService] = [:]

    private func makeService(_ key: ServiceKey) -> BaseService {
      let letters = alphabeticInputSet(for: key.layoutType)
      let service: BaseService =
        switch key.device {
        case .phone: iPhoneService(letters, numericInputSet, symbolicInputSet)
        case .pad: iPadService(letters, numericInputSet, symbolicInputSet)
        case .padPro: iPadProService(letters, numericInputSet, symbolicInputSet)
        case .padProLarge: iPadProLargeService(letters, numericInputSet, symbolicInputSet)
        }
      service.letterShape = LetterShape(letters: letters, behaviors: behaviors(for: letters))
      for mark in profile.alphabetic.diacriticKeys {
        service.diacritics[mark] = Keyboard.Diacritic(
          char: mark, replacements: profile.diacritics[mark] ?? [:])
      }
      (service as? iPadProLargeService)?.characterPairs = CharacterPairs(
        localeIdentifier: profile.identifier)
      let pad = service as? iPadService
      pad?.showsTextFieldKeys = true
      pad?.keepsReturnWide = true
      if key.layoutType == nil { pad?.letterSwipes = profile.swipeRows }
      return service
    }

    /// Returns the behavior of the locale's own letters; others have a plain one with a shift key.
    private func behaviors(for letters: InputSet) -> LocaleProfile.Behaviors {
      guard letters.rows.map(\.items) != InputSet.alphabetic(for: profile).rows.map(\.items) else {
        return profile.behaviors
      }
      var behaviors = profile.behaviors
      behaviors.shiftKey = true
      behaviors.backspaceRow = nil
      behaviors.fixedKeyWidth = nil
      behaviors.systemKeyWidthRow3 = nil
      return behaviors
    }
  }
}

extension KeyboardLayout.ProService {

  private enum DeviceClass {
    case phone, pad, padPro, padProLarge

    init(for traits: KeyboardTraits) {
      if !traits.deviceTypeForKeyboard.isPad {
        self = .phone
      } else if traits.hasLargePadScreen {
        self = .padProLarge
      } else {
        self = traits.prefersIpadProLayout ? .padPro : .pad
      }
    }
  }

  private struct ServiceKey: Hashable {
    var device: DeviceClass
    var layoutType: Keyboard.LayoutType?
  }
}

extension KeyboardLayout.BaseService {

  convenience init(_ letters: InputSet, _ numeric: InputSet, _ symbolic: InputSet) {
    self.init(alphabeticInputSet: letters, numericInputSet: numeric, symbolicInputSet: symbolic)
  }
}
