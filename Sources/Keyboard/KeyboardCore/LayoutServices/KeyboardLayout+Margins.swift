extension KeyboardLayout.ItemRows {

  /// Rows with a key of width `available` are always as wide as the keyboard.
  func filledWithMargins() -> Self {
    let inputWidth = inputWidth(for: 1)
    return map { row in
      var taken = 0.0
      for item in row {
        guard let width = item.width(forRowWidth: 1, inputWidth: inputWidth) else { return row }
        taken += width
      }
      // Fractions that sum up to the whole width can miss it by a rounding error.
      return taken < 1 - 1e-6 ? row.withMargins() : row
    }
  }

  /// Keys whose own character is the same get none.
  func withSwipeDownCharacters(_ rows: [[String]]) -> Self {
    var result = self
    for (row, characters) in zip(indices, rows) {
      let columns = result[row].indices.filter { result[row][$0].action.typedCharacter != nil }
      let keys = columns.compactMap { result[row][$0].action.typedCharacter }
      for (column, character) in zip(columns, characters.swipes(onKeysOf: keys)) {
        guard let character, character != result[row][column].action.typedCharacter else {
          continue
        }
        result[row][column].swipeDownAction = .character(character)
      }
    }
    return result
  }
}

extension KeyboardLayout.ItemRow {

  fileprivate func withMargins() -> Self {
    guard let first = firstIndex(where: { $0.action.isInputAction }),
      let last = lastIndex(where: { $0.action.isInputAction })
    else { return self }
    let actions = map(\.action)
    let size = KeyboardLayout.ItemSize(width: .available, height: self[first].size.height)
    var row = self
    row.insert(.init(action: actions.trailingCharacterMarginAction, size: size), at: last + 1)
    row.insert(.init(action: actions.leadingCharacterMarginAction, size: size), at: first)
    return row
  }
}

extension KeyboardAction.Row {

  /// The invisible margin before the row, which belongs to its first input key.
  public var leadingCharacterMarginAction: KeyboardAction {
    characterMarginAction(for: first { $0.isInputAction })
  }

  /// The invisible margin after the row, which belongs to its last input key.
  public var trailingCharacterMarginAction: KeyboardAction {
    characterMarginAction(for: last { $0.isInputAction })
  }

  /// Returns the invisible margin of a key, which can be pressed beside a character key only.
  public func characterMarginAction(for action: KeyboardAction?) -> KeyboardAction {
    guard case .character(let text) = action else { return .none }
    return .characterMargin(text)
  }
}

extension [String] {

  /// Returns a character per key, but sentence ends for a row's final comma and period, as pairs.
  fileprivate func swipes(onKeysOf keys: [String]) -> [String?] {
    let isPunctuated =
      Self.punctuation.contains(Array(keys.suffix(2))) && Self.marks.contains(Array(suffix(2)))
    let others = isPunctuated ? Array(dropLast(2)) : self
    let count = isPunctuated ? keys.count - 2 : keys.count
    return (0..<count).map { $0 < others.count ? others[$0] : nil }
      + (isPunctuated ? Array(suffix(2)) : [])
  }

  private static let punctuation = [[",", "."], ["،", "."]]
  private static let marks = [["!", "?"], ["!", "؟"]]
}

extension KeyboardAction {

  fileprivate var typedCharacter: String? {
    switch self {
    case .character(let text): text
    case .diacritic(let mark): mark.char
    default: nil
    }
  }
}
