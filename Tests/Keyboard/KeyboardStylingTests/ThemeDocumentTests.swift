import KeyboardKit
import Testing

@Suite struct ThemeDocumentTests {

  @Test(
    arguments: [
      ("#f80", "#ff8800"), ("#f808", "#ff880088"), ("#FF8800", "#ff8800"),
      ("#ff880080", "#ff880080"),
      ("navy", "#000080"), ("RebeccaPurple", "#663399"), ("transparent", "#00000000"),
      ("rgb(255, 136, 0)", "#ff8800"), ("rgb(255 136 0 / 50%)", "#ff880080"),
      ("rgb(100% 50% 0%)", "#ff8000"), ("rgba(255,136,0,0.5)", "#ff880080"),
      ("hsl(120, 100%, 25%)", "#008000"), ("hsl(-240 100% 25%)", "#008000"),
      ("hsl(0deg 0% 100%)", "#ffffff"), ("oklch(1 0 0)", "#ffffff"),
      ("oklch(62.8% 0.2577 29.23)", "#ff0000"), ("color(display-p3 1 1 1)", "#ffffff"),
      ("color(srgb 1 0.5 0)", "#ff8000"), ("color(display-p3 0.3529 0.7725 0.9843)", "#00c8ff"),
      ("mix(#000, #fff, 0)", "#000000"), ("mix(#000, #fff, 100%)", "#ffffff"),
      ("mix(#f00, #f00)", "#ff0000"), ("alpha(#f00, 20%)", "#ff000033"),
      ("readable-text-on(#fff)", "#000000"), ("readable-text-on(navy)", "#ffffff"),
      ("readable-text-on(navy, #eee, #111)", "#eeeeee"), ("lighten(#000, 100%)", "#ffffff"),
      ("darken(#fff, 1)", "#000000"), ("light-dark(red, blue)", "#ff0000"),
      ("hsl(0.5turn 100% 50%)", "#00ffff"), ("hsl(200grad 100% 50%)", "#00ffff"),
      ("oklch(0.145 none none)", "#0a0a0a"), ("rgb(none 0 0 / none)", "#00000000"),
      ("lab(20% 0 0)", "#303030"), ("lch(20 0 30)", "#303030"), ("oklab(100% 0 0)", "#ffffff"),
      ("hwb(120 0% 0%)", "#00ff00"), ("color(srgb-linear 1 0 0)", "#ff0000"),
      ("color(xyz 0.9505 1 1.089)", "#ffffff"), ("hsl(1turns 0 0)", nil),
      ("mix( {a} , { \"x\" )", nil), ("standard-key", "#ffffff"),
    ] as [(String, String?)])
  func color(text: String, hex: String?) throws {
    let quoted = text.replacing("\"", with: "\\\"")
    let theme = try? theme("\"foregroundColor\": \"\(quoted)\"")
    #expect(theme?.foregroundColor?.light.hexText == hex)
  }

  @Test func lightAndDarkStandInOneFile() throws {
    let theme = try theme(
      ##""variables": {"ink": {"light": "#111", "dark": "#eee"}}, "foregroundColor": "{ink}", "background": "light-dark({ink}, darken({ink}, 100%))""##
    )
    #expect(theme.foregroundColor == Color(light: 0x111111, dark: 0xEEEEEE))
    #expect(theme.backgroundStyle?.backgroundColor == Color(light: 0x111111, dark: 0x000000))
  }

  @Test func variablesReachThroughSeveralLevels() throws {
    let theme = try theme(
      ##""variables": {"palette": {"pink": "#f0a"}, "accent": "{palette.pink}", "numbers": {"$type": "number", "round": 7}, "key": {"fill": "alpha({accent}, {soft})"}, "soft": 0.5}, "buttons": {"input": {"backgroundColor": "{key.fill}", "cornerRadius": "{numbers.round}"}}"##
    )
    #expect(theme.buttonStyles[.input]?.backgroundColor?.light.hexText == "#ff00aa80")
    #expect(theme.buttonStyles[.input]?.cornerRadius == 7)
    #expect(theme.buttonStyles[.system] == Keyboard.ButtonStyle())
  }

