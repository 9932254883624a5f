import KeyboardKit
import Testing

@Suite struct KeyboardViewTests {

  private func view(
    locale: String = "en", change: (KeyboardContext) -> Void = { _ in }
  ) throws -> KeyboardView {
    let device = try #require(Device.named("iphone"))
    let context = KeyboardContext(device: device, locale: Locale(identifier: locale))
    context.keyboardCase = .lowercased
    change(context)
    return KeyboardView(
      keyboardContext: context,
      suggestions: [.init(text: "One"), .init(text: "Two", isAutocorrect: true)])
  }

  private func scene(_ view: some View) -> Scene { view.scene }

  private func run(_ text: String, in scene: Scene) throws -> TextRun {
    try #require(scene.nodes.run(text))
  }

  private func element(_ name: String, in scene: Scene) throws -> Scene.Element {
    try #require(scene.elements.first { $0.name == name })
  }

  @Test func keyboardIsAsLargeAsToolbarRowsAndEdges() throws {
    #expect(scene(try view()).size == CGSize(width: 390, height: 264))
  }

  @Test func withoutToolbarTheRowsStartAtTheTop() throws {
    var view = try view()
    view.showsToolbar = false
    let scene = scene(view)
    #expect(scene.size == CGSize(width: 390, height: 214))
    #expect(try element("q", in: scene).box.minY == 6)
  }

  @Test func rowsShareTheHeightOfAPreferredSize() throws {
    var view = try view()
    view.preferredSize = CGSize(width: 300, height: 50 + 4 * 40 - 2)
    let scene = scene(view)
    #expect(scene.size == CGSize(width: 300, height: 208))
    #expect(try element("q", in: scene).box.height == 28)
  }

  @Test func keysAreNamedInTheOrderOfTheirRows() throws {
    let names = scene(try view(locale: "de")).elements.filter { $0.role == .key }.map(\.name)
    #expect(names.prefix(12).joined() == "qwertzuiopüa")
    #expect(names.suffix(4) == ["numeric", "emojis", "space", "return"])
  }

  // The places in the published pictures, with three pixels a point.
  @Test(arguments: [
    ("q", 3.0, 36.0), ("a", 22.667, 55.667), ("shift", 3, 47.667), ("z", 61.667, 94.667),
    ("backspace", 342.333, 387), ("numeric", 3, 45), ("space", 99, 289.667),
    ("return", 295.667, 387),
  ])
  func keysStandOnWholePixels(name: String, left: Double, right: Double) throws {
    let box = try element(name, in: scene(try view())).box
    #expect(abs(box.minX - left) < 0.001 && abs(box.maxX - right) < 0.001)
  }

  @Test func lowerCaseLettersAreRaised() throws {
    let scene = scene(try view())
    #expect(try run("q", in: scene).box.midY == 75)
    #expect(try run("123", in: scene).box.midY == 239)
    #expect(try run("space", in: scene).box.midY == 237)
  }

  @Test func allLettersShrinkToFitTheWidestOne() throws {
    // In their language.
    let measure = TextMeasure { text, font, language in
      text == "w" && language == "en" ? 36 : font.size / 2
    }
    let scene = try view().scene(measuring: measure)
    let sizes = try ["q", "w", "m"].map { try run($0, in: scene).font.size }
    #expect(sizes == [19.5, 19.5, 19.5])
    #expect(try run("space", in: scene).font.size == 16)
  }

  @Test func nothingSticksOutOfSmallKeys() throws {
    var view = try view()
    view.preferredSize = CGSize(width: 160, height: 120)
    let scene = scene(view)
    let key = try element("q", in: scene).box
    let letter = try run("q", in: scene)
    #expect(letter.font.size <= key.height)
    #expect(try run("space", in: scene).font.size < letter.font.size)
    #expect(letter.font.size / 2 <= key.width)
    let shift = try element("shift", in: scene).box
    let strokes = scene.nodes.compactMap { node -> CGRect? in
      if case .stroke(let path, _, _) = node { path.controlPointBox } else { nil }
    }
    #expect(
      strokes.contains { $0.midX < shift.maxX && $0.minX > shift.minX && $0.minY > shift.minY })
  }

  @Test func highlightNeverLeavesALowToolbar() throws {
    let style = Autocomplete.ToolbarStyle(height: 30)
    let scene = scene(try view().autocompleteToolbarStyle(style))
    #expect(try element("Two", in: scene).box.minY >= 0)
    #expect(try element("Two", in: scene).box.maxY <= 30)
  }

  @Test func modifierWinsOverTheAppearanceFieldByField() throws {
    let view = try view()
      .keyboardButtonStyle(Keyboard.ButtonStyle(backgroundColor: .red))
      .keyboardButtonStyle(Keyboard.ButtonStyle(backgroundColor: .green, cornerRadius: 9))
    let style = try element("q", in: scene(view)).style
    #expect(style.first { $0.name == "backgroundColor" }?.text == "#ff3b30")
    #expect(style.first { $0.name == "cornerRadius" }?.text == "9")
  }

  @Test func pressedKeysTakeThePressedStyle() throws {
    var view = try view()
    view.pressedActions = [.character("q")]
    let scene = scene(view)
    let color = { (name: String) in
      try element(name, in: scene).style.first { $0.name == "backgroundColor" }?.text
    }
    #expect(try color("q") == "#abb1ba")
    #expect(try color("w") == "#fffffff2")
  }

  @Test func darkSurroundingsReachToolbarAndBackground() throws {
    let scene = scene(try view { $0.colorScheme = .dark })
    #expect(try run("One", in: scene).color.hexText == "#ffffff")
    #expect(scene.nodes.first?.fill?.paint == .color(Color.Resolved(hex: 0x2C2C2C)))
  }

  @Test func textCarriesTheLanguageOfTheKeyboard() throws {
    #expect(try run("ض", in: scene(try view(locale: "ar"))).language == "ar")
  }

  @Test func equalViewsGiveEqualScenes() throws {
    #expect(scene(try view(locale: "sv")) == scene(try view(locale: "sv")))
  }
}
