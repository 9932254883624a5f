import Foundation
import KeyboardCore
import KeyboardInput
import Testing

/// A service that answers 300 ms after it is asked, on the clock of the keyboard, as one over a network
/// does, and fails for some texts.
@Suite(.timeLimit(.minutes(30))) actor RemoteServiceTests {

  private struct Unavailable: Error {}

  private final class RemoteService: WordlessService {
    let clock: KeyboardClock
    var latency = 0.3
    var asked: [String] = []
    var ended: [String] = []
    var cancelled: [String] = []
    var locale = Locale(identifier: "en")

    init(clock: KeyboardClock) { self.clock = clock }

    nonisolated(nonsending) func autocompleteSuggestions(
      for text: String
    ) async throws -> [Autocomplete.Suggestion] {
      asked.append(text)
      await withCheckedContinuation { continuation in
        _ = clock.perform(after: latency) { continuation.resume() }
      }
      ended.append(text)
      if Task.isCancelled {
        cancelled.append(text)
        throw CancellationError()
      }
      if text.hasSuffix("!") { throw Unavailable() }
      return [Autocomplete.Suggestion(text: text.uppercased())]
    }
  }

  private let typist = Typist()
  private lazy var service = RemoteService(clock: typist.clock)

  private var context: AutocompleteContext { typist.controller.state.autocompleteContext }
  private var shown: [String] { context.suggestions.map(\.text) }

  private func start(latency: Double = 0.3) {
    service.latency = latency
    typist.controller.services.autocompleteService = service
    typist.controller.startAutocomplete()
  }

  /// Type a character after a pause, and wait until the service is asked.
  private func type(_ text: String, pause: Double = 0.1) async {
    for character in text {
      let count = service.asked.count
      typist.type(String(character), pause: pause)
      while service.asked.count == count { await Task.yield() }
    }
  }

  /// Let time pass, and wait until the service has ended a number of calls.
  private func wait(_ seconds: Double, untilEnded count: Int) async {
    typist.clock.advance(by: seconds)
    while service.ended.count < count { await Task.yield() }
  }

  @Test func anAnswerArrivesByItself() async {
    start()
    await type("a")
    #expect(context.isLoading && shown.isEmpty)
    await wait(0.29, untilEnded: 0)
    #expect(context.isLoading)
    await wait(0.02, untilEnded: 1)
    #expect(!context.isLoading && shown == ["A"] && !typist.controller.hasPendingAutocomplete)
  }

  @Test func aNewerRequestCancelsTheRunningOne() async {
    start()
    await type("abc")
    await wait(1, untilEnded: 3)
    #expect(service.asked == ["a", "ab", "abc"] && Set(service.cancelled) == ["a", "ab"])
    #expect(shown == ["ABC"] && context.lastError == nil && !context.isLoading)
  }

  @Test func aLateAnswerIsDropped() async {
    start(latency: 2)
    await type("a")
    service.latency = 0.1
    await type("b", pause: 0)
    await wait(0.2, untilEnded: 1)
    #expect(shown == ["AB"])
    await wait(5, untilEnded: 2)
    #expect(service.ended == ["ab", "a"] && shown == ["AB"] && context.lastError == nil)
  }

  @Test func theKeyboardGoesOnAfterAnError() async {
    start()
    await type("a")
    await wait(1, untilEnded: 1)
    await type("!")
    await wait(1, untilEnded: 2)
    #expect(context.lastError is Unavailable && shown.isEmpty && !context.isLoading)
    await type("b")
    await wait(1, untilEnded: 3)
    #expect(context.lastError == nil && shown == ["A!B"])
    #expect(typist.document.text == "a!b")
  }

  @Test func aServiceThatHangsTimesOut() async {
    start(latency: 60)
    await type("a")
    typist.clock.advance(by: 5)
    #expect(context.lastError as? Autocomplete.RequestError == .timedOut(seconds: 5))
    #expect(!context.isLoading)
    await wait(60, untilEnded: 1)
    #expect(shown.isEmpty && service.cancelled == ["a"])
    #expect(context.lastError is Autocomplete.RequestError)
    service.latency = 0.3
    await type("b")
    await wait(1, untilEnded: 2)
    #expect(shown == ["AB"] && context.lastError == nil)
  }

  @Test func theSameTextIsNotAskedTwice() async {
    start()
    await type("a")
    typist.controller.performAutocomplete()
    await wait(1, untilEnded: 1)
    typist.controller.performAutocomplete()
    #expect(service.asked == ["a"] && shown == ["A"] && !context.isLoading)
  }

  @Test func aResetCancelsTheRequest() async {
    start()
    await type("a")
    typist.controller.resetAutocomplete()
    await wait(1, untilEnded: 1)
    #expect(service.cancelled == ["a"] && shown.isEmpty && context.lastError == nil)
    #expect(!context.isLoading)
  }

  @Test func withoutAnActorARequestIsPending() async {
    let typist = Typist()
    typist.controller.services.autocompleteService = RemoteService(clock: typist.clock)
    typist.controller.startAutocomplete(isolation: nil)
    typist.type("a")
    #expect(typist.controller.hasPendingAutocomplete)
  }
}
