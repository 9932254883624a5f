/// Gaussian blur by three box averages with fractional edges, so deviations are exact.
///
/// Source: Gwosdek et al., "Theoretical Foundations of Gaussian Convolution by Extended Box Filtering".
struct Blur {

  private let radius: Int
  private let edge: Float
  private let share: Float

  // A larger deviation is indistinguishable from an even gray.
  private static let maximumDeviation = 1000.0

  init(deviation: Double) {
    let deviation = min(max(deviation, 0), Self.maximumDeviation)
    // Each of the three averages has a third of the variance.
    let part = deviation * deviation / 3
    radius = Int(((12 * part + 1).squareRoot() - 1) / 2)
    let full = Double(radius)
    let edge =
      (2 * full + 1) * (full * (full + 1) - 3 * part)
      / (6 * (part - (full + 1) * (full + 1)))
    self.edge = Float(edge)
    share = Float(1 / (2 * full + 1 + 2 * edge))
  }

  var reach: Int { 3 * (radius + 1) }

  /// Blur with zeros around the bytes.
  func apply(to bytes: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int) {
    guard width > 0, height > 0, bytes.count >= stride * height else { return }
    var plane = Plane(width: width, height: height)
    for y in 0..<height {
      let line = plane.line(y)
      for x in 0..<width { line[x] = Float(bytes[y * stride + x]) }
    }
    let result = blurred(&plane)
    for y in 0..<height {
      let line = result.line(y)
      for x in 0..<width { bytes[y * stride + x] = UInt8(min(max(line[x] + 0.5, 0), 255)) }
    }
  }

  func apply(to numbers: inout [Float], width: Int) {
    let height = numbers.count / max(width, 1)
    guard width > 0, height > 0 else { return }
    var plane = Plane(width: width, height: height)
    for index in 0..<(width * height) { plane.line(0)[index] = numbers[index] }
    let result = blurred(&plane)
    for index in 0..<(width * height) { numbers[index] = result.line(0)[index] }
  }

  private func blurred(_ plane: inout Plane) -> Plane {
    average(&plane)
    var transposed = plane.transposed()
    average(&transposed)
    return transposed.transposed()
  }

  private func average(_ plane: inout Plane) {
    var other = Plane(width: plane.width, height: plane.height)
    average(plane, into: other)
    average(other, into: plane)
    average(plane, into: other)
    swap(&plane, &other)
  }

  // Iterates over lines with a sum for each column, since compilers vectorize loops over a line.
  private func average(_ source: borrowing Plane, into target: borrowing Plane) {
    let (width, height) = (source.width, source.height)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * width) { memory in
      guard let sum = memory.baseAddress else { return }
      memory.initialize(repeating: 0)
      let nothing = sum + width
      for y in 0..<min(radius + 1, height) {
        let line = source.line(y)
        for x in 0..<width { sum[x] += line[x] }
      }
      for y in 0..<height {
        let above = y > radius ? source.line(y - radius - 1) : nothing
        let below = y + radius + 1 < height ? source.line(y + radius + 1) : nothing
        let leaving = y >= radius ? source.line(y - radius) : nothing
        let line = target.line(y)
        for x in 0..<width {
          line[x] = (sum[x] + edge * (above[x] + below[x])) * share
          sum[x] += below[x] - leaving[x]
        }
      }
    }
  }
}

/// One channel of an image as floating-point numbers.
private struct Plane: ~Copyable {

  let width: Int
  let height: Int
  private let numbers: UnsafeMutablePointer<Float>

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    numbers = .allocate(capacity: width * height)
    numbers.initialize(repeating: 0, count: width * height)
  }

  deinit { numbers.deallocate() }

  func line(_ y: Int) -> UnsafeMutablePointer<Float> { numbers + y * width }

  borrowing func transposed() -> Plane {
    let transposed = Plane(width: height, height: width)
    // Small squares keep both matrices in the processor's cache.
    let side = 16
    for top in stride(from: 0, to: height, by: side) {
      for left in stride(from: 0, to: width, by: side) {
        for y in top..<min(top + side, height) {
          for x in left..<min(left + side, width) {
            transposed.numbers[x * height + y] = numbers[y * width + x]
          }
        }
      }
    }
    return transposed
  }
}
