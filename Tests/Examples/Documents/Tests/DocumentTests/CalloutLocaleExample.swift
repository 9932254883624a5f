// From callouts.md, "How to... customize a localized Pro service", and the values before it.
//
// Edits: the classes are private; an app and an override stand where the document has "..."; the
// service is registered as a callout service instead of a layout service; the registration throws, so
// it is tried; `try!` is `try?`; the second `actions` has another name.
import KeyboardKit
import Testing

private class MyCustomGermanService: KeyboardCallout.ProCalloutService.German {

  override func calloutActions(for action: KeyboardAction) -> [KeyboardAction] {
    action == .character("s")
      ? [.character("s"), .character("ß")] : super.calloutActions(for: action)
  }
}

private class KeyboardViewController: KeyboardInputViewController {

  override func viewDidLoad() {
    super.viewDidLoad()
    setup(for: KeyboardApp(name: "Callouts", locales: [.german, .swedish])) { result in
      // Check result to see that setup was successful
      try? self.services.tryRegisterLocalizedCalloutService(try MyCustomGermanService())
    }
  }
}

@Suite struct CalloutLocaleExample {

  @Test func germanIsCustomAndSwedishIsNot() throws {
    let controller = KeyboardViewController().onPhone()
    controller.keyboardContext.locale = .german
    #expect(try controller.sceneLongPressing("s").names(of: .calloutItem) == ["s", "ß"])
    #expect(try controller.sceneLongPressing("a").names(of: .calloutItem).joined() == "aáàâæãåā")
    controller.keyboardContext.locale = .swedish
    #expect(try controller.sceneLongPressing("s").names(of: .calloutItem).count > 2)
  }

  @Test func values() throws {
    let service = try KeyboardCallout.ProCalloutService.Swedish()
    let actions = KeyboardCallout.Actions.swedish  // or...
    let builtActions = try KeyboardCallout.Actions.swedishBuilder()
    let keyboardContext = KeyboardContext()
    keyboardContext.locale = .swedish
    let standardActions = KeyboardCallout.Actions.standard(for: keyboardContext)

    let ofA = service.calloutActions(for: .character("a"))
    #expect(ofA.count > 1 && ofA.first == .character("a"))
    #expect(actions?.actions(for: .character("a")) == ofA)
    #expect(builtActions == actions && standardActions == actions)
  }
}
