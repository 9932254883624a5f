import Foundation
import KeyboardCore
import KeyboardInput
import Testing

@testable import KeyboardLexicon

/// Texts that are typed key by key, as they come out on iOS.
@Suite struct TypedTextTests {

  /// A line of `typed-texts.tsv`.
  struct Row: Sendable, CustomTestStringConvertible {

    let locale: String
    let keys: String
    let expected: String

    /// The text that comes out here, where it isn't the one of iOS.
    let other: String?

    init?(_ line: Substring) {
      let fields = line.split(separator: "\t").map { String($0).replacing("↩", with: "\n") }
      guard fields.count >= 4, !line.hasPrefix("#") else { return nil }
      (locale, keys, expected) = (fields[0], fields[1], fields[2])
      other = fields.count > 4 ? fields[4] : nil
    }

    var testDescription: String { keys }
  }

  static let rows: [Row] = {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "typed-texts.tsv")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap(Row.init)
  }()

  /// The words of other languages, most frequent first.
  private static let words = [
    "de": "das die Haus Hund ein sehr groß mit schöne ist richtig Straße Straßen Grüße",
    "fr": "à a le très bien une de la bientôt école garçon",
    "es": "el un mi pingüino jamón corazón niño",
  ]

  private static let folder: Result<LexiconFolder, any Error> = Result {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let folder = LexiconFolder(url: url)
    try FileManager.default.createDirectory(at: folder.lexicons, withIntermediateDirectories: true)
    for (language, words) in words {
      var builder = LexiconBuilder(language: language)
      for (index, word) in words.split(separator: " ").enumerated() {
        builder.add(String(word), count: 1_000 / Double(index + 1))
      }
      guard let locale = DictionaryLocale.locale(language) else { continue }
      try Data(builder.bytes()).write(to: folder.lexicon(of: locale))
    }
    return folder
  }

  private func type(_ row: Row) throws -> String {
    let document = InMemoryTextDocument("", autocapitalizationType: .sentences)
    let controller = KeyboardInputController(
      textDocumentProxy: document, state: Keyboard.State(settingsStorage: InMemorySettingsStore()))
    let (context, handler) = (controller.state.keyboardContext, controller.services.actionHandler)
    context.locale = Locale(identifier: row.locale)
    controller.services.autocompleteService = Autocomplete.LocalService(
      context: controller.state.autocompleteContext, locale: context.locale,
      folder: try Self.folder.get())
    for key in row.keys {
      switch key {
      case " ": handler.handle(.release, on: .space)
      case "\n": handler.handle(.release, on: .primary(.return))
      case "⌫":
        handler.handle(.press, on: .backspace)
        handler.handle(.release, on: .backspace)
      default:
        let isShifted = context.preferredKeyboardCase == .uppercased
        let letter = isShifted ? key.uppercased() : String(key)
        handler.handle(.release, on: .character(letter))
      }
    }
    return document.text
  }

  @Test(arguments: rows)
  func typesAsOnIOS(row: Row) throws {
    let text = try type(row)
    #expect(text == row.other ?? row.expected)
  }

  @Test func fewTextsAreNotThoseOfIOS() {
    let alike = Self.rows.count { $0.other == nil }
    #expect(Self.rows.count >= 150 && alike >= 140)
  }

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

  private func press(_ text: String) {
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
    press("read teh ")
    #expect(context.corrections == [Autocomplete.Correction(typed: "teh", corrected: "the")])
    touch(offset)
    let suggestion = try #require(context.suggestions.first)
    #expect(suggestion.title == "“teh”" && suggestion.isUnknown)
    controller.services.actionHandler.handle(suggestion)
    #expect(document.text == "read teh ")
    touch(document.text.count)
    press("teh ")
    #expect(document.text == "read teh teh ")
  }

  @Test func aWordThatWasTypedIsNoCorrection() {
    press("read teh the")
    #expect(!context.suggestions.contains { $0.text == "teh" })
  }

  @Test func undoBringsTheCorrectionBack() {
    press("teh ")
    controller.services.actionHandler.handle(.press, on: .backspace)
    #expect(document.text == "teh")
    controller.undoLastRecordedDocumentChange()
    #expect(document.text == "the ")
  }

  @Test func aRevertedWordStaysWithoutAService() {
    context.isAutoIgnoreEnabled = false
    press("teh ")
    controller.services.actionHandler.handle(.press, on: .backspace)
    press(" ")
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
