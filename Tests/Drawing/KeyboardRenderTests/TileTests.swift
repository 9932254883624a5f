import KeyboardKit
import KeyboardRender
import TestSupport
import Testing

@Suite final class TileTests: RendererSuite {

  private func file(_ width: Int, _ height: Int) throws -> ImageFile {
    let bytes = (0..<height).flatMap { y in
      (0..<width).flatMap { x -> [UInt8] in
        let gray: UInt8 = (height > 1 ? y * 2 >= height : x * 2 >= width) ? 255 : 0
        return [gray, gray, gray, 255]
      }
    }
    let picture = PNGPicture(width: width, height: height, bytes: bytes, isOpaque: true)
    return try #require(ImageFile(Data(try picture.encoded())))
  }

  private func draw(
    _ file: ImageFile, tile: CGSize, size: CGSize, scale: Double = 1
  ) throws -> Bitmap {
    let all = CGRect(origin: .zero, size: size)
    let scene = scene(width: size.width, height: size.height) { builder in
      builder.image(
        Scene.Image(
          file, box: CGRect(origin: .zero, size: tile), clip: Path(all), isRepeated: true))
    }
    return try renderer.bitmap(of: scene, scale: scale)
  }

  private static let tiles: [(Int, Int, Double)] = [
    (1, 2, 0.0625), (1, 2, 1.0), (1, 1, 0.0625), (1, 1, 10.0), (2, 1, 0.33), (400, 300, 0.0625),
    (1, 400, 0.0625), (31, 7, 0.2),
  ]

  /// A tile of a pixel took minutes, since all repetitions before a pixel were stepped through.
  @Test(arguments: tiles)
  func drawsAnyTileQuickly(width: Int, height: Int, points: Double) throws {
    let file = try file(width, height)
    let seconds = try ProcessorTime.seconds {
      _ = try draw(
        file, tile: CGSize(width: Double(width) * points, height: Double(height) * points),
        size: CGSize(width: 390, height: 264), scale: 3)
    }
    #expect(seconds < 10)
  }

  @Test(arguments: [1 / 16.0, 1 / 7.0]) func averagesTilesBelowAPixel(points: Double) throws {
    let bitmap = try draw(
      file(1, 2), tile: CGSize(width: points, height: 2 * points),
      size: CGSize(width: 9, height: 9))
    #expect(bitmap.pixels.allSatisfy { (126...129).contains($0 & 255) && $0 >> 24 == 255 })
  }

  /// A strong reduction keeps the place of each tile.
  @Test func repeatsReducedTilesInPlace() throws {
    let bitmap = try draw(
      file(160, 160), tile: CGSize(width: 10, height: 10), size: CGSize(width: 40, height: 40))
    for y in stride(from: 0, to: 40, by: 10) {
      #expect(try #require(bitmap[20, y + 2]) & 255 < 8)
      #expect(try #require(bitmap[20, y + 7]) & 255 > 247)
    }
  }
}
