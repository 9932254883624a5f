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

extension String {
  /// The number of a text such as `9`, `9px` or `90deg`, or `nil` if it isn't one with a unit.
  package var numberInUnits: Double? {
    guard utf8.count <= 40 else { return nil }
    let digits = prefix { "+-.0123456789".contains($0) }
    let unit = dropFirst(digits.count).drop { $0 == " " }
    let units = ["", "px", "pt", "pts", "dp", "points", "deg", "°", "degrees"]
    guard units.contains(unit.lowercased()) else { return nil }
    return Double(digits)
  }
}
