extension StringProtocol {
  /// For messages that quote user input or a file.
  package var shortened: String { shortened(to: 60) }

  /// A character counts with up to four code points, because one may have thousands of accents.
  package func shortened(to limit: Int) -> String {
    // Characters are costly to find, and few texts are long.
    if utf8.count <= limit { return String(self) }
    var head = Substring(String(String.UnicodeScalarView(unicodeScalars.prefix(4 * limit + 1))))
    guard head.utf8.count < utf8.count || head.count > limit else { return String(self) }
    head = head.prefix(limit - 1)
    while head.unicodeScalars.count > 4 * limit { head.unicodeScalars.removeLast() }
    return "\(head)…"
  }

  package var firstControl: Unicode.Scalar? {
    containsByte(where: \.mayBeginControl) ? unicodeScalars.first(where: \.isControl) : nil
  }

  /// Returns whether a byte matches, from the buffer of contiguous texts, whose views take ten times as long.
  func containsByte(where matches: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(where: matches) }
      ?? utf8.contains(where: matches)
  }

  /// No file can fake further lines of output, or change the order of what is read.
  package var withoutControls: String {
    guard firstControl != nil else { return String(self) }
    let scalars = unicodeScalars.map { $0.isControl ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The text of some lines, from any source, for a terminal.
  package var printable: String {
    let (lineBreak, tab) = (UInt8(ascii: "\n"), UInt8(ascii: "\t"))
    let isPlain = !containsByte { $0.mayBeginControl && $0 != lineBreak && $0 != tab }
    if isPlain { return String(self) }
    let scalars = unicodeScalars.map { scalar -> Unicode.Scalar in
      scalar.isControl && scalar != "\n" && scalar != "\t" ? "\u{FFFD}" : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }

  package var quoted: String { "“\(shortened.withoutControls)”" }
}

extension UInt8 {

  /// Whether this may be the first byte of a control character in UTF-8: 0xC2 and 0xE2 begin the ones beyond ASCII.
  var mayBeginControl: Bool { self < 0x20 || self == 0x7F || self == 0xC2 || self == 0xE2 }
}

extension Unicode.Scalar {
  /// Whether this controls a terminal, breaks lines or overrides the direction of text.
  package var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  package var notation: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

/// Returns a value with a change.
@inlinable
package func changing<Value>(
  _ value: Value, _ change: (inout Value) throws -> Void
) rethrows -> Value {
  var value = value
  try change(&value)
  return value
}

extension Sequence {
  /// Returns the first of all elements that have the same key.
  @inlinable
  package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

extension Sequence<String> {
  package var quoted: [String] { map(\.quoted) }
}

extension [String] {
  package var joinedAsAlternatives: String { joined(last: "or") }

  package func joined(last conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}

extension String {

  /// The text as `#rrggbb` if it lacks the sign, as `ff8800` or `0xFFFF8800` with opacity first.
  package var hexColorNotation: String? {
    let isNumber = hasPrefix("0x") || hasPrefix("0X")
    let digits = isNumber ? String(dropFirst(2)) : self
    guard [3, 4, 6, 8].contains(digits.utf8.count), digits.utf8.count == digits.count,
      digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
    else { return nil }
    guard isNumber, digits.count == 8 else { return "#" + digits.lowercased() }
    let opacity = digits.prefix(2).lowercased()
    return "#" + digits.dropFirst(2).lowercased() + (opacity == "ff" ? "" : opacity)
  }

  package var escapedForXML: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      case "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}":
        result.unicodeScalars.append(scalar)
      default: break
      }
    }
    return result
  }

  /// The number of a text such as `9`, `9px` or `90deg`, or `nil` if it isn't one with a unit.
  package var numberInUnits: Double? {
    guard utf8.count <= 40 else { return nil }
    let digits = prefix { "+-.0123456789".contains($0) }
    let unit = dropFirst(digits.count).drop { $0 == " " }
    let units = ["", "px", "pt", "pts", "dp", "dip", "sp", "points", "deg", "°", "degrees"]
    let factors = ["turn": 360, "rad": 180 / Double.pi, "grad": 0.9]
    guard let factor = units.contains(unit.lowercased()) ? 1 : factors[unit.lowercased()] else {
      return nil
    }
    return Double(digits).map { ($0 * factor).rounded(toDigits: 6) }
  }

  /// The share of a text such as `50%`.
  package var percentage: Double? { hasSuffix("%") ? Double(dropLast()).map { $0 / 100 } : nil }
}

// Number formatting, with each notation in one place.

extension Double {
  /// The number with all its digits, without a fraction of zero: `26`, `0.5`.
  package var plainText: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : "\(self)"
  }

  /// Formats with integers, since vector images have thousands of numbers: `26`, `.5`.
  package func shortestText(decimals: Int = 3) -> String {
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    // Beyond any image, and small enough to keep the multiplication from overflowing.
    let number = Swift.min(Swift.max(self, -1e9), 1e9)
    let units = number.isNaN ? 0 : Int((number * Double(unit)).rounded())
    let (whole, rest) = abs(units).quotientAndRemainder(dividingBy: unit)
    var text = units < 0 ? "-" : ""
    guard rest > 0 else { return text + String(whole) }
    if whole > 0 { text += String(whole) }
    var digits = String(rest)
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return text + "." + digits
  }

  package func fixed(_ digits: Int) -> String {
    let rounded = rounded(toDigits: digits)
    let parts = "\(rounded)".split(separator: ".")
    guard parts.count == 2, !parts[1].contains("e") else { return "\(rounded)" }
    return "\(parts[0]).\(parts[1])"
      + String(repeating: "0", count: Swift.max(0, digits - parts[1].count))
  }

  package func rounded(toDigits digits: Int) -> Double {
    let factor = (0..<digits).reduce(1.0) { factor, _ in factor * 10 }
    return (self * factor).rounded() / factor
  }
}

/// A calendar date in the notation of RFC 3339, such as `2026-01-31`.
package enum CalendarDate {

  /// The pattern of schemas, which accepts February 29 in every year.
  package static let pattern =
    #"^\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|[12]\d))$"#

  /// Returns the reason that a text is no date, or nil.
  package static func problem(of text: String) -> String? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let isNumeric = text.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) }
    guard isNumeric, parts.map(\.utf8.count) == [4, 2, 2], let year = Int(parts[0]),
      let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month)
    else { return "it is a day such as 2026-01-31" }
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    return (1...days).contains(day) ? nil : "the month has \(days) days"
  }
}
