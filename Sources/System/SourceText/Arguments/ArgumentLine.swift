/// Shell quoting by `'…'`, `"…"` and `\`, with comments after `#`; nothing is expanded.
package enum ArgumentLine {

  /// Takes time proportional to the length of the line.
  package static func split(_ line: some StringProtocol) throws(Diagnostics) -> [String] {
    let most = InputBudget.arguments.bytes
    guard line.utf8.count <= most else {
      throw Diagnostics(code: .quoting, "A line of arguments has at most \(most >> 20) MB")
    }
    var splitter = Splitter()
    for byte in line.utf8 where !splitter.take(byte) { return splitter.words }
    return try splitter.finish()
  }

  package static func join(_ arguments: [String]) -> String {
    arguments.map(quoted).joined(separator: " ")
  }

  /// A command for messages.
  package static func command(_ words: [String]) -> String { "kbrender \(join(words))" }

  package static func quoted(_ argument: String) -> String {
    let isPlain = argument.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789-_=./,:+@%".unicodeScalars.contains($0)
    }
    if isPlain, !argument.isEmpty { return argument }
    return "'" + argument.replacing("'", with: "'\\''") + "'"
  }

  /// Bytes suffice: all characters with a meaning are ASCII.
  private struct Splitter {

    private(set) var words: [String] = []
    private var word: [UInt8] = []
    private var isInWord = false
    private var quote: UInt8?
    private var isEscaped = false

    private static let backslash = UInt8(ascii: "\\")
    private static let doubleQuote = UInt8(ascii: "\"")

    /// Returns false at a comment, which ends the line.
    mutating func take(_ byte: UInt8) -> Bool {
      if isEscaped {
        isEscaped = false
        if quote != nil, byte != Self.doubleQuote, byte != Self.backslash {
          word.append(Self.backslash)
        }
        append(byte)
        return true
      }
      switch (byte, quote) {
      case (Self.backslash, nil), (Self.backslash, Self.doubleQuote): isEscaped = true
      case (UInt8(ascii: "'"), nil), (Self.doubleQuote, nil):
        quote = byte
        isInWord = true
      case (quote, _?): quote = nil
      case (UInt8(ascii: " "), nil), (UInt8(ascii: "\t")...UInt8(ascii: "\r"), nil): endWord()
      case (UInt8(ascii: "#"), nil) where !isInWord: return false
      default: append(byte)
      }
      return true
    }

    mutating func finish() throws(Diagnostics) -> [String] {
      if isEscaped { throw Diagnostics(code: .quoting, "There is no character after the last \\") }
      if let quote {
        let mark = Character(Unicode.Scalar(quote))
        throw Diagnostics(code: .quoting, "The quotation mark \(mark) is never closed")
      }
      endWord()
      return words
    }

    private mutating func append(_ byte: UInt8) {
      word.append(byte)
      isInWord = true
    }

    private mutating func endWord() {
      if isInWord { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
      isInWord = false
    }
  }
}
