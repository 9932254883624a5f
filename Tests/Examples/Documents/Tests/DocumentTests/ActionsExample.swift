// From actions.md: "How to... trigger keyboard actions", "...handle autocomplete suggestions" and
// "...create a custom action handler".
//
// Edits: the classes are private, and the handler isn't open, since it is private; it counts where the
// document prints; `.keyboardButton(...)` has arguments; `.myApp` is declared, which the document leaves
// to another one.
import KeyboardKit
import Testing

private func doStuff(with handler: KeyboardActionHandler) {
  handler.handle(.backspace)
  handler.handle(.press, on: .character("a"))
  handler.handle(.release, on: .dismissKeyboard)
}

private func handle(_ suggestion: Autocomplete.Suggestion, with handler: KeyboardActionHandler) {
  handler.handle(.suggestion(suggestion))
}

private class CustomActionHandler: KeyboardAction.StandardActionHandler {

  override func handle(
    _ gesture: Keyboard.Gesture,
    on action: KeyboardAction
  ) {
    if gesture == .press && action == .space {
      pressedSpaces += 1
    }
    super.handle(gesture, on: action)
  }

  var pressedSpaces = 0
}

private class KeyboardViewController: KeyboardInputViewController {

  override func viewDidLoad() {
    super.viewDidLoad()
    services.actionHandler = CustomActionHandler(controller: self)
    setup(for: .myApp)  // See the getting-started guide
  }
}

extension KeyboardApp {

  fileprivate static var myApp: KeyboardApp { KeyboardApp(name: "My app", locales: [.english]) }
}

@Suite struct ActionsExample {

  @Test func actionsAndSuggestionsChangeTheText() {
    let document = InMemoryTextDocument("hex")
    let controller = KeyboardInputViewController(textDocumentProxy: document)
    var isDismissed = false
    controller.dismissAction = { isDismissed = true }
    doStuff(with: controller.services.actionHandler)
    #expect(document.text == "he" && isDismissed)
    controller.services.actionHandler.handle(.release, on: .character("y"))
    #expect(document.text == "hey")
    handle(Autocomplete.Suggestion(text: "hello"), with: controller.services.actionHandler)
    #expect(document.text == "hello ")
  }

  @Test func customHandlerHandlesEverything() throws {
    let controller = KeyboardViewController().onPhone()
    controller.loadViewIfNeeded()
    let handler = try #require(controller.services.actionHandler as? CustomActionHandler)
    handler.handle(.press, on: .space)
    handler.handle(.release, on: .space)
    #expect(handler.pressedSpaces == 1)
    #expect(controller.textDocumentProxy.documentContextBeforeInput == " ")
  }

  @Test func anyViewCanBeAKey() throws {
    let controller = KeyboardInputViewController().onPhone()
    let view = Text("Button")
      .keyboardButton(
        for: .character("b"), actionHandler: controller.services.actionHandler,
        keyboardContext: controller.keyboardContext)
    #expect(view.scene(measuring: .fixedAdvance).keyNames == ["b"])
    #expect(controller.textDocumentProxy.documentContextBeforeInput == "")
    let finger = KeyTouchHandler(state: controller.state, services: controller.services)
    finger.press(try #require(view.touchableKeys(measuring: .fixedAdvance).first))
    finger.lift()
    #expect(controller.textDocumentProxy.documentContextBeforeInput == "b")
  }
}
