public import Foundation

/// An app and the keyboard that comes with it.
public struct KeyboardApp: Equatable, Sendable {

  /// The name of the app.
  public let name: String

  /// The key of the licence under which the app uses KeyboardKit Pro; every key is accepted.
  public let licenseKey: String?

  /// The identifier of the group in which app and keyboard share their settings.
  public let appGroupId: String?

  /// The locales that the keyboard offers.
  public let locales: [Locale]

  /// The links with which the keyboard opens the app.
  public let deepLinks: DeepLinks?

  /// What the names of all settings start with, or `nil` for the standard.
  public let keyboardSettingsKeyPrefix: String?

  /// How the app suggests words, or `nil` for nothing special.
  public let autocomplete: AutocompleteConfiguration?

  /// The identifier of the app's bundle, if it is known.
  public let bundleId: String?

  /// The identifier of the keyboard's bundle, if it is known.
  public let keyboardBundleId: String?

  /// An app; all but its name can be left out.
  public init(
    name: String, licenseKey: String? = nil, appGroupId: String? = nil,
    locales: [Locale] = .keyboardKitSupported, autocomplete: AutocompleteConfiguration? = nil,
    deepLinks: DeepLinks? = nil, keyboardSettingsKeyPrefix: String? = nil
  ) {
    self.name = name
    self.licenseKey = licenseKey
    self.appGroupId = appGroupId
    self.locales = locales
    self.autocomplete = autocomplete
    self.deepLinks = deepLinks
    self.keyboardSettingsKeyPrefix = keyboardSettingsKeyPrefix
    bundleId = nil
    keyboardBundleId = nil
  }

  /// An app by the identifiers of its bundles; the keyboard's is that of the app with `.keyboard`
  /// added where it is left out.
  public init(
    name: String, licenseKey: String? = nil, bundleId: String, keyboardBundleId: String? = nil,
    appGroupId: String? = nil, locales: [Locale] = .keyboardKitSupported,
    autocomplete: AutocompleteConfiguration? = nil, deepLinks: DeepLinks? = nil,
    keyboardSettingsKeyPrefix: String? = nil
  ) {
    self.name = name
    self.licenseKey = licenseKey
    self.appGroupId = appGroupId
    self.locales = locales
    self.autocomplete = autocomplete
    self.deepLinks = deepLinks
    self.keyboardSettingsKeyPrefix = keyboardSettingsKeyPrefix
    self.bundleId = bundleId
    self.keyboardBundleId = keyboardBundleId ?? bundleId + ".keyboard"
  }

  /// A pattern for all keyboards of the app, or `nil` if its identifier isn't known.
  public var keyboardBundleIdWildcard: String? { bundleId.map { $0 + ".*" } }

  /// How an app suggests words.
  public struct AutocompleteConfiguration: Hashable, Sendable {

    /// What to ask a service on the network for the next word, or `nil` to ask none.
    public let nextWordPredictionRequest: Autocomplete.NextWordPredictionRequest?

    /// A configuration that asks for the next word if there is a request.
    public init(nextWordPredictionRequest: Autocomplete.NextWordPredictionRequest? = nil) {
      self.nextWordPredictionRequest = nextWordPredictionRequest
    }
  }

  /// Links into an app.
  public struct DeepLinks: KeyboardModel {

    /// The link to the app itself, to which the others are added.
    public let app: String

    /// The link that starts dictation.
    public let dictation: String

    /// The link to the settings of the keyboard.
    public let keyboardSettings: String

    /// The link to the languages of the keyboard.
    public let languageSettings: String

    /// The link to the themes of the keyboard.
    public let themeSettings: String

    /// Links, of which all but the first have standard names below that one.
    public init(
      app: String, dictation: String? = nil, keyboardSettings: String? = nil,
      languageSettings: String? = nil, themeSettings: String? = nil
    ) {
      self.app = app
      self.dictation = dictation ?? app + "dictation"
      self.keyboardSettings = keyboardSettings ?? app + "keyboardSettings"
      self.languageSettings = languageSettings ?? app + "languageSettings"
      self.themeSettings = themeSettings ?? app + "themeSettings"
    }

    /// The link to the app itself.
    public var appURL: URL? { URL(string: app) }

    /// The link that starts dictation.
    public var dictationURL: URL? { URL(string: dictation) }

    /// The link to the settings of the keyboard.
    public var keyboardSettingsURL: URL? { URL(string: keyboardSettings) }

    /// The link to the languages of the keyboard.
    public var languageSettingsURL: URL? { URL(string: languageSettings) }

    /// The link to the themes of the keyboard.
    public var themeSettingsURL: URL? { URL(string: themeSettings) }
  }
}
