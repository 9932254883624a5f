public import Foundation

struct MarkedText: Equatable {

  var before: Int
  var after: Int

  /// Account for a character deleted before the cursor; the marked text doesn't become negative.
  mutating func removeBeforeCursor() {
    before = max(0, before - 1)
  }
}

extension InMemoryTextDocument {

  /// The marked text, or `nil` if there is none.
  public var markedText: String? {
    marked.map { String(textBefore.suffix($0.before)) + selection + textAfter.prefix($0.after) }
  }

  /// Replace the marked text and select a range of it, counted in UTF-16 units.
  ///
  /// A range outside the text is clamped.
  public func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    removeMarkedText()
    selection = ""
    let start = markedText.index(atUnit: selectedRange.location)
    let length = max(0, selectedRange.length)
    let end = markedText.index(atUnit: selectedRange.location.addingSaturated(length))
    let before = markedText[..<start]
    let after = markedText[end...]
    marked =
      markedText.isEmpty ? nil : MarkedText(before: before.count, after: after.count)
    textBefore += before
    selection = String(markedText[start..<end])
    textAfter = after + textAfter
    joinCharacters()
  }

  /// Accept the marked text as regular text.
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

extension String {

  fileprivate func index(atUnit unit: Int) -> Index {
    let index =
      utf16.index(startIndex, offsetBy: max(0, unit), limitedBy: endIndex) ?? endIndex
    return index < endIndex ? self.startOfCharacter(at: index) : endIndex
  }

  private func startOfCharacter(at index: Index) -> Index {
    indices.last { $0 <= index } ?? startIndex
  }
}

extension Int {

  fileprivate func addingSaturated(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
