import KeyboardCore

/// Reads settings from a JSON object of plain values and lists of texts.
struct SettingsTextReader {

  private let bytes: [UInt8]
  private var place = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The settings that a text holds, or `nil` if it holds anything else.
  static func settings(in bytes: [UInt8]) -> SettingsList? {
    var reader = Self(bytes)
    return reader.readAll()
  }

  private mutating func readAll() -> SettingsList? {
    guard skip("{") else { return nil }
    var entries: [SettingsList.Entry] = []
    if !skip("}") {
      repeat {
        guard let name = readString(), skip(":"), let value = readValue() else { return nil }
        entries.append(SettingsList.Entry(name: name, value: value))
      } while skip(",")
      guard skip("}") else { return nil }
    }
    skipSpace()
    return place == bytes.count ? SettingsList(entries) : nil
  }

  private mutating func readValue() -> KeyboardSettingsValue? {
    skipSpace()
    switch next {
    case UInt8(ascii: "\""): return readString().map { .string($0) }
    case UInt8(ascii: "["): return readStrings().map { .strings($0) }
    default: return word()
    }
  }

  /// A number, true or false.
  private mutating func word() -> KeyboardSettingsValue? {
    let start = place
    while let byte = next, Self.isWordByte(byte) { place += 1 }
    let word = String(decoding: bytes[start..<place], as: UTF8.self)
    if word == "true" || word == "false" { return .bool(word == "true") }
    if let int = Int(word) { return .int(int) }
    // Swift also reads hexadecimal numbers and words as doubles, which JSON doesn't have.
    guard !word.contains(where: { $0.isLetter && $0 != "e" && $0 != "E" }),
      let double = Double(word), double.isFinite
    else { return nil }
    return .double(double)
  }

  private mutating func readStrings() -> [String]? {
    guard skip("[") else { return nil }
    var strings: [String] = []
    if skip("]") { return strings }
    repeat {
      guard let string = readString() else { return nil }
      strings.append(string)
    } while skip(",")
    return skip("]") ? strings : nil
  }

  private mutating func readString() -> String? {
    guard skip("\"") else { return nil }
    let start = place
    while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\\") {
      place += 1
      if byte == UInt8(ascii: "\"") {
        return String(validating: bytes[start..<place - 1], as: UTF8.self)
      }
    }
    var units = Array(bytes[start..<place])
    while let byte = next, byte >= 0x20 {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: units, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = readEscape() else { return nil }
        units += Array(String(Character(scalar)).utf8)
      default: units.append(byte)
      }
    }
    return nil
  }

  /// The code point that stands behind a backslash.
  private mutating func readEscape() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let first = readUnit() else { return nil }
      guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
      guard skipByte("\\"), skipByte("u"), let second = readUnit(), UTF16.isTrailSurrogate(second)
      else { return nil }
      return UTF16.decode(UTF16.EncodedScalar([first, second]))
    default: return nil
    }
  }

  /// Four hexadecimal digits.
  private mutating func readUnit() -> UInt16? {
    guard place + 4 <= bytes.count else { return nil }
    defer { place += 4 }
    let digits = bytes[place..<place + 4]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
    }
  }

  /// Skips a sign and the space before it, and says whether it was there.
  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    return skipByte(sign)
  }

  private mutating func skipByte(_ sign: Unicode.Scalar) -> Bool {
    guard let byte = next, byte == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
