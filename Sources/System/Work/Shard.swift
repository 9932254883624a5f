/// One part of work that is distributed among processes.
public struct Shard: Hashable, Codable, Sendable, Comparable {

  /// The index of the shard, from 1.
  public var index: Int

  /// The number of shards.
  public var count: Int

  /// A shard of a number of shards.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Whether a shard precedes another one.
  public static func < (first: Shard, second: Shard) -> Bool {
    (first.count, first.index) < (second.count, second.index)
  }

  package static let largestCount = 100_000

  /// A shard written as `2/5`, or nil if the notation or its numbers are invalid.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
    guard isValid else { return nil }
  }

  var isValid: Bool {
    (1...Self.largestCount).contains(count) && (1...count).contains(index)
  }

  package var text: String { "\(index)/\(count)" }

  package func contains(place: Int) -> Bool { place % count == index - 1 }

  /// Whether an item belongs to the shard, determined by its name alone.
  public func contains(_ name: String) -> Bool {
    let digits = Digest.text(of: Array(name.utf8)).prefix(16)
    return UInt64(digits, radix: 16).map { Int($0 % UInt64(count)) } == index - 1
  }
}

extension Collection<Shard> {

  package var missing: [Shard] {
    guard let count = first?.count, (1...Shard.largestCount).contains(count) else { return [] }
    let known = Set(map(\.index))
    return (1...count).filter { !known.contains($0) }.map { Shard(index: $0, count: count) }
  }

  package var text: String {
    prefix(8).map(\.text).joined(separator: ", ") + (count > 8 ? ", …" : "")
  }
}
