/// A piece of a JSON text as written: punctuation, a string, a word or a comment.
package struct JSONToken: Hashable, Sendable {

  /// The kinds of tokens.
  package enum Kind: Hashable, Sendable {
    case openBrace, closeBrace, openBracket, closeBracket, colon, comma
    /// A text in quotes, of which the closing one may be missing.
    case string
    /// A number, a literal, or anything else that stands without quotes.
    case word
    /// A comment up to the end of its line.
    case lineComment
    /// A comment in `/* */`, which may lack its end.
    case blockComment
  }

  /// The kind of token.
  package let kind: Kind

  /// The byte offsets of the token in its text.
  package let span: Range<Int>

  /// Whether the token is a comment.
  package var isComment: Bool { kind == .lineComment || kind == .blockComment }

  /// Whether a value begins with the token.
  package var beginsValue: Bool {
    switch kind {
    case .openBrace, .openBracket, .string, .word: true
    default: false
    }
  }
}

extension JSONToken {

  /// Return the tokens of a text, which may be malformed in any way.
  ///
  /// For a text that ``JSONParser`` accepts, they are its tokens, with the comments that it skips.
  package static func tokens(in bytes: [UInt8]) -> [JSONToken] {
    bytes.withUnsafeBufferPointer { bytes in
      var scanner = JSONScanner(bytes: bytes)
      var tokens: [JSONToken] = []
      while let token = scanner.next() { tokens.append(token) }
      return tokens
    }
  }
}

/// A scanner of JSON tokens.
private struct JSONScanner {

  let bytes: UnsafeBufferPointer<UInt8>
  private var position: Int

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func next() -> JSONToken? {
    while position < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position]) {
      position += 1
    }
    guard position < bytes.count else { return nil }
    let start = position
    let kind = kind(from: bytes[start])
    return JSONToken(kind: kind, span: start..<position)
  }

  /// Skip the token that begins with a byte and return its kind.
  private mutating func kind(from first: UInt8) -> JSONToken.Kind {
    let start = position
    position += 1
    switch first {
    case UInt8(ascii: "{"): return .openBrace
    case UInt8(ascii: "}"): return .closeBrace
    case UInt8(ascii: "["): return .openBracket
    case UInt8(ascii: "]"): return .closeBracket
    case UInt8(ascii: ":"): return .colon
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: "\""):
      skipString()
      return .string
    case UInt8(ascii: "/") where position < bytes.count && bytes[position] == UInt8(ascii: "/"):
      position = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      return .lineComment
    case UInt8(ascii: "/") where position < bytes.count && bytes[position] == UInt8(ascii: "*"):
      skipBlockComment()
      return .blockComment
    default:
      while position < bytes.count, !endsWord(bytes[position]) { position += 1 }
      return .word
    }
  }

  /// Skip the rest of a string, up to the end of its line if it isn't closed.
  private mutating func skipString() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return
      case UInt8(ascii: "\\"): position += isBeforeLineBreak ? 1 : 2
      default: position += 1
      }
    }
    position = min(position, bytes.count)
  }

  private var isBeforeLineBreak: Bool {
    position + 1 < bytes.count && [0x0A, 0x0D].contains(bytes[position + 1])
  }

  private mutating func skipBlockComment() {
    position += 1
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    position = bytes.count
  }

  private func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""):
      true
    default: false
    }
  }
}
