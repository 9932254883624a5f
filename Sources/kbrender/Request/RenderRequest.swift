import KeyboardDocuments
import KeyboardKit

/// What to draw, with every name known and every number in its range: the result of the first stage.
struct RenderRequest: Equatable, Sendable {

  var theme = ThemeChoice.builtIn("standard")
  var locale = "en"

  /// The other locales that the keyboard can switch to.
  var furtherLocales: [String] = []

  /// The locale file that takes the place of the locale; nil for a built-in one.
  var localeFile: LocaleFile?
  var device = Device.standard
  var orientation = Orientation.portrait

  /// The size in points; nil for the device's width and what the keys are high.
  var size: Size?

  /// Pixels per point; nil for the device's.
  var scale: Double?
  var colorScheme = ColorScheme.light
  var contrast = Contrast.standard
  var hasBoldText = false
  var reducesTransparency = false

  /// The size of texts as a multiple of the usual one.
  var textSize = 1.0
  var keyboardType = Keyboard.KeyboardType.alphabetic

  /// The kind of text that is typed, which decides some of the keys.
  var textFieldType = Keyboard.TextFieldType.default

  /// The arrangement of the letters; nil for the locale's.
  var layoutType: Keyboard.LayoutType?

  /// Where the keyboard is docked; nil for a keyboard as wide as the screen.
  var dock: Dock?
  var keyboardCase = Keyboard.KeyboardCase.lowercased

  /// What an emoji keyboard shows.
  var emojiKeyboard = EmojiKeyboard()
  var returnKey = Keyboard.ReturnKeyType.return
  var extraKeys: Set<ExtraKey> = []

  /// The key that is touched; nil for none.
  var keyPress: KeyPress?

  /// Whether space is held and moves the cursor.
  var movesCursor = false

  /// The names of keys that do nothing.
  var disabledKeys: [String] = []

  /// The text to type on the running keyboard first; nil for a keyboard that nobody has typed on.
  var typedText: String?

  /// After how many things that fingers do the keyboard is drawn; nil for when all is typed.
  var typingStep: Int?
  var suggestions: [Autocomplete.Suggestion] = RenderRequest.sampleSuggestions
  var toolbar = Toolbar.autocomplete

  /// The height of the toolbar in points; nil for the appearance's.
  var toolbarHeight: Double?

  /// Whether the keyboard is drawn in its device.
  var hasFrame = false
  var format = Format.png
  var emit = Emit.image
  var compression = Compression.default

  /// The folder of the fonts to draw with; nil for those of the system.
  var fonts: String?
  var hasMetadata = true
  var keepsSVGText = false

  /// The file to write to, or `-`.
  var output: String

  /// The arguments that decide the picture, which are kept in it.
  var arguments: [String] = []
}

extension RenderRequest {

  /// Where a theme comes from.
  enum ThemeChoice: Equatable, Sendable {

    /// The theme of an identifier such as `tron` or `tron:sark`.
    case builtIn(String)

    /// A file.
    case file(String)

    /// A text that was read already, and the files beside it that are known, by their paths.
    case document(SourceFile, companions: [String: [UInt8]])
  }

  /// Where a locale that isn't built in comes from.
  enum LocaleFile: Equatable, Sendable {

    /// A file.
    case file(String)

    /// A text that was read already.
    case document(SourceFile)
  }

  /// Where a keyboard is that isn't as wide as the screen.
  enum Dock: String, CaseIterable, Sendable {
    case leading, trailing, floating
  }

  /// A size in points.
  struct Size: Hashable, Sendable {
    var width: Double
    var height: Double
  }

  /// How much contrast is asked for.
  enum Contrast: String, CaseIterable, Sendable {
    case standard, high
  }

  /// How the device is held.
  enum Orientation: String, CaseIterable, Sendable {
    case portrait, landscape
  }

  /// A key that the context can add.
  enum ExtraKey: String, CaseIterable, Sendable {
    case globe, dictation, numberRow
  }

  /// What is above the keys.
  enum Toolbar: String, CaseIterable, Sendable {
    case autocomplete, none
  }

  /// The form of a picture.
  enum Format: String, CaseIterable, Sendable {
    case png, svg, pdf
  }

  /// The stage whose result is written.
  enum Emit: String, CaseIterable, Sendable {
    case image, layout, scene
  }

  /// How hard PNG is packed.
  enum Compression: String, CaseIterable, Sendable {
    case fast, `default`, small
  }

  /// The suggestions of a toolbar that nothing was said about.
  static let sampleSuggestions = [
    Autocomplete.Suggestion(text: "One"),
    Autocomplete.Suggestion(text: "Two", type: .autocorrect),
    Autocomplete.Suggestion(text: "Three"),
  ]
}
