import KeyboardKit
import Testing

@testable import KeyboardStyling

@Suite struct ThemePictureFormTests {

  private static let square =
    "<svg viewBox='0 0 20 10'><rect width='20' height='10'/></svg>"

  private static func theme(_ members: String) throws -> KeyboardTheme {
    try KeyboardTheme(
      decoding: SourceFile(name: "a.json", text: "{\"formatVersion\": 1, \(members)}"),
      resolving: { SourceFile(name: $0, text: square) })
  }

  private func background(
    _ theme: KeyboardTheme, _ action: KeyboardAction, isPressed: Bool = false
  ) throws -> Keyboard.Background {
    try #require(
      theme.keyboardButtonStyle(
        for: action, context: KeyboardContext(), isPressed: isPressed
      ).background)
  }

  private static let plates = """
    "buttons": { "all": { "background": { "color": "white", "image":
      { "file": "./a.svg", "region": [2, 1, 8, 4], "mode": "tile", "scale": 2 } },
      "pressed": { "background": { "image": { "opacity": 0.5 } } } } },
    "rules": [
      { "match": "backspace", "background": { "image": { "tint": "red" } } },
      { "match": "space", "background": { "image": "./b.svg" } },
      { "match": "shift", "background": { "image": { "file": "./b.svg" } } },
      { "match": "return", "backgroundColor": "blue" },
      { "match": "return", "background": { "image": { "tint": "red" } } }
    ]
    """

  @Test func objectsChangeTheInheritedImage() throws {
    let theme = try Self.theme(Self.plates)
    let plain = try background(theme, .character("a"))
    #expect(plain.imageContentMode == .tile && plain.imageScale == 2)
    #expect(plain.imageRegion == ImageFile.Region(x: 2, y: 1, width: 8, height: 4))
    let pressed = try background(theme, .character("a"), isPressed: true)
    #expect(pressed.imageData == plain.imageData && pressed.imageOpacity == 0.5)
    #expect(pressed.imageContentMode == .tile)
    let changed = try background(theme, .backspace)
    #expect(changed.imageTint == .init(hex: 0xFF0000) && changed.imageContentMode == .tile)
    #expect(changed.imageData == plain.imageData && changed.imageKeys == nil)
    // The other layers are replaced.
    #expect(changed.backgroundColor == nil)
    let pressedChange = try background(theme, .backspace, isPressed: true)
    #expect(pressedChange.imageTint == changed.imageTint && pressedChange.imageOpacity == 0.5)
    let whole = try background(theme, .space)
    #expect(whole.imageContentMode == .fill && whole.imageRegion == nil)
    let file = try background(theme, .shift(.lowercased))
    #expect(file.imageContentMode == .fill && file.imageRegion == nil)
    // A color covers the layers below, so that there is nothing to change.
    #expect(try background(theme, .primary(.return)).imageData == nil)
  }

  @Test func changesSurviveFilesAndCoding() throws {
    let theme = try Self.theme(Self.plates)
    let copy = try KeyboardTheme(decoding: SourceFile(name: "b.json", text: theme.fileText))
    #expect(copy.rules == theme.rules)
    #expect(copy.buttonStyles == theme.buttonStyles)
    let coded = try JSONDecoder().decode(KeyboardTheme.self, from: try JSONEncoder().encode(theme))
    #expect(coded.rules == theme.rules)
  }

  @Test func layeringIsAssociative() throws {
    func layer(_ image: String) throws -> Keyboard.ButtonStyle {
      let theme = try Self.theme(
        "\"background\": {\"image\": \"./a.svg\"}, \"buttons\": {\"input\": {\"background\": {\"image\": \(image)}}}"
      )
      return theme.buttonStyles[.input] ?? .init()
    }
    let layers = try [
      #"{"file": "./a.svg", "mode": "tile"}"#, #"{"scale": 3}"#, #"{"tint": "red", "scale": 2}"#,
      #""./a.svg""#,
    ].map(layer)
    for first in layers {
      for second in layers {
        for third in layers {
          #expect(
            first.extended(with: second).extended(with: third)
              == first.extended(with: second.extended(with: third)))
        }
      }
    }
  }

  @Test func stickersAreReadWrittenAndInherited() throws {
    let theme = try Self.theme(
      """
      "stickers": [{ "file": "./a.svg" }, { "file": "./a.svg", "region": [0, 0, 5, 5],
        "place": [0.25, 1.1], "width": 30, "turn": -20, "opacity": 0.5, "tint": "red", "over": "keys" }],
      "variations": { "bare": { "stickers": [] } },
      "rules": [{ "match": { "element": "board", "colorScheme": "dark" }, "stickers": [] }]
      """)
    let stickers = try #require(theme.stickers)
    #expect(stickers[0] == Keyboard.Sticker(imageData: Data(Self.square.utf8)))
    var other = stickers[0]
    other.region = ImageFile.Region(x: 0, y: 0, width: 5, height: 5)
    (other.place, other.width, other.turn) = (CGPoint(x: 0.25, y: 1.1), 30, -20)
    (other.opacity, other.tint, other.layer) = (0.5, Color(hex: 0xFF0000), .keys)
    #expect(stickers[1] == other)
    let copy = try KeyboardTheme(decoding: SourceFile(name: "b.json", text: theme.fileText))
    #expect(copy.stickers == stickers)
    let context = KeyboardContext()
    for (scheme, count) in [(ColorScheme.light, 2), (.dark, 0)] {
      context.colorScheme = scheme
      let style = KeyboardThemeAppearance(theme: theme, keyboardContext: context).keyboardViewStyle
      #expect(style.stickers?.count == count)
    }
    var plain = theme
    plain.rules = []
    let style = KeyboardThemeAppearance(theme: plain, keyboardContext: context).keyboardViewStyle
    #expect(style.stickers == stickers)
  }

  @Test func nothingToChangeIsAWarning() throws {
    let text = #"{"formatVersion": 1, "background": {"image": {"tint": "red"}}}"#
    let warnings = try KeyboardTheme.decode(SourceFile(name: "a.json", text: text)).warnings
    #expect(
      warnings.map(\.message) == ["background.image has no file, and overrides no image"])
  }

  private static let nine = String(repeating: #"{"file": "./a.svg"},"#, count: 9)

  @Test(arguments: [
    ("\"stickers\": [\(nine)]", "stickers must have at most 8 stickers"),
    ("\"stickers\": [{}]", "Every sticker of stickers needs a key “file”"),
    (
      "\"stickers\": [{\"file\": \"./a.svg\", \"size\": 2}]",
      "A sticker of stickers has no key “size”"
    ),
    (
      "\"stickers\": [{\"file\": \"./a.svg\", \"width\": 2000}]",
      "stickers.width must be from 1 to 1000"
    ),
    (
      "\"stickers\": [{\"file\": \"./a.svg\", \"region\": [0, 0, 21, 1]}]",
      "stickers.region exceeds the image, which has 20×10 pixels"
    ),
    (
      "\"background\": {\"image\": {\"file\": \"./a.svg\", \"region\": [0, 9, 2, 2]}}",
      "background.image.region exceeds the image, which has 20×10 pixels"
    ),
    (
      "\"background\": {\"image\": {\"file\": \"./a.svg\", \"region\": [0, 0, 0, 2]}}",
      "background.image.region has no area"
    ),
    (
      "\"background\": {\"image\": {\"file\": \"./a.svg\", \"region\": [0, 0, 2]}}",
      "background.image.region must be four numbers"
    ),
  ])
  func problemsHavePlaces(_ members: String, _ message: String) throws {
    let error = #expect(throws: Diagnostics.self) { try Self.theme(members) }
    let problem = try #require(error?.list.first)
    #expect(problem.message == message)
    #expect(problem.place?.span != nil)
  }
}
