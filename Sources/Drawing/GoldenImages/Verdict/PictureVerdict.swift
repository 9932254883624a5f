package struct PictureVerdict: Hashable, JSONRepresentable, Sendable {

  package var expectedSize: PixelSize
  package var actualSize: PixelSize

  /// The rung at which they are equal; nil if they differ beyond the tolerance.
  package var rung: ComparisonRung?

  /// The number of differing pixels, including areas that only one picture has.
  package var pixels = 0

  /// The number of pixels that differ beyond the rungs below the window.
  package var visiblePixels = 0

  package var box: PixelRect?

  /// The maximum difference of a channel, in levels of 255.
  package var channelDifference = 0

  /// The largest color distance, where 1 is that of black and white; nil if not computed.
  package var colorDistance: Double?

  /// The changes in drawing order; empty where the pictures store no elements.
  package var changes: [ElementChange] = []

  package var fileDifferences: [String] = []

  package var isSame: Bool { rung != nil }

  /// The causes in the order of their first elements, each with the names of its elements.
  package var groups: [(cause: DifferenceCause, elements: [String])] {
    let pairs = changes.flatMap { change in change.causes.map { (cause: $0, name: change.name) } }
    return pairs.grouped { $0.cause }.map { ($0.key, $0.elements.map { $0.name }) }
  }
}

extension Sequence {

  func grouped<Key: Hashable>(
    by key: (Element) -> Key
  ) -> [(key: Key, elements: [Element])] {
    var groups: [(key: Key, elements: [Element])] = []
    var indices: [Key: Int] = [:]
    for element in self {
      let key = key(element)
      if let index = indices[key] {
        groups[index].elements.append(element)
      } else {
        indices[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}
