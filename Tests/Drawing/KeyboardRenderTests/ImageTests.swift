import KeyboardKit
import KeyboardRender
import Testing

@Suite final class ImageTests: RendererSuite {

  /// A file of 4 × 2 pixels: red and green above, blue and half clear white below.
  private func picture(isOpaque: Bool = true) throws -> ImageFile {
    let colors: [[UInt8]] = [
      [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, isOpaque ? 255 : 128],
    ]
    let bytes = [0, 0, 1, 1, 2, 2, 3, 3].flatMap { colors[$0] }
    let picture = PNGPicture(width: 4, height: 2, bytes: bytes, isOpaque: isOpaque)
    return try #require(ImageFile(Data(try picture.encoded())))
  }

  static let folder = SceneFontTests.file("StyleThemes")

  private func photo() throws -> ImageFile {
    try #require(ImageFile(Data(contentsOf: Self.folder.appending(path: "dusk.jpg"))))
  }

  private let all = CGRect(x: 0, y: 0, width: 40, height: 40)

  private func draw(_ image: Scene.Image, scale: Double = 1) throws -> Bitmap {
    try renderer.bitmap(of: scene { $0.image(image) }, scale: scale)
  }

  @Test(arguments: [1.0, 2.5]) func stretchesAPictureOverItsBox(scale: Double) throws {
    let bitmap = try draw(Scene.Image(picture(), box: all, clip: Path(all)), scale: scale)
    let corner = { (x: Double, y: Double) in bitmap[Int(x * scale), Int(y * scale)] }
    #expect(corner(2, 2) == 0xFFFF_0000 && corner(38, 2) == 0xFF00_FF00)
    #expect(corner(2, 38) == 0xFF00_00FF && corner(38, 38) == 0xFFFF_FFFF)
    #expect(corner(0, 0) == 0xFFFF_0000, "The edges of an image that covers its shape are sharp.")
  }

  @Test func cutsAPictureToItsShape() throws {
    let clip = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
    let bitmap = try draw(Scene.Image(picture(), box: all, clip: clip))
    #expect(bitmap[9, 20] == 0xFFFF_FFFF && bitmap[12, 12] != 0xFFFF_FFFF)
    #expect(bitmap[30, 20] == 0xFFFF_FFFF)
  }

  @Test func repeatsAPictureInAllDirections() throws {
    let box = CGRect(x: 8, y: 8, width: 8, height: 4)
    let bitmap = try draw(Scene.Image(picture(), box: box, clip: Path(all), isRepeated: true))
    #expect(bitmap[1, 1] != bitmap[5, 1] && bitmap[1, 1] != bitmap[1, 3])
    for y in 0..<36 {
      for x in 0..<32 {
        #expect(bitmap[x, y] == bitmap[x + 8, y])
        #expect(bitmap[x, y] == bitmap[x, y + 4])
      }
    }
  }

  @Test func mixesByOpacityAndTint() throws {
    let half = try draw(Scene.Image(picture(), box: all, clip: Path(all), opacity: 0.5))
    let red = try #require(half[2, 38]) >> 16 & 255
    #expect((127...129).contains(red))
    let tint = Color.Resolved(hex: 0x000000)
    let outline = try draw(
      Scene.Image(picture(isOpaque: false), box: all, clip: Path(all), tint: tint))
    #expect(outline[2, 2] == 0xFF00_0000)
    let blue = try #require(outline[38, 38]) & 255
    #expect((126...128).contains(blue))
  }

  @Test func blursWithoutLosingTheEdges() throws {
    let sharp = try draw(Scene.Image(photo(), box: all, clip: Path(all)), scale: 2)
    let soft = try draw(Scene.Image(photo(), box: all, clip: Path(all), blur: 3), scale: 2)
    #expect(contrast(soft) < contrast(sharp) / 2)
    #expect(soft.pixels.allSatisfy { $0 >> 24 == 255 })
    // White ground would shine through the corners of a picture that fades.
    #expect(soft[0, 0].map { $0 & 255 < 200 } == true)
  }

  private func contrast(_ bitmap: Bitmap) -> Int {
    zip(bitmap.pixels, bitmap.pixels.dropFirst()).reduce(0) { sum, pair in
      sum + abs(Int(pair.0 & 255) - Int(pair.1 & 255))
    }
  }

  @Test func makesLargePicturesSmallByTheirMeans() throws {
    let line: [UInt8] = (0..<200).flatMap {
      $0.isMultiple(of: 2) ? [0, 0, 0, 255] : [255, 255, 255, 255]
    }
    let bytes = (0..<200).flatMap { _ in line }
    let file = try PNGPicture(width: 200, height: 200, bytes: bytes, isOpaque: true).encoded()
    let image = try #require(ImageFile(Data(file)))
    let bitmap = try draw(Scene.Image(image, box: all, clip: Path(all)))
    #expect(bitmap.pixels.allSatisfy { abs(Int($0 & 255) - 128) < 30 })
  }

