// From layout.md, "How to create a custom layout service".
//
// Edits: the classes are private, because several examples have classes of the same names; a
// modification stands where the document says to perform any.
import KeyboardKit
import Testing

private class CustomKeyboardLayoutService: KeyboardLayout.StandardService {

  // Never use array indices if it can cause a crash.
  override func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
    var layout = super.keyboardLayout(for: context)
    // Perform any modifications here
    layout.itemRows.remove(.keyboardType(.emojis))
    return layout
  }
}

private class KeyboardViewController: KeyboardInputViewController {

  override func viewDidLoad() {
    super.viewDidLoad()
    services.layoutService = CustomKeyboardLayoutService()
  }
}

@Suite struct LayoutServiceExample {

  @Test func modifiedKeysAreDrawn() {
    #expect(KeyboardInputViewController().onPhone().scene.keyNames.contains("emojis"))
    let scene = KeyboardViewController().onPhone().scene
    #expect(scene.keyNames.suffix(3) == ["numeric", "space", "return"])
  }
}
