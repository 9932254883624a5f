import KeyboardKit
import Testing

@Suite struct LabelStyleEffectTests {

  /// A label by its text: the hint of the key `q`, and the language.
  enum Label: String, CaseIterable {
    case hint = "1"
    case language = "EN"

    var standardOpacity: Double { self == .hint ? 0.5 : 0.4 }
  }

  /// A field, a value for it, and whether it is to be seen of a label.
  struct Row: Sendable, CustomTestStringConvertible {
    let field: String
    let change: @Sendable (inout Keyboard.LabelStyle) -> Void
    let isSeen: @Sendable (_ before: TextRun, _ after: TextRun) -> Bool

    var testDescription: String { field }
  }

  private static let red = Color.Resolved(hex: 0xFF0000)

  static let rows = [
    Row(field: "font", change: { $0.font = .system(size: 11, weight: .black) }) {
      $1.font == .system(size: 11, weight: .black) && $0.font != $1.font
    },
    Row(field: "foregroundColor", change: { $0.foregroundColor = Color(red) }) {
      $1.color == Color(red).opacity($0.color.opacity).resolved(isDark: false)
    },
    Row(field: "opacity", change: { $0.opacity = 0.25 }) {
      $1.color.opacity == 0.25 && $0.color.opacity != 0.25
    },
    Row(field: "offset", change: { $0.offset = CGPoint(x: 3, y: -4) }) {
      $1.box == $0.box.offsetBy(dx: 3, dy: -4)
    },
  ]

  /// An appearance with a style of labels by key.
  private final class Appearance: StandardKeyboardAppearance {
    var label: (KeyboardAction) -> Keyboard.LabelStyle? = { _ in nil }

    override func labelStyle(
      for action: KeyboardAction, isPressed: Bool
    ) -> Keyboard.LabelStyle? { label(action) }
  }

  private func context(_ locale: String = "en", device: String = "ipad") -> KeyboardContext {
    let context = KeyboardContext(
      device: .named(device) ?? .standard, locale: Locale(identifier: locale))
    context.locales = [Locale(identifier: locale), .german]
    context.spaceContextMenuTrailing = .locale
    context.keyboardCase = .lowercased
    return context
  }

  private func view(
    _ context: KeyboardContext, label: @escaping (KeyboardAction) -> Keyboard.LabelStyle?
  ) -> KeyboardView {
    let appearance = Appearance(keyboardContext: context)
    appearance.label = label
    return KeyboardView(keyboardContext: context, appearance: appearance)
  }

  private func theme(_ rules: String) throws -> KeyboardTheme {
    try KeyboardTheme(members: "\"rules\": [\(rules)]")
  }

  private func view(_ context: KeyboardContext, rules: String) throws -> KeyboardView {
    KeyboardView(context, in: try theme(rules))
  }

  private func run(_ text: String, of view: some View) throws -> TextRun {
    try #require(view.scene.nodes.run(text))
  }

  @Test(arguments: rows, Label.allCases)
  func changesTheScene(row: Row, label: Label) throws {
    var style = Keyboard.LabelStyle()
    row.change(&style)
    let before = try run(label.rawValue, of: view(context()) { _ in nil })
    #expect(before.color.opacity == label.standardOpacity)
    let after = try run(label.rawValue, of: view(context()) { [style] _ in style })
    #expect(row.isSeen(before, after))
  }

  @Test func everyFieldHasARow() {
    // Content and place are those of hints: `KeyLabelEffectTests`.
    let names = Keyboard.LabelStyle.fields.map(\.name).filter {
      !["content", "place"].contains($0)
    }
    #expect(Self.rows.map(\.field) == names)
  }

  @Test func nothingElseChanges() throws {
    let scenes = [nil, Keyboard.LabelStyle(foregroundColor: .red, opacity: 1)].map { style in
      view(context()) { _ in style }.scene
    }
    let texts = scenes.map { $0.nodes.runs }
    #expect(texts[0].count == texts[1].count)
    let changed = zip(texts[0], texts[1]).filter { $0 != $1 }.map(\.0.text)
    let keys = KeyboardView(keyboardContext: context()).placed(in: ViewContext.fixedAdvance).keys
    let hints = keys.compactMap(\.item.swipeDownAction?.value)
    #expect(hints.count > 20 && changed == hints + ["EN"])
    #expect(scenes[0].nodes.count == scenes[1].nodes.count)
  }

