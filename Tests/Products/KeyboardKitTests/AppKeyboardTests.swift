import KeyboardKit
import Testing

/// The keyboard of an app for KeyboardKit 10, which imports nothing beside it.
private class AppController: KeyboardInputViewController {

  var steps: [String] = []

  override func viewWillSetupKeyboardKit() {
    enableExperimentalKeyboardTypeChangeTracking()
    Experiment.keyboardDictation.setIsEnabled(true)
    setupKeyboardKit(for: .sample) { [weak self] result in
      switch result {
      case .success(let license): self?.steps.append("license \(license.licenseKey)")
      case .failure(let error): NSLog("\(error)")
      }
      self?.setupServices()
    }
  }

  private func setupServices() {
    services.actionHandler = AppHandler(controller: self)
    state.keyboardContext.settings.spacebarLongPressBehavior = .moveInputCursor
    state.keyboardContext.settings.spacebarMenuLeading = .locale
    state.keyboardContext.settings.spacebarMenuTrailing = nil
  }

  override func viewWillSetupKeyboardView() {
    setupKeyboardView { controller in
      AppKeyboard(services: controller.services, state: controller.state)
    }
  }

  override func viewWillSetupInitialKeyboardCase() {
    super.viewWillSetupInitialKeyboardCase()
    setKeyboardCase(preferredKeyboardCase(for: .english))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    steps.append("appeared")
  }

  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}

extension KeyboardApp {

  fileprivate static var sample: KeyboardApp {
    .init(name: "Sample", locales: [.english, .swedish])
  }
}

private class AppHandler: KeyboardAction.StandardHandler {

  override func shouldInsertAutocompleteSpace() -> Bool { false }
  override func tryAutolearnSuggestion(_ suggestion: AutocompleteSuggestion) {}
}

private class AppBehavior: Keyboard.StandardBehavior {

  override init(
    keyboardContext: KeyboardContext, doubleTapThreshold: TimeInterval = 0.5,
    endSentenceText: String = "။ ", endSentenceThreshold: TimeInterval = 3.0,
    repeatGestureTimer: GestureButtonTimer = GestureButtonTimer()
  ) {
    super.init(keyboardContext: keyboardContext, endSentenceText: endSentenceText)
  }

  override func shouldSwitchToCapsLock(
    after gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> Bool { false }
}

private struct AppKeyboard: View {

  var services: KeyboardServices
  var state: KeyboardState

  @State var isToggled: Bool
  @ObservedObject var keyboardContext: KeyboardContext
  @EnvironmentObject var emojiContext: EmojiContext

  init(services: KeyboardServices, state: KeyboardState) {
    self.services = services
    self.state = state
    _isToggled = State(initialValue: false)
    _keyboardContext = ObservedObject(initialValue: state.keyboardContext)
  }

  private var layout: KeyboardLayout {
    var layout = KeyboardLayout.standard(for: keyboardContext)
    guard keyboardContext.keyboardType.isAlphabetic else { return layout }
    var item = layout.createIdealItem(for: .emoji("🚀"))
    item.size.width = KeyboardLayoutItem.Width.input
    layout.itemRows.insert(item, after: .space)
    return layout
  }

  var body: some View {
    KeyboardView(
      layout: layout,
      services: services,
      buttonContent: { $0.view },
      buttonView: { $0.view },
      collapsedView: { $0.view },
      emojiKeyboard: { $0.view },
      toolbar: { params in
        try? Keyboard.ToggleToolbar(
          isToggled: $isToggled, toolbar: params.view, toggledToolbar: switcher)
      }
    )
    .keyboardButtonStyle { params in
      var style = params.standardStyle()
      if params.action == .space { style.backgroundColor = .yellow }
      if params.context.keyboardType.isAlphabetic, params.action == .backspace {
        style.backgroundColor = .red
      }
      return style
    }
    .keyboardCalloutActions { params in
      params.action == .character("k") ? [.character("ķ")] : params.standardActions()
    }
    .keyboardTheme(state.themeContext.currentTheme)
  }

  private var switcher: some View {
    Image.keyboardGlobe.localeContextMenu {
      services.actionHandler.handle(.nextLocale)
    }
  }
}

@Suite struct AppKeyboardTests {

  private let controller = AppController(
    textDocumentProxy: InMemoryTextDocument(autocapitalizationType: .sentences))

  private func keys() -> [TouchableKey] {
    controller.keyboardView.touchableKeys(measuring: .fixedAdvance)
  }

  @Test func aControllerOfVersion10SetsItselfUp() {
    let view = controller.keyboardView
    #expect(controller.steps == ["license ", "appeared"])
    #expect(controller.keyboardContext.locales == [.english, .swedish])
    #expect(controller.keyboardContext.keyboardCase == .uppercased)
    #expect(Experiment.keyboardDictation.isEnabled && KeyboardExperiment.allCases.count == 2)
    let scene = view.scene(measuring: .fixedAdvance)
    #expect(scene.size.width == 390)
    #expect(scene.elements.contains { $0.role == .key && $0.name == "🚀" })
  }

  @Test func buildersHaveTheContextOfTheKeyboard() throws {
    controller.loadViewIfNeeded()
    controller.keyboardContext.keyboardCase = .lowercased
    #expect(keys().first { $0.action == .character("k") }?.calloutActions == [.character("ķ")])
    #expect(keys().first { $0.action == .character("e") }?.calloutActions?.count == 8)
    controller.keyboardContext.locale = .swedish
    #expect(keys().first { $0.action == .character("a") }?.calloutActions != nil)
    #expect(keys().contains { $0.action == .character("å") })
  }

  @Test func aToggledToolbarShowsTheOtherOne() throws {
    controller.keyboardContext.keyboardCase = .lowercased
    let button = try #require(keys().first { $0.action == .custom(named: "button") })
    let finger = KeyTouchHandler(state: controller.state, services: controller.services)
    let before = keys().count
    finger.press(button)
    finger.lift()
    #expect(keys().count == before)
  }

  @Test func handlersAndBehaviorsOverrideTheirSteps() {
    _ = controller.keyboardView
    controller.services.actionHandler.handle(AutocompleteSuggestion(text: "hello"))
    #expect(controller.textDocumentProxy.documentContextBeforeInput == "hello")
    controller.services.keyboardBehavior = AppBehavior(keyboardContext: controller.keyboardContext)
    for _ in 1...2 {
      controller.services.actionHandler.handle(.release, on: .shift(.uppercased))
    }
    #expect(controller.keyboardContext.keyboardCase != .capsLocked)
  }
}
