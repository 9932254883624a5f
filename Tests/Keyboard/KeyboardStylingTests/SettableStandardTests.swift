import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import Testing

/// Replacing a standard changes what is made later; each test does so in a process of its own.
@Suite struct SettableStandardTests {

  @Test func calloutsFollowAReplacedStandard() async {
    await #expect(processExitsWith: .success) {
      var style = KeyboardCallout.CalloutStyle.standard
      style.backgroundColor = .red
      KeyboardCallout.CalloutStyle.standard = style
      let appearance = StandardKeyboardAppearance()
      #expect(appearance.actionCalloutStyle.callout.backgroundColor == .red)
      #expect(KeyboardCallout.InputCalloutStyle().callout.backgroundColor == .red)
    }
  }

  @Test func keysFollowReplacedBordersAndShadows() async {
    await #expect(processExitsWith: .success) {
      Keyboard.ButtonBorderStyle.standard = .init(color: .green, size: 2)
      Keyboard.ButtonShadowStyle.standard = .init(color: .blue, size: 4)
      let style = StandardKeyboardAppearance().buttonStyle(for: .space, isPressed: false)
      #expect(style.border == .init(color: .green, size: 2))
      #expect(style.shadow == .init(color: .blue, size: 4))
    }
  }

  @Test func toolbarsFollowReplacedItems() async {
    await #expect(processExitsWith: .success) {
      Autocomplete.ToolbarItemStyle.standard.titleColor = .red
      #expect(StandardKeyboardAppearance().autocompleteToolbarStyle.item.titleColor == .red)
    }
  }
}
