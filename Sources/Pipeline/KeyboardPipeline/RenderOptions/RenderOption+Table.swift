import KeyboardCore
import KeyboardDrawing
import KeyboardRender
import KeyboardViews
import SourceText

extension RenderOption {

  static let groups = [theme, device, layer, gestures, display, keys, toolbar, output]

  package static let theme: [RenderOption] = [
    .init(
      "theme", letter: "t",
      "Built-in theme, theme:variation, file (with a / or ending in .json or .kbtheme), or - for standard input.",
      .theme
    ) { $0.theme = $1 }
  ]

  private static let localeFile = RenderOption("locale-file", "", as: "file", .jsonFile) {
    $0.localeFile = .file($1)
  }.replaced(by: "--locale")

  package static let device: [RenderOption] = [
    .init(
      "locale", letter: "l", "Locale, such as de, or file (with a / or ending in .json).", .locale,
      \.keyboard.locale
    ).or(localeFile) { $0.text.isLocaleFile },
    .init(
      "more-locales",
      "Further locales, comma-separated; adds the globe key and the language on space.",
      .list(of: .locale), \.furtherLocales
    ).formerly("locales"),
    localeFile,
    .init(
      "device", letter: "d", "Device, such as iphone.",
      .choice(among: Device.all, listing: "kbrender list devices"), \.keyboard.device),
    .init("orientation", "Orientation:", .choice(), \.keyboard.orientation),
    .init("liquid-glass", "Use the Liquid Glass look of iOS 26.", .flag, \.hasLiquidGlass),
  ]

  private static let recentEmojis = RenderOption(
    "recent-emojis", "", as: "emojis", .emojis, \.emojiKeyboard.recentEmojis
  ).replaced(by: "--emojis")

  private static let emojiQuery = RenderOption(
    "emoji-query", "", as: "text", .text, \.emojiKeyboard.searchQuery
  ).replaced(by: "--emojis")

  package static let layer: [RenderOption] = [
    .init(
      "keyboard-type", "Keyboard type:", as: "type", .choice(among: RenderRequest.keyboardTypes)
    ) { ($0.keyboardType, $0.textFieldType) = $1 },
    .init(
      "layout-type", "Layout type of the letters, such as qwertz or dvorak.", as: "type",
      .choice(among: Keyboard.LayoutType.allCases), \.keyboard.layoutType),
    .init("dock", "Dock:", .choice(RenderRequest.Dock.self), \.dock),
    .init(
      "case", "Letter case:", .choice(among: [.lowercased, .uppercased, .capsLocked, .auto]),
      \.keyboard.keyboardCase),
    .init(
      "emojis",
      "Category of the emoji keyboard, recent emojis, such as 😀👍🏽, or query of the search.",
      as: "text", .emojiCategory, \.emojiKeyboard.category
    ).or(recentEmojis) { $0.text.contains(where: \.isEmoji) }
      .or(emojiQuery) {
        NearestNames.match(for: $0.arguments["keyboard-type"] ?? "", among: ["emojiSearch"]) != nil
      },
    .init("emoji-category", "", as: "category", .emojiCategory, \.emojiKeyboard.category)
      .replaced(by: "--emojis"),
    recentEmojis, emojiQuery,
    .init(
      "clips", "Texts of the clipboard keyboard, comma-separated: *B is pinned.", as: "A,*B",
      .list(of: .text), \.clips),
  ]

  private static let spaceDrag = RenderOption("space-drag", "", .flag, \.movesCursor)
    .replaced(by: "--long-press space")

