/// One of several parts of some work, for runs on several machines.
public struct Shard: Hashable, Codable, Sendable, Comparable {

  /// The number of the part, from 1.
  public var index: Int

  /// The number of parts.
  public var count: Int

  /// A part of so many.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Whether a part comes before another one.
  public static func < (first: Shard, second: Shard) -> Bool {
    (first.count, first.index) < (second.count, second.index)
  }

  /// The most parts that work is cut into.
  package static let largestCount = 100_000

  /// A part written as `2/5`; nil if it is something else, or the parts are none or too many.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
    guard isValid else { return nil }
  }

  var isValid: Bool {
    (1...Self.largestCount).contains(count) && (1...count).contains(index)
  }

  /// The part as users write it, such as `1/3`.
  package var text: String { "\(index)/\(count)" }

  /// Whether the item at a place in a list belongs to the part.
  package func contains(place: Int) -> Bool { place % count == index - 1 }

  /// Whether an item belongs to the part, which depends on nothing but its name.
  public func contains(_ name: String) -> Bool {
    let digits = Digest.text(of: Array(name.utf8)).prefix(16)
    return UInt64(digits, radix: 16).map { Int($0 % UInt64(count)) } == index - 1
  }
}

extension Collection<Shard> {

  /// The parts that are missing to the whole of the first one.
  package var missing: [Shard] {
    guard let count = first?.count, (1...Shard.largestCount).contains(count) else { return [] }
    let known = Set(map(\.index))
    return (1...count).filter { !known.contains($0) }.map { Shard(index: $0, count: count) }
  }

  /// The first few parts as a list, such as `1/3, 3/3`.
  package var text: String {
    prefix(8).map(\.text).joined(separator: ", ") + (count > 8 ? ", …" : "")
  }
}
