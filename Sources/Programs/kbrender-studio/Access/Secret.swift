/// A text of 256 bits from the random numbers of the system.
struct Secret: Sendable {

  let text: String

  init() {
    text = Self.randomBytes(32).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  static func randomBytes(_ count: Int) -> [UInt8] {
    var numbers = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &numbers) }
  }

  /// Compare in a time that tells nothing about how much of the text is right.
  func matches(_ other: some StringProtocol) -> Bool {
    let (own, other) = (Array(text.utf8), Array(other.utf8))
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
