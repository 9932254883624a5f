import KeyboardRender

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

  /// The picture in a file that can be compared.
  static func check(_ file: [UInt8], side: Side) throws(PictureRefusal) -> PNGPicture {
    let picture: PNGPicture
    do {
      picture = try PNGPicture(decoding: file)
    } catch {
      throw .unreadable(side, error.description)
    }
    guard !picture.isBlank else { throw .blank(side) }
    return picture
  }
}

extension PictureRefusal: CustomStringConvertible {

  /// What is wrong, as a sentence without a full stop.
  public var description: String {
    switch self {
    case .unreadable(let side, let reason): "the \(side.rawValue) picture can't be read: \(reason)"
    case .blank(let side): "all pixels of the \(side.rawValue) picture are alike"
    }
  }
}
