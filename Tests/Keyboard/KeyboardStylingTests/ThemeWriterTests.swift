import KeyboardKit
import Testing

@Suite struct ThemeWriterTests {

  private func reread(_ theme: KeyboardTheme) throws -> KeyboardTheme {
    try KeyboardTheme(decoding: SourceFile(name: "theme.json", text: theme.fileText))
  }

  static var looks: [String] {
    get throws {
      try KeyboardTheme.predefined.compactMap(\.identifier) + KeyboardTheme.builtInIdentifiers
    }
  }

  @Test(arguments: try looks)
  func everyLookIsTheSameAfterwards(name: String) throws {
    let theme = try KeyboardTheme.builtIn(name)
    let again = try reread(theme)
    #expect(again == theme)
    #expect(again.fileText == theme.fileText)
    #expect(!theme.fileText.contains("extends") && !theme.fileText.contains("{palette"))
  }

  @Test(arguments: 0..<100)
  func anyThemeIsTheSameAfterwards(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    var theme = KeyboardTheme(name: "Any “\(seed)” \\ /", collectionName: "Ö")
    theme.author = .init(name: "A", about: seed % 2 == 0 ? "B" : nil, url: "https://example.com")
    theme.license = "MIT"
    theme.about = seed % 3 == 0 ? nil : "Keys of “\(seed)”. And more."
    theme.foregroundColor = Color(
      light: .init(red: 0.1234567, green: 1e-7, blue: 1, opacity: 0.3), dark: .init(hex: 0xFF))
    theme.backgroundStyle = Self.background(seed)
    for type in KeyboardTheme.ButtonType.allCases {
      theme.buttonStyles[type] = StyleSample.any(Keyboard.ButtonStyle(), &random)
      theme.pressedButtonStyles[type] = StyleSample.any(Keyboard.ButtonStyle(), &random)
    }
    theme.rules = (0..<4).map { index in
      var match = Self.match(Int(seed) + index)
      match.contrast = index == 3 ? .high : nil
      return .init(match: match, style: .key(StyleSample.any(.init(), &random)))
    }
    theme.calloutStyle = StyleSample.any(KeyboardCallout.CalloutStyle(), &random)
    var match = KeyboardTheme.ButtonMatch()
    match.colorScheme = .light
    // Content and place are those of hints.
    var language = StyleSample.any(Keyboard.LabelStyle(), &random)
    (language.content, language.place) = (nil, nil)
    theme.rules += [
      .init(
        element: .callout, match: match, style: .callout(StyleSample.any(.init(), &random))),
      .init(element: .hint, match: match, style: .label(StyleSample.any(.init(), &random))),
      .init(element: .language, style: .label(language)),
      .init(
        element: .toolbar, match: match, style: .toolbar(Autocomplete.ToolbarStyle(height: 44))),
    ]
    theme.rules = theme.rules.sorted(bySpecificity: \.specificity)
    theme.autocompleteToolbarStyle = Autocomplete.ToolbarStyle(padding: 2)
    var again = try reread(theme)
    again.id = theme.id
    // A color covers the layers below it in files, so they are written with every color.
    for type in KeyboardTheme.ButtonType.allCases {
      again.buttonStyles[type]?.background = theme.buttonStyles[type]?.background
      again.pressedButtonStyles[type]?.background = theme.pressedButtonStyles[type]?.background
      if again.pressedButtonStyles[type] == nil { again.pressedButtonStyles[type] = .init() }
    }
    for index in again.rules.indices {
      guard case .key(var style) = again.rules[index].style,
        case .key(let written) = theme.rules[index].style
      else { continue }
      style.background = written.background
      again.rules[index].style = .key(style)
    }
    #expect(again == theme, "\(theme.fileText)")
  }

