extension KeyboardLayout.ItemRows {

  /// Return the rows with the characters of swipes down on their keys.
  ///
  /// The first key of a row gets the first character, and so on. Keys whose own character is the
  /// same get none.
  func withSwipeDownCharacters(_ rows: [[String]]) -> Self {
    var result = self
    for (row, characters) in zip(indices, rows) {
      var remaining = characters[...]
      for column in result[row].indices {
        let action = result[row][column].action
        guard action.isTypingKey, let character = remaining.popFirst() else { continue }
        let swipe = KeyboardAction.character(character)
        if swipe != action { result[row][column].swipeDownAction = swipe }
      }
    }
    return result
  }
}

extension KeyboardAction {

  /// Whether this is a key of an input set.
  fileprivate var isTypingKey: Bool {
    switch self {
    case .character, .diacritic: true
    default: false
    }
  }
}
