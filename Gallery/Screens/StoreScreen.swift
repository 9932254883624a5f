import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardPipeline
import KeyboardStyling
import KeyboardViews

/// A picture of a set, in all languages and on all devices.
struct StoreScreen: Sendable {

  /// The key of its texts.
  let id: String

  let template: StoreTemplate
  let scheme: ColorScheme
  let background: Background
  let hasBezel: Bool

  /// The texts of render options by name.
  let options: [String: String]

  /// The place in the file of the set.
  let place: Diagnostic.Place

  enum Background: Hashable, Sendable {

    /// A tint of the theme's accent.
    case theme

    /// The theme's accent itself.
    case accent

    /// The angle in degrees is that of CSS: 180 is downward.
    case gradient([Color], degrees: Double)

    case picture(Keyboard.Background)
  }
}

enum StoreTemplate: String, CaseIterable, Sendable {

  /// A headline, and the device that rises from the bottom, up to the last row of keys.
  case rise

  /// The device that hangs from the top, and a headline.
  case hang

  /// A headline, and the screen without a device.
  case bare

  /// A large headline, the last messages, and the keyboard alone.
  case closeup

  /// A headline, and two devices, one of them in the other color scheme.
  case duo
}

/// The texts of a picture in a language.
struct ScreenTexts: Sendable {

  let title: String
  let titlePlace: Diagnostic.Place
  var subtitle: String?
  var subtitlePlace: Diagnostic.Place?
  var messages: MessageThread?

  /// Texts of render options that depend on the language.
  var options: [String: String] = [:]

  /// The placement of the texts.
  let place: Diagnostic.Place

  /// The keys of those that are options.
  static let optionKeys = ["type", "suggestions", "press", "long-press"]

  static let keys = ["title", "subtitle", "messages"] + optionKeys
}

extension ScreenTexts {

  /// Whether the headline is in a script of which the font of the user interface has all weights.
  var isInLatinGreekOrCyrillic: Bool {
    title.unicodeScalars.allSatisfy {
      !$0.properties.isAlphabetic || $0.value < 0x530 || $0.value >> 8 == 0x1E
    }
  }
}
