import KeyboardKit
import Testing

/// Names of KeyboardKit 9.6 to 11 for values and members.
@Suite struct NewerNameTests {

  private let context = KeyboardContext(device: .standard)

  @Test func layoutsOfInputSets() {
    let set = KeyboardLayout.InputSet(rows: [
      .init(chars: "abcdefghij"), .init(chars: "klmnopqrs"),
      .init(chars: "tuvwxyz", deviceVariations: [.pad: "tuvwxyz,."]),
    ])
    let base = KeyboardLayout(
      baseLayoutFor: context, alphabeticInputSet: set, numericInputSet: .numeric(),
      symbolicInputSet: .symbolic())
    #expect(base.itemRows.map(\.count) == [10, 9, 7])
    let service = KeyboardLayout.DeviceBasedLayoutService(alphabeticInputSet: set)
    #expect(base.iPhoneLayout(for: context) == service.keyboardLayout(for: context))
    let pad = KeyboardContext(device: Device.all.first { $0.type == .pad } ?? .standard)
    let padBase = KeyboardLayout(baseLayoutFor: pad, alphabeticInputSet: set)
    #expect(padBase.iPadLayout(for: pad) == service.keyboardLayout(for: pad))
    var changed = base
    changed.itemRows[0].removeLast()
    changed.itemRows[0].append(changed.createIdealItem(for: .emoji("🚀"), width: .input))
    let phone = changed.iPhoneLayout(for: context)
    #expect(phone.itemRows[0].last?.action == .emoji("🚀"))
    #expect(phone.itemRows.count == 4 && phone.hasKeyboardSwitcher(.numeric))
  }

  @Test func aStyleServiceHasTheThemeOfAContext() throws {
    class Themed: KeyboardStyle.ThemeBasedStyleService {}
    let state = Keyboard.State()
    let theme = {
      try Themed(keyboardContext: state.keyboardContext, themeContext: state.themeContext).theme
    }
    #expect(try theme() == .standard)
    state.themeContext.setCurrentTheme(.tron)
    #expect(try theme() == .tron)
  }

  @Test func hapticFeedbackOfVersion8() {
    let feedback = Feedback.HapticConfiguration.enabled
    #expect(feedback.feedback(for: .press, on: .space) == .lightImpact)
    #expect(feedback.feedback(for: .longPress, on: .space) == .mediumImpact)
  }

