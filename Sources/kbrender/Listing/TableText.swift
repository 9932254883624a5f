// Numbers and texts of tables, which stand in columns.

extension Double {

  /// The number with so many decimals.
  func fixed(_ digits: Int) -> String {
    let rounded = rounded(toDigits: digits)
    let parts = "\(rounded)".split(separator: ".")
    guard parts.count == 2, !parts[1].contains("e") else { return "\(rounded)" }
    return "\(parts[0]).\(parts[1])"
      + String(repeating: "0", count: max(0, digits - parts[1].count))
  }

  /// The number without the decimals after so many.
  func rounded(toDigits digits: Int) -> Double {
    let factor = (0..<digits).reduce(1.0) { factor, _ in factor * 10 }
    return (self * factor).rounded() / factor
  }
}

extension String {

  /// The text with spaces after it.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text with spaces before it.
  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
