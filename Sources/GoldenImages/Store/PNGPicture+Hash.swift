internal import Artifacts
public import KeyboardRender

extension PNGPicture {

  /// The SHA-256 of the size and all pixels, as 64 hexadecimal digits.
  ///
  /// The encoding of the file, its texts and the colors of transparent pixels don't count, so that
  /// equal pictures have equal hashes.
  public var pixelHash: String {
    var digest = Digest()
    digest.add("\(width)x\(height)")
    guard !isOpaque else {
      digest.add(bytes)
      return digest.text
    }
    var row = [Pixel](repeating: .clear, count: width)
    _ = withPixels { grid in
      for y in 0..<grid.height {
        let source = grid.row(y)
        for x in row.indices { row[x] = source[x].alpha == 0 ? .clear : source[x] }
        row.withUnsafeBytes { digest.add($0) }
      }
    }
    return digest.text
  }
}

extension Pixel {

  /// A fully transparent pixel.
  fileprivate static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
}