  @Test func embedsAFileOnceInDocuments() throws {
    let (file, box) = (try photo(), all)
    let drawing = scene { builder in
      for x in [0.0, 20] {
        let clip = Path(CGRect(x: x, y: 0, width: 18, height: 40))
        builder.image(Scene.Image(file, box: box, clip: clip))
      }
    }
    let svg = String(decoding: try renderer.svg(of: drawing), as: UTF8.self)
    #expect(svg.components(separatedBy: file.bytes.base64EncodedString()).count == 2)
    #expect(svg.components(separatedBy: "<use ").count == 3)
    let pdf = try renderer.pdf(of: drawing)
    #expect(Data(pdf).range(of: file.bytes) != nil, "The JPEG is in the document as it is.")
    #expect(pdf.count < file.bytes.count * 2)
  }

  @Test func documentsHaveEveryKindOfPicture() throws {
    let file = try picture(isOpaque: false)
    let drawing = scene { builder in
      builder.image(Scene.Image(file, box: all, clip: Path(all), isRepeated: true, opacity: 0.5))
      builder.image(
        Scene.Image(file, box: all, clip: Path(all), tint: .init(hex: 0xFF, opacity: 0.5)))
      builder.image(Scene.Image(file, box: all, clip: Path(all), blur: 2))
    }
    let svg = String(decoding: try renderer.svg(of: drawing), as: UTF8.self)
    for part in ["<pattern ", "feComposite", "<image ", "opacity=\".5\""] {
      #expect(svg.contains(part), "\(part)")
    }
    #expect(try renderer.pdf(of: drawing).count > 1000)
  }

  @Test func sameBytesFromEveryRenderer() throws {
    let drawing = scene { builder in
      for box in [all, CGRect(x: 5, y: 5, width: 11, height: 13)] {
        guard let file = try? photo() else { return }
        builder.image(Scene.Image(file, box: box, clip: Path(box), blur: 1))
        builder.image(Scene.Image(file, box: box, clip: Path(box), opacity: 0.5))
      }
    }
    let other = try KeyboardRenderer()
    let first = try renderer.png(of: drawing, scale: 3)
    #expect(try renderer.png(of: drawing, scale: 3) == first)
    #expect(try other.png(of: drawing, scale: 3) == first)
    #expect(try other.svg(of: drawing) == renderer.svg(of: drawing))
    #expect(try other.pdf(of: drawing) == renderer.pdf(of: drawing))
  }

  /// The cache holds two of these images, and a third one clears it.
  @Test func aPageHasAnImageOnceAfterAnyOtherPage() throws {
    let (width, height) = (1000.0, 700.0)
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    let file = try picture()
    func page(_ tints: [UInt32]) throws -> [UInt8] {
      let drawing = scene(width: width, height: height) { builder in
        for tint in tints {
          builder.image(Scene.Image(file, box: all, clip: Path(all), tint: .init(hex: tint)))
        }
      }
      return try renderer.pdf(of: drawing)
    }
    let first = try page([0xFF0000, 0x0000FF, 0xFF0000])
    _ = try page([0xFF0000, 0x00FF00])
    #expect(try page([0xFF0000, 0x0000FF, 0xFF0000]) == first)
  }

  @Test(arguments: [0.3, 0.6, 0.95]) func damagedFilesAreErrors(share: Double) throws {
    for file in [try photo().bytes, try picture().bytes] {
      let count = Int(Double(file.count) * share)
      guard let part = ImageFile(file.prefix(count)) else { continue }
      #expect(throws: RenderError.self) { try KeyboardRenderer.check(part) }
      let drawing = scene { $0.image(Scene.Image(part, box: all, clip: Path(all))) }
      #expect(throws: RenderError.self) { try renderer.png(of: drawing, scale: 1) }
      #expect(throws: RenderError.self) { try renderer.svg(of: drawing) }
      #expect(throws: RenderError.self) { try renderer.pdf(of: drawing) }
    }
  }

  @Test func flippedBytesNeverTrap() throws {
    for file in [try photo().bytes, try picture().bytes] {
      for offset in stride(from: 0, to: file.count, by: max(file.count / 60, 1)) {
        var bytes = file
        bytes[offset] ^= 0xFF
        guard let image = ImageFile(bytes), image.width * image.height < 1_000_000 else { continue }
        do {
          try KeyboardRenderer.check(image)
        } catch {
          guard case .unreadableImage(let reason) = error else {
            Issue.record("\(error)")
            continue
          }
          #expect(!reason.isEmpty)
        }
      }
    }
  }

  private let bitmap = Bitmap(
    width: 3, height: 2, scale: 1, pixels: [UInt32](repeating: 0xFF20_4060, count: 6))

  @Test func filesOfPixelsTellTheirSize() throws {
    for format in ImageFormat.all {
      guard case .bitmap(let encode) = format.encoding else { continue }
      let file = try encode(bitmap, .default, [])
      #expect(ImageFormat.size(ofFile: file).map { $0 == (3, 2) } == true, "\(format.id)")
    }
    #expect(ImageFormat.size(ofFile: Array("<svg/>".utf8)) == nil)
  }

  @Test func namesAreDifferent() {
    #expect(Set(ImageFormat.all.map(\.id)).count == ImageFormat.all.count)
  }
}
