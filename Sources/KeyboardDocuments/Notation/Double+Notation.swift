// Numbers as text, each notation once.

extension Double {
  /// The number with all its digits but without a fraction of zero: `26`, `0.5`.
  package var plainText: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : "\(self)"
  }

  /// The number as short as it can be with at most so many decimals: `26`, `.5`.
  ///
  /// It goes digit by digit over integers, since vector pictures have thousands of numbers.
  package func shortestText(decimals: Int = 3) -> String {
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    // Far outside of any picture, and near enough for the multiplication not to overflow.
    let number = Swift.min(Swift.max(self, -1e9), 1e9)
    let units = Int((number * Double(unit)).rounded())
    let (whole, rest) = abs(units).quotientAndRemainder(dividingBy: unit)
    var text = units < 0 ? "-" : ""
    guard rest > 0 else { return text + String(whole) }
    if whole > 0 { text += String(whole) }
    var digits = String(rest)
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return text + "." + digits
  }

  /// The number with so many decimals, zeros at the end included.
  package func fixed(_ digits: Int) -> String {
    let rounded = rounded(toDigits: digits)
    let parts = "\(rounded)".split(separator: ".")
    guard parts.count == 2, !parts[1].contains("e") else { return "\(rounded)" }
    return "\(parts[0]).\(parts[1])"
      + String(repeating: "0", count: Swift.max(0, digits - parts[1].count))
  }

  /// The nearest number with at most so many decimals.
  package func rounded(toDigits digits: Int) -> Double {
    let factor = (0..<digits).reduce(1.0) { factor, _ in factor * 10 }
    return (self * factor).rounded() / factor
  }
}
