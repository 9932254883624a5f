import KeyboardDrawing
import KeyboardRender
import Testing

@Suite struct ImageFormatTests {

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
