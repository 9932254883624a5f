internal import Cairo
internal import Foundation
internal import KeyboardDrawing

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
