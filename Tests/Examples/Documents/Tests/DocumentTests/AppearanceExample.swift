// From appearance.md, "Resources & Assets" and "How to create a custom appearance".
//
// Edits: the classes are private; `let style` is a `var`, since it is changed.
import KeyboardKit
import KeyboardRender
import Testing

private class MyKeyboardAppearance: StandardKeyboardAppearance {

  override func buttonStyle(
    for action: KeyboardAction,
    isPressed: Bool
  ) -> KeyboardButtonStyle {
    var style = super.buttonStyle(for: action, isPressed: isPressed)
    if !action.isInputAction { return style }
    style.backgroundColor = .red
    return style
  }
}

private class MyKeyboardViewController: KeyboardInputViewController {

  override func viewDidLoad() {
    keyboardAppearance = MyKeyboardAppearance()
    super.viewDidLoad()
  }
}

@Suite struct AppearanceExample {

  @Test func textsAndImages() {
    let context = KeyboardContext()
    let image = KeyboardAction.command.standardButtonImage(for: context)  // Command icon
    let text = KeyboardAction.space.standardButtonText(for: context)  // Localized "space"

    #expect(image == .keyboardCommand)
    #expect(text == "space")
    context.locale = .german
    #expect(KeyboardAction.space.standardButtonText(for: context) == "Leerzeichen")
  }

  @Test func inputKeysAreRed() throws {
    let scene = MyKeyboardViewController().onPhone().scene
    let red = Color.red.resolved(isDark: false)
    for name in ["q", "l", "space"] { #expect(scene.backgroundColor(ofKey: name) == red) }
    for name in ["shift", "backspace", "return"] {
      #expect(scene.backgroundColor(ofKey: name) != red)
    }
  }

  @Test func redKeysAreInThePicture() throws {
    let picture = try KeyboardRenderer().bitmap(
      of: MyKeyboardViewController().onPhone().scene, scale: 1)
    let pixel = try #require(picture[8, 50 + 20])
    let red = Color.red.resolved(isDark: false)
    #expect(Double(pixel >> 16 & 0xFF) == (red.red * 255).rounded())
    #expect(Double(pixel >> 8 & 0xFF) == (red.green * 255).rounded())
  }
}
