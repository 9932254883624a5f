// From callouts.md, "View-based Action Customization".
//
// Edits: the view is private; `let context` is a `var`, since it is computed; a keyboard view and two
// actions stand where the document has "...".
import KeyboardKit
import Testing

// See the demo app for a better, interactive example.
private struct MyKeyboardView: View {

  let state: Keyboard.State
  let services: Keyboard.Services
  var context: KeyboardContext { state.keyboardContext }

  var body: some View {
    KeyboardView(state: state, services: services)
      .keyboardCalloutActions { params in
        switch params.action {
        case .backspace: [.character("1"), .character("2")]  // Return custom actions here
        default: params.standardActions(for: context)
        }
      }
  }
}

private class KeyboardViewController: KeyboardInputViewController {

  override func viewWillSetupKeyboard() {
    super.viewWillSetupKeyboard()
    setupKeyboardView { MyKeyboardView(state: $0.state, services: $0.services) }
  }
}

@Suite struct CalloutBuilderExample {

  private let controller = KeyboardViewController().onPhone()

  @Test func backspaceHasTheActionsOfTheBuilder() throws {
    let callout = try controller.sceneLongPressing("backspace")
    #expect(callout.names(of: .actionCallout) == ["backspace"])
    #expect(callout.names(of: .calloutItem) == ["2", "1"])
  }

  @Test func otherKeysHaveTheirOwnActions() throws {
    let items = try controller.sceneLongPressing("c").names(of: .calloutItem)
    #expect(items.joined() == "cçćčċ")
    #expect(try controller.sceneLongPressing("b").names(of: .calloutItem).isEmpty)
  }
}
