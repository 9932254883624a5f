internal import Cairo

/// The coverage of a shape as spans of its rows: most pixels are covered fully or not at all.
final class CoverageSpans {

  /// Neighboring pixels of a row that are all covered fully, or all in part.
  struct Span {
    var x: Int32
    var y: Int32
    var count: Int32

    /// The index of the first pixel in ``coverage``, or -1 if all are covered fully.
    var start: Int32
  }

  let spans: [Span]

  /// The coverage of the pixels that are covered in part, from 1 to 254.
  let coverage: [UInt8]

  /// The box of the covered pixels.
  let box: PixelBox

  /// The memory in bytes.
  var size: Int { spans.count * MemoryLayout<Span>.stride + coverage.count }

  /// Read the coverage of a mask.
  init(_ mask: borrowing Surface) {
    var builder = Builder()
    let (width, height) = (mask.width, mask.height)
    mask.withBytes { bytes, stride in
      for y in 0..<height { builder.add(bytes[(y * stride)..<(y * stride + width)], y: y) }
    }
    (spans, coverage, box) = (builder.spans, builder.coverage, builder.box)
  }

  private struct Builder {

    var spans: [Span] = []
    var coverage: [UInt8] = []
    private var (left, right) = (Int.max, 0)

    mutating func add(_ row: Slice<UnsafeMutableBufferPointer<UInt8>>, y: Int) {
      var index = row.startIndex
      while index < row.endIndex {
        let first = row[index]
        let start = index
        index += 1
        guard first > 0 else { continue }
        let isFull = first == 255
        while index < row.endIndex, row[index] > 0, (row[index] == 255) == isFull { index += 1 }
        let x = start - row.startIndex
        (left, right) = (min(left, x), max(right, x + index - start))
        spans.append(
          Span(
            x: Int32(x), y: Int32(y), count: Int32(index - start),
            start: isFull ? -1 : Int32(coverage.count)))
        if !isFull { coverage += row[start..<index] }
      }
    }

    var box: PixelBox {
      guard let first = spans.first, let last = spans.last else {
        return PixelBox(left: 0, top: 0, width: 0, height: 0)
      }
      return PixelBox(
        left: left, top: Int(first.y), width: right - left, height: Int(last.y - first.y) + 1)
    }
  }
}
