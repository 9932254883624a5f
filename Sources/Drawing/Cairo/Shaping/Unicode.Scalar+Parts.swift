internal import CPangoCairo

extension Unicode.Scalar {

  /// The letter and marks that a character stands for, or the character itself.
  ///
  /// The parts are those of canonical decomposition: `ê` has an `e` and a circumflex, and `ø` is one
  /// letter. Foundation decomposes by way of `NSString`, which takes a first picture 1 % longer.
  ///
  /// Source: the data of Unicode in GLib.
  package var canonicalParts: [Unicode.Scalar] {
    let most = Int(G_UNICHAR_MAX_DECOMPOSITION_LENGTH)
    return withUnsafeTemporaryAllocation(of: gunichar.self, capacity: most) { parts in
      let count = g_unichar_fully_decompose(value, Self.canonically, parts.baseAddress, gsize(most))
      return parts.prefix(Int(count)).compactMap(Unicode.Scalar.init)
    }
  }

  /// GLib's `FALSE`: not by compatibility, in which `ﬁ` would be two letters.
  private static let canonically: gboolean = 0
}
