import SourceText

/// The part of TOML that Alacritty and FUTO Keyboard use, as values of JSON.
///
/// Dates and numbers in other bases are refused. If a key occurs twice, the last value applies.
struct TOMLDocument {

  static let budget = InputBudget.palette

  let root: JSONValue

  init(_ file: SourceFile) throws(Diagnostics) {
    guard file.bytes.count <= Self.budget.bytes else {
      throw file.problem(
        .importSyntax, "The file exceeds the limit of \(Self.budget.bytes >> 20) MB")
    }
    guard String(validating: file.bytes, as: UTF8.self) != nil else {
      throw file.problem(.importSyntax, "The file is not encoded as UTF-8")
    }
    var reader = TOMLReader(file)
    root = try reader.document()
  }
}

/// Reads a file from start to end; each byte is looked at a bounded number of times.
private struct TOMLReader {

  /// A value by its keys, or a table without members.
  private typealias Setting = (path: ArraySlice<String>, value: JSONValue?)

  private let file: SourceFile
  private let bytes: [UInt8]
  private var offset = 0
  private var count = 0
  private var lists: [[String]: Int] = [:]

  init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  mutating func document() throws(Diagnostics) -> JSONValue {
    var section: [String] = []
    var settings: [Setting] = []
    while skipLines() {
      if skip("[") {
        section = try header()
        settings.append((section[...], nil))
      } else {
        settings.append(try setting(in: section))
      }
      skipSpaces()
      guard byte.map({ "\n\r#".utf8.contains($0) }) ?? true else {
        throw problem("The line has something after its value")
      }
    }
    return Self.tree(settings)
  }

  /// Returns nested tables; tables of a list have a number as their name.
  private static func tree(_ settings: [Setting]) -> JSONValue {
    if let value = settings.last(where: { $0.path.isEmpty && $0.value != nil })?.value {
      return value
    }
    var names: [String] = []
    var groups: [String: [Setting]] = [:]
    for setting in settings {
      guard let name = setting.path.first else { continue }
      if groups[name] == nil { names.append(name) }
      groups[name, default: []].append((setting.path.dropFirst(), setting.value))
    }
    let members = names.map { name in
      JSONObject.Member(key: name, keySpan: 0..<0, value: tree(groups[name] ?? []))
    }
    let isList = names.first?.hasPrefix(listMark) == true
    return JSONValue(
      isList ? .array(members.map(\.value)) : .object(JSONObject(members: members)), span: 0..<0)
  }

  private static let listMark = "\u{0}"

