import Foundation
import KeyboardKit
import Testing

/// Themes as a modifier of keyboards.
@Suite struct KeyboardThemeModifierTests {

  @Test func keyboardsLendThemesTheirContext() throws {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "en"))
    let view = KeyboardView(keyboardContext: context)
    let scene = view.keyboardTheme(.tron).scene(measuring: .fixedAdvance)
    #expect(
      scene
        == view.keyboardTheme(try .tron, context: context).scene(measuring: .fixedAdvance))
    #expect(scene != view.scene(measuring: .fixedAdvance))
  }

  /// A hidden background leaves the keys; the innermost modifier decides.
  @Test func backgroundsAreSetAndHidden() {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "en"))
    let view = KeyboardView(keyboardContext: context)
    func roles(_ view: some View) -> Set<Scene.Element.Role> {
      Set(view.scene(measuring: .fixedAdvance).elements.map(\.role))
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
    #expect(
      red.scene(measuring: .fixedAdvance)
        == view.keyboardViewStyle(KeyboardViewStyle(background: .color(.red)))
        .scene(measuring: .fixedAdvance))
  }

  @Test func modifiersHaveTypesOfTheirOwn() {
    let context = AutocompleteContext()
    let view = KeyboardView(
      keyboardContext: KeyboardContext(device: .standard, locale: Locale(identifier: "en")),
      suggestions: [.init(text: "the", type: .autocorrect)])
    let own = view.modifier(AutocorrectionDisabledModifer(context: context))
    let plain = own.scene(measuring: .fixedAdvance)
    #expect(context.isAutocorrectEnabled)
    #expect(plain == view.scene(measuring: .fixedAdvance))
    #expect(own.touchableKeys(measuring: .fixedAdvance).count > 30)
    #expect(own.autocorrectionDisabled().scene(measuring: .fixedAdvance) != plain)
    #expect(!context.isAutocorrectEnabled)
  }
}
