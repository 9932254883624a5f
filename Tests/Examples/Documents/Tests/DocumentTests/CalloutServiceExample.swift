// From callouts.md, "How to... create a custom callout service".
//
// Edits: the classes are private; a modification stands where the document says to perform any.
import KeyboardKit
import Testing

private class CustomCalloutService: KeyboardCallout.StandardCalloutService {

  override func calloutActions(for action: KeyboardAction) -> [KeyboardAction] {
    var actions = super.calloutActions(for: action)
    // Perform any modifications here
    if action == .character("a") { actions.append(.character("∀")) }
    return actions
  }
}

private class KeyboardViewController: KeyboardInputViewController {

  override func viewDidLoad() {
    super.viewDidLoad()
    services.calloutService = CustomCalloutService()
  }
}

@Suite struct CalloutServiceExample {

  @Test func calloutHasTheActionsOfTheService() throws {
    let scene = try KeyboardViewController().onPhone().sceneLongPressing("a")
    #expect(scene.names(of: .calloutItem).joined() == "aàáâäǎæãåāăą∀")
  }

  @Test func calloutHasTheLocaleOfTheKeyboard() throws {
    let scene = try KeyboardViewController().onPhone(locale: .german).sceneLongPressing("s")
    #expect(scene.names(of: .calloutItem).prefix(2) == ["s", "ß"])
  }

  @Test func withoutItTheCalloutIsTheStandardOne() throws {
    let scene = try KeyboardInputViewController().onPhone().sceneLongPressing("a")
    #expect(scene.names(of: .calloutItem).joined() == "aàáâäǎæãåāăą")
  }
}
