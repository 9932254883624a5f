import SourceText

/// Comment with the line breaks around it, which formatting keeps.
struct PlacedComment {

  var text: String
  var isLine: Bool
  var endsLine: Bool
  var followsBlank: Bool

  var breaksLine: Bool { isLine || endsLine || text.contains("\n") }
}

/// Member or element with the comments that move with it.
struct CommentedItem {

  var item: JSONItem
  var leading: [PlacedComment] = []
  var inner: [PlacedComment] = []
  var trailing: [PlacedComment] = []

  /// Whether an empty line is above it, below its leading comments.
  var followsBlank = false
}

/// Assignment of comments to the items that they are about.
struct CommentPlaces {

  let syntax: JSONSyntax

  func items(of value: JSONValue) -> (items: [CommentedItem], end: [PlacedComment]) {
    var found: [CommentedItem] = []
    var last = value.span.lowerBound + 1
    for item in value.items {
      var commented = CommentedItem(item: item)
      let start = item.span.lowerBound
      commented.leading = place(between: last, and: start, behind: &found, isEnd: false)
      commented.followsBlank = lineBreaks(before: start) > 1
      if let key = item.key, let value = item.value {
        commented.inner = comments(in: key.span.upperBound..<value.span.lowerBound)
      }
      // What can't stand between key and value stands above them.
      if commented.inner.contains(where: \.breaksLine) {
        commented.leading += commented.inner.map { comment in
          return changing(comment) { $0.endsLine = true }
        }
        commented.inner = []
      }
      found.append(commented)
      last = item.span.upperBound
    }
    let end = place(between: last, and: value.span.upperBound - 1, behind: &found, isEnd: true)
    return (found, end)
  }

  func comments(in span: Range<Int>) -> [PlacedComment] { syntax.comments(in: span).map(comment) }

  private func place(
    between first: Int, and second: Int, behind items: inout [CommentedItem], isEnd: Bool
  ) -> [PlacedComment] {
    var rest: [PlacedComment] = []
    var isBeforeComma = true
    var last = first
    for comment in syntax.comments(in: first..<second) {
      if syntax.bytes[last..<comment.lowerBound].contains(UInt8(ascii: ",")) {
        isBeforeComma = false
      }
      last = comment.upperBound
      let isBehind =
        !items.isEmpty && rest.isEmpty && !hasLineBreak(in: first..<comment.lowerBound)
        && (isBeforeComma || isEnd || hasLineBreak(in: last..<second))
      if isBehind {
        items[items.count - 1].trailing.append(self.comment(comment))
      } else {
        rest.append(self.comment(comment))
      }
    }
    return rest
  }

  private func comment(_ span: Range<Int>) -> PlacedComment {
    let isLine = syntax.bytes[span.lowerBound + 1] == UInt8(ascii: "/")
    var text = syntax.text(span).replacing("\r\n", with: "\n")
    if isLine {
      // A carriage return within the line would end it for some readers.
      while let last = text.unicodeScalars.last, [" ", "\t", "\r"].contains(last) {
        text.unicodeScalars.removeLast()
      }
    }
    let rest = syntax.bytes[span.upperBound...]
    return PlacedComment(
      text: text, isLine: isLine,
      endsLine: lineBreaks(after: span.upperBound) > 0 || rest.allSatisfy(Self.isSpace),
      followsBlank: lineBreaks(before: span.lowerBound) > 1)
  }

  private func hasLineBreak(in span: Range<Int>) -> Bool {
    syntax.bytes[span].contains(UInt8(ascii: "\n"))
  }

  func lineBreaks(before offset: Int) -> Int {
    syntax.bytes[..<offset].reversed().prefix(while: Self.isSpace).count { $0 == 0x0A }
  }

  func lineBreaks(after offset: Int) -> Int {
    syntax.bytes[offset...].prefix(while: Self.isSpace).count { $0 == 0x0A }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
