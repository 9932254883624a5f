import KeyboardCore
package import KeyboardPipeline
import KeyboardRender

/// The pictures of a store, as a file describes them.
package struct StoreSet: Sendable {

  let devices: [StoreDevice]
  let languages: [StoreStrings]
  let screens: [StoreScreen]
  let format: ImageFormat

  /// Encodes a film, for which another program is needed.
  package typealias FilmEncoder = @Sendable (StoreFilm) throws -> [UInt8]

  /// The pictures and films in the folders of fastlane's `deliver`, in the order of languages.
  package func pictures(encodingFilms encode: @escaping FilmEncoder) throws -> [PlannedImage] {
    try languages.flatMap { strings in
      try devices.flatMap { device in
        try screens.enumerated().compactMap { index, screen in
          guard let texts = strings.screens[screen.id] else { return nil }
          let picture = try StoreImage(
            screen, texts: texts, locale: strings.language.locale, device: device)
          let start = "\(strings.language.code)/"
          guard screen.template == .film else {
            return PlannedImage(
              path: "\(start)\(device.path)-\(index + 1).\(format.id)",
              width: device.width, height: device.height, format: format, place: texts.place
            ) { try picture.drawing(by: $0) }
          }
          guard let size = device.filmSize else { return nil }
          var film = PlannedImage(
            path: "\(start)\(StoreDevice.others)/\(device.id)-\(index + 1).mp4", width: size.width,
            height: size.height, format: format, place: texts.place
          ) { try picture.drawing(by: $0) }
          film.encode = { try encode(picture.film(ending: $0, size: size)) }
          return film
        }
      }
    }
  }
}

/// A film of a typed text on the screen of a device, for the preview of an app.
package struct StoreFilm: Sendable {

  package let material: RenderMaterial

  /// In pixels.
  package let width: Int
  package let height: Int

  /// The color beside a screen of another shape, in six hexadecimal digits.
  package let ground: String

  /// The shortest and longest duration accepted by a store.
  package static let seconds = 15.0...30.0
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

  var isLandscape: Bool { id.hasSuffix("-landscape") }

  var isPad: Bool { id.hasPrefix("ipad") }

  private var isDuo: Bool { id.hasPrefix("iphone-duo") }

  /// Whether the picture has the size of the device's screen.
  var isScreen: Bool { !["header", "search", "search-universal"].contains(id) }

  /// Folder, inside a language's folder, for images that `deliver` doesn't upload: it refuses other
  /// sizes in the folder itself, and reads no folders within.
  static let others = "others"

  /// The path in the folder of a language, without number.
  ///
  /// `deliver` tells the screens of 13 inches
  /// from older ones of the same size by a word in the name.
  var path: String {
    if isPad { return "\(id)-IPAD_PRO_3GEN_129" }
    return isDuo || !isScreen ? "\(Self.others)/\(id)" : id
  }

  /// The size of the preview of an app in pixels, if the store has one.
  var filmSize: (width: Int, height: Int)? {
    guard isScreen else { return nil }
    let long = isPad ? (1600, 1200) : (1920, 886)
    return isLandscape || isDuo ? long : (long.1, long.0)
  }

  /// Source: the sizes of images that App Store Connect takes, and the API's for headers and search.
  static let all: [StoreDevice] =
    [
      StoreDevice("iphone-6.9", 1320, 2868, "iphone-17-pro-max", 3),
      StoreDevice("iphone-6.9-1290", 1290, 2796, "iphone-pro-max", 3),
      StoreDevice("iphone-6.9-1260", 1260, 2736, "iphone-air", 3),
      StoreDevice("iphone-6.3", 1206, 2622, "iphone-17-pro", 3),
      StoreDevice("iphone-duo-closed", 1398, 2034, "iphone-duo-closed", 3),
      StoreDevice("iphone-duo", 2007, 2853, "iphone-duo", 3),
      StoreDevice("ipad-13", 2064, 2752, "ipad-pro-13-m4", 2),
      StoreDevice("ipad-13-2048", 2048, 2732, "ipad-pro-13", 2),
    ].flatMap {
      [$0, StoreDevice("\($0.id)-landscape", $0.height, $0.width, $0.device, $0.scale)]
    } + [
      StoreDevice("header", 3840, 1646, "iphone-17-pro-max", 3),
      StoreDevice("search", 3840, 2560, "iphone-17-pro-max", 3),
      StoreDevice("search-universal", 5244, 2950, "iphone-17-pro-max", 3),
    ]

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
