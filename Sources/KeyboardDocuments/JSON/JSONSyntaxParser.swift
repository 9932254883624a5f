/// A parser of tokens that makes sense of broken texts.
///
/// It never fails: values, colons and commas may be missing, and brackets without a counterpart end
/// nothing. A key within an array belongs to the object around it, since brackets are what people
/// add last.
struct JSONSyntaxParser {

  let bytes: [UInt8]
  let tokens: [JSONToken]
  private var position = 0
  /// The brackets around the position, innermost last.
  private var open: [JSONToken.Kind] = []

  /// The nesting depth beyond which brackets have no content.
  private static let maximumDepth = 512

  init(bytes: [UInt8], tokens: [JSONToken]) {
    self.bytes = bytes
    self.tokens = tokens
  }

  mutating func root() -> JSONNode? {
    while let token = next, !token.beginsValue { position += 1 }
    return next == nil ? nil : value()
  }

  /// The next token that isn't a comment; comments before it are skipped.
  private var next: JSONToken? {
    mutating get {
      while position < tokens.count, tokens[position].isComment { position += 1 }
      return position < tokens.count ? tokens[position] : nil
    }
  }

  /// Skip a token of a kind and return its index, if it is next.
  private mutating func take(_ kind: JSONToken.Kind) -> Int? {
    guard next?.kind == kind else { return nil }
    position += 1
    return position - 1
  }

  /// Parse the value that begins with the next token.
  private mutating func value() -> JSONNode {
    let start = position
    let token = tokens[start]
    position += 1
    switch token.kind {
    case .openBrace, .openBracket: return container(from: start)
    case .string:
      return JSONNode(kind: .string, tokens: start...start, span: token.span, text: text(of: token))
    default:
      let word = String(decoding: bytes[token.span], as: UTF8.self)
      return JSONNode(kind: .word, tokens: start...start, span: token.span, text: word)
    }
  }

  /// Parse an object or array behind its opening bracket.
  private mutating func container(from start: Int) -> JSONNode {
    let isObject = tokens[start].kind == .openBrace
    let end: JSONToken.Kind = isObject ? .closeBrace : .closeBracket
    open.append(tokens[start].kind)
    defer { open.removeLast() }
    var items: [JSONItem] = []
    var isClosed = false
    var last = start
    while let token = next {
      if token.kind == end {
        position += 1
        isClosed = true
        break
      }
      if token.kind == .closeBrace || token.kind == .closeBracket {
        guard !closesOuter(token.kind) else { break }
        position += 1
      } else if token.kind == .comma || token.kind == .colon {
        position += 1
      } else if open.count > Self.maximumDepth {
        position += 1
      } else {
        if !isObject, isKey, open.dropLast().contains(.openBrace) { break }
        var item = isObject ? member() : JSONItem(value: value())
        last = position - 1
        item.comma = take(.comma)
        items.append(item)
      }
      last = max(last, position - 1)
    }
    // Comments behind an unclosed container are not a part of it.
    while !isClosed, last > start, tokens[last].isComment { last -= 1 }
    if isClosed { last = position - 1 }
    return JSONNode(
      kind: isObject ? .object : .array, tokens: start...last,
      span: tokens[start].span.lowerBound..<tokens[last].span.upperBound, items: items,
      isClosed: isClosed)
  }

  /// Whether a closing bracket is that of a container around the innermost one.
  private func closesOuter(_ kind: JSONToken.Kind) -> Bool {
    open.dropLast().contains(kind == .closeBrace ? .openBrace : .openBracket)
  }

  /// Parse a member of an object from its key, which is next.
  private mutating func member() -> JSONItem {
    let token = tokens[position]
    guard token.kind == .string || token.kind == .word else { return JSONItem(value: value()) }
    var item = JSONItem()
    item.key = .init(token: position, span: token.span, text: text(of: token))
    position += 1
    item.colon = take(.colon)
    guard item.colon != nil, next?.beginsValue == true, !isKey else { return item }
    item.value = value()
    return item
  }

  /// Whether the next token is a key, with a colon behind it.
  private var isKey: Bool {
    mutating get {
      guard let kind = next?.kind, kind == .string || kind == .word else { return false }
      let behind = tokens[(position + 1)...].first { !$0.isComment }
      return behind?.kind == .colon
    }
  }

  /// Return the text of a string without quotes and escapes, or a word as it is.
  private func text(of token: JSONToken) -> String {
    let written = bytes[token.span]
    guard token.kind == .string else { return String(decoding: written, as: UTF8.self) }
    if written.contains(UInt8(ascii: "\\")),
      let parsed = try? JSONDocument(parsing: SourceFile(name: "", bytes: Array(written))),
      let text = parsed.root.string
    {
      return text
    }
    let isClosed = written.count > 1 && written.last == UInt8(ascii: "\"")
    return String(decoding: written.dropFirst().dropLast(isClosed ? 1 : 0), as: UTF8.self)
  }
}
