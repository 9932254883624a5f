public import Foundation

/// An app with a keyboard extension.
public struct KeyboardApp: Equatable, Sendable {

  /// The name of the app.
  public let name: String

  /// The license key of KeyboardKit Pro, which is never checked.
  public let licenseKey: String?

  /// Identifier of the app group for settings shared by app and keyboard.
  public let appGroupId: String?

  /// The locales the keyboard offers.
  public let locales: [Locale]

  /// The deep links from the keyboard into the app.
  public let deepLinks: DeepLinks?

  /// The key prefix of all settings, or `nil` for the default.
  public let keyboardSettingsKeyPrefix: String?

  /// The autocomplete configuration, or `nil` for the default.
  public let autocomplete: AutocompleteConfiguration?

  /// The bundle identifier of the app, or `nil` if it is unknown.
  public private(set) var bundleId: String?

  /// The bundle identifier of the keyboard, or `nil` if it is unknown.
  public private(set) var keyboardBundleId: String?

  /// An app; everything but its name is optional.
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
  }

  /// An app by bundle identifiers; the keyboard's defaults to the app's with `.keyboard` added.
  public init(
    name: String, licenseKey: String? = nil, bundleId: String, keyboardBundleId: String? = nil,
    appGroupId: String? = nil, locales: [Locale] = .keyboardKitSupported,
    autocomplete: AutocompleteConfiguration? = nil, deepLinks: DeepLinks? = nil,
    keyboardSettingsKeyPrefix: String? = nil
  ) {
    self.init(
      name: name, licenseKey: licenseKey, appGroupId: appGroupId, locales: locales,
      autocomplete: autocomplete, deepLinks: deepLinks,
      keyboardSettingsKeyPrefix: keyboardSettingsKeyPrefix)
    self.bundleId = bundleId
    self.keyboardBundleId = keyboardBundleId ?? bundleId + ".keyboard"
  }

  /// A pattern for all keyboards of the app, or `nil` if its identifier is unknown.
  public var keyboardBundleIdWildcard: String? { bundleId.map { $0 + ".*" } }

  /// The autocomplete configuration of an app.
  public struct AutocompleteConfiguration: Hashable, Sendable {

    /// The request for next-word predictions, or `nil` for none.
    public let nextWordPredictionRequest: Autocomplete.NextWordPredictionRequest?

    /// A configuration with an optional request for next-word predictions.
    public init(nextWordPredictionRequest: Autocomplete.NextWordPredictionRequest? = nil) {
      self.nextWordPredictionRequest = nextWordPredictionRequest
    }
  }

  /// Links into an app.
  public struct DeepLinks: KeyboardModel {

    /// The base URL of the app, to which the others are added.
    public let app: String

    /// The link to dictation.
    public let dictation: String

    /// The link to the keyboard settings.
    public let keyboardSettings: String

    /// The link to the language settings.
    public let languageSettings: String

    /// The link to the theme settings.
    public let themeSettings: String

    /// Links, with default paths below the app's URL.
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

    /// The link to dictation.
    public var dictationURL: URL? { URL(string: dictation) }

    /// The link to the keyboard settings.
    public var keyboardSettingsURL: URL? { URL(string: keyboardSettings) }

    /// The link to the language settings.
    public var languageSettingsURL: URL? { URL(string: languageSettings) }

    /// The link to the theme settings.
    public var themeSettingsURL: URL? { URL(string: themeSettings) }
  }
}
