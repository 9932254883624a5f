import KeyboardKit
import Testing

@Suite struct ToolbarStyleEffectTests {

  private static let red = Color.Resolved(hex: 0xFF0000)

  /// A field, a value for it, and what is to be seen of it on a keyboard with three suggestions.
  typealias Row = FieldEffect<Autocomplete.ToolbarStyle, Scene>

  static let rows = [
    Row("height", { $0.height = 80 }) { $0.size.height == 294 },
    Row("padding", { $0.padding = 20 }) { scene in
      scene.elements.first { $0.name == "Three" }.map { $0.box.minX >= 20 } ?? false
    },
    Row("alignment", { $0.alignment = .leading }) { scene in
      scene.elements.first { $0.name == "Three" }.map { $0.box.minX == 0 && $0.box.width < 80 }
        ?? false
    },
    Row("spacing", { $0.spacing = 40 }) { scene in
      let boxes = ["Three", "Two"].compactMap { name in
        scene.elements.first { $0.name == name }?.box
      }
      return boxes.count == 2 && abs(boxes[1].minX - boxes[0].maxX - 40) < 0.01
    },
    Row("items", { $0.items = .init(titleFont: .system(size: 9)) }) {
      $0.nodes.run("Plain")?.font.size == 9
    },
    Row("selectedItems", { $0.selectedItems = .init(titleColor: Color(red)) }) {
      $0.nodes.run("Chosen")?.color == red && $0.nodes.run("Plain")?.color != red
    },
    Row("pressedItems", { $0.pressedItems = .init(titleColor: Color(red)) }) {
      $0.nodes.run("Touched")?.color == red && $0.nodes.run("Chosen")?.color != red
    },
    Row("background", { $0.background = .color(Color(red)) }) { scene in
      scene.nodes.fills(red).contains {
        $0.controlPointBox == CGRect(x: 0, y: 0, width: 390, height: 50)
      }
    },
    Row("item.titleFont", { $0.item.titleFont = .system(size: 9) }) {
      $0.nodes.run("One")?.font.size == 9
    },
    Row("item.titleColor", { $0.item.titleColor = Color(red) }) {
      $0.nodes.run("One")?.color == red
    },
    Row("item.subtitleFont", { $0.item.subtitleFont = .system(size: 8) }) {
      $0.nodes.run("first")?.font.size == 8
    },
    Row("item.subtitleColor", { $0.item.subtitleColor = Color(red) }) {
      $0.nodes.run("first")?.color == red
    },
    Row("item.horizontalPadding", { $0.item.horizontalPadding = 55 }) {
      $0.nodes.run("Two")?.text == nil
    },
    Row("item.verticalPadding", { $0.item.verticalPadding = 2 }) { scene in
      scene.elements.first { $0.name == "One" }.map { $0.box.height < 30 } ?? false
    },
    Row("item.background", { $0.item.background = .color(Color(red)) }) {
      $0.nodes.fills(red).count == 2
    },
    Row("item.backgroundColor", { $0.item.backgroundColor = Color(red) }) {
      $0.nodes.fills(red).count == 2
    },
    Row(
      "item.backgroundCornerRadius",
      { ($0.item.backgroundColor, $0.item.backgroundCornerRadius) = (Color(red), 0) }
    ) { scene in scene.nodes.fills(red).contains { $0.elements.count == 5 } },
    Row("autocorrectItem", { $0.autocorrectItem.backgroundColor = Color(red) }) {
      $0.nodes.fills(red).count == 1
    },
    Row(
      "unknownItem", { $0.unknownItem = .init(backgroundColor: Color(red)) }
    ) { $0.nodes.fills(red).count == 1 },
    Row(
      "emojiItem", { $0.emojiItem = .init(titleFont: .system(size: 9)) }
    ) { $0.nodes.run("One")?.font.size == 9 },
    Row("separator.color", { $0.separator.color = Color(red) }) {
      $0.nodes.fills(red).count == 1
    },
    Row(
      "separator.width", { ($0.separator.color, $0.separator.width) = (Color(red), 4) }
    ) { $0.nodes.fills(red).first?.controlPointBox.width == 4 },
    Row(
      "separator.height", { ($0.separator.color, $0.separator.height) = (Color(red), 12) }
    ) { $0.nodes.fills(red).first?.controlPointBox.height == 12 },
  ]

  private func scene(_ change: (inout Autocomplete.ToolbarStyle) -> Void) -> Scene {
    var style = Autocomplete.ToolbarStyle()
    change(&style)
    let context = KeyboardContext(device: .standard)
    context.keyboardCase = .lowercased
    let suggestions: [Autocomplete.Suggestion] = [
      .init(text: "Three", isAutocorrect: true), .init(text: "Two", type: .unknown),
      // The emoji takes the place of the last word.
      .init(text: "Four"), .init(text: "One", type: .emoji, subtitle: "first"),
    ]
    var view = KeyboardView(keyboardContext: context, suggestions: suggestions)
    if style.items != nil || style.selectedItems != nil || style.pressedItems != nil {
      var (chosen, touched) = (
        Keyboard.ToolbarItem(text: "Chosen"), Keyboard.ToolbarItem(text: "Touched")
      )
      (chosen.isSelected, touched.isPressed) = (true, true)
      view.toolbarItems = .init(center: [.init(text: "Plain"), chosen, touched])
    }
    return view.autocompleteToolbarStyle(style).scene
  }

  @Test(arguments: rows) func changesTheScene(row: Row) { row.check(scene) }

  @Test func everyFieldHasARow() {
    let toolbar = Autocomplete.ToolbarStyle.fields.map(\.name)
    let names =
      toolbar.filter { $0 != "item" && $0 != "separator" }
      + Autocomplete.ToolbarItemStyle.fields.map { "item.\($0.name)" }
      + Autocomplete.ToolbarSeparatorStyle.fields.map { "separator.\($0.name)" }
    #expect(Set(Self.rows.map(\.field)) == Set(names))
  }
}
