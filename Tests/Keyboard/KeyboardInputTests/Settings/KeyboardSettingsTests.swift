import Foundation
import KeyboardCore
import KeyboardInput
import KeyboardStyling
import Testing

@Suite struct KeyboardSettingsTests {

  @Test func hasTheStandardValues() {
    let settings = Keyboard.Settings(storage: InMemorySettingsStore())
    let keyboard = settings.keyboardSettings
    #expect(keyboard.addedLocales.isEmpty && !keyboard.hasAddedLocales)
    #expect(keyboard.inputToolbarType == Keyboard.InputToolbarType.automatic)
    #expect(keyboard.inputToolbarCharacters == "")
    #expect(keyboard.inputToolbarCharactersMaxCount == 10)
    #expect(keyboard.isAutocapitalizationEnabled && !keyboard.isKeyboardAutoCollapseEnabled)
    #expect(keyboard.localeIdentifier == "en" && keyboard.locale == Locale(identifier: "en"))
    #expect(keyboard.keyboardDockEdge == nil && keyboard.keyboardLayoutType == nil)
    #expect(keyboard.spaceLongPressBehavior == .moveInputCursor)
    #expect(settings.feedbackSettings.isAudioFeedbackEnabled)
    #expect(settings.dictationSettings.silenceLimit == 5)
    #expect(!settings.autocompleteSettings.isAutolearnEnabled)
    #expect(settings.autocompleteSettings.suggestionsDisplayCount == 3)
    #expect(AutocompleteSettings.settingsPrefix == "com.keyboardkit.settings.autocomplete.")
  }

  @Test func twoValuesSeeTheSame() {
    let first = KeyboardSettings(storage: store)
    let second = KeyboardSettings(storage: store)
    first.keyboardDockEdge = .trailing
    first.keyboardLayoutType = .vietnamese_vni(.qwertz)
    first.addedLocales = [.init(.swedish), .init(.swedish, layoutType: .qwerty)]
    #expect(second.keyboardDockEdge == .trailing)
    #expect(second.keyboardLayoutType == .vietnamese_vni(.qwertz))
    #expect(second.addedLocales == first.addedLocales)
    #expect(second.hasAddedLocale(.swedish, withLayoutType: .qwerty))
    #expect(!second.hasAddedLocale(.swedish, withLayoutType: .qwertz))
    first.keyboardDockEdge = nil
    #expect(second.keyboardDockEdge == nil)
    #expect(Keyboard.AddedLocale(.swedish) != Keyboard.AddedLocale(.swedish))
  }

  @Test func noneIsAsNothing() {
    let state = Keyboard.State(settingsStorage: InMemorySettingsStore())
    let context = state.keyboardContext
    context.settings.keyboardDockEdge = Keyboard.DockEdge.none
    #expect(context.keyboardDockEdge == nil)
    #expect(context.settings.keyboardDockEdge == Keyboard.DockEdge.none)
    #expect(context.traits.keyArea(inWidth: 400).width == 400)
    #expect(context.traits.keyArea(inWidth: 400, dockEdge: Keyboard.DockEdge.none).width == 400)
    #expect(Keyboard.DockEdge.allCases.map(\.alignment) == [.leading, .trailing, .center])
  }

  @Test func fontsAreKept() {
    let state = Keyboard.State(settingsStorage: store)
    state.fontContext.font = .boldScript
    #expect(Keyboard.State(settingsStorage: store).fontContext.font == .boldScript)
    state.settings.fontSettings.option = .standard
    #expect(state.fontContext.font == nil)
    #expect(KeyboardFontSettings.settingsPrefix == "com.keyboardkit.settings.fonts.")
  }

