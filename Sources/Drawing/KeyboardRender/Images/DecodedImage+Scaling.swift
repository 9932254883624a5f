extension DecodedImage {

  /// Cairo alone would read each pixel of a large image many times to reduce it much.
  func reduced(columns: Int, rows: Int) -> DecodedImage {
    let (fullWidth, fullHeight) = (self.width, self.height)
    let width = (fullWidth + columns - 1) / columns
    let height = (fullHeight + rows - 1) / rows
    var sums = [SIMD4<UInt32>](repeating: .zero, count: width)
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, initializedCount in
      self.pixels.withUnsafeBufferPointer { source in
        for y in 0..<height {
          let lines = y * rows..<min((y + 1) * rows, fullHeight)
          for x in 0..<width { sums[x] = .zero }
          for line in lines {
            var x = line * fullWidth
            for column in 0..<width {
              let end = min(x + columns, (line + 1) * fullWidth)
              var sum = SIMD4<UInt32>.zero
              while x < end {
                let word = source[x]
                sum &+= SIMD4(word >> 24, word >> 16 & 255, word >> 8 & 255, word & 255)
                x += 1
              }
              sums[column] &+= sum
            }
          }
          for column in 0..<width {
            let count = UInt32(lines.count * min(columns, fullWidth - column * columns))
            let mean = (sums[column] &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
            target[y * width + column] = mean[0] << 24 | mean[1] << 16 | mean[2] << 8 | mean[3]
          }
        }
      }
      initializedCount = width * height
    }
    return DecodedImage(width: width, height: height, pixels: pixels, isPlain: false)
  }

  /// No column reaches beyond an edge: the result repeats as the image does.
  func averaged(columns: Int, rows: Int) -> DecodedImage {
    guard columns < width || rows < height else { return self }
    let across = (0..<columns).map { Self.weights(of: $0, in: columns, from: width) }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(columns * rows)
    var sums = [SIMD4<Float>](repeating: .zero, count: columns)
    self.pixels.withUnsafeBufferPointer { source in
      for row in 0..<rows {
        for column in sums.indices { sums[column] = .zero }
        for (y, down) in Self.weights(of: row, in: rows, from: height) {
          for (column, weights) in across.enumerated() {
            var sum = SIMD4<Float>.zero
            for (x, weight) in weights { sum += source[y * width + x].channels * weight }
            sums[column] += sum * down
          }
        }
        pixels += sums.map { UInt32(channels: $0) }
      }
    }
    return DecodedImage(width: columns, height: rows, pixels: pixels, isPlain: false)
  }

  private static func weights(
    of part: Int, in parts: Int, from count: Int
  ) -> [(place: Int, weight: Float)] {
    let length = Double(count) / Double(parts)
    let (start, end) = (Double(part) * length, Double(part + 1) * length)
    return (Int(start)..<min(Int(end.rounded(.up)), count)).map { place in
      (place, Float((min(end, Double(place + 1)) - max(start, Double(place))) / length))
    }
  }

  func repeated(columns: Int, rows: Int) -> DecodedImage {
    guard columns > 1 || rows > 1 else { return self }
    var band: [UInt32] = []
    band.reserveCapacity(pixels.count * columns)
    for y in 0..<height {
      for _ in 0..<columns { band += pixels[y * width..<(y + 1) * width] }
    }
    var all: [UInt32] = []
    all.reserveCapacity(band.count * rows)
    for _ in 0..<rows { all += band }
    return DecodedImage(width: width * columns, height: height * rows, pixels: all, isPlain: false)
  }
}

extension UInt32 {

  fileprivate var channels: SIMD4<Float> {
    SIMD4(Float(self >> 24), Float(self >> 16 & 255), Float(self >> 8 & 255), Float(self & 255))
  }

  fileprivate init(channels: SIMD4<Float>) {
    let bytes = SIMD4<UInt32>(
      (channels + 0.5).clamped(lowerBound: .zero, upperBound: .init(repeating: 255)))
    self = bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3]
  }
}
