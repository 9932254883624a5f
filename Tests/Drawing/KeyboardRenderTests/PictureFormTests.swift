import Foundation
import KeyboardRender
import Testing

@testable import KeyboardDrawing

/// WebP files, SVG files, regions and turned pictures, as all formats draw them.
@Suite final class PictureFormTests: RendererSuite {

  private let all = CGRect(x: 0, y: 0, width: 40, height: 40)

  private func file(_ name: String) throws -> ImageFile {
    try #require(ImageFile(Data(contentsOf: ImageTests.folder.appending(path: name))))
  }

  private func draw(_ image: Scene.Image, scale: Double = 1) throws -> Bitmap {
    try renderer.bitmap(of: scene { $0.image(image) }, scale: scale)
  }

  /// Red on the left, blue on the right, in an SVG file of 20 × 10 units.
  private func halves() throws -> ImageFile {
    let text =
      "<svg viewBox='0 0 20 10'><path d='M0 0h10v10H0z' fill='#f00'/>"
      + "<path d='M10 0h10v10H10z' fill='#00f'/></svg>"
    return try #require(ImageFile(Data(text.utf8)))
  }

  @Test func readsWebP() throws {
    let sprites = try file("sprites.webp")
    #expect(sprites.format == .webp && sprites.width == 192 && sprites.height == 64)
    #expect(!sprites.isOpaque)
    let sun = try #require(sprites.cropped(to: ImageFile.Region(x: 0, y: 0, width: 64, height: 64)))
    let bitmap = try draw(Scene.Image(sun, box: all, clip: Path(all)))
    // The middle of the sun is yellow, and its corner transparent.
    #expect(bitmap[20, 20] == 0xFFFA_CC15 && bitmap[0, 0] == 0xFFFF_FFFF)
    #expect(sprites.cropped(to: ImageFile.Region(x: 129, y: 0, width: 64, height: 64)) == nil)
    let region = try #require(sun.cropped(to: ImageFile.Region(x: 30, y: 30, width: 4, height: 4)))
    #expect(region.region == ImageFile.Region(x: 30, y: 30, width: 4, height: 4))
    #expect(
      try draw(Scene.Image(region, box: all, clip: Path(all))).pixels.allSatisfy {
        $0 == 0xFFFA_CC15
      })
  }

  @Test func refusesDamagedWebP() throws {
    let bytes = try Data(contentsOf: ImageTests.folder.appending(path: "sprites.webp"))
    let half = try #require(ImageFile(bytes.prefix(bytes.count / 2)))
    #expect(throws: RenderError.self) { try KeyboardRenderer.check(half) }
  }

  @Test(arguments: [1.0, 3.0]) func drawsSVGSharply(scale: Double) throws {
    let bitmap = try draw(Scene.Image(halves(), box: all, clip: Path(all)), scale: scale)
    let pixel = { (x: Double) in bitmap[Int(x * scale), Int(20 * scale)] }
    #expect(pixel(19) == 0xFFFF_0000 && pixel(21) == 0xFF00_00FF)
    let width = Int(40 * scale)
    let row = (0..<width).compactMap { bitmap[$0, 9] }
    #expect(row.filter { $0 != 0xFFFF_0000 && $0 != 0xFF00_00FF }.count <= 2)
  }

  @Test func cutsRegionsOfSVG() throws {
    let right = try #require(
      try halves().cropped(to: ImageFile.Region(x: 10, y: 0, width: 10, height: 10)))
    let bitmap = try draw(Scene.Image(right, box: all, clip: Path(all)))
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFF00_00FF })
  }

  @Test func slicesSVG() throws {
    let slices = Scene.Image.Slices(left: 5, right: 5, top: 0, bottom: 0, scale: 1)
    let bitmap = try draw(
      Scene.Image(halves(), box: all, clip: Path(all), slices: slices), scale: 2)
    #expect(bitmap[20, 40] == 0xFFFF_0000 && bitmap[60, 40] == 0xFF00_00FF)
  }

  @Test(arguments: [
    (90.0, 0xFFFF_0000 as UInt32, 0xFF00_00FF as UInt32), (-90, 0xFF00_00FF, 0xFFFF_0000),
  ])
  func turnsPictures(degrees: Double, above: UInt32, below: UInt32) throws {
    let box = CGRect(x: 0, y: 10, width: 40, height: 20)
    let clip = Path(CGRect(x: 10, y: 0, width: 20, height: 40))
    let image = Scene.Image(try halves(), box: box, clip: clip, turn: degrees)
    let bitmap = try draw(image)
    #expect(bitmap[20, 5] == above && bitmap[20, 35] == below)
    #expect(bitmap[5, 20] == 0xFFFF_FFFF)
    let drawing = scene { $0.image(image) }
    let svg = String(decoding: try renderer.svg(of: drawing), as: UTF8.self)
    #expect(svg.contains("data:image/png;base64"))
    #expect(try renderer.pdf(of: drawing).count > 500)
  }

  /// Shapes of a drawing are nodes of the scene, placed and colored.
  @Test func drawingsBecomePaths() throws {
    let image = try VectorImage(
      path: "M0 0h12v24H0z", viewBox: CGRect(x: 0, y: 0, width: 24, height: 24))
    let red = Color.Resolved(hex: 0xFF0000)
    let drawing = scene {
      $0.vector(image, in: image.fitting(all), colors: VectorColors(current: red))
    }
    guard case .fill(let path, .color(let color)) = drawing.nodes.last else {
      Issue.record("the drawing has no path")
      return
    }
    #expect(path.controlPointBox == CGRect(x: 0, y: 0, width: 20, height: 40) && color == red)
    let bitmap = try renderer.bitmap(of: drawing, scale: 1)
    #expect(bitmap[10, 20] == 0xFFFF_0000 && bitmap[30, 20] == 0xFFFF_FFFF)
    let svg = String(decoding: try renderer.svg(of: drawing), as: UTF8.self)
    #expect(svg.contains("M0 0") && !svg.contains("<image"))
  }

  @Test func capsAndJoinsAreDrawn() throws {
    let path = Path(polyline: [Path.Corner(10, 30), Path.Corner(20, 10), Path.Corner(30, 30)])
    func ink(_ cap: StrokeStyle.Cap, _ join: StrokeStyle.Join, _ limit: Double = 10) throws -> Int {
      let style = StrokeStyle(lineWidth: 6, cap: cap, join: join, miterLimit: limit)
      let bitmap = try renderer.bitmap(
        of: scene { $0.stroke(path, .color(Color.Resolved(hex: 0)), style) }, scale: 2)
      return bitmap.pixels.reduce(0) { $0 + 255 - Int($1 & 255) }
    }
    let (butt, square, round) = (
      try ink(.butt, .bevel), try ink(.square, .bevel), try ink(.round, .bevel)
    )
    #expect(butt < round && round < square)
    #expect(try ink(.butt, .miter, 1) == butt)
    #expect(try ink(.butt, .miter) > (try ink(.butt, .round)))
    let svg = String(
      decoding: try renderer.svg(
        of: scene {
          $0.stroke(
            path, .color(Color.Resolved(hex: 0)),
            StrokeStyle(lineWidth: 2, cap: .square, join: .bevel))
        }), as: UTF8.self)
    #expect(svg.contains("stroke-linecap=\"square\"") && svg.contains("stroke-linejoin=\"bevel\""))
  }
}
