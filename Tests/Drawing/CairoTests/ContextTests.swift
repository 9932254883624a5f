import Cairo
import Testing

@Suite struct ContextTests {

  private func coverage(_ draw: (borrowing Context) -> Void) throws -> [UInt8] {
    let surface = Surface(.mask, width: 3, height: 1)
    let pen = Context(surface)
    draw(pen)
    try pen.check()
    var bytes: [UInt8] = []
    surface.withBytes { pixels, _ in bytes = Array(pixels[..<3]) }
    return bytes
  }

  @Test func coversHalfAPixel() throws {
    let bytes = try coverage { pen in
      pen.rectangle(0.5, 0, 1.5, 1)
      pen.fill()
    }
    #expect(bytes == [128, 255, 0])
  }

  @Test func erasesTheInsideOfAPath() throws {
    let bytes = try coverage { pen in
      pen.rectangle(0, 0, 3, 1)
      pen.fill()
      pen.rectangle(1, 0, 1, 1)
      pen.erase()
    }
    #expect(bytes == [255, 0, 255])
  }

  @Test func restoresTheClip() throws {
    let bytes = try coverage { pen in
      pen.saved {
        pen.rectangle(0, 0, 1, 1)
        pen.clip()
      }
      pen.rectangle(2, 0, 1, 1)
      pen.fill()
    }
    #expect(bytes == [0, 0, 255])
  }

  @Test func tellsWhatWentWrong() {
    let surface = Surface(.color, width: -1, height: 1)
    let pen = Context(surface)
    pen.fill()
    #expect(throws: CairoError.self) { try pen.check() }
  }

  @Test func namesAllLibraries() {
    let names = LibraryVersion.all.map(\.name)
    #expect(
      names == ["cairo", "pango", "libpng", "zlib", "libjpeg-turbo", "fontconfig", "freetype"])
    #expect(LibraryVersion.all.allSatisfy { $0.version.contains(".") })
  }
}
