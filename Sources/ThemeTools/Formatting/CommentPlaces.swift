import KeyboardDocuments

/// A comment, and how it stands.
struct PlacedComment {

  /// The text, without the line break at the end.
  var text: String

  /// Whether it is a comment up to the end of its line.
  var isLine: Bool

  /// Whether there is a line break behind it.
  var endsLine: Bool

  /// Whether an empty line is above it.
  var followsBlank: Bool

  /// Whether it can't stand within a line.
  var breaksLine: Bool { isLine || endsLine || text.contains("\n") }
}

/// A member or element with the comments that belong to it.
struct CommentedItem {

  var item: JSONItem

  /// The comments above or before it.
  var leading: [PlacedComment] = []

  /// The comments between its key and its value.
  var inner: [PlacedComment] = []

  /// The comments behind it on its line.
  var trailing: [PlacedComment] = []

  /// Whether an empty line is above it, below its leading comments.
  var followsBlank = false
}

/// The comments of a text by their neighbors.
struct CommentPlaces {

  let syntax: JSONSyntax

  /// Return the items of an object or array with their comments, and the comments behind the last.
  func items(of node: JSONNode) -> (items: [CommentedItem], end: [PlacedComment]) {
    var found: [CommentedItem] = []
    var last = node.tokens.lowerBound
    for item in node.items {
      guard let tokens = item.tokens else { continue }
      var commented = CommentedItem(item: item)
      commented.leading = place(
        between: last, and: tokens.lowerBound, behind: &found, isEnd: false)
      commented.followsBlank = followsBlank(tokens.lowerBound)
      commented.inner = inner(of: item)
      // What can't stand between key and value stands above them.
      if commented.inner.contains(where: \.breaksLine) {
        commented.leading += commented.inner.map { comment in
          var comment = comment
          comment.endsLine = true
          return comment
        }
        commented.inner = []
      }
      found.append(commented)
      last = tokens.upperBound
    }
    let end = place(between: last, and: node.tokens.upperBound, behind: &found, isEnd: true)
    return (found, end)
  }

  /// Return the comments outside of the outermost value.
  func outside(of root: JSONNode) -> (before: [PlacedComment], after: [PlacedComment]) {
    (
      syntax.tokens.indices.prefix(root.tokens.lowerBound).map(comment),
      syntax.tokens.indices.dropFirst(root.tokens.upperBound + 1).map(comment)
    )
  }

  /// Distribute the comments between two tokens, and return those that belong to the second one.
  private func place(
    between first: Int, and second: Int, behind items: inout [CommentedItem], isEnd: Bool
  ) -> [PlacedComment] {
    var rest: [PlacedComment] = []
    var isBeforeComma = true
    for index in (first + 1)..<max(first + 1, second) {
      guard syntax.tokens[index].isComment else {
        isBeforeComma = false
        continue
      }
      let isBehind =
        !items.isEmpty && rest.isEmpty && !hasLineBreak(from: first, to: index)
        && (isBeforeComma || isEnd || hasLineBreak(from: index, to: second))
      if isBehind {
        items[items.count - 1].trailing.append(comment(index))
      } else {
        rest.append(comment(index))
      }
    }
    return rest
  }

  private func inner(of item: JSONItem) -> [PlacedComment] {
    guard let key = item.key, let value = item.value else { return [] }
    return (key.token + 1..<value.tokens.lowerBound).filter { syntax.tokens[$0].isComment }
      .map(comment)
  }

  private func comment(_ index: Int) -> PlacedComment {
    let token = syntax.tokens[index]
    var text = syntax.text(token.span).replacing("\r\n", with: "\n")
    if token.kind == .lineComment {
      // A carriage return within the line would end it for some readers.
      while let last = text.unicodeScalars.last, [" ", "\t", "\r"].contains(last) {
        text.unicodeScalars.removeLast()
      }
    }
    return PlacedComment(
      text: text, isLine: token.kind == .lineComment, endsLine: hasLineBreak(behind: index),
      followsBlank: followsBlank(index))
  }

  // MARK: Line breaks

  private func hasLineBreak(behind index: Int) -> Bool {
    guard index + 1 < syntax.tokens.count else { return true }
    return lineBreaks(before: index + 1) > 0
  }

  private func followsBlank(_ index: Int) -> Bool { lineBreaks(before: index) > 1 }

  /// Whether a line break is between two tokens, those within comments included.
  private func hasLineBreak(from first: Int, to second: Int) -> Bool {
    let span = syntax.tokens[first].span.upperBound..<syntax.tokens[second].span.lowerBound
    return syntax.bytes[span].contains(UInt8(ascii: "\n"))
  }

  /// Return the number of line breaks between a token and the one before it.
  func lineBreaks(before index: Int) -> Int {
    let start = index > 0 ? syntax.tokens[index - 1].span.upperBound : 0
    return syntax.bytes[start..<syntax.tokens[index].span.lowerBound]
      .reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }
}
