internal import KeyboardDrawing
internal import Synchronization

/// A process-wide cache of decoded images, so that a theme's image is decoded once for all keys,
/// jobs and pictures of a batch: decoding takes longer than everything else.
final class DecodedImages: Sendable {

  /// The shared cache; the pixels of a file depend on the file alone.
  static let shared = DecodedImages()

  private let known = Mutex<[(file: ImageFile, image: DecodedImage)]>([])

  // The pixels of about two large photos, in 64 MB.
  private static let mostPixels = 16 << 20

  /// The decoded image of a file.
  func image(_ file: ImageFile) throws(RenderError) -> DecodedImage {
    if let image = known.withLock({ Self.find(file, in: &$0) }) { return image }
    let image = try DecodedImage(file)
    known.withLock { known in
      known.append((file, image))
      while known.count > 1, known.reduce(0, { $0 + $1.image.pixels.count }) > Self.mostPixels {
        known.removeFirst()
      }
    }
    return image
  }

  /// Look up a file and make it the most recently used.
  private static func find(
    _ file: ImageFile, in known: inout [(file: ImageFile, image: DecodedImage)]
  ) -> DecodedImage? {
    guard let index = known.lastIndex(where: { $0.file == file }) else { return nil }
    if index != known.count - 1 { known.append(known.remove(at: index)) }
    return known.last?.image
  }
}
