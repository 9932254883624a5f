import KeyboardKit
import Testing

@Suite struct SlicedImageThemeTests {

  private static let file = "\"file\": \"data:image/png;base64,\(ThemeDocumentGenerator.picture)\""

  private static func background(_ options: String) throws -> Keyboard.Background? {
    try theme("\"background\": {\"image\": {\(file), \(options)}}").backgroundStyle
  }

  /// The options of an image of one pixel, and its insets.
  static let rows: [(String, EdgeInsets)] = [
    (#""mode": "slice""#, .zero),
    (#""mode": "slice", "insets": 0.5"#, EdgeInsets(all: 0.5)),
    (#""insets": {"top": 1, "leading": 0.25}, "mode": "slice""#, EdgeInsets(top: 1, leading: 0.25)),
    // What is not cut can't be too small for it.
    (#""mode": "tile", "insets": 100"#, EdgeInsets(all: 100)),
  ]

  @Test(arguments: rows) func insetsAreRead(options: String, insets: EdgeInsets) throws {
    let background = try Self.background(options)
    #expect(background?.imageSliceInsets == insets)
    #expect((background?.imageContentMode == .slice) == options.contains("slice"))
    let theme = try theme("\"background\": {\"image\": {\(Self.file), \(options)}}")
    let copy = try KeyboardTheme(decoding: SourceFile(name: "copy.json", text: theme.fileText))
    #expect(copy.backgroundStyle == background)
  }

  @Test(arguments: ["0.75", "100", #"{"top": 1, "bottom": 1}"#, #"{"leading": 1.5}"#])
  func insetsLargerThanTheImageAreReported(insets: String) throws {
    let error = try #require(throws: Diagnostics.self) {
      try Self.background("\"mode\": \"slice\", \"insets\": \(insets)")
    }
    let problem = try #require(error.list.count == 1 ? error.list.first : nil)
    #expect(problem.code == .invalidValue)
    #expect(problem.message.contains("has 1×1 pixels"), "\(problem)")
  }

  @Test(arguments: ["-1", "4097", "\"9px\"", "[1, 2]"])
  func insetsHaveBounds(insets: String) {
    #expect(throws: Diagnostics.self) {
      try Self.background("\"mode\": \"slice\", \"insets\": \(insets)")
    }
  }

  @Test func everyStateMayHaveAnImage() throws {
    func image(_ inset: Double) -> String {
      "\"background\": {\"image\": {\(Self.file), \"mode\": \"slice\", \"insets\": \(inset)}}"
    }
    let theme = try theme(
      """
      "buttons": {"all": {\(image(0.125)), "pressed": {\(image(0.25))}}},
      "rules": [{"match": {"state": "locked"}, \(image(0.5))}]
      """)
    let context = KeyboardContext()
    func inset(_ action: KeyboardAction, isPressed: Bool = false) -> Double? {
      theme.keyboardButtonStyle(for: action, context: context, isPressed: isPressed)
        .background?.imageSliceInsets.top
    }
    #expect(inset(.character("q")) == 0.125)
    #expect(inset(.character("q"), isPressed: true) == 0.25)
    context.keyboardCase = .capsLocked
    #expect(inset(.shift(.capsLocked)) == 0.5)
  }
}
