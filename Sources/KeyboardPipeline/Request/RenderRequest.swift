package import KeyboardCore
package import KeyboardDocuments
package import KeyboardViews

/// What to draw, with every name known and every number in its range: the result of the first stage.
package struct RenderRequest: Equatable, Sendable {

  package var theme = ThemeChoice.builtIn("standard")
  package var locale = "en"

  /// The other locales that the keyboard can switch to.
  package var furtherLocales: [String] = []

  /// The locale file that takes the place of the locale; nil for a built-in one.
  package var localeFile: LocaleFile?
  package var device = Device.standard
  package var orientation = Orientation.portrait

  /// The size in points; nil for the device's width and what the keys are high.
  package var size: Size?

  /// Pixels per point; nil for the device's.
  package var scale: Double?
  package var colorScheme = ColorScheme.light
  package var contrast = Contrast.standard
  package var hasBoldText = false
  package var reducesTransparency = false

  /// The size of texts as a multiple of the usual one.
  package var textSize = 1.0
  package var keyboardType = Keyboard.KeyboardType.alphabetic

  /// The kind of text that is typed, which decides some of the keys.
  package var textFieldType = Keyboard.TextFieldType.default

  /// The arrangement of the letters; nil for the locale's.
  package var layoutType: Keyboard.LayoutType?

  /// Where the keyboard is docked; nil for a keyboard as wide as the screen.
  package var dock: Dock?
  package var keyboardCase = Keyboard.KeyboardCase.lowercased

  /// What an emoji keyboard shows.
  package var emojiKeyboard = EmojiKeyboard()
  package var returnKey = Keyboard.ReturnKeyType.return
  package var extraKeys: Set<ExtraKey> = []

  /// The key that is touched; nil for none.
  package var keyPress: KeyPress?

  /// Whether space is held and moves the cursor.
  package var movesCursor = false

  /// The names of keys that do nothing.
  package var disabledKeys: [String] = []

  /// The text to type on the running keyboard first; nil for a keyboard that nobody has typed on.
  package var typedText: String?

  /// After how many things that fingers do the keyboard is drawn; nil for when all is typed.
  package var typingStep: Int?
  package var suggestions: [Autocomplete.Suggestion] = RenderRequest.sampleSuggestions
  package var toolbar = Toolbar.autocomplete

  /// The height of the toolbar in points; nil for the appearance's.
  package var toolbarHeight: Double?

  /// Whether the keyboard is drawn in its device.
  package var hasFrame = false
  package var format = Format.png
  package var emit = Emit.image
  package var compression = Compression.default

  /// The folder of the fonts to draw with; nil for those of the system.
  package var fonts: String?
  package var hasMetadata = true
  package var keepsSVGText = false

  /// The file to write to, or `-`.
  package var output: String

  /// The arguments that decide the picture, which are kept in it.
  package var arguments: [String] = []

  /// The standard keyboard.
  package init(output: String = "-") {
    self.output = output
  }
}

extension RenderRequest {

  /// Where a theme comes from.
  package enum ThemeChoice: Equatable, Sendable {

    /// The theme of an identifier such as `tron` or `tron:sark`.
    case builtIn(String)

    /// A file.
    case file(String)

    /// A text that was read already, and the files beside it that are known, by their paths.
    case document(SourceFile, companions: [String: [UInt8]])

    /// The name as users write it.
    package var name: String {
      switch self {
      case .builtIn(let name), .file(let name): name
      case .document(let file, _): file.name
      }
    }
  }

  /// A key that is touched in the picture.
  package enum KeyPress: Equatable, Sendable {

    /// A key by name, pressed just now.
    case press(String)

    /// A key by name, held so long that its secondary actions are offered.
    case longPress(String, selectedIndex: Int)

    /// The key's name.
    var key: String {
      switch self {
      case .press(let key), .longPress(let key, _): key
      }
    }
  }

  /// Where a locale that isn't built in comes from.
  package enum LocaleFile: Equatable, Sendable {

    /// A file.
    case file(String)

    /// A text that was read already.
    case document(SourceFile)
  }

  /// Where a keyboard is that isn't as wide as the screen.
  package enum Dock: String, CaseIterable, Sendable {
    case leading, trailing, floating
  }

  /// A size in points.
  package struct Size: Hashable, Sendable {
    package var width: Double
    package var height: Double

    /// A size in points.
    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// How much contrast is asked for.
  package enum Contrast: String, CaseIterable, Sendable {
    case standard, high
  }

  /// How the device is held.
  package enum Orientation: String, CaseIterable, Sendable {
    case portrait, landscape
  }

  /// A key that the context can add.
  package enum ExtraKey: String, CaseIterable, Sendable {
    case globe, dictation, numberRow
  }

  /// What is above the keys.
  package enum Toolbar: String, CaseIterable, Sendable {
    case autocomplete, none
  }

  /// The form of a picture.
  package enum Format: String, CaseIterable, Sendable {
    case png, svg, pdf
  }

  /// The stage whose result is written.
  package enum Emit: String, CaseIterable, Sendable {
    case image, layout, scene
  }

  /// How hard PNG is packed.
  package enum Compression: String, CaseIterable, Sendable {
    case fast, `default`, small
  }

  /// The suggestions of a toolbar that nothing was said about.
  package static let sampleSuggestions = [
    Autocomplete.Suggestion(text: "One"),
    Autocomplete.Suggestion(text: "Two", type: .autocorrect),
    Autocomplete.Suggestion(text: "Three"),
  ]
}
