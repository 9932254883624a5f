import Foundation
import KeyboardCore
import KeyboardInput
import KeyboardLexicon
import Testing

/// Keyboards whose clock nobody advances, with a service that takes its time.
@Suite(.timeLimit(.minutes(10))) struct LiveAutocompleteTests {

  private final class SlowService: WordlessService {
    var locale = Locale(identifier: "en")

    nonisolated(nonsending) func autocompleteSuggestions(
      for text: String
    ) async throws -> [Autocomplete.Suggestion] {
      try await Task.sleep(for: text.hasSuffix("?") ? .seconds(3600) : .milliseconds(1))
      return [Autocomplete.Suggestion(text: text.uppercased())]
    }
  }

  /// The pattern of the documents: the method has no actor.
  private class Keyboard: KeyboardInputController {
    override var autocompleteTimeout: TimeInterval? { limit }

    // Answers take longer while other tests are running.
    private var limit = 600.0
    var isSetUp = true

    override func viewDidLoad() {
      super.viewDidLoad()
      services.autocompleteService = SlowService()
      if isSetUp { setup(for: KeyboardApp(name: "Test")) }
    }

    func type(_ text: String) {
      limit = text == "?" ? 0.1 : 600
      insertText(text)
      performAutocomplete()
    }

    /// Wait for the answer, which other tests delay by minutes, without the processor time of a loop of yields.
    nonisolated(nonsending) func settle() async {
      while context.isLoading { try? await Task.sleep(for: .milliseconds(2)) }
    }

    var context: AutocompleteContext { state.autocompleteContext }
    var shown: [String] { context.suggestions.map(\.text) }
  }

  @MainActor private final class MainKeyboard: Keyboard {
    override func viewDidLoad() { super.viewDidLoad() }
  }

  private actor Desk {
    let keyboard = Keyboard()

    func open(startsHere: Bool) {
      keyboard.viewDidLoad()
      if startsHere { keyboard.startAutocomplete() }
    }

    func useConcurrentService() { keyboard.services.autocompleteService = ConcurrentService() }

    func type(_ text: String) async -> [String] {
      keyboard.type(text)
      await keyboard.settle()
      return keyboard.shown
    }

    var error: Autocomplete.RequestError? {
      keyboard.context.lastError as? Autocomplete.RequestError
    }
  }

  @MainActor @Test(arguments: [false, true], [false, true])
  func theMainThreadIsAnswered(isOnActor: Bool, isSetUp: Bool) async {
    let keyboard = isOnActor ? MainKeyboard() : Keyboard()
    keyboard.isSetUp = isSetUp
    keyboard.viewDidLoad()
    keyboard.type("a")
    #expect(keyboard.context.isLoading)
    await keyboard.settle()
    #expect(keyboard.shown == ["A"] && keyboard.context.lastError == nil)
    keyboard.type("?")
    await keyboard.settle()
    #expect(keyboard.context.lastError as? Autocomplete.RequestError == .timedOut(seconds: 0.1))
  }

  @Test func anActorIsAnswered() async {
    let desk = Desk()
    await desk.open(startsHere: true)
    #expect(await desk.type("a") == ["A"])
    #expect(await desk.error == nil)
    #expect(await desk.type("?") == [])
    #expect(await desk.error == .timedOut(seconds: 0.1))
  }

  /// Calls of such a service leave the actor; what follows them must return to it.
  private final class ConcurrentService: WordlessService {
    var locale = Locale(identifier: "en")

    @concurrent func autocomplete(_ text: String) async throws -> Autocomplete.ServiceResult {
      Autocomplete.ServiceResult(inputText: text, suggestions: [.init(text: text.uppercased())])
    }
  }

  @Test func aServiceThatLeavesTheActorIsAnsweredOnIt() async {
    let desk = Desk()
    await desk.open(startsHere: true)
    await desk.useConcurrentService()
    for length in 1...500 {
      #expect(await desk.type("a") == [String(repeating: "A", count: length)])
    }
  }

  @Test func anUnknownActorIsAnErrorAtOnce() async {
    let desk = Desk()
    await desk.open(startsHere: false)
    #expect(await desk.type("a") == [])
    #expect(await desk.error == .noActor)
    #expect(await desk.error?.errorDescription?.contains("startAutocomplete()") == true)
  }

  @Test func anUnknownActorIsAnErrorWithoutASetup() async {
    let keyboard = Keyboard()
    keyboard.isSetUp = false
    keyboard.viewDidLoad()
    keyboard.type("a")
    #expect(keyboard.context.lastError as? Autocomplete.RequestError == .noActor)
    await keyboard.updateAutocomplete()
    #expect(keyboard.shown == ["A"] && keyboard.context.lastError == nil)
  }

  @MainActor @Test func anAnswerByItselfCanBeAwaited() async {
    let keyboard = Keyboard()
    keyboard.viewDidLoad()
    keyboard.type("a")
    await Task.yield()
    await keyboard.updateAutocomplete()
    #expect(keyboard.shown == ["A"] && !keyboard.context.isLoading)
  }

  @Test(arguments: [false, true]) func aThreadIsAnsweredInItsRunLoop(isSetUp: Bool) async {
    let result = await withCheckedContinuation { continuation in
      Thread {
        let keyboard = Keyboard()
        keyboard.isSetUp = isSetUp
        keyboard.viewDidLoad()
        let pump = {
          while keyboard.context.isLoading {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
          }
        }
        keyboard.type("a")
        pump()
        let shown = keyboard.shown
        keyboard.type("?")
        pump()
        let error = keyboard.context.lastError as? Autocomplete.RequestError
        continuation.resume(returning: (shown, error))
      }.start()
    }
    #expect(result == (["A"], .timedOut(seconds: 0.1)))
  }

  @Test func aServiceWithoutAnAnswerFails() async {
    final class Incomplete: WordlessService {
      var locale = Locale(identifier: "en")
    }
    let error = Autocomplete.RequestError.notImplemented(service: "Incomplete")
    await #expect(throws: error) { try await Incomplete().autocomplete("a") }
    await #expect(throws: error) { try await Incomplete().autocompleteSuggestions(for: "a") }
  }
}
