package import Foundation
public import KeyboardCore
public import KeyboardInput
import SourceText

/// The suggestions for an unfinished word, in the order of the toolbar.
struct WordSuggestions {

  let list: [Autocomplete.Suggestion]

  private static let maximumOthers = 8

  init(_ typed: TypedText, service: Autocomplete.LocalService, suggester: WordSuggester) throws {
    let word = typed.word
    let scored = suggester.scoredCandidates(
      for: word, after: typed.context,
      recent: suggester.recentText.words(in: typed.preceding))
    let candidates = scored.uniqued(by: \.text)
    let learned = service.completions(of: word)
    let isIgnored = service.hasIgnoredWord(word)
    // A hyphen at an end is that of a part, as in "pre- and postwar".
    let isLeftAlone = typed.isInAddress || word.hasPrefix("-") || word.hasSuffix("-")
    let isKnown = try isLeftAlone || isIgnored || service.isKnown(word)
    let isLearned = service.hasLearnedWord(word)
    // Those that an app adds replace any word.
    let standard = Autocomplete.TextReplacementDictionary.additionalAutocorrections
    let correction: String? =
      if !isIgnored, !typed.isInAddress || word == typed.token,
        let replacement = service.textReplacement(for: word),
        replacement != standard.textReplacement(for: word, locale: service.locale)
          || !suggester.isLowercaseWord(word)
      {
        replacement
      } else if isIgnored || isLeftAlone || isLearned {
        nil
      } else if !isKnown || suggester.isUnlikelyName(word, among: scored),
        let correction = suggester.correction(of: word, among: scored, after: typed.context)
      {
        correction
      } else {
        suggester.contraction(of: word, after: typed.context)
          ?? suggester.restoredCase(of: word, after: typed.context)
      }
    var texts = candidates.map(\.text)
    let rank =
      isKnown && !isLeftAlone && correction == nil
      ? suggester.rank(ofKnown: word, among: candidates, after: typed.context) : 0
    var list = texts.prefix(rank).map { Autocomplete.Suggestion(text: $0) }
    texts.insert(contentsOf: learned, at: rank)
    // The typed word is left of the correction, where a touch keeps it.
    let isQuoted = !isKnown || correction != nil
    let own = Autocomplete.Suggestion(text: word, type: isQuoted ? .unknown : .regular)
    list.append(own.quotedIfUnknown(for: service.locale))
    if let correction {
      list.append(Autocomplete.Suggestion(text: correction, type: .autocorrect))
    }
    let shown = Set(list.map(\.text))
    texts.removeAll { shown.contains($0) }
    list += texts.prefix(Self.maximumOthers).map { Autocomplete.Suggestion(text: $0) }
    self.list = list
  }
}

extension Autocomplete.LocalService {

  fileprivate func completions(of word: String) -> [String] {
    let prefix = word.lowercased()
    let shape = WordShape(word)
    return learnedWords.filter { $0.lowercased().hasPrefix(prefix) && $0.lowercased() != prefix }
      .map(shape.applied)
  }
}

/// The end of a text: the word that is being typed, and the one before it.
public struct TypedText: Equatable, Sendable {

  /// The word at the end, empty after a delimiter.
  public let word: String

  /// The preceding word of the same sentence, or `nil` if there is none.
  public let previousWord: String?

  /// Whether the word begins a sentence.
  public let startsSentence: Bool

  /// Whether the word is in an address, a path or a name of code, which is left as it is typed.
  public var isInAddress: Bool { token.isAddress }

  let token: String
  let preceding: Substring

  private let followsComma: Bool

  var context: String? {
    previousWord ?? (startsSentence ? Lexicon.sentenceStart : followsComma ? Lexicon.comma : nil)
  }

  /// The end of a text before the cursor.
  public init(_ text: String) {
    // Of the grammar, two words are all that counts, however long the text is.
    let tail = String(text.suffix(Self.longest))
    let word = tail.correctableWordAtEnd
    self.word = word
    token = String(tail.tokenAtEnd.drop(while: \.isQuotationMark))
    // Quotation marks are no part of the text between words.
    let before = tail.dropLast(word.count).droppingQuotationMarks
    let spaces = before.reversed().prefix { $0 == " " }.count
    let previous = String(before.dropLast(spaces).droppingQuotationMarks).correctableWordAtEnd
    previousWord = spaces > 0 && !previous.isEmpty ? previous : nil
    followsComma = spaces > 0 && before.dropLast(spaces).last == ","
    preceding = text.dropLast(word.count)
    startsSentence =
      String(before).startsSentence() || before.last.map { String($0).isSentenceDelimiter } ?? false
  }

  private static let longest = 160
}

extension KeyPositions {

  package init(locale: Locale) {
    let context = KeyboardContext()
    context.locale = locale
    self.init(layout: KeyboardLayout.StandardService().keyboardLayout(for: context))
  }

  package init(layout: KeyboardLayout) {
    let items = layout.placedItems(width: Self.width)
    var centers: [Unicode.Scalar: Center] = [:]
    let letters = items.compactMap { item -> (letter: Unicode.Scalar, frame: CGRect)? in
      guard case .character(let text) = item.item.action,
        let letter = text.lowercased().unicodeScalars.first
      else { return nil }
      return (letter, item.frame)
    }
    let widths = letters.map { Double($0.frame.width) }.sorted()
    let unit = widths.isEmpty ? 1 : max(1, widths[widths.count / 2])
    for (letter, frame) in letters {
      centers[letter] = Center(x: Double(frame.midX) / unit, y: Double(frame.midY) / unit)
    }
    self.init(centers)
  }

  /// The width of a phone in points; neighbors are the same on others.
  private static let width = 390.0
}

extension KeyboardInputController {

  /// Sets up the keyboard for an app, with its locales and settings; always succeeds.
  ///
  /// An app with a license key has the suggestions of an `Autocomplete.LocalService`, unless a
  /// service is set before. For an asynchronous service, see `startAutocomplete(isolation:)`.
  public func setup(
    for app: KeyboardApp, isolation: isolated (any Actor)? = #isolation,
    completion: (Result<Void, any Error>) -> Void = { _ in }
  ) {
    startAutocomplete()
    useLocalAutocomplete(ifLicensed: app.licenseKey)
    setupState(for: app)
    completion(.success(()))
  }

  package func useLocalAutocomplete(ifLicensed licenseKey: String?) {
    guard licenseKey?.isEmpty == false, !services.isAutocompleteServiceSet else { return }
    services.autocompleteService = Autocomplete.LocalService(context: state.autocompleteContext)
  }
}
