extension PixelDifferences {

  /// Return the maximum number of pixels in any square window of a size.
  func densest(window size: Int) -> Int {
    guard let box else { return 0 }
    // Each row of sums holds the pixel counts of the window's columns that end there.
    var columns = [Int32](repeating: 0, count: box.width)
    var rows: [[(start: Int, end: Int)]] = Array(repeating: [], count: box.height)
    for run in runs {
      rows[run.row - box.y].append((run.columns.lowerBound - box.x, run.columns.upperBound - box.x))
    }
    var densest: Int32 = 0
    for y in 0..<box.height {
      for (start, end) in rows[y] { for x in start..<end { columns[x] += 1 } }
      if y >= size {
        for (start, end) in rows[y - size] { for x in start..<end { columns[x] -= 1 } }
      }
      guard !rows[y].isEmpty else { continue }
      var sum: Int32 = 0
      for x in 0..<box.width {
        sum += columns[x]
        if x >= size { sum -= columns[x - size] }
        densest = max(densest, sum)
      }
    }
    return Int(densest)
  }
}
