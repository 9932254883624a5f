// A keyboard of an app whose declarations are on the main actor by default. Controllers are nonisolated, and so are
// the views and values that they make.
import KeyboardKit
import Testing

extension KeyboardApp {
  nonisolated static var sample: KeyboardApp { .init(name: "Sample", locales: [.english]) }
}

private class AppController: KeyboardInputViewController {

  private var isReady = false

  override func viewWillSetupKeyboardKit() {
    setupKeyboardKit(for: .sample) { [weak self] result in
      if case .success = result { self?.isReady = true }
    }
    services.autocompleteService = WordService()
    state.keyboardContext.settings.spacebarLongPressBehavior = .openLocaleContextMenu
  }

  override func viewWillSetupKeyboardView() {
    setupKeyboardView { [weak self] controller in
      AppKeyboard(
        services: controller.services, state: controller.state, isReady: self?.isReady ?? false)
    }
  }

  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
}

nonisolated private struct AppKeyboard: View {

  var services: KeyboardServices
  var state: KeyboardState
  var isReady: Bool

  @State private var isToggled = false
  @EnvironmentObject private var keyboardContext: KeyboardContext

  var body: some View {
    KeyboardView(
      layout: .standard(for: keyboardContext),
      services: services,
      toolbar: { params in
        try? Keyboard.ToggleToolbar(
          isToggled: $isToggled, toolbar: params.view, toggledToolbar: Text(isReady ? "Yes" : "No"))
      }
    )
    .keyboardButtonStyle { params in
      var style = params.standardStyle()
      if params.isPressed { style.backgroundColor = .orange }
      return style
    }
    .modifier(Framed())
  }
}

nonisolated private struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.padding(.bottom, 10) }
}

@Suite struct AppKeyboardTests {

  @Test func aControllerBuildsItsViews() {
    let controller = AppController()
    let scene = controller.keyboardView.scene(measuring: .fixedAdvance)
    #expect(scene.size.width == 390)
    #expect(controller.services.autocompleteService is WordService)
  }
}
