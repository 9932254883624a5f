import KeyboardKit
import Testing

@Suite struct BarStyleEffectTests {

  private static let red = Color.Resolved(hex: 0xFF0000)

  /// A field, a style with it, and the height of the keyboard with that bar.
  struct Row: Sendable, CustomTestStringConvertible {
    var field: String
    var style: Keyboard.ToolbarStyle
    var height: CGFloat

    var testDescription: String { "\(field) \(height)" }
  }

  static let rows = [
    Row(field: "backgroundColor", style: .init(backgroundColor: Color(red)), height: 264),
    Row(field: "height", style: .init(height: 70), height: 284),
    Row(field: "minHeight", style: .init(minHeight: 64), height: 278),
    Row(field: "minHeight", style: .init(minHeight: 30), height: 264),
    Row(field: "minHeight", style: .init(height: 20, minHeight: 30), height: 244),
    Row(field: "maxHeight", style: .init(maxHeight: 40), height: 254),
    Row(field: "maxHeight", style: .init(height: 90, maxHeight: 60), height: 274),
  ]

  private func scene(_ style: Keyboard.ToolbarStyle, showsToolbar: Bool = true) -> Scene {
    let context = KeyboardContext(device: .standard)
    context.keyboardCase = .lowercased
    var view = KeyboardView(keyboardContext: context, suggestions: [.init(text: "One")])
    view.showsToolbar = showsToolbar
    return view.keyboardToolbarStyle(style).scene
  }

  @Test(arguments: rows) func changesTheScene(row: Row) {
    let scene = scene(row.style)
    #expect(scene.size.height == row.height)
    let bars = scene.nodes.fills(Self.red).map(\.controlPointBox)
    #expect(
      bars == (row.field == "backgroundColor" ? [CGRect(x: 0, y: 0, width: 390, height: 50)] : []))
  }

  @Test func everyFieldHasARow() {
    let fields = Keyboard.ToolbarStyle.fields.map(\.name)
    #expect(Set(Self.rows.map(\.field)) == Set(fields))
  }

  @Test func keyboardsWithoutAToolbarHaveNoBar() {
    let style = Keyboard.ToolbarStyle(backgroundColor: Color(Self.red), height: 70)
    let scene = scene(style, showsToolbar: false)
    #expect(scene.size.height == 214 && scene.nodes.fills(Self.red).isEmpty)
  }
}
