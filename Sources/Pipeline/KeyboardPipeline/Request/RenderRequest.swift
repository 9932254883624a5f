package import KeyboardCore
package import KeyboardDrawing
package import KeyboardRender
import KeyboardStyling
package import KeyboardViews
package import SourceText

/// Names are known, and numbers in range.
@dynamicMemberLookup
package struct RenderRequest: Equatable, Sendable {

  package var theme = ThemeChoice.builtIn("standard")
  package var keyboard = KeyboardChoice()
  package var furtherLocales: [String] = []
  package var localeFile: LocaleFile?

  /// The pace of a film of the typing, which a golden case may be; nil for a picture.
  package var film: AnimationPace?

  /// In points; nil for the device's width and the height of the keys.
  package var size: Size?

  /// In pixels per point; nil for the device's.
  package var scale: Double?
  package var colorScheme = ColorScheme.light
  package var contrast = Contrast.standard
  package var hasBoldText = false
  package var reducesTransparency = false
  package var reducesMotion = false
  package var differentiatesWithoutColor = false
  package var vision: ColorVision?
  package var hasLiquidGlass = false
  package var hidesLowerBar = false

  /// A multiple of the default.
  package var textSize = 1.0

  /// Nil for the full width of the screen.
  package var dock: Dock?
  package var emojiKeyboard = EmojiKeyboard()

  /// The texts of clips; a leading star pins a clip.
  package var clips: [String] = []
  package var keyPress: KeyPress?
  package var movesCursor = false
  package var disabledKeys: [String] = []
  package var typedText: String?

  /// The file of gestures to perform instead of typing a text.
  package var gestures: String?
  package var typingStep: Int?
  package var isAutocorrectEnabled = true
  package var acceptsSuggestions = false
  package var unicodeFont: KeyboardUnicodeFont?

  /// File of the remote service in place of the lexicon.
  package var remoteService: String?
  package var allowedVariables: [String] = []

  /// Nil for a sample or, while typing, the lexicon's.
  package var suggestions: [Autocomplete.Suggestion]?
  /// Nil for the theme's.
  package var toolbarItems: ToolbarItemChoice?
  package var toolbar = Toolbar.autocomplete
  package var toolbarHeight: Double?
  package var hasFrame = false
  package var hasScreen = false
  package var messages: MessageChoice?
  package var hidesStatusBar = false

  /// Whether a screen without its device is drawn with the corners of the device, which screenshots lack.
  package var hidesScreenCorners = false
  package var backdrop: Backdrop?
  package var format = ImageFormat.png
  package var emit = Emit.image

  /// Layers of a layout; one by default, whose type and case may change while typing.
  package var layers: [KeyboardLayer] = []
  package var compression = PNGCompression.default
  package var fonts: String?

  /// Whether fonts of the machine replace the bundled ones with the same file names.
  package var hasSystemFonts = false

  package static let systemFonts = "/usr/share/fonts"

  package var fontFolders: [String] {
    (hasSystemFonts ? [Self.systemFonts] : []) + [fonts].compactMap { $0 }
  }
  package var hasMetadata = true
  package var keepsSVGText = false

  /// `-` is standard output.
  package var output: String

  /// Arguments that determine the picture, and are stored in it.
  package var arguments: [String] = []

  package init(output: String = "-") { self.output = output }

  package subscript<Value>(dynamicMember keyPath: WritableKeyPath<KeyboardChoice, Value>) -> Value {
    get { keyboard[keyPath: keyPath] }
    set { keyboard[keyPath: keyPath] = newValue }
  }

  package enum ThemeChoice: Equatable, Sendable {

    case builtIn(String)
    case file(String)
    case document(SourceFile, companions: [String: [UInt8]])

    /// Standard input counts as a file.
    package static func isFile(_ name: String) -> Bool {
      let name = ThemeName(name)
      return name.isFile || name.theme == "-"
    }

    package static func isPack(_ name: String) -> Bool {
      ThemeName(name).theme.hasSuffix(ThemeName.packSuffix)
    }

    package var name: String {
      switch self {
      case .builtIn(let name), .file(let name): name
      case .document(let file, _): file.name
      }
    }
  }

  /// Fields of the keyboard itself, which decide its keys.
  package struct KeyboardChoice: Hashable, Sendable {

    package var locale = "en"
    package var device = Device.standard
    package var orientation = Orientation.portrait
    package var keyboardType = Keyboard.KeyboardType.alphabetic
    package var textFieldType = Keyboard.TextFieldType.default

    package var layoutType: Keyboard.LayoutType?
    package var keyboardCase = Keyboard.KeyboardCase.lowercased
    package var returnKey = Keyboard.ReturnKeyType.return
    package var extraKeys: Set<ExtraKey> = []
  }

  package enum KeyPress: Equatable, Sendable {

    case press(String)
    case longPress(String, selectedIndex: Int)

    /// A held key, with the index of the selected action after a colon.
    static func held(_ text: String) -> KeyPress {
      let match = text.wholeMatch(of: /(.+):(-?[0-9]{1,9})/)?.output
      return .longPress(
        match.map { String($0.1) } ?? text, selectedIndex: match.flatMap { Int($0.2) } ?? 0)
    }

    var key: String {
      switch self {
      case .press(let key), .longPress(let key, _): key
      }
    }
  }

  package enum LocaleFile: Equatable, Sendable {

    case file(String)
    case document(SourceFile)
  }

  /// The conversation on the screen.
  package enum MessageChoice: Equatable, Sendable {

    /// Ours, in the language of the keyboard.
    case standard

    case file(String)
  }

  package enum Dock: String, CaseIterable, Sendable {
    case leading, trailing, floating, split
  }

  /// In points.
  package struct Size: Hashable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  package enum Contrast: String, CaseIterable, Sendable {
    case standard, high
  }

  package enum Orientation: String, CaseIterable, Sendable {
    case portrait, landscape
  }

  package enum ExtraKey: String, CaseIterable, Sendable {
    case globe, dictation, numberRow
    case command, control, escape, function, image, moveCursorBackward, moveCursorForward
    case nextLocale, option, settings, systemImage, systemSettings, tab, url
  }

  package enum Toolbar: String, CaseIterable, Sendable {
    case autocomplete, passwords, none
  }

  enum Autocorrection: String, CaseIterable {
    case on, off, complete
  }

  package var textContentType: Keyboard.TextContentType? {
    toolbar == .passwords ? .password : nil
  }

  package enum Emit: String, CaseIterable, Sendable {
    case image, layout, scene, sketch

    package var isLayout: Bool { self == .layout || self == .sketch }
  }

  /// In English as in the published pictures of KeyboardKit.
  package static func sampleSuggestions(for profile: LocaleProfile) -> [Autocomplete.Suggestion] {
    let words = profile.language == "en" ? ["One", "Two", "Three"] : profile.sampleSuggestions
    return words.enumerated().map { index, word in
      Autocomplete.Suggestion(text: word, type: index == 1 ? .autocorrect : .regular)
    }
  }
}

/// Keyboard type and letter case.
package struct KeyboardLayer: Equatable, Sendable {
  var type: Keyboard.KeyboardType
  var letterCase: Keyboard.KeyboardCase
}
