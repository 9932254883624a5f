/// A word that follows another one, in the bits of a lexicon: its node, its ``LexiconFrequency`` in the low byte, and in the
/// highest bit whether it has a capital there, as "Sie" in German.
struct LexiconPair: Equatable {

  let node: Lexicon.Node
  let frequency: UInt8

  /// Always false of words that have one case.
  let isCapitalized: Bool

  init(node: Lexicon.Node, frequency: UInt8, isCapitalized: Bool = false) {
    (self.node, self.frequency, self.isCapitalized) = (node, frequency, isCapitalized)
  }

  @inline(__always)
  init(bits: UInt32) {
    node = Int(bits & ~Self.capital) >> 8
    frequency = UInt8(truncatingIfNeeded: bits)
    isCapitalized = bits & Self.capital != 0
  }

  var bits: UInt32 { UInt32(node) << 8 | UInt32(frequency) | (isCapitalized ? Self.capital : 0) }

  private static let capital: UInt32 = 1 << 31
}
