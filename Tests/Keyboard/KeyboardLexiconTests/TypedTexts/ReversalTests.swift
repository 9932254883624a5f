import Foundation
import KeyboardCore
import KeyboardInput
import Testing

@testable import KeyboardLexicon

/// Corrections that are taken back.
@Suite struct ReversalTests {

  private let document = InMemoryTextDocument("", autocapitalizationType: .none)
  private let controller: KeyboardInputController

  init() {
    controller = KeyboardInputController(
      textDocumentProxy: document, state: Keyboard.State(settingsStorage: InMemorySettingsStore()))
    controller.services.autocompleteService = Autocomplete.LocalService(
      context: controller.state.autocompleteContext,
      folder: LexiconFolder(url: URL(fileURLWithPath: "/nonexistent")))
  }

  private var context: AutocompleteContext { controller.state.autocompleteContext }

  private func type(_ text: String) {
    for character in text {
      controller.services.actionHandler.handle(
        .release, on: character == " " ? .space : .character(String(character)))
    }
  }

  private func touch(_ offset: Int) {
    document.adjustTextPosition(byCharacterOffset: offset)
    controller.textDidChange()
  }

  @Test("A touched word that was corrected can be what was typed again", arguments: [-1, -3])
  func offersTypedWord(offset: Int) throws {
    type("read teh ")
    #expect(context.corrections == [Autocomplete.Correction(typed: "teh", corrected: "the")])
    touch(offset)
    let suggestion = try #require(context.suggestions.first)
    #expect(suggestion.title == "“teh”" && suggestion.isUnknown)
    controller.services.actionHandler.handle(suggestion)
    #expect(document.text == "read teh ")
    touch(document.text.count)
    type("teh ")
    #expect(document.text == "read teh teh ")
  }

  @Test func aWordThatWasTypedIsNoCorrection() {
    type("read teh the")
    #expect(!context.suggestions.contains { $0.text == "teh" })
  }

  @Test func undoBringsTheCorrectionBack() {
    type("teh ")
    controller.services.actionHandler.handle(.press, on: .backspace)
    #expect(document.text == "teh")
    controller.undoLastRecordedDocumentChange()
    #expect(document.text == "the ")
  }

  @Test func aRevertedWordStaysWithoutAService() {
    context.isAutoIgnoreEnabled = false
    type("teh ")
    controller.services.actionHandler.handle(.press, on: .backspace)
    type(" ")
    #expect(document.text == "teh ")
  }

  @Test func theRecordIsBoundedAndEndsWithTheKeyboard() {
    for index in 0..<150 {
      context.record(Autocomplete.Correction(typed: "\(index)", corrected: "a"))
    }
    #expect(context.corrections.map(\.typed) == (50..<150).map(String.init))
    controller.viewWillDisappear()
    #expect(context.corrections.isEmpty)
  }
}
