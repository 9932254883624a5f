import Foundation
import KeyboardDrawing
import Testing

@Suite struct ImageFileTests {

  /// The start of a PNG file of 3 × 2 pixels of a kind of color, with chunks before its pixels.
  private static func png(color: UInt8, chunks: [String] = []) -> Data {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8) + [0, 0, 0, 3, 0, 0, 0, 2, 8, color, 0, 0, 0, 0, 0, 0, 0]
    for chunk in chunks { bytes += [0, 0, 0, 1] + Array(chunk.utf8) + [7, 0, 0, 0, 0] }
    return Data(bytes + [0, 0, 0, 1] + Array("IDAT".utf8))
  }

  /// The start of a JPEG file of 3 × 2 pixels, held by the camera in a way.
  private static func jpeg(orientation: UInt8?, isLittle: Bool = false) -> Data {
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2]
    if let orientation {
      var exif: [UInt8] = Array("Exif".utf8) + [0, 0]
      exif +=
        isLittle
        ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
        : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
      bytes += [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
    }
    return Data(bytes + [0xFF, 0xFF, 0xC2, 0, 11, 8, 0, 2, 0, 3, 3, 0, 0, 0])
  }

  @Test(arguments: [(UInt8(0), true), (2, true), (3, true), (4, false), (6, false)])
  func readsPNG(color: UInt8, isOpaque: Bool) throws {
    let file = try #require(ImageFile(Self.png(color: color)))
    #expect(file.format == .png && file.width == 3 && file.height == 2)
    #expect(file.isOpaque == isOpaque)
    #expect(ImageFile(Self.png(color: color, chunks: ["gAMA", "tRNS"]))?.isOpaque == false)
  }

  @Test(arguments: [nil, 1, 2, 3, 4, 5, 6, 7, 8] as [UInt8?], [false, true])
  func readsJPEG(orientation: UInt8?, isLittle: Bool) throws {
    let file = try #require(ImageFile(Self.jpeg(orientation: orientation, isLittle: isLittle)))
    #expect(file.format == .jpeg && file.isOpaque)
    #expect(file.orientation == Int(orientation ?? 1))
    let isTurned = orientation ?? 1 > 4
    #expect(file.width == (isTurned ? 2 : 3) && file.height == (isTurned ? 3 : 2))
  }

  @Test(arguments: [0, 9, 200] as [UInt8])
  func ignoresOrientationsThatMeanNothing(orientation: UInt8) {
    #expect(ImageFile(Self.jpeg(orientation: orientation))?.orientation == 1)
  }

  @Test func everyPrefixOfAFileIsHarmless() {
    for file in [Self.png(color: 3, chunks: ["tRNS"]), Self.jpeg(orientation: 6)] {
      for count in 0..<file.count {
        let part = ImageFile(file.prefix(count))
        #expect(part == nil || count >= 26)
      }
    }
    #expect(ImageFile(Data("GIF89a".utf8)) == nil)
    #expect(ImageFile(Data([0xFF, 0xD8, 0xFF, 0xDA, 0, 4, 0, 0])) == nil)
  }

  @Test func slicesAreReadFromTheirStart() throws {
    let file = Data([1, 2, 3]) + Self.png(color: 2)
    #expect(ImageFile(file.dropFirst(3))?.width == 3)
  }

  @Test func huge32BitSizesAreNoFile() {
    var bytes = Self.png(color: 2)
    bytes[16] = 0xFF
    #expect(ImageFile(bytes) == nil)
  }
}