  private mutating func header() throws(Diagnostics) -> [String] {
    try countValue()
    let isList = skip("[")
    let keys = try keys()
    guard isList ? skip("]]") : skip("]") else {
      throw problem("The name of a section ends in \(isList ? "“]]”" : "“]”")")
    }
    var path: [String] = []
    for (index, key) in keys.enumerated() {
      path.append(key)
      if isList, index == keys.count - 1 { lists[path, default: 0] += 1 }
      if let number = lists[path] { path.append("\(Self.listMark)\(number)") }
    }
    return path
  }

  private mutating func setting(in section: [String]) throws(Diagnostics) -> Setting {
    let keys = try keys()
    guard skip("=") else { throw problem("A key is followed by “=”") }
    skipSpaces()
    return ((section + keys)[...], try value(depth: keys.count))
  }

  private mutating func keys() throws(Diagnostics) -> [String] {
    var keys: [String] = []
    repeat {
      skipSpaces()
      guard keys.count < TOMLDocument.budget.depth else {
        throw problem("Tables are nested more than \(TOMLDocument.budget.depth) levels deep")
      }
      let isQuoted = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
      let key = isQuoted ? try text() : word("-_")
      guard isQuoted || !key.isEmpty else { throw problem("A key is missing") }
      keys.append(key)
      skipSpaces()
    } while skip(".")
    return keys
  }

  private mutating func countValue() throws(Diagnostics) {
    count += 1
    guard count <= TOMLDocument.budget.values else {
      throw problem("The file has more than \(TOMLDocument.budget.values) values")
    }
  }

  private mutating func value(depth: Int) throws(Diagnostics) -> JSONValue {
    try countValue()
    guard depth <= TOMLDocument.budget.depth else {
      throw problem("Values are nested more than \(TOMLDocument.budget.depth) levels deep")
    }
    let start = offset
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return JSONValue(.string(try text()), span: 0..<0)
    case UInt8(ascii: "["):
      var values: [JSONValue] = []
      try list(until: "]") { reader throws(Diagnostics) in
        values.append(try reader.value(depth: depth + 1))
      }
      return JSONValue(.array(values), span: 0..<0)
    case UInt8(ascii: "{"):
      var settings: [Setting] = []
      try list(until: "}") { reader throws(Diagnostics) in
        let keys = try reader.keys()
        guard reader.skip("=") else { throw reader.problem("A key is followed by “=”") }
        reader.skipSpaces()
        settings.append((keys[...], try reader.value(depth: depth + keys.count)))
      }
      return Self.tree(settings)
    default:
      let word = word("-_+.")
      if word == "true" || word == "false" { return JSONValue(.bool(word == "true"), span: 0..<0) }
      guard let number = Double(word.filter { $0 != "_" }), number.isFinite else {
        throw problem(
          word.isEmpty ? "A value is missing" : "\(word.shortened.quoted) isn't a value", at: start)
      }
      return JSONValue(.number(number), span: 0..<0)
    }
  }

  private mutating func list(
    until end: StaticString, _ element: (inout Self) throws(Diagnostics) -> Void
  ) throws(Diagnostics) {
    let start = offset
    offset += 1
    while skipLines() {
      if skip(end) { return }
      try element(&self)
      _ = skipLines()
      guard skip(",") || bytes[offset...].first == end.utf8Start.pointee else {
        throw problem("A list has commas between its values")
      }
    }
    throw problem("A list has no end", at: start)
  }

  private mutating func text() throws(Diagnostics) -> String {
    let start = offset
    let quote = bytes[offset]
    let isLong = bytes[offset...].starts(with: [quote, quote, quote])
    let end = [UInt8](repeating: quote, count: isLong ? 3 : 1)
    offset += end.count
    if isLong, !skip("\r\n") { _ = skip("\n") }
    var result: [UInt8] = []
    while let byte, isLong || byte != UInt8(ascii: "\n") {
      if bytes[offset...].starts(with: end) {
        offset += end.count
        return String(decoding: result, as: UTF8.self)
      }
      offset += 1
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        result += try escape()
      } else {
        result.append(byte)
      }
    }
    throw problem("A text has no end", at: start)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "t"): 0x09, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "f"): 0x0C, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "\""): 0x22,
    UInt8(ascii: "\\"): 0x5C,
  ]

  private mutating func escape() throws(Diagnostics) -> [UInt8] {
    if let known = byte.flatMap({ Self.escapes[$0] }) {
      offset += 1
      return [known]
    }
    let length = byte == UInt8(ascii: "u") ? 4 : byte == UInt8(ascii: "U") ? 8 : 0
    let digits = String(decoding: bytes[offset...].dropFirst().prefix(length), as: UTF8.self)
    guard length > 0, digits.utf8.count == length, let code = UInt32(digits, radix: 16),
      let scalar = Unicode.Scalar(code)
    else { throw problem("A backslash is followed by a letter such as “n”, or by “u00e4”") }
    offset += 1 + length
    return Array(String(scalar).utf8)
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func problem(_ message: String, at start: Int? = nil) -> Diagnostics {
    let start = start ?? offset
    return file.problem(.importSyntax, message, at: start..<min(start + 1, bytes.count))
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let rest = bytes[offset...].prefix(text.utf8CodeUnitCount)
    guard text.withUTF8Buffer({ rest.elementsEqual($0) }) else { return false }
    offset += rest.count
    return true
  }

  private mutating func skipSpaces() {
    while byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { offset += 1 }
  }

  private mutating func skipLines() -> Bool {
    while let byte {
      if byte == UInt8(ascii: "#") {
        while let byte = self.byte, byte != UInt8(ascii: "\n") { offset += 1 }
      } else if " \t\r\n".utf8.contains(byte) {
        offset += 1
      } else {
        return true
      }
    }
    return false
  }

  private mutating func word(_ signs: String) -> String {
    let start = offset
    while let byte, signs.utf8.contains(byte) || Self.isLetterOrDigit(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    let scalar = Unicode.Scalar(byte)
    return scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar)
  }
}
