import KeyboardKit
import Testing

/// The items of an app in theme files: their short form, objects, limits and messages.
@Suite struct ToolbarItemNotationTests {

  private func theme(_ leading: String) throws -> KeyboardTheme {
    let text = #"{"formatVersion": 1, "toolbarItems": {"leading": \#(leading)}}"#
    return try KeyboardTheme(decoding: SourceFile(name: "a.json", text: text))
  }

  private func read(_ entry: String) throws -> Keyboard.ToolbarItem {
    try #require(try theme("[\(entry)]").toolbarItems?.leading.first)
  }

  private static func made(
    _ icon: Image.Icon? = nil, _ text: String? = nil,
    _ change: (inout Keyboard.ToolbarItem) -> Void = { _ in }
  ) -> Keyboard.ToolbarItem {
    var item = Keyboard.ToolbarItem(icon: icon.map { .init(.standard($0)) }, text: text)
    change(&item)
    return item
  }

  static let entries: [(String, Keyboard.ToolbarItem)] = [
    (#""Aa""#, made(nil, "Aa")), (#""|""#, .divider), (#""""#, .space(16)),
    (#""standard:settings""#, made(.settings)),
    (#""standard:paste Paste it""#, made(.paste, "Paste it")),
    (#""*B""#, made(nil, "B") { $0.isSelected = true }),
    (#""^*B""#, made(nil, "B") { ($0.isSelected, $0.isPressed) = (true, true) }),
    (#""C>""#, made(nil, "C") { $0.hasMenu = true }),
    (#""C#3>""#, made(nil, "C") { ($0.hasMenu, $0.badge) = (true, "3") }),
    (#""C>#3""#, made(nil, "C") { ($0.hasMenu, $0.badge) = (true, "3") }),
    (##""C\\#""##, made(nil, "C#")), (#""\\*""#, made(nil, "*")), (#""\\|""#, made(nil, "|")),
    (#""*""#, made(nil, "*")),
    (#"">""#, made(nil, ">")),
    (#"{"spacing": 24}"#, .space(24)),
    (
      #"{"icon": "standard:done", "text": "Ok", "badge": "1", "menu": true, "selected": true, "spacing": 3}"#,
      made(.done, "Ok") {
        ($0.badge, $0.hasMenu, $0.isSelected, $0.spacing) = ("1", true, true, 3)
      }
    ),
  ]

  @Test(arguments: entries)
  func itemsAreRead(entry: String, item: Keyboard.ToolbarItem) throws {
    #expect(try read(entry) == item)
    let theme = try theme("[\(entry)]")
    let copy = try KeyboardTheme(decoding: SourceFile(name: "b.json", text: theme.fileText))
    #expect(copy.toolbarItems == theme.toolbarItems)
  }

  @Test(arguments: [
    (#"["standard:setings"]"#, "standard:settings"),
    (#"[{"badge": "1"}]"#, "needs an icon or a text"),
    (#"[{"menu": true}]"#, "needs an icon or a text"), (#"[7]"#, "a text or an object"),
    (#""A""#, "a list of items"), (#"[{"text": "A", "badg": "1"}]"#, "badge"),
    ("[\(Array(repeating: "\"A\"", count: 17).joined(separator: ","))]", "at most 16 items"),
    (#"[{"text": "A", "spacing": 900}]"#, "from 0 to 200"),
    (#"["./missing.svg"]"#, "can't be read"),
  ])
  func mistakesAreReported(leading: String, says text: String) throws {
    let error = #expect(throws: Diagnostics.self) { try theme(leading) }
    let list = try #require(error).list
    #expect(list.count == 1)
    #expect(list[0].message.contains(text) || list[0].hints.contains { $0.contains(text) })
    #expect(list[0].place?.range != nil)
  }

  @Test func themesReplaceTheItemsOfTheirBases() throws {
    let base = #"{"formatVersion": 1, "toolbarItems": {"leading": ["A"], "trailing": ["B"]}}"#
    let text =
      #"{"formatVersion": 1, "extends": "./base.json", "toolbarItems": {"leading": ["C"]}}"#
    let theme = try KeyboardTheme(
      decoding: SourceFile(name: "a.json", text: text),
      resolving: { SourceFile(name: $0, text: base) })
    #expect(theme.toolbarItems == .init(leading: [.init(text: "C")]))
  }
}
