import KeyboardDocuments

/// Reads the parts of a TOML file one after another; each byte is looked at a bounded number of times.
struct TOMLParser {

  let file: SourceFile
  let bytes: [UInt8]
  var offset = 0
  private var count = 0
  private static let budget = TOMLDocument.budget

  init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func problem(_ message: String, at span: Range<Int>) -> Diagnostics {
    Diagnostics(code: .tomlSyntax, message, place: file.place(of: span))
  }

  func problem(_ message: String) -> Diagnostics {
    problem(message, at: offset..<min(offset + 1, bytes.count))
  }

  mutating func skip(_ text: StaticString) -> Bool {
    let rest = bytes[offset...].prefix(text.utf8CodeUnitCount)
    guard text.withUTF8Buffer({ rest.elementsEqual($0) }) else { return false }
    offset += rest.count
    return true
  }

  mutating func skipSpaces() {
    while byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { offset += 1 }
  }

  /// Skip empty lines and comments, and return whether anything follows.
  mutating func skipLines() -> Bool {
    while let byte {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset += 1
      case UInt8(ascii: "#"):
        while let byte = self.byte, byte != UInt8(ascii: "\n") { offset += 1 }
      default: return true
      }
    }
    return false
  }

  /// Read what may follow a section or a value in its line.
  mutating func endLine() throws(Diagnostics) {
    skipSpaces()
    guard let byte else { return }
    guard [UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "#")].contains(byte) else {
      throw problem("The line has something after its value")
    }
  }

  /// Read `[name]` or `[[name]]`, if a section begins here.
  mutating func header() throws(Diagnostics) -> (path: [TOMLKey], isList: Bool)? {
    guard skip("[") else { return nil }
    try countValue()
    let isList = skip("[")
    let path = try path()
    guard isList ? skip("]]") : skip("]") else {
      throw problem("The name of a section ends in \(isList ? "“]]”" : "“]”")")
    }
    return (path, isList)
  }

  mutating func assignment() throws(Diagnostics) -> (path: [TOMLKey], value: JSONValue) {
    let path = try path()
    guard skip("=") else { throw problem("A key is followed by “=”") }
    skipSpaces()
    return (path, try value(depth: 0))
  }

  private mutating func countValue() throws(Diagnostics) {
    count += 1
    guard count <= Self.budget.values else {
      throw problem("The file has more than \(Self.budget.values) values")
    }
  }

  /// Read keys between periods, and the spaces around them.
  private mutating func path() throws(Diagnostics) -> [TOMLKey] {
    var keys: [TOMLKey] = []
    repeat {
      skipSpaces()
      guard keys.count < Self.budget.depth else {
        throw problem("Tables are nested more than \(Self.budget.depth) levels deep")
      }
      keys.append(try key())
      skipSpaces()
    } while skip(".")
    return keys
  }

  private mutating func key() throws(Diagnostics) -> TOMLKey {
    let start = offset
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      let text = try string()
      return TOMLKey(text: text, span: start..<offset)
    }
    while let byte, Self.isOfKey(byte) { offset += 1 }
    guard offset > start else { throw problem("A key is missing") }
    return TOMLKey(
      text: String(decoding: bytes[start..<offset], as: UTF8.self), span: start..<offset)
  }

  private static func isOfKey(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

// Values.
extension TOMLParser {

  private mutating func value(depth: Int) throws(Diagnostics) -> JSONValue {
    try countValue()
    guard depth < Self.budget.depth else {
      throw problem("Values are nested more than \(Self.budget.depth) levels deep")
    }
    let start = offset
    let content: JSONValue.Content
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): content = .string(try string())
    case UInt8(ascii: "["): content = .array(try list(depth: depth))
    case UInt8(ascii: "{"): content = try inlineTable(depth: depth)
    default: content = try word()
    }
    return JSONValue(content, span: start..<offset)
  }

  private mutating func list(depth: Int) throws(Diagnostics) -> [JSONValue] {
    offset += 1
    var values: [JSONValue] = []
    while skipLines() {
      if skip("]") { return values }
      values.append(try value(depth: depth + 1))
      _ = skipLines()
      guard skip(",") || byte == UInt8(ascii: "]") else {
        throw problem("The values of a list have commas between them")
      }
    }
    throw problem("A list has no end")
  }

  private mutating func inlineTable(depth: Int) throws(Diagnostics) -> JSONValue.Content {
    offset += 1
    let table = TOMLTable()
    skipSpaces()
    while !skip("}") {
      let path = try path()
      guard skip("=") else { throw problem("A key is followed by “=”") }
      skipSpaces()
      try table.set(try value(depth: depth + path.count), at: path, in: self)
      skipSpaces()
      guard skip(",") || byte == UInt8(ascii: "}") else {
        throw problem("The members of a table have commas between them")
      }
    }
    return table.value.content
  }

  /// Read a number, a Boolean, or a date as a text.
  private mutating func word() throws(Diagnostics) -> JSONValue.Content {
    let start = offset
    while let byte, Self.isOfKey(byte) || "+.:".utf8.contains(byte) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if text == "true" || text == "false" { return .bool(text == "true") }
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
      if let number = Int(digits.dropFirst(2), radix: radix) { return .number(Double(number)) }
    }
    let isDate = text.utf8.count >= 5 && (text.dropFirst(4).first == "-" || text.contains(":"))
    if text.first?.isNumber == true, isDate { return .string(text) }
    guard let number = Double(digits), number.isFinite else {
      throw problem(
        text.isEmpty ? "A value is missing" : "\(text.shortened.quoted) is no value",
        at: start..<max(offset, min(start + 1, bytes.count)))
    }
    return .number(number)
  }
}
