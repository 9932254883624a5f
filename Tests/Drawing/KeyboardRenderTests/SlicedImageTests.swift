import KeyboardKit
import KeyboardRender
import Testing

@Suite final class SlicedImageTests: RendererSuite {

  private static let size = 9

  /// A file of 9 × 9 pixels: red corners of 3 × 3, green edges and a blue center.
  private static func file() throws -> ImageFile {
    let bytes = (0..<size * size).flatMap { index -> [UInt8] in
      let outside = [index % size, index / size].count { $0 < 3 || $0 > 5 }
      return (0..<3).map { $0 == 2 - outside ? 255 : 0 } + [255]
    }
    let picture = PNGPicture(width: size, height: size, bytes: bytes, isOpaque: true)
    return try #require(ImageFile(Data(try picture.encoded())))
  }

  private static let colors: [UInt32] = [0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000]

  /// The size of the frame, the image pixels per point, and the drawn corner in points.
  static let rows: [(width: Double, height: Double, scale: Double, corner: Double)] = [
    (30, 20, 1, 3), (30, 20, 0.5, 6), (30, 20, 3, 1), (9, 9, 1, 3),
    // Corners shrink together where the frame is smaller, even if only its height is.
    (30, 4, 1, 2), (4, 30, 1, 2),
  ]

  @Test(arguments: rows, [1.0, 2])
  func cornersKeepTheirSize(
    row: (width: Double, height: Double, scale: Double, corner: Double), density: Double
  ) throws {
    let box = CGRect(x: 5, y: 5, width: row.width, height: row.height)
    let image = Scene.Image(
      try Self.file(), box: box, clip: Path(box),
      slices: .init(left: 3, right: 3, top: 3, bottom: 3, scale: row.scale))
    let bitmap = try renderer.bitmap(of: scene { $0.image(image) }, scale: density)
    let corner = row.corner * density
    let (width, height) = (Int(row.width * density), Int(row.height * density))
    let origin = Int(5 * density)
    for y in 0..<height {
      for x in 0..<width {
        let outside = [(x, width), (y, height)].count { place, length in
          let center = Double(place) + 0.5
          return center < corner || center > Double(length) - corner
        }
        #expect(bitmap[origin + x, origin + y] == Self.colors[outside], "\(x) \(y)")
      }
    }
    #expect(bitmap[origin - 1, origin + 1] == 0xFFFF_FFFF)
    #expect(bitmap[origin + width, origin + 1] == 0xFFFF_FFFF)
  }

  @Test func partsMeetWithoutSeams() throws {
    // Frames between pixels, whose inner edges are drawn at whole ones.
    for offset in [0.1, 0.37, 0.5, 0.77] {
      let box = CGRect(x: 5 + offset, y: 5 + offset, width: 25.3, height: 17.9)
      let image = Scene.Image(
        try Self.file(), box: box, clip: Path(box),
        slices: .init(left: 3, right: 3, top: 3, bottom: 3, scale: 0.7))
      let bitmap = try renderer.bitmap(of: scene { $0.image(image) }, scale: 1)
      for y in 7..<21 {
        for x in 7..<29 { #expect(Self.colors.contains { $0 == bitmap[x, y] }, "\(x) \(y)") }
      }
    }
  }

  /// Lines at and beyond the edges of the image, which cut off nothing.
  @Test(arguments: [(0, 0), (9, 0), (0, 9), (20, 20), (-3, 4), (9, 9)])
  func linesBeyondTheImageAreHarmless(first: Int, last: Int) throws {
    let box = CGRect(x: 0, y: 0, width: 20, height: 20)
    let slices = Scene.Image.Slices(left: first, right: last, top: first, bottom: last)
    let parts = slices.parts(of: try Self.file(), in: box)
    for lengths in [parts.across, parts.down] {
      #expect(lengths.pixels.allSatisfy { $0 >= 0 } && lengths.pixels.reduce(0, +) == Self.size)
      #expect(lengths.points.allSatisfy { $0 >= 0 })
    }
    let image = Scene.Image(try Self.file(), box: box, clip: Path(box), slices: slices)
    _ = try renderer.bitmap(of: scene { $0.image(image) }, scale: 1)
  }

  @Test func documentsHoldTheDrawnPicture() throws {
    let box = CGRect(x: 5, y: 5, width: 20, height: 20)
    let image = Scene.Image(
      try Self.file(), box: box, clip: Path(box),
      slices: .init(left: 3, right: 3, top: 3, bottom: 3))
    let drawing = scene { $0.image(image) }
    let text = String(decoding: try renderer.svg(of: drawing), as: UTF8.self)
    // At twice the size, so that the corners are as sharp as in a bitmap.
    #expect(text.contains("<image width=\"40\" height=\"40\""), "\(text.prefix(400))")
    #expect(try renderer.pdf(of: drawing).count > 500)
  }
}
