// From appearance.md, "How to use themes".
//
// Edits: the themes are private; the first one is returned, and tried with `try` instead of `try?`,
// since a theme has to come of it; the function stands in a controller.
import KeyboardKit
import Testing

private var myCustomTheme: KeyboardTheme {
  get throws {
    let theme = KeyboardTheme(primaryBackgroundColor: .green)
    return theme
  }
}

private var anotherTheme: KeyboardTheme {
  get throws {
    var theme = try KeyboardTheme.cottonCandy
    theme.buttonStyles[.primary]?.backgroundColor = .green
    return theme
  }
}

private class KeyboardViewController: KeyboardInputViewController {

  override func viewWillSetupKeyboard() {
    super.viewWillSetupKeyboard()

    // Setup KeyboardKit Pro with a license
    try? setupPro(withLicenseKey: "LICENSE_KEY_HERE") { _ in
      keyboardAppearance = KeyboardThemeAppearance(
        theme: .cottonCandy,
        keyboardContext: keyboardContext)
    }
  }
}

@Suite struct ThemesExample {

  private let green = Color.green.resolved(isDark: false)

  private func scene(_ theme: KeyboardTheme) -> Scene {
    let controller = KeyboardInputViewController().onPhone()
    // The primary key shows its own color where the text field asks for an action.
    controller.keyboardContext.returnKeyType = .search
    controller.keyboardAppearance = KeyboardThemeAppearance(
      theme: theme, keyboardContext: controller.keyboardContext)
    return controller.scene
  }

  @Test func primaryKeyIsGreen() throws {
    let scene = scene(try myCustomTheme)
    #expect(scene.backgroundColor(ofKey: "return") == green)
    #expect(scene.backgroundColor(ofKey: "q") == standard.backgroundColor(ofKey: "q"))
  }

  @Test func onlyThePrimaryKeyDiffersFromTheTemplate() throws {
    let scene = scene(try anotherTheme)
    let template = self.scene(try .cottonCandy)
    #expect(scene.backgroundColor(ofKey: "return") == green)
    #expect(template.backgroundColor(ofKey: "return") != green)
    #expect(scene.backgroundColor(ofKey: "q") == template.backgroundColor(ofKey: "q"))
    #expect(template.backgroundColor(ofKey: "q") != standard.backgroundColor(ofKey: "q"))
  }

  @Test func appearanceIsThatOfTheTheme() throws {
    let scene = KeyboardViewController().onPhone().scene
    let template = self.scene(try .cottonCandy)
    #expect(scene.backgroundColor(ofKey: "q") == template.backgroundColor(ofKey: "q"))
  }

  @Test func predefinedThemesDiffer() throws {
    let themes = [try KeyboardTheme.cottonCandy, try .neonNights, try .tron]
    #expect(Set(themes.map { scene($0).backgroundColor(ofKey: "q") }).count == 3)
  }

  private var standard: Scene { KeyboardInputViewController().onPhone().scene }
}
