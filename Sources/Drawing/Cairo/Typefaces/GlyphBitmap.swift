internal import CPangoCairo
internal import Foundation

package final class GlyphBitmap {

  package let surface: Surface
  package let box: InkBox
  package let ink: InkBox
  package let pixels: [UInt32]

  /// The length of a bitmap pixel at font size 1.
  package let pixelSize: Double

  init?(glyph: UInt32, of face: FT_Face, pixelSize: Double) {
    guard FT_Select_Size(face, 0) == 0 else { return nil }
    guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0 else { return nil }
    let slot = face.pointee.glyph.pointee
    let (width, height) = (Int(slot.bitmap.width), Int(slot.bitmap.rows))
    guard slot.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue) else { return nil }
    guard width > 0, height > 0, let bytes = slot.bitmap.buffer else { return nil }

    let stride = Int(slot.bitmap.pitch)
    let pixels = (0..<height).flatMap { row in
      (0..<width).map { column in
        let start = bytes + row * stride + column * 4
        return UInt32(start[0]) | UInt32(start[1]) << 8 | UInt32(start[2]) << 16
          | UInt32(start[3]) << 24
      }
    }
    self.pixels = pixels
    surface = Surface(copying: pixels, width: width, height: height)
    self.pixelSize = pixelSize
    let (left, top) = (Double(slot.bitmap_left), -Double(slot.bitmap_top))
    let zero = CGPoint(x: 0, y: 0)
    box = InkBox(left: left, top: top, right: left + Double(width), bottom: top + Double(height))
      .placed(at: zero, size: pixelSize)
    guard let seen = Self.visibleBox(of: pixels, width: width) else { return nil }
    ink = seen.placed(at: CGPoint(x: left, y: top), size: 1).placed(at: zero, size: pixelSize)
  }

  private static func visibleBox(of pixels: [UInt32], width: Int) -> InkBox? {
    var box: InkBox?
    for (index, pixel) in pixels.enumerated() where pixel >> 24 > 0 {
      let (x, y) = (Double(index % width), Double(index / width))
      let dot = InkBox(left: x, top: y, right: x + 1, bottom: y + 1)
      box = box?.union(dot) ?? dot
    }
    return box
  }
}

/// A face of its own: Cairo shares its face with all threads and loads other glyphs into it.
final class OwnedFace {

  private let library: FT_Library
  private let face: FT_Face

  init?(sameAs other: FT_Face) {
    guard let path = other.pointee.stream?.pointee.pathname.pointer else { return nil }
    var newLibrary: FT_Library?
    guard FT_Init_FreeType(&newLibrary) == 0, let newLibrary else { return nil }
    var newFace: FT_Face?
    let name = path.assumingMemoryBound(to: CChar.self)
    // The upper half of the index selects the instance of a variable font.
    let index = other.pointee.face_index
    guard FT_New_Face(newLibrary, name, index, &newFace) == 0, let newFace else {
      FT_Done_FreeType(newLibrary)
      return nil
    }
    library = newLibrary
    face = newFace
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  func bitmap(of glyph: UInt32, pixelSize: Double) -> GlyphBitmap? {
    GlyphBitmap(glyph: glyph, of: face, pixelSize: pixelSize)
  }
}
