package import KeyboardRender

package enum PictureRefusal: Error, Hashable, Sendable {

  package enum Side: String, Hashable, Sendable {
    case expected, actual
  }

  case unreadable(Side, String)

  /// All pixels are alike, so that the picture proves nothing.
  case blank(Side)

  case pointer(Side)

  package static func check(_ file: [UInt8], side: Side) throws(PictureRefusal) -> PNGPicture {
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

  package static func isPointer(_ file: [UInt8]) -> Bool {
    file.starts(with: pointerStart)
  }

  // Source: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md, "The Pointer".
  private static let pointerStart = "version https://git-lfs.github.com/spec/".utf8
}

extension PictureRefusal: CustomStringConvertible {

  package var description: String {
    switch self {
    case .unreadable(let side, let reason): "the \(side.rawValue) picture can't be read: \(reason)"
    case .pointer(let side):
      "the \(side.rawValue) picture is a Git LFS pointer; run git lfs pull"
    case .blank(let side): "all pixels of the \(side.rawValue) picture are alike"
    }
  }
}
