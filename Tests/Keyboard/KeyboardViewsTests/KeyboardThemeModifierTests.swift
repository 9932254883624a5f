import Foundation
import KeyboardKit
import Testing

/// Themes as a modifier of keyboards.
@Suite struct KeyboardThemeModifierTests {

  @Test func keyboardsLendThemesTheirContext() throws {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "en"))
    let view = KeyboardView(keyboardContext: context)
    let scene = view.keyboardTheme(.tron).scene(measuring: .fixedAdvance)
    #expect(
      scene
        == view.keyboardTheme(try .tron, context: context).scene(measuring: .fixedAdvance))
    #expect(scene != view.scene(measuring: .fixedAdvance))
  }
}
