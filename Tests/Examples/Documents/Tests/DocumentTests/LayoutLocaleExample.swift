// From layout.md, "How to customize the layout for a specific locale".
//
// Edits: the class is private; the registration throws, so it is tried; `try!` is `try?`.
import KeyboardKit
import Testing

private class KeyboardViewController: KeyboardInputViewController {

  override func viewDidLoad() {
    super.viewDidLoad()
    try? services.tryRegisterLocalizedLayoutService(
      try KeyboardLayout.ProService.German(alphabeticInputSet: .qwerty)
    )
  }
}

@Suite struct LayoutLocaleExample {

  @Test func germanIsQwertyAndOtherLocalesStay() {
    let controller = KeyboardViewController().onPhone(locale: .german)
    #expect(controller.scene.keyNames.prefix(10).joined() == "qwertyuiop")
    controller.keyboardContext.locale = .german_austria
    #expect(controller.scene.keyNames.prefix(11).joined() == "qwertyuiop" + "a")
    controller.keyboardContext.locale = .french
    #expect(controller.scene.keyNames.prefix(10).joined() == "azertyuiop")
  }

  @Test func germanIsQwertzOtherwise() {
    let scene = KeyboardInputViewController().onPhone(locale: .german).scene
    #expect(scene.keyNames.prefix(11).joined() == "qwertzuiopü")
  }
}
