import Foundation
import KeyboardCore
import KeyboardInput
import Testing

@Suite struct StatusTests {

  private let typist = Typist()

  @Test(arguments: [
    ("com.app.keyboard", ["com.app.keyboard", "b"], true, true),
    ("com.app.keyboard", ["b", "com.app.keyboard"], false, true),
    ("com.app.*", ["com.app.keyboard"], true, true),
    ("com.app.*", ["com.application"], false, false),
    ("com.app", ["com.app.keyboard"], false, false), ("a", [], false, false),
  ])
  func matchesIdentifiers(id: String, list: [String], isActive: Bool, isEnabled: Bool) {
    let context = KeyboardStatusContext(
      bundleId: id, activeKeyboardIds: { list }, enabledKeyboardIds: { list },
      hasFullAccess: { true })
    #expect(context.isKeyboardActive == isActive && context.isKeyboardEnabled == isEnabled)
    #expect(context.isFullAccessEnabled)
  }

  @Test func knowsTheAppThatItTypesInto() {
    typist.controller.hostApplicationBundleId = "com.apple.mobilenotes"
    #expect(typist.context.hostApplication?.name == "Notes")
    #expect(typist.context.hostApplicationBundleIdSyncDate == typist.clock.now)
    let settings = typist.controller.settings.keyboardSettings
    #expect(settings.hostApplicationBundleId == "com.apple.mobilenotes")
  }

  @Test func asksTheSystemForItsNextKeyboard() {
    var events: [String] = []
    typist.controller.nextKeyboardAction = { events.append("next") }
    typist.controller.keyboardListAction = { events.append("list") }
    let finger = KeyTouchHandler(
      state: typist.controller.state, services: typist.controller.services)
    finger.press(.nextKeyboard, in: CGRect(x: 0, y: 0, width: 30, height: 40))
    finger.lift()
    finger.press(.nextKeyboard, in: CGRect(x: 0, y: 0, width: 30, height: 40))
    typist.clock.advance(by: 0.6)
    finger.cancel()
    #expect(events == ["next", "list"])
  }

  @Test func collapsesForAnotherKeyboard() {
    typist.controller.state.externalKeyboardContext.isExternalKeyboardConnected = true
    typist.controller.viewWillSyncWithContext()
    #expect(!typist.context.isKeyboardCollapsed)
    typist.controller.settings.keyboardSettings.isKeyboardAutoCollapseEnabled = true
    typist.controller.viewWillSyncWithContext()
    #expect(typist.context.isKeyboardCollapsed)
  }

  @Test func narrowKeyboardsFloat() {
    let context = KeyboardContext()
    context.screenSize = CGSize(width: 800, height: 1000)
    context.syncAfterLayout(width: 320)
    #expect(context.isKeyboardFloating)
    context.syncAfterLayout(width: 800)
    #expect(!context.isKeyboardFloating)
  }

  @Test func takesOverLocalesOfOlderVersions() {
    let store = InMemorySettingsStore([
      KeyboardSettings.storeKeyPrefix(for: "keyboard") + "addedLocaleIdentifiers":
        .string("[\"sv\",\"de\"]")
    ])
    let settings = KeyboardSettings(storage: store)
    settings.migrateAddedLocales()
    #expect(settings.addedLocales.map(\.localeIdentifier) == ["sv", "de"])
  }

  @Test(arguments: [
    (Keyboard.Diacritic.vietnameseSac, "a", "á"), (.vietnameseHuyen, "Ố", "Ồ"),
    (.vietnameseNang, "ở", "ợ"), (.vietnameseHoi, "x", "x\u{309}"), (.vietnameseNga, "y", "ỹ"),
  ])
  func vietnameseTonesHaveMarks(mark: Keyboard.Diacritic, before: String, after: String) {
    let document = InMemoryTextDocument(before)
    document.insertDiacritic(mark)
    #expect(document.text == after)
  }

  @Test(arguments: [
    ("σοφοσ", " ", "σοφος "), ("ας", "α", "ασα"), ("σ", ".", "σ."), ("μεσ", "’", "μεσ’"),
    ("ΑΣ", " ", "ΑΣ "), ("οσ", "1", "οσ1"),
  ])
  func greekSigmasGetTheirForm(before: String, key: String, after: String) {
    let typist = Typist(before, locale: "el")
    typist.type(key)
    #expect(typist.document.text == after)
  }

  @Test(arguments: [("ho", "à", "hoà"), ("a", "ữ", "aữ"), ("th", "ẹ", "thẹ")])
  func lettersThatAreChosenAsTheyAreStay(before: String, key: String, after: String) {
    let typist = Typist(before, locale: "vi")
    typist.type(key)
    #expect(typist.document.text == after)
  }
}
