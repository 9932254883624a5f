import Foundation
import KeyboardCore
import Testing

/// Complete layouts, with number pads, input toolbars and docking.
struct CompleteLayoutTests {

  private let service = KeyboardLayout.StandardService.allLocales()

  @Test func rowOfDigits() {
    let context = KeyboardContext(device: .standard, locale: .arabic)
    #expect(service.completeLayout(for: context).itemRows.count == 4)
    context.inputToolbarDisplayMode = .numbers
    let layout = service.completeLayout(for: context)
    #expect(layout.itemRows[0].map(\.action) == .init(characters: "١٢٣٤٥٦٧٨٩٠"))
    context.keyboardType = .numeric
    let symbols = service.completeLayout(for: context).itemRows[0].map(\.action)
    #expect(symbols == .init(characters: "[]{}#٪^*+="))
  }

  @Test func givenLayout() {
    let context = KeyboardContext()
    context.textFieldType = .numberPad
    let layout = KeyboardLayout(itemRows: [])
    #expect(service.completeLayout(for: context, layout: layout) == layout)
    #expect(service.completeLayout(for: context).itemRows.map(\.count) == [3, 3, 3, 3])
  }

  @Test(arguments: [
    (Keyboard.DockEdge?.none, 0.0, 400.0), (.leading, 0, 320), (.trailing, 80, 320),
  ])
  func docking(edge: Keyboard.DockEdge?, leading: Double, width: Double) {
    let context = KeyboardContext()
    context.keyboardDockEdge = edge
    #expect(context.traits.keyArea(inWidth: 400) == (leading, width))
  }
}
