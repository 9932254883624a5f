/// Numbers of SVG documents in their shortest form.
enum SVGNumber {

  /// A number with at most three decimals.
  static func text(_ number: Double) -> String {
    text(number, decimals: 3)
  }

  /// A number with at most the given decimals, without trailing zeros.
  static func text(_ number: Double, decimals: Int) -> String {
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    // Far outside of any picture, but without overflow in the multiplication.
    let number = min(max(number, -1e9), 1e9)
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
}
