import Cairo
import Foundation
import KeyboardRender

/// The colors of a decoded picture, without conversion.
struct PicturePixels: Sendable {

  let width: Int
  let height: Int

  let scale: Double

  private let colors: [SIMD3<Double>]

  init(decoding file: [UInt8], scale: Double) throws {
    self.scale = scale
    if file.starts(with: [0xFF, 0xD8]) {
      let image = try file.withUnsafeBytes { try JPEG.decode($0) }
      (width, height) = (image.width, image.height)
      colors = image.pixels.map(Self.color)
    } else {
      let picture = try PNGPicture(decoding: file)
      (width, height) = (picture.width, picture.height)
      colors = stride(from: 0, to: picture.bytes.count, by: 4).map { index in
        let pixel = picture.bytes[index...]
        return SIMD3(pixel.prefix(3).map(Double.init))
      }
    }
  }

  init(_ bitmap: Bitmap) {
    (width, height, scale) = (bitmap.width, bitmap.height, bitmap.scale)
    colors = bitmap.pixels.map(Self.color)
  }

  private static func color(_ pixel: UInt32) -> SIMD3<Double> {
    SIMD3(Double(pixel >> 16 & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel & 0xFF))
  }

  /// Return the color of the pixel at a place in points, that of the edge for places outside.
  func color(x: Double, y: Double) -> SIMD3<Double> {
    let column = min(max(Int(x * scale), 0), width - 1)
    let row = min(max(Int(y * scale), 0), height - 1)
    return colors[row * width + column]
  }

  /// Return the medians of the components in a square around a place, its half side in points.
  func color(around place: CGPoint, radius: Double = 0.7) -> SIMD3<Double> {
    let steps = stride(from: -radius, through: radius, by: 1 / scale)
    let found = steps.flatMap { dy in
      steps.map { dx in color(x: place.x + dx, y: place.y + dy) }
    }
    return Self.median(found)
  }

  static func median(_ colors: [SIMD3<Double>]) -> SIMD3<Double> {
    SIMD3(
      percentile(0.5, of: colors.map(\.x)), percentile(0.5, of: colors.map(\.y)),
      percentile(0.5, of: colors.map(\.z)))
  }

  /// Return a percentile of numbers, from 0 to 1; 0 for none.
  static func percentile(_ share: Double, of numbers: [Double]) -> Double {
    guard !numbers.isEmpty else { return 0 }
    return numbers.sorted()[min(Int(Double(numbers.count) * share), numbers.count - 1)]
  }

  static func difference(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
    let delta = first - second
    return max(abs(delta.x), abs(delta.y), abs(delta.z))
  }
}