  private static func background(_ seed: UInt64) -> Keyboard.Background {
    let stops = [
      KeyboardGradient.Stop(color: .red, location: 0.1), .init(color: .blue, location: 0.75),
    ]
    var background = Keyboard.Background(overlayColor: .black.opacity(0.2))
    switch seed % 6 {
    case 0: return .color(.green)
    case 1: background.gradient = KeyboardGradient(shape: .angle(degrees: 30), stops: stops)
    case 2: background.overlay = KeyboardGradient(shape: .horizontal, stops: stops)
    case 3:
      background.gradient = KeyboardGradient(
        shape: .conic(center: CGPoint(x: 0.2, y: 0.3), degrees: 45), stops: stops,
        isRepeating: true)
      background.noise = Keyboard.Noise(amount: 0.25, scale: 1, seed: 9)
      background.blendModes = [.gradient: .colorDodge, .noise: .softLight]
    case 4:
      background.gradient = KeyboardGradient(
        shape: .radial(
          center: CGPoint(x: 0.2, y: 0.3), radius: 0.7, focus: CGPoint(x: 0.3, y: 0.3)),
        colors: [.red, .pink])
    default:
      background.gradient = KeyboardGradient(
        shape: .radial(center: CGPoint(x: 0.2, y: 0.3), radius: 0.7), colors: [.red, .pink])
    }
    return background
  }

  private static func match(_ seed: Int) -> KeyboardTheme.ButtonMatch {
    var match = KeyboardTheme.ButtonMatch()
    switch seed % 6 {
    case 0: match.actions = [.init(.primary, "return"), .init(.character, "ß")]
    case 1: match.types = [.system, .primary]
    case 2: match.states = [.pressed, .locked]
    case 3: (match.colorScheme, match.locale) = (.dark, "de")
    case 4: (match.device, match.orientation, match.keyboardCase) = (.pad, .landscape, .uppercased)
    default: (match.actions, match.keyboardType) = ([.init(.shift, "uppercased")], "numeric")
    }
    return match
  }

  private static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  @Test func picturesAreWrittenIntoTheFile() throws {
    var theme = KeyboardTheme()
    theme.backgroundStyle = .image(try #require(Data(base64Encoded: Self.pixel)))
    #expect(try reread(theme).backgroundStyle == theme.backgroundStyle)
    theme.backgroundStyle?.imageContentMode = .tile
    theme.backgroundStyle?.imageFocalPoint = CGPoint(x: 0.25, y: 1)
    theme.backgroundStyle?.imageScale = 2
    theme.backgroundStyle?.imageOpacity = 0.5
    theme.backgroundStyle?.imageTint = .red.opacity(0.5)
    theme.backgroundStyle?.imageBlur = 3
    theme.backgroundStyle?.material = Keyboard.Material(
      blur: 12.5, saturation: 1.75, tint: Color(light: 0xFF0000, dark: 0x0000FF), light: .green)
    #expect(try reread(theme).backgroundStyle == theme.backgroundStyle)
  }

  @Test(arguments: [
    "data:", "data:image/png;base64,", "data:image/png;base64,!!!", "data:image/gif;base64,R0lGOD",
    "data:image/png;base64,AAAA",
  ])
  func otherAddressesAreRefused(text: String) {
    let file = SourceFile(
      name: "theme.json", text: "{\"formatVersion\": 1, \"background\": {\"image\": \"\(text)\"}}")
    let error = #expect(throws: Diagnostics.self) { try KeyboardTheme(decoding: file) }
    #expect(error?.list.map(\.code) == [.invalidImage])
    #expect(error?.list.first?.range?.start.column == 46)
  }

  @Test func nativeFontsAreWritten() throws {
    var theme = KeyboardTheme()
    theme.buttonStyles[.input]?.nativeFont = Font(
      family: .named(["Inter", "Noto Sans"]), size: 20, weight: .bold)
    let font = try reread(theme).buttonStyles[.input]?.font
    #expect(font == theme.buttonStyles[.input]?.font)
  }
}
