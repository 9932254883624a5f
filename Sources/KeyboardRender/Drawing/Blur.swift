/// A Gaussian blur, as three averages over a box whose outermost pixels count in part.
///
/// The partial pixels give the exact deviation, also where it is smaller than a pixel.
/// Source: Gwosdek, Grewenig, Bruhn, Weickert, "Theoretical Foundations of Gaussian Convolution by
/// Extended Box Filtering", 2011.
struct Blur {

  /// How many pixels on either side count in full in one average.
  private let radius: Int

  /// How much the next pixel on either side counts.
  private let edge: Float

  private let share: Float

  // The largest blur that means anything; a larger one can't be told from an even grey.
  private static let largestDeviation = 1000.0

  /// A blur by a standard deviation in pixels.
  init(deviation: Double) {
    let deviation = min(max(deviation, 0), Self.largestDeviation)
    // Each of the three averages gives a third of the variance.
    let part = deviation * deviation / 3
    radius = Int(((12 * part + 1).squareRoot() - 1) / 2)
    let full = Double(radius)
    let edge =
      (2 * full + 1) * (full * (full + 1) - 3 * part)
      / (6 * (part - (full + 1) * (full + 1)))
    self.edge = Float(edge)
    share = Float(1 / (2 * full + 1 + 2 * edge))
  }

  /// How many pixels a point of light spreads to on either side.
  var reach: Int { 3 * (radius + 1) }

  /// Blurs bytes, with nothing around them.
  func apply(
    to bytes: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int
  ) {
    guard width > 0, height > 0, bytes.count >= stride * height else { return }
    var turned = [Float](repeating: 0, count: width * height)
    turned.withUnsafeMutableBufferPointer { turned in
      average(rows: height, of: width) { row, line in
        for x in 0..<width { line[x] = Float(bytes[row * stride + x]) }
      } store: { row, line in
        for x in 0..<width { turned[x * height + row] = line[x] }
      }
      average(rows: width, of: height) { column, line in
        for y in 0..<height { line[y] = turned[column * height + y] }
      } store: { column, line in
        for y in 0..<height { bytes[y * stride + column] = UInt8(min(max(line[y] + 0.5, 0), 255)) }
      }
    }
  }

  /// Averages every row three times.
  private func average(
    rows: Int, of count: Int,
    load: (Int, UnsafeMutablePointer<Float>) -> Void,
    store: (Int, UnsafeMutablePointer<Float>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * count) { memory in
      guard let first = memory.baseAddress else { return }
      memory.initialize(repeating: 0)
      let second = first + count
      for row in 0..<rows {
        load(row, first)
        average(first, into: second, count: count)
        average(second, into: first, count: count)
        average(first, into: second, count: count)
        store(row, second)
      }
    }
  }

  private func average(
    _ source: UnsafeMutablePointer<Float>, into target: UnsafeMutablePointer<Float>, count: Int
  ) {
    var sum: Float = 0
    for offset in -radius...radius where offset < count { sum += offset < 0 ? 0 : source[offset] }
    for place in 0..<count {
      let before = place - radius - 1
      let after = place + radius + 1
      let left = before >= 0 ? source[before] : 0
      let right = after < count ? source[after] : 0
      target[place] = (sum + edge * (left + right)) * share
      let leaving = place - radius
      sum += right - (leaving >= 0 ? source[leaving] : 0)
    }
  }
}
