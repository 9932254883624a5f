extension StringProtocol {

  /// The longest suffix whose characters all satisfy a predicate.
  func tail(while passes: (Character) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex {
      let previous = index(before: start)
      guard passes(self[previous]) else { break }
      start = previous
    }
    return self[start...]
  }

  /// The string without the longest suffix whose characters all satisfy a predicate.
  func droppingTail(while passes: (Character) -> Bool) -> SubSequence {
    self[..<tail(while: passes).startIndex]
  }
}

extension Substring {

  /// The string without spaces, tabs and line breaks at both ends.
  var trimmed: Substring {
    drop { $0.isWhitespaceOrNewline }.droppingTail { $0.isWhitespaceOrNewline }
  }
}
