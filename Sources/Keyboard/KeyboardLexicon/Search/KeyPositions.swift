package struct KeyPositions: Equatable, Sendable {

  /// In widths of a letter key from the top left.
  package struct Center: Equatable, Sendable {

    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  private let centers: [Unicode.Scalar: Center]

  package init(_ centers: [Unicode.Scalar: Center]) { self.centers = centers }

  package init(rows: [String]) {
    let widest = rows.map(\.count).max() ?? 0
    var centers: [Unicode.Scalar: Center] = [:]
    for (row, letters) in rows.enumerated() {
      let indent = Double(widest - letters.count) / 2
      for (column, letter) in letters.unicodeScalars.enumerated() {
        centers[letter] = Center(x: indent + Double(column), y: Double(row) * Self.rowHeight)
      }
    }
    self.init(centers)
  }

  /// The height of a row in widths of a letter key: 54 points of 39 on a phone.
  private static let rowHeight = 1.38

  func areNeighbors(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    guard let first = centers[first], let second = centers[second] else { return false }
    let (x, y) = (first.x - second.x, first.y - second.y)
    return x * x + y * y <= Self.reach * Self.reach
  }

  package func neighbors(of letter: Unicode.Scalar) -> [Unicode.Scalar] {
    centers.keys.filter { $0 != letter && areNeighbors($0, letter) }.sorted()
  }

  /// The distance of neighbors in widths of a letter key: the diagonal of half a key and a row.
  private static let reach = 1.6
}
