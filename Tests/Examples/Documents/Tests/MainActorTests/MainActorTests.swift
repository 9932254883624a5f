import Foundation
import KeyboardKit
import Testing

class WordService: AutocompleteService {
  var locale = Locale(identifier: "en")
  var canIgnoreWords: Bool { false }
  var canLearnWords: Bool { false }
  var ignoredWords: [String] { [] }
  var learnedWords: [String] { [] }

  func hasIgnoredWord(_ word: String) -> Bool { false }
  func hasLearnedWord(_ word: String) -> Bool { false }
  func ignoreWord(_ word: String) {}
  func learnWord(_ word: String) {}
  func removeIgnoredWord(_ word: String) {}
  func unlearnWord(_ word: String) {}

  func autocomplete(_ text: String) async throws -> Autocomplete.ServiceResult {
    Autocomplete.ServiceResult(
      inputText: text, suggestions: [Autocomplete.Suggestion(text: text + "!")])
  }
}

class EmptyController: KeyboardInputViewController {}

class EmptyLayoutService: KeyboardLayout.StandardService {}

class ShortLayoutService: KeyboardLayout.StandardService {
  override func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
    var layout = super.keyboardLayout(for: context)
    layout.itemRows.removeLast()
    return layout
  }
}

class RoundAppearance: StandardKeyboardAppearance {
  override func buttonCornerRadius(for action: KeyboardAction) -> CGFloat { 12 }
}

class NoCallouts: KeyboardCallout.StandardCalloutService {
  override func calloutActions(for action: KeyboardAction) -> [KeyboardAction] { [] }
}

class SilentHandler: KeyboardAction.StandardActionHandler {
  override func triggerFeedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) {}
}

class Controller: KeyboardInputViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    services.actionHandler = SilentHandler(controller: self)
    services.layoutService = ShortLayoutService()
    services.calloutService = NoCallouts()
    keyboardAppearance = RoundAppearance()
    setup(for: KeyboardApp(name: "Test"))
  }

  override func viewWillSetupKeyboardView() {
    super.viewWillSetupKeyboardView()
    setupKeyboardView { $0.standardKeyboardView }
  }
}

@Suite struct MainActorTests {

  @Test func subclassesOfEachKindCompileAndRun() {
    let controller = Controller()
    controller.loadViewIfNeeded()
    let view = controller.standardKeyboardView
    let layout = view.layoutService.keyboardLayout(for: view.keyboardContext)
    #expect(layout.itemRows.count == 3)
    #expect(view.appearance.buttonStyle(for: .space, isPressed: false).cornerRadius == 12)
    #expect(view.calloutService?.calloutActions(for: .character("a")).isEmpty == true)
    #expect(EmptyController().services.layoutService is KeyboardLayout.StandardService)
    #expect(EmptyLayoutService().localizedServices.dictionary.isEmpty)
  }

  @Test func aServiceOfTheMainActorIsAsked() async {
    let controller = Controller()
    controller.loadViewIfNeeded()
    controller.services.autocompleteService = WordService()
    controller.insertText("a")
    controller.performAutocomplete()
    while controller.state.autocompleteContext.isLoading {
      try? await Task.sleep(for: .milliseconds(2))
    }
    #expect(controller.state.autocompleteContext.suggestions.map(\.text) == ["a!"])
  }
}
