import KeyboardKit
import Testing

@testable import KeyboardViews

/// The looks of the parts of the emoji keyboard, beyond the effects of their fields.
@Suite struct EmojiPartStyleTests {

  private static let red = Color.Resolved(hex: 0xFF0000)

  private func theme(_ rules: String) throws -> KeyboardTheme {
    try KeyboardTheme(members: "\"rules\": [\(rules)]")
  }

  private func view(
    _ theme: KeyboardTheme? = nil, _ change: (KeyboardContext) -> Void = { _ in }
  ) -> KeyboardView {
    let context = KeyboardContext(device: .standard)
    context.keyboardType = .emojis
    change(context)
    guard let theme else { return KeyboardView(keyboardContext: context) }
    return KeyboardView(context, in: theme)
  }

  /// Rules with a field that the style of emoji keyboards has as well, and such a style.
  static let metrics: [(rule: String, style: Emoji.KeyboardStyle)] = [
    (
      #"{"match": {"element": "emoji.title"}, "font": 9}"#,
      .init(categoryTitleFont: .system(size: 17))
    ),
    (
      #"{"match": {"element": "emoji.grid"}, "horizontalItemSpacing": 2}"#,
      .init(horizontalItemSpacing: 22)
    ),
    (#"{"match": {"element": "emoji.item"}, "scale": 0.5}"#, .init(itemScaleFactor: 0.75)),
    (#"{"match": {"element": "emoji.bar"}, "font": 9}"#, .init(menuAbcFont: .system(size: 17))),
    (
      #"{"match": {"element": "emoji.bar"}, "selectedBackgroundColor": "blue"}"#,
      .init(menuSelectionColor: .green)
    ),
  ]

  @Test(arguments: metrics)
  func aModifierOfTheKeyboardWins(rule: String, style: Emoji.KeyboardStyle) throws {
    let theme = try theme(rule)
    #expect(view(theme).scene != view().scene)
    #expect(view(theme).emojiKeyboardStyle(style).scene == view().emojiKeyboardStyle(style).scene)
  }

  @Test func theInnerThemeWins() throws {
    let inner = try theme(#"{"match": {"element": "emoji.title"}, "foregroundColor": "red"}"#)
    let outer = try theme(
      #"{"match": {"element": "emoji.title"}, "foregroundColor": "blue", "font": 9}"#)
    let plain = view()
    let context = plain.keyboardContext
    let scene = plain.keyboardTheme(inner, context: context).keyboardTheme(outer, context: context)
      .scene
    let title = try #require(scene.nodes.runs.first { $0.text.hasPrefix("SMILEYS") })
    #expect(title.color == Self.red && title.font.size == 9)
  }

  @Test func backgroundsReachTheEdges() throws {
    let theme = try theme(
      ##"""
      {"match": {"element": "emoji.grid"}, "backgroundColor": "#010101"},
      {"match": {"element": "emoji.bar"}, "backgroundColor": "#020202"},
      {"match": {"element": "board"}, "edgeInsets": 30}
      """##)
    let scene = view(theme).environment(\.safeAreaInsets, EdgeInsets(all: 5)).scene
    let board = try #require(scene.elements.first { $0.role == .background }?.box)
    let grid = try #require(scene.elements.first { $0.name == "emojiGrid" }?.box)
    let bar = try #require(scene.elements.first { $0.name == "emojiBar" }?.box)
    #expect(grid.union(bar) == board)
    #expect(grid.maxY == bar.minY && grid.width == board.width && bar.width == board.width)
    for key in scene.elements where key.role == .key {
      let frame = key.name.isSingleEmoji ? grid : bar
      #expect(frame.contains(CGPoint(x: board.midX, y: key.box.midY)), "\(key.name)")
    }
  }

  /// Parts whose text has the color of what is behind it.
  static let illegible: [(rules: String, text: String)] = [
    (
      ##"""
      {"match": {"element": "emoji.grid"}, "backgroundColor": "#777777"},
      {"match": {"element": "emoji.title"}, "foregroundColor": "#777777"}
      """##, "SMILEYS & PEOPLE"
    ),
    (##"{"match": {"element": "emoji.grid"}, "backgroundColor": "#777777"}"##, "SMILEYS & PEOPLE"),
    (
      ##"""
      {"match": {"element": "emoji.bar"}, "backgroundColor": "#777777", "foregroundColor": "#777777"}
      """##, "ABC"
    ),
    (##"{"match": {"element": "emoji.bar"}, "backgroundColor": "#777777"}"##, "ABC"),
    (
      ##"""
      {"match": {"element": "emoji.search"}, "backgroundColor": "#777777", "foregroundColor": "#777"}
      """##, "cat"
    ),
  ]

  @Test(arguments: illegible)
  func textIsLegibleWithHighContrast(rules: String, text: String) throws {
    var view = view(try theme(rules)) { context in
      context.isHighContrastEnabled = true
      if text == "cat" { context.keyboardType = .emojiSearch }
    }
    view.emojiKeyboard.searchQuery = text == "cat" ? text : ""
    let run = try #require(view.scene.nodes.run(text))
    #expect(run.color.isOpaque)
    // Of black and white, one has this contrast to every gray.
    #expect(Color.Resolved(hex: 0x777777).contrast(to: run.color) >= 4.5)
  }
}
