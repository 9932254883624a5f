/// Optimal string alignment, where a transposition counts once; the rows of the table are reused
/// between names.
struct EditDistance {
  private var beforePrevious: [Int] = []
  private var previous: [Int] = []
  private var current: [Int] = []

  /// Return the distance of two names, or nil if it exceeds a limit.
  mutating func between(_ first: [UInt32], _ second: [UInt32], atMost limit: Int) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
    let far = limit + 1
    clear(width: second.count + 1, far: far)
    var nearestBefore = 0
    for row in 1...first.count {
      // Cells further from the diagonal than the limit exceed the limit.
      let columns = max(1, row - limit)...min(second.count, row + limit)
      let nearest = fill(columns, ofRow: row, first, second, far: far)
      // A transposition reaches back over one row.
      if min(nearest, nearestBefore) > limit { return nil }
      nearestBefore = nearest
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    let distance = previous[second.count]
    return distance <= limit ? distance : nil
  }

  private mutating func clear(width: Int, far: Int) {
    beforePrevious.removeAll(keepingCapacity: true)
    beforePrevious.append(contentsOf: repeatElement(far, count: width))
    current.removeAll(keepingCapacity: true)
    current.append(contentsOf: repeatElement(far, count: width))
    previous.removeAll(keepingCapacity: true)
    previous.append(contentsOf: (0..<width).lazy.map { min($0, far) })
  }

  private mutating func fill(
    _ columns: ClosedRange<Int>, ofRow row: Int, _ first: [UInt32], _ second: [UInt32], far: Int
  ) -> Int {
    let letter = first[row - 1]
    current[columns.lowerBound - 1] = columns.lowerBound == 1 ? min(row, far) : far
    if columns.upperBound < second.count { current[columns.upperBound + 1] = far }
    var nearest = current[columns.lowerBound - 1]
    for column in columns {
      let other = second[column - 1]
      var best = min(
        previous[column - 1] + (letter == other ? 0 : 1), previous[column] + 1,
        current[column - 1] + 1)
      if row > 1, column > 1, letter == second[column - 2], first[row - 2] == other {
        best = min(best, beforePrevious[column - 2] + 1)
      }
      current[column] = min(best, far)
      nearest = min(nearest, best)
    }
    return nearest
  }
}
