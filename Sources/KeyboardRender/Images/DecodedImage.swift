internal import Cairo
internal import Foundation
internal import KeyboardDrawing

/// The pixels of an upright image.
final class DecodedImage: Sendable {

  let width: Int
  let height: Int

  /// Premultiplied pixels `0xAARRGGBB`, row by row from the top.
  let pixels: [UInt32]

  /// Whether all decoders agree on the pixels, so that documents can embed the file.
  let isPlain: Bool

  /// Decode an image file.
  ///
  /// Untrusted files are safe: damaged and oversized files throw.
  ///
  /// - Throws: ``RenderError/unreadableImage(_:)``
  init(_ file: ImageFile) throws(RenderError) {
    guard file.width * file.height <= PNG.largestPixelCount else {
      throw .unreadableImage("it has \(file.width)×\(file.height) pixels, which is too many")
    }
    let result = file.bytes.withUnsafeBytes { bytes in
      Result { () throws(CairoError) in try Self.decode(bytes, format: file.format) }
    }
    let decoded: Decoded
    do {
      decoded = try result.get()
    } catch {
      switch error {
      case .png(let reason), .jpeg(let reason): throw .unreadableImage(reason)
      case .drawing, .fontConfiguration: throw RenderError(error)
      }
    }
    let upright = decoded.turned(file.orientation)
    (width, height, pixels) = (upright.width, upright.height, upright.pixels)
    isPlain = decoded.isPlain && file.orientation == 1
    guard width == file.width, height == file.height else {
      throw .unreadableImage("its header specifies another size than that of its pixels")
    }
  }

  private static func decode(
    _ bytes: UnsafeRawBufferPointer, format: ImageFile.Format
  ) throws(CairoError) -> Decoded {
    switch format {
    case .png:
      let image = try PNG.decode(Array(bytes))
      return Decoded(
        width: image.width, height: image.height, pixels: image.premultipliedPixels, isPlain: true)
    case .jpeg:
      let image = try JPEG.decode(bytes)
      return Decoded(
        width: image.width, height: image.height, pixels: image.pixels, isPlain: !image.holdsInks)
    }
  }

  /// Access the pixels as a surface.
  func withSurface<Value>(_ body: (borrowing Surface) -> Value) -> Value {
    pixels.withUnsafeBufferPointer { pixels in
      // Cairo only reads from sources.
      let surface = Surface(
        borrowing: UnsafeMutableBufferPointer(mutating: pixels), width: width, height: height)
      return body(surface)
    }
  }
}

/// The result of decoding, before rotation.
private struct Decoded {

  var width: Int
  var height: Int
  var pixels: [UInt32]
  var isPlain: Bool

  /// The image after one of the eight EXIF orientations.
  func turned(_ orientation: Int) -> Decoded {
    guard orientation > 1 else { return self }
    let isTransposed = orientation > 4
    var result = self
    if isTransposed { (result.width, result.height) = (height, width) }
    // The sides of the file that become the left and top sides of the image.
    let fromRight = [2, 3, 7, 8].contains(orientation)
    let fromBottom = [3, 4, 6, 7].contains(orientation)
    for y in 0..<result.height {
      for x in 0..<result.width {
        let (column, row) = isTransposed ? (y, x) : (x, y)
        let source =
          (fromBottom ? height - 1 - row : row) * width + (fromRight ? width - 1 - column : column)
        result.pixels[y * result.width + x] = pixels[source]
      }
    }
    return result
  }
}

extension PNG.Image {

  /// Premultiplied pixels `0xAARRGGBB`.
  fileprivate var premultipliedPixels: [UInt32] {
    let count = width * height
    return [UInt32](unsafeUninitializedCapacity: count) { pixels, initializedCount in
      bytes.withUnsafeBufferPointer { bytes in
        for index in 0..<count {
          let alpha = UInt32(bytes[index * 4 + 3])
          let part = { (offset: Int) in (UInt32(bytes[index * 4 + offset]) * alpha + 127) / 255 }
          pixels[index] = alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
        }
      }
      initializedCount = count
    }
  }
}

/// The pixels of an image for embedding in documents.
final class WholeImage {

  let surface: Surface

  /// Copy the pixels of an image, and attach the file if documents can embed it.
  init(_ image: DecodedImage, of file: ImageFile) {
    surface = Surface(.color, width: image.width, height: image.height)
    surface.withBytes { bytes, stride in
      image.pixels.withUnsafeBytes { pixels in
        for y in 0..<image.height {
          let row = UnsafeRawBufferPointer(rebasing: pixels[(y * image.width * 4)...])
          UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(bytes)[(y * stride)...]
          )
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: row.prefix(image.width * 4)))
        }
      }
    }
    guard image.isPlain, file.format == .jpeg else { return }
    file.bytes.withUnsafeBytes { surface.keep(jpeg: $0) }
  }
}
