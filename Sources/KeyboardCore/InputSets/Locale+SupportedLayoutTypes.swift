public import Foundation

extension Locale {

  /// The arrangements of letter keys that the locale offers, the standard one first.
  ///
  /// A locale that offers only its own arrangement has none. Source: KeyboardKit 9.5.3.
  public var supportedLayoutTypes: [Keyboard.LayoutType] {
    LocaleProfile.profile(for: self).supportedLayoutTypes
  }
}

extension LocaleProfile {

  /// The arrangements of letter keys that the locale offers, the standard one first.
  public var supportedLayoutTypes: [Keyboard.LayoutType] {
    switch identifier {
    case "nl", "it", "pt_PT", "pt_BR", "sw", "uz", "cy", "en", "en_AU", "en_CA", "en_GB", "en_US":
      [.qwerty, .azerty, .qwertz, .colemak, .dvorak]
    case "id", "ga_IE", "lv", "ms", "pl", "ro", "sr-Latn":
      [.qwerty, .qwertz, .azerty, .colemak, .dvorak]
    case "et": [.qwerty, .qwertz, .azerty, .colemak]
    case "hr", "hu", "sl": [.qwertz, .qwerty, .azerty, .colemak, .dvorak]
    case "nl_BE": [.azerty, .qwerty, .qwertz, .colemak, .dvorak]
    case "ca": [.qwerty_catalan, .qwerty, .azerty, .qwertz, .colemak, .dvorak]
    case "vi":
      Self.vietnameseBases.map(Keyboard.LayoutType.vietnamese_telex)
        + Self.vietnameseBases.map(Keyboard.LayoutType.vietnamese_viqr)
        + Self.vietnameseBases.map(Keyboard.LayoutType.vietnamese_vni)
    default: []
    }
  }

  private static let vietnameseBases: [Keyboard.LayoutType.Base] = [
    .qwerty, .azerty, .colemak, .dvorak, .qwertz,
  ]
}