  @Test func pickersHaveValuesWithTitles() {
    let settings = KeyboardSettings(storage: InMemorySettingsStore())
    let picker = Keyboard.DockEdgePicker(
      selection: Binding(
        get: { settings.keyboardDockEdge ?? Keyboard.DockEdge.none },
        set: { settings.keyboardDockEdge = $0 }))
    #expect(picker.title == "Dock edge" && picker.titles == ["Leading", "Trailing", "None"])
    #expect(picker.selectedIndex == 2)
    picker.selection = .trailing
    #expect(settings.keyboardDockEdge == .trailing && picker.selectedIndex == 1)
    let layouts = Keyboard.LayoutTypePicker(
      "Letters", values: [.turkishQ, .turkishF], selection: .constant(.qwerty))
    #expect(layouts.title == "Letters" && layouts.titles == ["Turkish Q", "Turkish F"])
    #expect(layouts.selectedIndex == nil)
    #expect(Keyboard.SpaceLongPressBehavior.moveInputCursor.pickerValueTitle == "Move input cursor")
    #expect(Keyboard.ReturnKeyType.custom(title: "Pay").pickerValueTitle == "Pay")
    #expect(Set(Keyboard.KeyboardType.pickerValues.map(\.pickerValueTitle)).count == 10)
    #expect(Keyboard.TextFieldType.pickerValues.map(\.pickerValueTitle).contains("Web search"))
    let actions = KeyboardAction.PickerValue.pickerValues
    let titles = actions.map(\.pickerValueTitle)
    #expect(Set(titles).count == actions.count && titles.last == "None")
    #expect(titles.dropLast() == titles.dropLast().sorted()[...])
    #expect(KeyboardAction.PickerValue(.undo).pickerValueImage == .keyboardUndo)
    #expect(
      Keyboard.InputToolbarType.allCases.compactMap(\.pickerValueImage).count
        == Keyboard.InputToolbarType.allCases.count)
  }

  @Test func theMainAppIsOpened() {
    let controller = KeyboardInputController(
      state: Keyboard.State(settingsStorage: InMemorySettingsStore()))
    var opened: [String] = []
    controller.urlOpener = { opened.append($0.absoluteString) }
    controller.openMainApp()
    controller.openMainAppDeepLink("themes")
    #expect(opened.isEmpty)
    controller.state.setup(for: KeyboardApp(name: "Mine", deepLinks: .init(app: "mine://")))
    controller.services.actionHandler.handle(.release, on: .openMainApp)
    controller.openMainAppDeepLink("themes")
    #expect(opened == ["mine://", "mine://themes"])
  }

  @Test func aContextWritesItsLocaleAndReadsItAgain() {
    let state = Keyboard.State(settingsStorage: store)
    state.keyboardContext.selectLocale(.german, layoutType: .qwerty)
    #expect(state.keyboardContext.settings.localeIdentifier == "de")
    let next = Keyboard.State(settingsStorage: store)
    #expect(next.keyboardContext.locale == .german)
    #expect(next.keyboardContext.keyboardLayoutType == .qwerty)
  }

  @Test func selectsTheNextAddedLocale() {
    let state = Keyboard.State(settingsStorage: InMemorySettingsStore())
    let context = state.keyboardContext
    context.settings.addedLocales = [
      .init(.swedish), .init(.swedish, layoutType: .qwerty), .init(.finnish),
    ]
    #expect(context.enabledLocalesDataSource == .added && context.hasMultipleEnabledLocales)
    context.selectLocale(at: 0)
    var names: [String] = []
    for _ in 0..<3 {
      context.selectNextLocale()
      names.append(context.locale.identifier + (context.keyboardLayoutType?.id ?? ""))
    }
    #expect(names == ["svqwerty", "fi", "sv"])
    context.selectLocale(at: 99)
    context.selectLocale(at: -1)
    #expect(context.locale == .swedish)
  }

  @Test(arguments: [(10, 10), (5, 5), (0, 0), (-3, 0)])
  func showsRecentEmojis(maximum: Int, count: Int) {
    let settings = KeyboardSettings(storage: store)
    settings.inputToolbarType = .recentEmojis
    settings.inputToolbarCharactersMaxCount = maximum
    let emojis = (0..<11).map { Emoji("\($0)") }
    for emoji in emojis {
      EmojiCategory.Persisted.recent.addEmoji(emoji, in: store)
    }
    let newest = emojis.reversed().prefix(count).map(\.char)
    #expect(settings.inputToolbarDisplayMode == .characters(newest))
  }

  @Test func storageValuesGoRoundAsText() {
    #expect(Keyboard.StorageValue(["a": 1]).rawValue == #"{"a":1}"#)
    #expect(Keyboard.StorageValue<[Int]>(rawValue: "[1,2]")?.value == [1, 2])
    #expect(Keyboard.StorageValue<Int>(rawValue: "x") == nil)
  }

  private let store = InMemorySettingsStore()

  private func add(_ emojis: String, to category: EmojiCategory.Persisted) -> String {
    for emoji in emojis { category.addEmoji(Emoji(emoji), in: store) }
    return category.getEmojis(in: store).map(\.char).joined()
  }

  @Test(arguments: [(EmojiCategory.Persisted.recent, "🚀😀👍", "👍🚀"), (.favorites, "👍😀🚀", "🚀👍")])
  func movesWhatItHasAndKeepsTheNewest(
    category: EmojiCategory.Persisted, order: String, newest: String
  ) {
    #expect(add("👍🚀😀🚀", to: category) == order)
    category.setEmojisMaxCount(2, in: store)
    #expect(add("👍", to: category) == newest)
  }

  @Test(arguments: [(nil, 1000), (0, 1000), (-3, 1000), (7, 7)])
  func hasAGreatestNumber(stored: Int?, expected: Int) {
    let recent = EmojiCategory.Persisted.recent
    if let stored { recent.setEmojisMaxCount(stored, in: store) }
    #expect(recent.getEmojisMaxCount(in: store) == expected)
    recent.resetEmojisMaxCount(in: store)
    #expect(recent.getEmojisMaxCount(in: store) == 1000)
  }

  @Test func startsWithItsInitialEmojis() {
    let category = EmojiCategory.Persisted(
      id: "Mine", name: "My Own", iconName: "star", initialEmojis: [Emoji("🚀")],
      insertionStrategy: .append)
    #expect(add("👍", to: category) == "🚀👍")
    let stored = store.value(forKey: "com.emojikit.category.mine.emojis")
    #expect(stored == .strings(["🚀", "👍"]))
    category.removeEmoji(Emoji("🚀"), in: store)
    #expect(category.getEmojis(in: store) == [Emoji("👍")])
    category.reset(in: store)
    #expect(category.getEmojis(in: store) == [Emoji("🚀")])
    let custom = EmojiCategory.persisted(category, in: store)
    #expect(custom == .custom(id: "Mine", name: "My Own", emojis: [Emoji("🚀")], iconName: "star"))
  }

  @Test func listsDontMix() {
    #expect(add("👍", to: .recent) == "👍")
    #expect(add("🚀", to: .favorites) == "🚀")
  }
}
