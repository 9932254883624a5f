import KeyboardCore
import KeyboardPipeline
import KeyboardRender
import KeyboardViews
import SourceText

/// The pictures of a store, as a file describes them.
package struct StoreSet: Sendable {

  let devices: [StoreDevice]
  let languages: [StoreStrings]
  let screens: [StoreScreen]
  let format: ImageFormat

  /// The pictures in the folders of fastlane's `deliver`, in the order of languages.
  package func pictures() throws -> [PlannedImage] {
    try languages.flatMap { strings in
      try devices.flatMap { device in
        try screens.enumerated().compactMap { index, screen in
          guard let texts = strings.screens[screen.id] else { return nil }
          let picture = try StoreImage(
            screen, texts: texts, locale: strings.language.locale, device: device)
          return PlannedImage(
            path: "\(strings.language.code)/\(device.id)-\(index + 1).\(format.id)",
            width: device.width, height: device.height, format: format,
            place: texts.place
          ) { try picture.drawing(by: $0) }
        }
      }
    }
  }
}

/// A kind of device that a store asks pictures of, with their size.
struct StoreDevice: Hashable, Sendable, Identifiable {

  /// The name in sets, and the start of files' names.
  let id: String

  /// In pixels.
  let width: Int
  let height: Int

  let device: String

  /// In pixels per point.
  let scale: Double

  var isLandscape: Bool { width > height }

  var isPad: Bool { id.hasPrefix("ipad") }

  /// Source: the sizes of screenshots that App Store Connect takes for displays of 6.9 and 13 inches.
  static let all: [StoreDevice] = [
    StoreDevice("iphone-6.9", 1320, 2868, "iphone-17-pro-max", 3),
    StoreDevice("iphone-6.9-1290", 1290, 2796, "iphone-pro-max", 3),
    StoreDevice("iphone-6.9-1260", 1260, 2736, "iphone-air", 3),
    StoreDevice("ipad-13", 2064, 2752, "ipad-pro-13-m4", 2),
  ].flatMap {
    [$0, StoreDevice("\($0.id)-landscape", $0.height, $0.width, $0.device, $0.scale)]
  }

  private init(_ id: String, _ width: Int, _ height: Int, _ device: String, _ scale: Double) {
    self.id = id
    self.width = width
    self.height = height
    self.device = device
    self.scale = scale
  }
}

/// A language of a store, by the name of its folder.
struct StoreLanguage: Hashable, Sendable {

  let code: String

  /// That of the keyboards, unless a picture names another one.
  let locale: String

  /// Languages of the App Store with keyboards, in fastlane's codes.
  static let ofStore: [(code: String, locale: String)] = [
    ("ar-SA", "ar"), ("ca", "ca"), ("cs", "cs"), ("da", "da"), ("de-DE", "de"), ("el", "el"),
    ("en-AU", "en_AU"), ("en-CA", "en_CA"), ("en-GB", "en_GB"), ("en-US", "en_US"),
    ("es-ES", "es"), ("es-MX", "es_MX"), ("fi", "fi"), ("fr-CA", "fr_CA"), ("fr-FR", "fr"),
    ("he", "he_IL"), ("hr", "hr"), ("hu", "hu"), ("id", "id"), ("it", "it"), ("ms", "ms"),
    ("nl-NL", "nl"), ("no", "nb"), ("pl", "pl"), ("pt-BR", "pt_BR"), ("pt-PT", "pt_PT"),
    ("ro", "ro"), ("ru", "ru"), ("sk", "sk"), ("sl-SI", "sl"), ("sv", "sv"), ("tr", "tr"),
    ("uk", "uk"), ("vi", "vi"),
  ]

  /// The other locales, whose pictures another store may show.
  static let others: [String] = {
    let known = Set(ofStore.map { LocaleProfile.profile(forIdentifier: $0.locale).language })
    return LocaleProfile.supportedIdentifiers.filter {
      !known.contains(LocaleProfile.profile(forIdentifier: $0).language)
    }
  }()

  static let codes = ofStore.map(\.code) + others

  init?(_ code: String) {
    if let known = Self.ofStore.first(where: { $0.code == code }) {
      (self.code, locale) = known
    } else if Self.others.contains(code) {
      (self.code, locale) = (code, code)
    } else {
      return nil
    }
  }
}