  package static let gestures: [RenderOption] = [
    .init("press", "Pressed key: a character, or a name such as shift.", as: "key", .text) {
      $0.keyPress = .press($1)
    },
    .init(
      "long-press",
      "Held key with its action callout: e, or e:2 with its second action selected; space moves the cursor.",
      as: "key", .text
    ) { $0.keyPress = .held($1) }.or(spaceDrag) { $0.text == "space" },
    .init("select", "", as: "n", .integer(in: 0...999)) {
      $0.keyPress = .longPress($0.keyPress?.key ?? "", selectedIndex: $1)
    }.replaced(by: "--long-press KEY:N"),
    spaceDrag,
    .init(
      "disable", "Disabled keys, comma-separated, such as return.", as: "keys", .list(of: .text),
      \.disabledKeys),
    .init(
      "type",
      "Text to type before rendering, with suggestions if the locale has a lexicon.",
      as: "text", .typedText, \.typedText),
    .init(
      "gestures",
      "File of gestures to perform before rendering, such as the log of `kbrender type`.",
      as: "file", .jsonFile, \.gestures),
    .init(
      "autocorrect",
      "Correct typed words: on (default), off, or complete, to take suggestions, too.",
      .choice(RenderRequest.Autocorrection.self)
    ) {
      $0.isAutocorrectEnabled = $1 != .off
      $0.acceptsSuggestions = $1 == .complete
    },
    .init("no-autocorrect", "", .flag) { $0.isAutocorrectEnabled = !$1 }
      .replaced(by: "--autocorrect off"),
    .init("accept-suggestions", "", .flag, \.acceptsSuggestions)
      .replaced(by: "--autocorrect complete"),
    .init(
      "unicode-font", "Font of Unicode in which letters are typed, such as script.", as: "font",
      .choice(among: KeyboardUnicodeFont.allCases), \.unicodeFont),
    .init(
      "remote", "File of a remote service that is asked for suggestions while typing.", as: "file",
      .jsonFile, reachesOutside: true, \.remoteService),
    .init(
      "allow-env",
      "Variables of the environment that the file of the service may read, comma-separated.",
      as: "names", .list(of: .text), reachesOutside: true, \.allowedVariables),
    .init(
      "step", "Number of gestures to stop after, as listed by `kbrender type`.", as: "n",
      .integer(in: 0...1_000_000), \.typingStep),
  ]

  private static let accessibility: [(name: String, value: Field)] = [
    ("bold-text", \.hasBoldText), ("reduce-transparency", \.reducesTransparency),
    ("reduce-motion", \.reducesMotion),
    ("differentiate-without-color", \.differentiatesWithoutColor),
  ]

  private static let hidden: [(name: String, value: Field)] = [
    ("lower-bar", \.hidesLowerBar), ("status-bar", \.hidesStatusBar),
    ("screen-corners", \.hidesScreenCorners),
  ]

  package static let display: [RenderOption] =
    [
      .init("size", "Size in points; rows share the height.", as: "WxH", .size, \.size),
      .init("scale", "Pixels per point, from 0.5 to 8.", .number(in: 0.5...8), \.scale),
      .init("color-scheme", "Color scheme:", .choice(), \.colorScheme),
      .init("contrast", "Contrast:", .choice(), \.contrast),
      .init("accessibility", "Settings, comma-separated:", as: "settings", .fields(accessibility)) {
        for field in $1 { $0[keyPath: field] = true }
      },
      .init(
        "vision", "Color vision of the viewer, in place of full color vision:",
        .choice(ColorVision.self), \.vision),
      .init(
        "text-size",
        "Text size: xSmall to xxxLarge, accessibility1 to 5, or a factor from 0.5 to 3.2.",
        as: "size", .textSize, \.textSize),
    ]
    + accessibility.map {
      RenderOption($0.name, "", .flag, $0.value).replaced(by: "--accessibility \($0.name)")
    }

  package static let keys: [RenderOption] = [
    .init(
      "return-key", "Return key, such as done or search.",
      .choice(among: [
        .return, .done, .go, .search, .send, .join, .next, .continue, .route, .emergencyCall, .ok,
        .newLine,
      ]), \.keyboard.returnKey),
    .init(
      "keys",
      "Extra keys, comma-separated: globe, dictation (includes globe), numberRow, or keys beside "
        + "space, such as escape.",
      .list(of: .choice(RenderRequest.ExtraKey.self, kind: "extra key"))
    ) { $0.extraKeys = Set($1) },
    .init(
      "hide",
      "Parts to hide, comma-separated; the lower bar has the system's keys, the corners belong to --screen:",
      as: "parts", .fields(hidden)
    ) {
      for field in $1 { $0[keyPath: field] = true }
    },
    .init("no-lower-bar", "", .flag, \.hidesLowerBar).replaced(by: "--hide lower-bar"),
  ]