  @Test func variationsOverrideVariablesAndStyles() throws {
    let members =
      ##""name": "Base", "variables": {"tint": "red"}, "foregroundColor": "{tint}", "buttons": {"input": {"borderColor": "{tint}", "borderSize": 2}}, "variations": {"blue-ish": {"name": "Blue", "variables": {"tint": "blue"}, "buttons": {"input": {"borderSize": 4}}}}"##
    #expect(try theme(members).foregroundColor == Color(hex: 0xFF0000))
    let blue = try theme(members, variation: "BlueIsh")
    #expect(blue.name == "Blue")
    #expect(blue.foregroundColor == Color(hex: 0x0000FF))
    #expect(blue.buttonStyles[.input]?.border == .init(color: Color(hex: 0x0000FF), size: 4))
  }

  @Test func extendedThemesSeeTheVariablesOfThoseThatExtendThem() throws {
    let own = try theme(##""extends": "tron", "variables": {"tint": "#123456"}"##)
    #expect(own.foregroundColor?.light.hexText == "#123456")
    #expect(own.buttonStyles[.system]?.backgroundColor?.light.hexText == "#123456")
    #expect(try theme(##""extends": "tron:sark""##).foregroundColor?.light.hexText == "#ff4647")
    #expect(
      try theme(##""extends": "tron""##, variation: "sark").foregroundColor?.light.hexText
        == "#ff4647")
  }

  @Test func filesExtendFilesBesideThem() throws {
    let theme = try theme(
      ##""extends": "./sub/a.json""##,
      files: [
        "./sub/a.json": ##"{"formatVersion": 1, "extends": "./b.json"}"##,
        "./sub/b.json": ##"{"formatVersion": 1, "foregroundColor": "red"}"##,
      ])
    #expect(theme.foregroundColor == Color(hex: 0xFF0000))
  }

  @Test func gradientsGlowsAndPressedStyles() throws {
    let theme = try theme(
      ##""background": {"angle": 135, "stops": ["red", {"color": "blue", "at": 0.25}, "green"]}, "buttons": {"all": {"background": ["#fff", "#000"], "pressed": {"glowColor": "red", "glowRadius": 8}}, "system": {"backgroundColor": "#abc"}}"##
    )
    #expect(theme.backgroundStyle?.gradient?.shape == .angle(degrees: 135))
    #expect(theme.backgroundStyle?.gradient?.stops.map(\.location) == [0, 0.25, 1])
    #expect(theme.buttonStyles[.input]?.background?.gradient?.shape == .vertical)
    #expect(theme.pressedButtonStyles[.primary]?.glowRadius == 8)
  }

  @Test func aColorCoversTheLayersBelow() throws {
    let theme = try theme(
      ##""buttons": {"all": {"background": ["#fff", "#000"]}}, "variations": {"flat": {"buttons": {"all": {"backgroundColor": "red"}}}}, "rules": [{"match": "return", "backgroundColor": "blue"}]"##,
      variation: "flat")
    #expect(theme.buttonStyles[.input]?.background?.isEmpty == true)
    let rule = theme.rules.first?.style.fields as? Keyboard.ButtonStyle
    #expect(rule?.background?.isEmpty == true)
  }

  /// A rule by its match, an action, and whether the rule counts for it.
  static let matches: [(String, KeyboardAction, Bool)] = [
    (##""return""##, .primary(.return), true), (##""return""##, .primary(.done), true),
    (##"{"primary": "return"}"##, .primary(.done), false),
    (##""primary""##, .primary(.done), true), (##""shift""##, .shift(.auto), true),
    (##"{"character": "ß"}"##, .character("ß"), true),
    (##"{"character": "ß"}"##, .character("s"), false),
    (##"["space", {"character": "a"}]"##, .character("a"), true),
    (##"["space", {"character": "a"}]"##, .space, true),
    (##""numeric""##, .keyboardType(.numeric), true),
    (##""keyboardType""##, .keyboardType(.numeric), true),
    (##"{"action": "space", "colorScheme": "dark"}"##, .space, false),
    (##"{"action": "space", "colorScheme": "light"}"##, .space, true),
    (##"{"type": "system"}"##, .backspace, true), (##"{"type": "system"}"##, .space, false),
    (##"{"locale": "de"}"##, .space, true), (##"{"locale": "de-AT"}"##, .space, false),
    (##"{"locale": "d"}"##, .space, false), (##"{"keyboardType": "alphabetic"}"##, .space, true),
    (##"{"keyboardType": "numeric"}"##, .space, false), (##"{"device": "phone"}"##, .space, true),
    (##"{"orientation": "landscape"}"##, .space, false),
    (##"{"contrast": "standard"}"##, .space, true),
    (##"{"case": "capsLocked"}"##, .space, true), (##"{"state": "locked"}"##, .shift(.auto), true),
    (##"{"state": ["locked", "pressed"]}"##, .shift(.auto), false), (##"{}"##, .none, false),
  ]

  @Test(arguments: matches)
  func ruleMatches(match: String, action: KeyboardAction, expected: Bool) throws {
    let theme = try theme(##""rules": [{"match": \##(match), "cornerRadius": 77}]"##)
    let context = KeyboardContext()
    context.locale = Locale(identifier: "de_DE")
    context.deviceTypeForKeyboard = .phone
    context.interfaceOrientation = .portrait
    context.keyboardCase = .capsLocked
    let style = theme.keyboardButtonStyle(for: action, context: context)
    #expect((style.cornerRadius == 77) == expected)
  }

  @Test func narrowerRulesWinAndLaterOnesAmongEquals() throws {
    let theme = try theme(
      ##""rules": [{"match": {"character": "a"}, "cornerRadius": 4}, {"match": "character", "cornerRadius": 3}, {"match": {"type": "input"}, "cornerRadius": 2, "pressed": {"cornerRadius": 9}}, {"match": {}, "cornerRadius": 1}, {"match": {"character": "b"}, "cornerRadius": 5}, {"match": {"character": "b"}, "cornerRadius": 6}]"##
    )
    let context = KeyboardContext()
    func radius(_ action: KeyboardAction, _ isPressed: Bool = false) -> CGFloat? {
      theme.keyboardButtonStyle(for: action, context: context, isPressed: isPressed).cornerRadius
    }
    #expect(radius(.character("a")) == 4)
    #expect(radius(.character("b")) == 6)
    #expect(radius(.character("c")) == 3)
    #expect(radius(.space) == 2)
    #expect(radius(.space, true) == 9)
    #expect(radius(.backspace) == 1)
  }

  private static let rows: [(String, String, String?, Bool)] = [
    ("tron", "tron", nil, false),
    ("tron:sark", "tron", "sark", false),
    ("tron:", "tron", "", false),
    ("a:b:c", "a:b", "c", false),
    ("neon:night+pink", "neon", "night+pink", false),
    ("mine.json", "mine.json", nil, true),
    ("./mine.json:night", "./mine.json", "night", true),
    ("./my:theme", "./my:theme", nil, true),
    ("./a:b/mine.json", "./a:b/mine.json", nil, true),
    ("./a:b/mine.json:night", "./a:b/mine.json", "night", true),
  ]

  @Test(arguments: rows)
  func partsAreReadAndJoined(text: String, theme: String, variation: String?, isFile: Bool) {
    let name = ThemeName(text)
    #expect(name == ThemeName(theme: theme, variation: variation))
    #expect(name.isFile == isFile)
    #expect(name.description == text)
  }

  @Test(arguments: [
    (#""description": "Glass.""#, "Glass."),
    (#""$description": "A comment.""#, nil),
    (#""description": "Glass.", "$description": "A comment.""#, "Glass."),
    (#""variables": {"a": "Glass."}, "description": "{a}""#, "Glass."),
    (##""variables": {"a": {"$value": "#fff", "$description": "Text."}}"##, nil),
  ])
  func descriptionOfAThemeIsRead(members: String, about: String?) throws {
    let file = SourceFile(name: "theme.json", text: "{\"formatVersion\": 1, \(members)}")
    let theme = try KeyboardTheme(decoding: file)
    #expect(theme.about == about)
    #expect(theme.fileText.contains("\"description\"") == (about != nil))
  }

  @Test func factsPreferDescriptionsToComments() throws {
    for (text, about) in [
      (#"{"$description": "Old."}"#, "Old."), (#"{"description": "New."}"#, "New."),
      (#"{"$description": "Old.", "description": "New."}"#, "New."),
    ] {
      #expect(try ThemeFacts(SourceFile(name: "theme.json", text: text)).description == about)
    }
  }

  @Test func builtInThemesAreDescribed() throws {
    #expect(try KeyboardTheme.builtIn("ink").about?.isEmpty == false)
  }
}
