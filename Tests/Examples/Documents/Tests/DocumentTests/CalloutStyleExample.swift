// From callouts.md, "Styling" and "Views", and from appearance.md, "Styles".
//
// Edits: none.
import Foundation
import KeyboardKit
import KeyboardRender
import Testing

@Suite struct CalloutStyleExample {

  @Test func standardStyleIsThatOfEveryCallout() async {
    // Settings of the whole program are tested in a process of their own.
    await #expect(processExitsWith: .success) {
      var style = CalloutStyle.standard
      style.backgroundColor = .red
      CalloutStyle.standard = style

      let scene = try KeyboardInputViewController().onPhone().sceneLongPressing("a")
      #expect(scene.backgroundColor(of: .actionCallout) == Color.red.resolved(isDark: false))
    }
  }

  @Test func modifierIsThatOfItsView() throws {
    var style = CalloutStyle.standard
    style.backgroundColor = .green
    let controller = KeyboardInputViewController().onPhone()
    controller.setupKeyboardView { [style] controller in
      KeyboardView(state: controller.state, services: controller.services)
        .keyboardCalloutStyle(style)
    }
    let scene = try controller.sceneLongPressing("a")
    #expect(scene.backgroundColor(of: .actionCallout) == Color.green.resolved(isDark: false))
  }

  @Test func containerShowsCalloutsOverAnyView() throws {
    let controller = KeyboardInputViewController().onPhone()
    let view = Text("A view of one's own").keyboardCalloutContainer(
      calloutContext: controller.state.calloutContext, keyboardContext: controller.keyboardContext)
    #expect(view.scene(measuring: .fixedAdvance).names(of: .inputCallout).isEmpty)
    let cell = CGRect(x: 30, y: 0, width: 39, height: 54)
    controller.state.calloutContext.updateInputAction(.character("k"), in: cell)
    #expect(view.scene(measuring: .fixedAdvance).names(of: .inputCallout) == ["k"])
    #expect(try !KeyboardRenderer().png(of: view, scale: 1).isEmpty)
  }
}
