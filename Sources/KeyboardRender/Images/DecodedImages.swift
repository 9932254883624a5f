internal import KeyboardDrawing
internal import Synchronization

/// The pictures of the whole process that were read last, so that a theme's picture is read once for
/// all keys, workers and pictures of a batch: reading takes longer than everything else.
final class DecodedImages: Sendable {

  /// The only one: what a file's pixels are depends on the file alone.
  static let shared = DecodedImages()

  private let known = Mutex<[(file: ImageFile, image: DecodedImage)]>([])

  // As many pixels as two large photos have, in 64 MB.
  private static let mostPixels = 16 << 20

  /// The pixels of a file.
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

  /// Find a file and make it the last to be forgotten.
  private static func find(
    _ file: ImageFile, in known: inout [(file: ImageFile, image: DecodedImage)]
  ) -> DecodedImage? {
    guard let index = known.lastIndex(where: { $0.file == file }) else { return nil }
    if index != known.count - 1 { known.append(known.remove(at: index)) }
    return known.last?.image
  }
}
