public import KeyboardRender

/// Why pictures aren't compared.
public enum PictureRefusal: Error, Hashable, Sendable {

  /// One of the two pictures of a comparison.
  public enum Side: String, Hashable, Sendable {
    case expected, actual
  }

  /// A file is no readable PNG, for a reason.
  case unreadable(Side, String)

  /// All pixels of a picture are alike, so that it proves nothing.
  case blank(Side)

  /// A file isn't the picture, but the note that Git LFS leaves where the picture belongs.
  case pointer(Side)

  /// The picture in a file that can be compared.
  public static func check(_ file: [UInt8], side: Side) throws(PictureRefusal) -> PNGPicture {
    guard !isPointer(file) else { throw .pointer(side) }
    let picture: PNGPicture
    do {
      picture = try PNGPicture(decoding: file)
    } catch {
      throw .unreadable(side, error.description)
    }
    guard !picture.isBlank else { throw .blank(side) }
    return picture
  }

  /// Whether the bytes of a file are the note that Git LFS leaves in place of a large file.
  public static func isPointer(_ file: [UInt8]) -> Bool {
    file.starts(with: pointerStart)
  }

  // Source: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md, "The Pointer".
  private static let pointerStart = "version https://git-lfs.github.com/spec/".utf8
}

extension PictureRefusal: CustomStringConvertible {

  /// What is wrong, as a sentence without a full stop.
  public var description: String {
    switch self {
    case .unreadable(let side, let reason): "the \(side.rawValue) picture can't be read: \(reason)"
    case .pointer(let side):
      "the \(side.rawValue) picture is in Git LFS and was not fetched; run git lfs pull"
    case .blank(let side): "all pixels of the \(side.rawValue) picture are alike"
    }
  }
}
