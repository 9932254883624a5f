extension InMemoryTextDocument {

  /// Replace the marked text or the selection, or insert at the cursor.
  public func insertText(_ text: String) {
    removeMarkedText()
    selection = ""
    textBefore += text
    joinCharacters()
  }

  /// Delete the selection, or the character before the cursor.
  public func deleteBackward() {
    guard selection.isEmpty else {
      selection = ""
      return joinCharacters()
    }
    guard let last = textBefore.popLast() else { return }
    marked?.removeBeforeCursor(last)
    joinCharacters()
  }

  /// Move the cursor by a number of UTF-16 units, backward if negative.
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

  /// Select a range of characters, clamped to the text.
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
    let moved = textBefore.tail { character in
      guard units < count else { return false }
      units += UInt(character.utf16.count)
      return true
    }
    textAfter = moved + textAfter
    textBefore.removeLast(moved.count)
  }

  /// Move the cursor past a character that an edit has joined around it.
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
}