  private static let toolbarHeight = RenderOption(
    "toolbar-height", "", as: "height", .number(in: 0...1000), \.toolbarHeight
  ).replaced(by: "--toolbar")

  package static let toolbar: [RenderOption] = [
    .init(
      "suggestions",
      "Suggestions, comma-separated: *B autocorrection, ?C unknown, A/b with a subtitle.",
      as: "A,B,C", .suggestions, \.suggestions),
    .init(
      "toolbar-items",
      "Items of an app at both ends of the toolbar: leading;trailing or leading;center;trailing, or a theme "
        + "file with them: standard:search an icon, Aa a text, *B selected, C> a menu, D#3 a badge, | a divider.",
      as: "A,B;C", .toolbarItems, \.toolbarItems),
    .init(
      "toolbar",
      "Height of the toolbar in points, or its kind, by default none above number pads and clips:",
      .choice(), \.toolbar
    ).or(toolbarHeight) { $0.text.first?.isNumber == true },
    toolbarHeight,
  ]

  private static let systemFonts = RenderOption(
    "system-fonts", "", .flag, isStored: false, \.hasSystemFonts
  ).replaced(by: "--fonts system")

  package static let output: [RenderOption] = [
    .init(
      "format",
      "Format: \(ImageFormat.all.map(\.id).joinedAsAlternatives) "
        + "(default: the extension of the output file).",
      .choice(
        among: ImageFormat.all.map { ($0.id, $0) }, kind: "image format",
        hint: ImageFormat.hint(forUnknown:)),
      \.format),
    .init(
      "emit", "Output: image (default), layout or scene as JSON, or sketch: the layout as text.",
      .choice(kind: "stage"), \.emit),
    .init(
      "compression", "Compression of \(compressedFormats.joined(last: "and")):", .choice(),
      \.compression),
    .init(
      "fonts",
      "Folder of additional fonts, or system: those in \(RenderRequest.systemFonts), in place of others with the same file names.",
      as: "folder", .folder, isStored: false, \.fonts
    ).or(systemFonts) { $0.text == "system" },
    systemFonts,
    .init("frame", "Render the device around the keyboard.", .flag, \.hasFrame),
    .init("screen", "Render the screen of the device, without the device.", .flag, \.hasScreen),
    .init(
      "chat",
      "Conversation on the screen: default for one in the language of the keyboard, or a JSON file.",
      as: "default|file", .messages, \.messages
    ).formerly("messages"),
    .init(
      "backdrop",
      "Content behind the keyboard, or of the screen: a color, or a PNG or JPEG file "
        + "(with a / or .).",
      as: "color|file", .backdrop, \.backdrop),
    .init("no-status-bar", "", .flag, \.hidesStatusBar).replaced(by: "--hide status-bar"),
    .init("no-metadata", "Omit metadata.", .flag, isStored: false) { $0.hasMetadata = !$1 },
    .init(
      "svg-text", "Write SVG text as text elements instead of outlines.", .flag, \.keepsSVGText),
  ]

  private static let compressedFormats = ImageFormat.all.filter(\.isCompressed).map(\.title)

  package static func outputOfTyping(formats: [String]) -> [RenderOption] {
    let format = RenderOption(
      "format",
      "Format: \(formats.joinedAsAlternatives) (default: the extension of the output file, or text).",
      .choice(among: formats.map { ($0, $0) })
    ) { _, _ in }
    return [format] + output.filter { !["format", "svg-text"].contains($0.name) }
  }
}