  @Test(arguments: Label.allCases)
  func largeFontsStayOnTheirKeys(label: Label) throws {
    let view = view(context()) { _ in .init(font: .system(size: 500)) }
    let run = try run(label.rawValue, of: view)
    let key = try #require(
      view.scene.elements.first {
        $0.role == .key && $0.name == (label == .hint ? "q" : "space")
      })
    #expect(run.font.size > 12 && run.font.size < key.box.height)
    #expect(key.box.minY <= run.box.minY && run.box.maxY <= key.box.maxY)
  }

  @Test func rulesNameTheirKeys() throws {
    let view = try view(
      context(),
      rules: ##"{"match": {"element": "hint", "character": "q"}, "foregroundColor": "#ff0000"}"##)
    #expect(try run("1", of: view).color == Color(Self.red).opacity(0.5).resolved(isDark: false))
    let plain = KeyboardView(keyboardContext: context())
    for text in ["q", "2", "EN"] {
      #expect(try run(text, of: view) == run(text, of: plain), "\(text)")
    }
  }

  @Test func manyRulesNameTheirKeys() throws {
    let rules = zip("qwertyuiop", 1...10).map { key, number in
      #"{"match": {"element": "hint", "character": "\#(key)"}, "opacity": \#(Double(number) / 16)}"#
    }
    let others = [
      #"{"match": {"element": "hint", "character": "q", "colorScheme": "dark"}, "opacity": 1}"#,
      #"{"match": {"element": "hint", "row": 1}, "font": 9}"#,
    ]
    let view = try view(context(), rules: (rules + others).joined(separator: ", "))
    for (text, number) in zip("1234567890", 1...10) {
      let run = try run(String(text), of: view)
      #expect(run.color.opacity == Double(number) / 16 && run.font.size == 9, "\(text)")
    }
    #expect(try run("@", of: view) == run("@", of: KeyboardView(keyboardContext: context())))
  }

  @Test(arguments: [(Label.hint, KeyboardAction.character("q")), (.language, .space)])
  func pressedKeysHaveLabelsOfTheirOwn(label: Label, key: KeyboardAction) throws {
    var view = try view(
      context(),
      rules: #"{"match": {"element": "\#(label)", "state": "pressed"}, "opacity": 0.75}"#)
    #expect(try run(label.rawValue, of: view).color.opacity == label.standardOpacity)
    view.pressedActions = [key]
    #expect(try run(label.rawValue, of: view).color.opacity == 0.75)
    #expect(try run("2", of: view).color.opacity == 0.5)
  }

  @Test(arguments: ["ar", "he", "fa"])
  func offsetsAreTheSameFromRightToLeft(locale: String) throws {
    let rules =
      #"{"match": {"element": "hint"}, "offset": [5, 0]}, "#
      + #"{"match": {"element": "language"}, "offset": [5, 0]}"#
    let views = [
      KeyboardView(keyboardContext: context(locale)), try view(context(locale), rules: rules),
    ]
    let texts = views.map { $0.scene.nodes.runs }
    let moved = zip(texts[0], texts[1]).filter { $0 != $1 }
    #expect(moved.count > 20 && moved.last?.0.text == locale.uppercased())
    for (before, after) in moved {
      #expect(abs(after.box.minX - before.box.minX - 5) < 0.001, "\(before.text)")
      #expect(after.box.size == before.box.size && after.box.minY == before.box.minY)
    }
  }

  @Test func themesAroundViewsStyleLabels() throws {
    let outer = try theme(#"{"match": {"element": "hint"}, "opacity": 0.75, "font": 9}"#)
    let inner = try theme(##"{"match": {"element": "hint"}, "opacity": 0.25}"##)
    let context = context()
    let plain = KeyboardView(keyboardContext: context)
    let both = plain.keyboardTheme(inner, context: context).keyboardTheme(outer, context: context)
    let found = try run("1", of: both)
    #expect(found.color.opacity == 0.25 && found.font.size == 9)
    let appearance = KeyboardThemeAppearance(theme: outer, keyboardContext: context)
    let own = KeyboardView(keyboardContext: context, appearance: appearance)
    #expect(try run("1", of: own) == run("1", of: plain.keyboardTheme(outer, context: context)))
    #expect(try run("1", of: own.keyboardTheme(inner, context: context)) == found)
  }

  @Test(arguments: Label.allCases, [ColorScheme.light, .dark])
  func highContrastMakesLabelsLegible(label: Label, scheme: ColorScheme) throws {
    let context = context()
    context.colorScheme = scheme
    context.isHighContrastEnabled = true
    // The color of the faces, so that nothing is to be seen.
    let color = scheme == .light ? "white" : "#333333"
    let view = try view(
      context,
      rules: #"{"match": {"element": "\#(label)"}, "foregroundColor": "\#(color)", "opacity": 0.2}"#
    )
    let plain = try run(label.rawValue, of: KeyboardView(keyboardContext: context))
    #expect(plain.color.isOpaque)
    let found = try run(label.rawValue, of: view)
    #expect(found.color.isOpaque)
    #expect((found.color.luminance < 0.2) == (scheme == .light), "\(found.color)")
  }

  @Test(arguments: Label.allCases, [nil, KeyboardFont.system(size: 10)])
  func largerTextLeavesLabelsTheirSize(label: Label, font: KeyboardFont?) throws {
    let context = context()
    let view = view(context) { _ in .init(font: font) }
    func sizes() throws -> [Double] {
      try [label.rawValue, "w"].map { try run($0, of: view).font.size }
    }
    let before = try sizes()
    context.textSizeFactor = 1.5
    let after = try sizes()
    #expect(after[0] == before[0] && after[1] > before[1])
  }

  @Test func titlesOfMenusHaveTheStyleOfLabels() throws {
    let key = Keyboard.ButtonStyle(foregroundColor: .blue)
    let title = Keyboard.SpaceContextMenuTitle(
      "de", alignment: .trailing, style: key,
      labelStyle: .init(
        font: .system(size: 40), foregroundColor: Color(Self.red), opacity: 1,
        offset: CGPoint(x: 1, y: 2)))
    let plain = Keyboard.SpaceContextMenuTitle("de", alignment: .trailing, style: key)
    let (scene, before) = (title.scene, plain.scene)
    #expect(scene.size.height > before.size.height)
    let run = try #require(scene.nodes.run("DE"))
    #expect(run.color == Self.red && run.font.size > 30)
    #expect(run.box.maxX == scene.size.width - 7 + 1)
  }
}
