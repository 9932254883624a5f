/// The syntax of a JSON text as written, with its comments, however broken the text is.
///
/// Editors and formatters work on it, ``JSONDocument`` on its meaning. A text that is being typed
/// has missing values, commas and brackets most of the time; every token has a place nevertheless.
package struct JSONSyntax: Sendable {

  /// The text.
  package let bytes: [UInt8]

  /// All tokens in the order of the text, including comments.
  package let tokens: [JSONToken]

  /// The outermost value; nil if there is none.
  package let root: JSONNode?

  /// Read a text.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = JSONToken.tokens(in: bytes)
    var parser = JSONSyntaxParser(bytes: bytes, tokens: tokens)
    root = parser.root()
  }

  /// Return the text of a span.
  package func text(_ span: Range<Int>) -> String {
    String(decoding: bytes[span], as: UTF8.self)
  }

  /// Return the index of the last token that begins before an offset; nil if there is none.
  package func lastToken(before offset: Int) -> Int? {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].span.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}

/// A value of a JSON text, as written.
package struct JSONNode: Sendable {

  /// The kinds of values.
  package enum Kind: Hashable, Sendable {
    case object, array, string
    /// A number, a literal, or any other text without quotes.
    case word
  }

  /// The kind of value.
  package let kind: Kind

  /// The indices of its tokens.
  package let tokens: ClosedRange<Int>

  /// The byte offsets of the value.
  package let span: Range<Int>

  /// The text of a string without its escapes, or a word; empty for others.
  package var text = ""

  /// The members of an object, or the elements of an array.
  package var items: [JSONItem] = []

  /// Whether an object or array has its closing bracket.
  package var isClosed = true

  /// Return the value of a member.
  package subscript(key: String) -> JSONNode? {
    items.first { $0.key?.text == key }?.value
  }
}

/// A member of an object, or an element of an array, as far as it is there.
package struct JSONItem: Sendable {

  /// A key of an object.
  package struct Key: Sendable {

    /// The index of its token.
    package let token: Int

    /// The byte offsets with the quotes.
    package let span: Range<Int>

    /// The text without escapes.
    package let text: String
  }

  /// The key; nil for elements.
  package var key: Key?

  /// The index of the colon; nil if it is missing.
  package var colon: Int?

  /// The value; nil if it is missing.
  package var value: JSONNode?

  /// The index of the comma behind the item; nil if there is none.
  package var comma: Int?

  /// An item of which nothing is there yet.
  package init() {}

  /// An element.
  init(value: JSONNode) {
    self.value = value
  }

  /// The indices of the tokens, without the comma.
  package var tokens: ClosedRange<Int>? {
    let all = [key?.token, colon, value?.tokens.lowerBound, value?.tokens.upperBound]
    let present = all.compactMap(\.self)
    guard let first = present.first, let last = present.last else { return nil }
    return first...last
  }
}
