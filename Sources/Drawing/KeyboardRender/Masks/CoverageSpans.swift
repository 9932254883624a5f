internal import CImages
internal import Cairo

/// The coverage of a shape as spans of its rows: most pixels are covered fully or not at all.
final class CoverageSpans: Sendable {

  let spans: [cimages_span]

  /// The coverage of the pixels covered in part, from 1 to 254.
  let coverage: [UInt8]

  let box: PixelBox

  var size: Int { spans.count * MemoryLayout<cimages_span>.stride + coverage.count }

  init(_ mask: borrowing Surface) {
    var builder = Builder()
    let (width, height) = (mask.width, mask.height)
    mask.withBytes { bytes, stride in
      guard let start = bytes.baseAddress else { return }
      for y in 0..<height { builder.add(start + y * stride, count: width, y: y) }
    }
    // Copies without the room that the arrays have grown by, since many are kept.
    spans = builder.spans.withUnsafeBufferPointer(Array.init)
    coverage = builder.coverage.withUnsafeBufferPointer(Array.init)
    box = builder.box
  }

  /// The mask begins with the first pixel of the original one.
  var mask: Surface {
    let surface = Surface(.mask, width: box.left + box.width, height: box.top + box.height)
    surface.withBytes { bytes, stride in
      for span in spans {
        let start = Int(span.y) * stride + Int(span.x)
        for index in 0..<Int(span.count) {
          bytes[start + index] = span.start < 0 ? 255 : coverage[Int(span.start) + index]
        }
      }
    }
    return surface
  }

  private struct Builder {

    var spans: [cimages_span] = []
    var coverage: [UInt8] = []
    private var (left, right) = (Int.max, 0)

    mutating func add(_ row: UnsafePointer<UInt8>, count: Int, y: Int) {
      var x = 0
      while true {
        x = Self.end(of: 0, in: row, from: x, to: count)
        guard x < count else { return }
        let start = x
        let isFull = row[x] == 255
        if isFull {
          x = Self.end(of: 255, in: row, from: x, to: count)
        } else {
          while x < count, row[x] != 0, row[x] != 255 { x += 1 }
        }
        (left, right) = (min(left, start), max(right, x))
        let first: Int32 = isFull ? -1 : Int32(coverage.count)
        spans.append(
          cimages_span(x: Int32(start), y: Int32(y), count: Int32(x - start), start: first))
        if !isFull { coverage += UnsafeBufferPointer(start: row + start, count: x - start) }
      }
    }

    /// Compares eight bytes at a time.
    private static func end(
      of value: UInt8, in row: UnsafePointer<UInt8>, from start: Int, to count: Int
    ) -> Int {
      let eight = UInt64(value) &* 0x0101_0101_0101_0101
      var x = start
      while x + 8 <= count, UnsafeRawPointer(row + x).loadUnaligned(as: UInt64.self) == eight {
        x += 8
      }
      while x < count, row[x] == value { x += 1 }
      return x
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
