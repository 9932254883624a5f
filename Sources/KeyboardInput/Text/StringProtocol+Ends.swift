extension StringProtocol {

  /// The longest end of the text whose characters all pass a test.
  func tail(while passes: (Character) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex {
      let previous = index(before: start)
      guard passes(self[previous]) else { break }
      start = previous
    }
    return self[start...]
  }

  /// The text before the longest end whose characters all pass a test.
  func droppingTail(while passes: (Character) -> Bool) -> SubSequence {
    self[..<tail(while: passes).startIndex]
  }
}

extension Substring {

  /// The text without spaces, tabs and line breaks at both ends.
  var trimmed: Substring {
    drop { $0.isWhitespaceOrNewline }.droppingTail { $0.isWhitespaceOrNewline }
  }
}
