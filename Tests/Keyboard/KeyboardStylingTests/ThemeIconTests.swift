import KeyboardKit
import Testing

@Suite struct ThemeIconTests {

  private static let square =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><rect width='8' height='8'/></svg>"

  private func icon(
    _ theme: KeyboardTheme, _ action: KeyboardAction, isPressed: Bool = false
  ) -> Keyboard.KeyIcon? {
    theme.keyboardButtonStyle(for: action, context: KeyboardContext(), isPressed: isPressed).icon
  }

  @Test func iconsAreDefaultsThatRulesAndStatesReplace() throws {
    let theme = try theme(
      """
      "rules": [{ "match": { "shift": "capsLocked" }, "icon": { "text": "L" } },
        { "match": "backspace", "pressed": { "icon": "./b.svg" } }],
      "icons": { "backspace": { "path": "M0 0h2v2z", "viewBox": [0, 0, 2, 2] },
        "shift": { "text": "S", "scale": 1.5, "offset": [1, 2], "weight": "bold" },
        "primary": "standard:return" },
      "buttons": { "input": { "icon": { "standard": "done", "colors": "own" } } }
      """, files: ["./b.svg": Self.square])
    let path = try VectorImage(path: "M0 0h2v2z", viewBox: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(icon(theme, .backspace)?.source == .drawing(path))
    let pressed = icon(theme, .backspace, isPressed: true)
    #expect(
      pressed?.source
        == .drawing(try VectorImage(svg: SourceFile(name: "b", text: Self.square))))
    #expect(icon(theme, .shift(.capsLocked))?.source == .text("L"))
    let shift = icon(theme, .shift(.lowercased))
    #expect(shift?.source == .text("S") && shift?.scale == 1.5)
    #expect(shift?.offset == CGPoint(x: 1, y: 2) && shift?.weight == .bold)
    #expect(icon(theme, .primary(.go))?.source == .standard(.newline))
    #expect(icon(theme, .character("a"))?.hasOwnColors == true)
    #expect(icon(theme, .escape) == nil)
  }

  @Test func aSetOfIconsIsAFileThatThemesExtend() throws {
    let set =
      "{\"formatVersion\": 1, \"icons\": {\"tab\": {\"text\": \"T\"}, \"space\": {\"text\": \"_\"}}}"
    let theme = try theme(
      "\"extends\": \"./set.json\", \"icons\": {\"space\": {\"text\": \"own\"}}",
      files: ["./set.json": set])
    #expect(icon(theme, .tab)?.source == .text("T"))
    #expect(icon(theme, .space)?.source == .text("own"))
  }

  @Test func filesOfThemesContainTheirIcons() throws {
    let theme = try theme(
      """
      "icons": { "backspace": "./b.svg", "tab": { "file": "./b.svg", "colors": "own" },
        "space": { "path": "M0 0L1.5 2", "viewBox": [0, -1, 3, 4], "stroke": 0.5, "scale": 2 },
        "shift": "standard:shiftUppercased", "return": { "standard": "return", "offset": [1, 0] },
        "escape": { "text": "⎋", "weight": 300 } }
      """, files: ["./b.svg": Self.square])
    let copy = try KeyboardTheme(decoding: SourceFile(name: "b.json", text: theme.fileText))
    #expect(copy.rules == theme.rules)
    let coded = try JSONDecoder().decode(KeyboardTheme.self, from: try JSONEncoder().encode(theme))
    #expect(coded.rules == theme.rules)
  }

  @Test(arguments: [
    ("\"standard:retun\"", "icons.tab can't be “standard:retun”"),
    ("\"b.svg\"", "icons.tab can't be “b.svg”"),
    ("{}", "icons.tab needs a key “path”, “file”, “standard” or “text”"),
    (
      "{\"text\": \"a\", \"standard\": \"done\"}",
      "icons.tab has more than one of the keys “path”, “file”, “standard” and “text”"
    ),
    ("{\"text\": \"a\", \"stroke\": 1}", "“stroke” belongs to a “path”"),
    (
      "{\"path\": \"M0 0 X\"}", "icons.tab.path is no path: Expected a command such as M, L, C or Z"
    ),
    ("{\"path\": \"M0 0h9\", \"viewBox\": [0, 0, 0, 9]}", "icons.tab.path.viewBox has no area"),
    ("{\"path\": \"M0 0h9\", \"viewBox\": [0, 0]}", "icons.tab.path.viewBox must be four numbers"),
    ("{\"path\": \"M0 0h9\", \"stroke\": -1}", "icons.tab.path.stroke must be from 0.01 to 100"),
    ("{\"path\": \"M0 0h900000\"}", "icons.tab.path reaches far beyond its “viewBox”"),
    ("{\"text\": \"a\", \"scale\": 9}", "icons.tab.scale must be from 0.1 to 4"),
    ("{\"text\": \"a\", \"size\": 9}", "icons.tab has no key “size”"),
    ("\"./c.svg\"", "The element “text” can't be drawn"),
    ("\"./missing.svg\"", nil), ("7", nil),
  ])
  func problemsHavePlaces(_ value: String, _ message: String?) throws {
    let files = ["./c.svg": "<svg viewBox='0 0 1 1'><text/></svg>"]
    let error = #expect(throws: Diagnostics.self) {
      try theme("\"icons\": {\"tab\": \(value)}", files: files)
    }
    let problem = try #require(error?.list.first)
    if let message { #expect(problem.message == message) }
    #expect(problem.place?.span != nil)
    #expect(problem.place?.file == (value.contains("c.svg") ? "./c.svg" : "theme.json"))
  }

  @Test func highContrastTintsIcons() throws {
    var style = Keyboard.ButtonStyle(backgroundColor: .white, foregroundColor: .black)
    style.icon = Keyboard.KeyIcon(.text("a"))
    style.icon?.hasOwnColors = true
    var traits = KeyboardContext().traits
    traits.isHighContrastEnabled = true
    let adapted = AccessibilityRules(traits: traits).adapted(style, in: KeyboardViewStyle())
    #expect(adapted.icon?.hasOwnColors == false)
  }
}
