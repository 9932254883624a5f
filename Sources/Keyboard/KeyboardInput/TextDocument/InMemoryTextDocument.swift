public import Foundation
public import KeyboardCore

/// A text field in memory, for keyboards without a screen.
///
/// The cursor always stands between grapheme clusters, also beside emojis and combining marks, and
/// moves in logical order in right-to-left text.
///
/// ```swift
/// let document = InMemoryTextDocument("Hello wor", textAfter: "!")
/// document.insertText("ld")
/// document.text  // → "Hello world!"
/// document.documentContextBeforeInput  // → "Hello world"
/// ```
public final class InMemoryTextDocument: TextDocumentProxy {

  /// The text before the cursor or the selection.
  public internal(set) var textBefore: String

  /// The selected text, empty without a selection.
  public internal(set) var selection: String

  /// The text after the cursor or the selection.
  public internal(set) var textAfter: String

  var marked: MarkedText?

  /// The identifier of the document.
  public let documentIdentifier: UUID

  /// The language of the text as a BCP 47 tag such as `sv-SE`.
  public var documentInputMode: String?

  /// The requested keyboard type.
  public var keyboardType = Keyboard.TextFieldType.default

  /// The semantic content of the text field, or `nil` for any text.
  public var textContentType: Keyboard.TextContentType?

  /// The requested type of return key.
  public var returnKeyType: Keyboard.ReturnKeyType?

  /// The requested autocapitalization.
  public var autocapitalizationType: Keyboard.AutocapitalizationType

  /// The requested color scheme.
  public var keyboardAppearance = Keyboard.TextFieldAppearance.default

  /// The state of the space after an applied suggestion.
  public var autocompleteSpaceState = Autocomplete.SpaceState.none

  /// Whether the whole text is being read by moving the cursor.
  public var isReadingFullDocumentContext = false

  /// Creates a document with text around its cursor.
  public init(
    _ textBefore: String = "", selection: String = "", textAfter: String = "",
    autocapitalizationType: Keyboard.AutocapitalizationType = .none,
    documentIdentifier: UUID = UUID()
  ) {
    self.textBefore = textBefore
    self.selection = selection
    self.textAfter = textAfter
    self.autocapitalizationType = autocapitalizationType
    self.documentIdentifier = documentIdentifier
    joinCharacters()
  }

  /// The whole text.
  public var text: String { textBefore + selection + textAfter }

  /// The text before the cursor.
  public var documentContextBeforeInput: String? { textBefore }

  /// The text after the cursor.
  public var documentContextAfterInput: String? { textAfter }

  /// The selected text, or `nil` without a selection.
  public var selectedText: String? { selection.isEmpty ? nil : selection }

  /// Whether there is any text.
  public var hasText: Bool { !textBefore.isEmpty || !selection.isEmpty || !textAfter.isEmpty }

  /// Replaces the marked text or the selection, or insert at the cursor.
  public func insertText(_ text: String) {
    removeMarkedText()
    selection = ""
    textBefore += text
    joinCharacters()
  }

  /// Deletes the selection, or the character before the cursor.
  public func deleteBackward() {
    guard selection.isEmpty else {
      selection = ""
      return joinCharacters()
    }
    guard textBefore.popLast() != nil else { return }
    if let marked { self.marked?.before = max(0, marked.before - 1) }
    joinCharacters()
  }

  /// Moves the cursor by a number of UTF-16 units, backward if negative.
  ///
  /// An offset that ends inside a character is extended to its end. A selection collapses to the
  /// end in the direction of the move.
  public func adjustTextPosition(byCharacterOffset offset: Int) {
    guard offset != 0 else { return }
    unmarkText()
    if offset > 0 {
      textBefore += selection
      selection = ""
      moveForward(offset)
    } else {
      textAfter = selection + textAfter
      selection = ""
      moveBackward(offset.magnitude)
    }
    joinCharacters()
  }

  /// Selects a range of characters, clamped to the text.
  public func select(_ range: Range<Int>) {
    unmarkText()
    let text = text
    let start = text.index(
      text.startIndex, offsetBy: max(0, range.lowerBound), limitedBy: text.endIndex)
    let lower = start ?? text.endIndex
    let end = text.index(lower, offsetBy: range.count, limitedBy: text.endIndex) ?? text.endIndex
    textBefore = String(text[..<lower])
    selection = String(text[lower..<end])
    textAfter = String(text[end...])
  }

  private func moveForward(_ count: Int) {
    var units = 0
    let moved = textAfter.prefix { character in
      guard units < count else { return false }
      units += character.utf16.count
      return true
    }
    textBefore += moved
    textAfter.removeFirst(moved.count)
  }

  private func moveBackward(_ count: UInt) {
    var units: UInt = 0
    let moved = textBefore.suffix { character in
      guard units < count else { return false }
      units += UInt(character.utf16.count)
      return true
    }
    textAfter = moved + textAfter
    textBefore.removeLast(moved.count)
  }

  /// Moves the cursor past a character that an edit has joined around it.
  func joinCharacters() {
    guard selection.isEmpty, marked == nil else { return }
    while let next = textAfter.unicodeScalars.first, let last = textBefore.last {
      // Line breaks and plain letters, nearly all of a text, never join.
      if next.isASCII && next != "\n" { return }
      guard (String(last) + String(next)).soleCharacter != nil else { return }
      textBefore.unicodeScalars.append(next)
      textAfter.unicodeScalars.removeFirst()
    }
  }

  /// The marked text, or `nil` if there is none.
  public var markedText: String? {
    marked.map { String(textBefore.suffix($0.before)) + selection + textAfter.prefix($0.after) }
  }

  /// Replaces the marked text and select a range of it in UTF-16 units, clamped to the text.
  public func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    removeMarkedText()
    selection = ""
    let start = markedText.index(atUnit: selectedRange.location)
    let length = max(0, selectedRange.length)
    let (sum, overflows) = selectedRange.location.addingReportingOverflow(length)
    let end = markedText.index(atUnit: overflows ? .max : sum)
    let before = markedText[..<start]
    let after = markedText[end...]
    marked = markedText.isEmpty ? nil : MarkedText(before: before.count, after: after.count)
    textBefore += before
    selection = String(markedText[start..<end])
    textAfter = after + textAfter
    joinCharacters()
  }

  /// Accepts the marked text as regular text.
  public func unmarkText() {
    guard marked != nil else { return }
    marked = nil
    joinCharacters()
  }

  func removeMarkedText() {
    guard let marked else { return }
    textBefore.removeLast(min(marked.before, textBefore.count))
    textAfter.removeFirst(min(marked.after, textAfter.count))
    selection = ""
    self.marked = nil
  }
}

/// Lengths of the marked text before and after the cursor, in characters.
struct MarkedText: Equatable {

  var before: Int
  var after: Int
}

extension String {

  fileprivate func index(atUnit unit: Int) -> Index {
    let index = utf16.index(startIndex, offsetBy: max(0, unit), limitedBy: endIndex) ?? endIndex
    return index < endIndex ? indices.last { $0 <= index } ?? startIndex : endIndex
  }
}
