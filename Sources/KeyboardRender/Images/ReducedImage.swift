/// An image downscaled by averaging blocks of pixels.
///
/// Cairo alone would read each pixel of a large image many times to reduce it much.
struct ReducedImage {

  let width: Int
  let height: Int

  /// Premultiplied pixels `0xAARRGGBB`.
  var pixels: [UInt32]

  /// Average blocks of columns and rows; those at the right and bottom edge may be smaller.
  init(_ image: DecodedImage, columns: Int, rows: Int) {
    let width = (image.width + columns - 1) / columns
    let height = (image.height + rows - 1) / rows
    var sums = [SIMD4<UInt32>](repeating: .zero, count: width)
    pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, initializedCount in
      image.pixels.withUnsafeBufferPointer { source in
        for y in 0..<height {
          let lines = y * rows..<min((y + 1) * rows, image.height)
          for x in 0..<width { sums[x] = .zero }
          for line in lines {
            var x = line * image.width
            for column in 0..<width {
              let end = min(x + columns, (line + 1) * image.width)
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
            let count = UInt32(lines.count * min(columns, image.width - column * columns))
            let mean = (sums[column] &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
            target[y * width + column] = mean[0] << 24 | mean[1] << 16 | mean[2] << 8 | mean[3]
          }
        }
      }
      initializedCount = width * height
    }
    (self.width, self.height) = (width, height)
  }
}
