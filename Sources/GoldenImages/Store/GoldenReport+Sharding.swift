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
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    // The low bits of such a hash alone are not spread well enough.
    hash = (hash ^ hash >> 33) &* 0xff51_afd7_ed55_8ccd
    hash ^= hash >> 33
    return Int(hash % UInt64(count)) == index - 1
  }
}
