import KeyboardKit
import Testing

// The examples of the documents on actions, appearance and autocomplete, as an app would write them.
private class CustomActionHandler: KeyboardAction.StandardActionHandler {

  var pressedSpaces = 0

  override func handle(_ gesture: Keyboard.Gesture, on action: KeyboardAction) {
    if gesture == .press && action == .space { pressedSpaces += 1 }
    super.handle(gesture, on: action)
  }
}

private class MyKeyboardAppearance: StandardKeyboardAppearance {}

private class KeyboardViewController: KeyboardInputViewController {

  var steps: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    steps.append("load")
    services.actionHandler = CustomActionHandler(controller: self)
    keyboardAppearance = MyKeyboardAppearance()
    setup(for: KeyboardApp(name: "My app", locales: [.english, .swedish])) { result in
      if case .success = result { steps.append("setup") }
    }
  }

  override func viewWillSetupKeyboard() {
    super.viewWillSetupKeyboard()
    try? setupPro(withLicenseKey: "LICENSE_KEY_HERE") { license in
      steps.append("license \(license.licenseKey)")
      keyboardAppearance = KeyboardThemeAppearance(
        theme: .cottonCandy, keyboardContext: keyboardContext)
    }
  }
}

@Suite struct DocumentExampleTests {

  @Test func replacesServicesAndSetsUp() {
    let controller = KeyboardViewController()
    controller.loadViewIfNeeded()
    controller.loadViewIfNeeded()
    #expect(controller.steps == ["load", "setup", "license LICENSE_KEY_HERE"])
    #expect(controller.keyboardAppearance is KeyboardThemeAppearance)
    let handler = controller.services.actionHandler as? CustomActionHandler
    handler?.handle(.press, on: .space)
    handler?.handle(.release, on: .space)
    #expect(handler?.pressedSpaces == 1)
    #expect(controller.textDocumentProxy.documentContextBeforeInput == " ")
  }

  @Test func drawsTheKeyboardAsItIs() {
    let controller = KeyboardInputViewController()
    #expect(controller.keyboardView is KeyboardView)
    controller.state.autocompleteContext.suggestions = [Autocomplete.Suggestion(text: "hi")]
    #expect((controller.keyboardView as? KeyboardView)?.suggestions.count == 1)
    controller.setupKeyboardView { controller in
      KeyboardView(keyboardContext: controller.keyboardContext)
        .keyboardCalloutStyle(.standard)
    }
    #expect(!(controller.keyboardView is KeyboardView))
  }
}
