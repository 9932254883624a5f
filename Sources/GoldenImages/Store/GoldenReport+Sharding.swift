internal import Repeatable

extension GoldenReport.Shard {

  /// A part written as `2/5`; nil if it is something else, or the parts are none or more than 10,000.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1],
      (1...10_000).contains(count),
      (1...count).contains(index)
    else { return nil }
    self.init(index: index, count: count)
  }

  /// Whether a case belongs to the part, which depends on nothing but its name.
  public func contains(_ name: String) -> Bool {
    let digits = Digest.text(of: Array(name.utf8)).prefix(16)
    return UInt64(digits, radix: 16).map { Int($0 % UInt64(count)) } == index - 1
  }
}