  @Test func screensOfSettingsAreEmpty() {
    let state = Keyboard.State()
    let screens: [any View] = [
      KeyboardApp.SettingsScreen(
        autocompleteContext: state.autocompleteContext, dictationContext: state.dictationContext,
        feedbackContext: state.feedbackContext, keyboardContext: state.keyboardContext),
      KeyboardApp.LocaleScreen(keyboardContext: state.keyboardContext),
      KeyboardApp.ThemeScreen(themeContext: state.themeContext), KeyboardSettingsScreen(),
    ]
    for screen in screens { #expect(screen.scene(measuring: .fixedAdvance).nodes.isEmpty) }
  }

  @Test func framesOfKeys() {
    let layout = KeyboardLayout.standard(for: context)
    #expect(layout.itemFrames.map(\.count) == layout.itemRows.map(\.count))
    #expect(layout.itemFrames[0][1] == CGRect(x: 39, y: 0, width: 39, height: 54))
    #expect(layout.action(at: CGPoint(x: 40, y: 10)) == .character("w"))
    #expect(layout.item(at: CGPoint(x: 40, y: 1000)) == nil)
    #expect(layout.action(at: CGPoint(x: 30, y: 10), for: 200) == .character("w"))
  }

  @Test func actionsOfAddresses() {
    #expect(Callouts.Actions.base.actions(for: .urlDomain)?.count == 4)
    #expect(Callouts.Actions.english.actions(for: .urlDomain) == .urlDomainActions)
    let actions = Callouts.Actions(actions: [.space: [.tab]], characters: ["a": "aä"])
    #expect(actions.actions(for: .space) == [.tab])
    #expect(actions.actions(for: .character("A")) == [.character("A"), .character("Ä")])
  }

  @Test func suggestionsAndLocales() {
    var suggestion = Autocomplete.Suggestion(text: "a", type: .unknown, additionalDeleteCount: 2)
    #expect(suggestion.isCurrent && suggestion.deleteBackwardsCount == 2)
    (suggestion.isCurrent, suggestion.deleteBackwardsCount) = (false, 1)
    #expect(suggestion.type == .regular && suggestion.additionalDeleteCount == 1)
    #expect(Locale.azerbaijani.identifier == "az" && Locale.bengali.identifier == "bn")
    context.locale = .swedish
    context.localePresentationLocale = .swedish
    #expect(context.localePresentationCase == .lowercased)
    #expect(EmojiCategory.flags.labelText(for: .german) == "Flaggen")
    #expect("ÅÄ1".isUppercased && !"Åä".isUppercased)
  }

  @Test func designOfIOS26() {
    #expect(ProcessInfo.isLiquidGlassAvailable)
    #expect(KeyboardContext.isLiquidGlassAvailable && context.isLiquidGlassAvailable)
    #expect(Keyboard.ReturnKeyType.return.standardButtonImage(for: context) == nil)
    context.setIsLiquidGlassEnabled(true)
    for type in [Keyboard.ReturnKeyType.return, .done, .go, .join, .newLine, .search] {
      #expect(type.standardButtonImage(for: context) != nil, "\(type.id)")
    }
    #expect(Keyboard.ReturnKeyType.custom(title: "a").standardButtonImage(for: context) == nil)
  }

  @Test func typesOfKeyboardsAndTextFields() {
    #expect(Keyboard.KeyboardType.alphabetic.isAlphabetic)
    #expect(!Keyboard.KeyboardType.webSearch.isAlphabetic)
    let field = InMemoryTextDocument("a")
    let proxy: any UITextDocumentProxy = field
    #expect(proxy.keyboardType == .default && proxy.isSecureTextEntry == false)
    field.textContentType = .password
    #expect(proxy.isSecureTextEntry == true)
  }

  @Test func hostsAndEmojis() {
    let app = KeyboardHostApplication.allCases.first { $0.name == "Safari" }
    #expect(app?.canBeOpened == true)
    let controller = KeyboardInputViewController()
    var opened: [URL] = []
    controller.urlOpener = { opened.append($0) }
    app?.open(with: controller.services.actionHandler)
    #expect(opened.map(\.scheme) == ["https"])
    let settings = controller.state.emojiContext.settings
    settings.registerPreferredSkinTone(for: Emoji("👍🏿"))
    #expect(settings.preferredSkinTone(for: Emoji("👍")) == Emoji("👍🏿"))
    controller.services.actionHandler.handle(.release, on: .emoji("👍🏻"))
    #expect(settings.preferredSkinTone(for: Emoji("👍")) == Emoji("👍🏻"))
    settings.resetPreferredSkinTone(for: Emoji("👍"))
    #expect(settings.preferredSkinTones.isEmpty)
    #expect(controller.state.controllerContext.textDocumentProxy === controller.textDocumentProxy)
  }

  @Test func aTextFieldOfTheKeyboardIsTypedIn() throws {
    let controller = KeyboardInputViewController()
    let text = State(initialValue: "")
    let field = KeyboardTextField(
      text: text.projectedValue, keyboardContext: controller.keyboardContext
    ) {
      $0.placeholder = "Search"
      $0.borderStyle = .roundedRect
      $0.autocapitalizationType = .none
    }
    let key = try #require(field.touchableKeys(measuring: .fixedAdvance).first)
    let finger = KeyTouchHandler(state: controller.state, services: controller.services)
    finger.press(key)
    finger.lift()
    for letter in ["h", "i", "!"] {
      controller.services.actionHandler.handle(.release, on: .character(letter))
    }
    controller.services.actionHandler.handle(.press, on: .backspace)
    #expect(text.wrappedValue == "hi")
    #expect(field.scene(measuring: .fixedAdvance).nodes.count > 1)
  }

  @Test func aMissingViewTakesNoSpace() {
    let none: Text? = nil
    #expect(none.scene(measuring: .fixedAdvance).size == .zero)
    let some: Text? = Text("a")
    #expect(
      some.scene(measuring: .fixedAdvance).size == Text("a").scene(measuring: .fixedAdvance).size)
    let title = Keyboard.ButtonTitle(text: "a", action: .character("a"))
    #expect(title.scene(measuring: .fixedAdvance).size.height > 4)
    #expect(AutocompleteSettingsScreen().scene(measuring: .fixedAdvance).size == .zero)
  }

  @Test func menusOfLocalesNeedAChoice() {
    let label = Text("a").localeContextMenu(for: context) {}
    context.locales = [.english]
    #expect(label.touchableKeys(measuring: .fixedAdvance).isEmpty)
    context.locales = [.english, .swedish]
    #expect(label.touchableKeys(measuring: .fixedAdvance).count == 1)
    let own = Text("a").localeContextMenu(for: context, locales: [.english]) {}
    #expect(own.touchableKeys(measuring: .fixedAdvance).isEmpty)
  }

  @Test func theFirstControllerHasAScreen() {
    #expect(
      KeyboardInputViewController().keyboardView.scene(measuring: .fixedAdvance).size.width == 390)
  }
}
