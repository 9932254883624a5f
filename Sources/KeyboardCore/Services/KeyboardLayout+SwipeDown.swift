extension KeyboardLayout.ItemRows {

  /// The rows with the characters that swipes down on their keys type.
  ///
  /// The first key of a row gets the first character, and so on. Where both are the same there is
  /// nothing to swipe.
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
