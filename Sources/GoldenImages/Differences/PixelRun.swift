/// Adjacent pixels in a row.
struct PixelRun: Hashable {

  var y: Int32
  var start: Int32
  var end: Int32

  init(y: Int, columns: Range<Int>) {
    self.y = Int32(truncatingIfNeeded: y)
    start = Int32(truncatingIfNeeded: columns.lowerBound)
    end = Int32(truncatingIfNeeded: columns.upperBound)
  }

  var row: Int { Int(y) }
  var columns: Range<Int> { Int(start)..<Int(end) }
}
