import KeyboardKit
import Testing

@Suite struct KeyboardThemeModifierTests {

  @Test func keyboardsLendThemesTheirContext() throws {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "en"))
    let view = KeyboardView(keyboardContext: context)
    let scene = view.keyboardTheme(.tron).scene
    #expect(scene == view.keyboardTheme(try .tron, context: context).scene)
    #expect(scene != view.scene)
  }

  /// A hidden background leaves the keys; the innermost modifier decides.
  @Test func backgroundsAreSetAndHidden() {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "en"))
    let view = KeyboardView(keyboardContext: context)
    func roles(_ view: some View) -> Set<Scene.Element.Role> {
      Set(view.scene.elements.map(\.role))
    }
    let plain = roles(view)
    #expect(plain.contains(.background) && plain.contains(.key))
    #expect(roles(view.keyboardViewBackground(.hidden)) == plain.subtracting([.background]))
    #expect(roles(view.keyboardViewBackground(.visible).keyboardViewBackground(.hidden)) == plain)
    let bare = KeyboardView(
      state: .preview, services: Keyboard.Services(state: .preview), renderBackground: false)
    #expect(!roles(bare).contains(.background))
    #expect(roles(bare.keyboardViewBackground(.visible)).contains(.background))
    let red = view.keyboardViewBackground(Keyboard.Background.color(.red))
    #expect(red.scene == view.keyboardViewStyle(KeyboardViewStyle(background: .color(.red))).scene)
  }

  @Test func modifiersHaveTypesOfTheirOwn() {
    let context = AutocompleteContext()
    let view = KeyboardView(
      keyboardContext: KeyboardContext(device: .standard, locale: Locale(identifier: "en")),
      suggestions: [.init(text: "the", type: .autocorrect)])
    let own = view.modifier(AutocorrectionDisabledModifer(context: context))
    let plain = own.scene
    #expect(context.isAutocorrectEnabled)
    #expect(plain == view.scene)
    #expect(own.touchableKeys.count > 30)
    #expect(own.autocorrectionDisabled().scene != plain)
    #expect(!context.isAutocorrectEnabled)
  }
}
