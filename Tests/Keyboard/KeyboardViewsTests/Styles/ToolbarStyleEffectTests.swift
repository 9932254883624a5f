import Foundation
import KeyboardKit
import Testing

/// The effect of every field of toolbars and their items on the scene of a keyboard.
@Suite struct ToolbarStyleEffectTests {

  private static let red = Color.Resolved(hex: 0xFF0000)

  /// A field, a value for it, and what is to be seen of it on a keyboard with three suggestions.
  typealias Row = FieldEffect<Autocomplete.ToolbarStyle, Scene>

  static let rows = [
    Row(field: "height", change: { $0.height = 80 }) { $0.size.height == 294 },
    Row(field: "padding", change: { $0.padding = 20 }) { scene in
      scene.elements.first { $0.name == "Three" }.map { $0.box.minX >= 20 } ?? false
    },
    Row(field: "alignment", change: { $0.alignment = .leading }) { scene in
      scene.elements.first { $0.name == "Three" }.map { $0.box.minX == 0 && $0.box.width < 80 }
        ?? false
    },
    Row(field: "spacing", change: { $0.spacing = 40 }) { scene in
      let boxes = ["Three", "Two"].compactMap { name in
        scene.elements.first { $0.name == name }?.box
      }
      return boxes.count == 2 && abs(boxes[1].minX - boxes[0].maxX - 40) < 0.01
    },
    Row(field: "items", change: { $0.items = .init(titleFont: .system(size: 9)) }) {
      $0.nodes.run("Plain")?.font.size == 9
    },
    Row(field: "selectedItems", change: { $0.selectedItems = .init(titleColor: Color(red)) }) {
      $0.nodes.run("Chosen")?.color == red && $0.nodes.run("Plain")?.color != red
    },
    Row(field: "pressedItems", change: { $0.pressedItems = .init(titleColor: Color(red)) }) {
      $0.nodes.run("Touched")?.color == red && $0.nodes.run("Chosen")?.color != red
    },
    Row(field: "background", change: { $0.background = .color(Color(red)) }) { scene in
      scene.nodes.fills(red).contains {
        $0.controlPointBox == CGRect(x: 0, y: 0, width: 390, height: 50)
      }
    },
    Row(field: "item.titleFont", change: { $0.item.titleFont = .system(size: 9) }) {
      $0.nodes.run("One")?.font.size == 9
    },
    Row(field: "item.titleColor", change: { $0.item.titleColor = Color(red) }) {
      $0.nodes.run("One")?.color == red
    },
    Row(field: "item.subtitleFont", change: { $0.item.subtitleFont = .system(size: 8) }) {
      $0.nodes.run("first")?.font.size == 8
    },
    Row(field: "item.subtitleColor", change: { $0.item.subtitleColor = Color(red) }) {
      $0.nodes.run("first")?.color == red
    },
    Row(field: "item.horizontalPadding", change: { $0.item.horizontalPadding = 55 }) {
      $0.nodes.run("Two")?.text == nil
    },
    Row(field: "item.verticalPadding", change: { $0.item.verticalPadding = 2 }) { scene in
      scene.elements.first { $0.name == "One" }.map { $0.box.height < 30 } ?? false
    },
    Row(field: "item.background", change: { $0.item.background = .color(Color(red)) }) {
      $0.nodes.fills(red).count == 2
    },
    Row(field: "item.backgroundColor", change: { $0.item.backgroundColor = Color(red) }) {
      $0.nodes.fills(red).count == 2
    },
    Row(
      field: "item.backgroundCornerRadius",
      change: { style in
        style.item.backgroundColor = Color(red)
        style.item.backgroundCornerRadius = 0
      }
    ) { scene in scene.nodes.fills(red).contains { $0.elements.count == 5 } },
    Row(field: "autocorrectItem", change: { $0.autocorrectItem.backgroundColor = Color(red) }) {
      $0.nodes.fills(red).count == 1
    },
    Row(
      field: "unknownItem",
      change: { $0.unknownItem = .init(backgroundColor: Color(red)) }
    ) { $0.nodes.fills(red).count == 1 },
    Row(
      field: "emojiItem",
      change: { $0.emojiItem = .init(titleFont: .system(size: 9)) }
    ) { $0.nodes.run("One")?.font.size == 9 },
    Row(field: "separator.color", change: { $0.separator.color = Color(red) }) {
      $0.nodes.fills(red).count == 1
    },
    Row(
      field: "separator.width",
      change: { style in
        style.separator.color = Color(red)
        style.separator.width = 4
      }
    ) { $0.nodes.fills(red).first?.controlPointBox.width == 4 },
    Row(
      field: "separator.height",
      change: { style in
        style.separator.color = Color(red)
        style.separator.height = 12
      }
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
    return view.autocompleteToolbarStyle(style).scene(measuring: .fixedAdvance)
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
