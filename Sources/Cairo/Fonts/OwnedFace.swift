internal import CPangoCairo

/// A FreeType face of a single typeface, whose glyph slot isn't shared.
///
/// Cairo opens a file once for all threads, and loads glyphs into it whenever Pango measures them.
final class OwnedFace {

  private let library: FT_Library
  private let face: FT_Face

  /// Open the file of another face, or return `nil` if it isn't from a file or can't be opened.
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

  /// The bitmap of a glyph, or `nil` if it has none.
  func strike(of glyph: UInt32, pixelSize: Double) -> Strike? {
    Strike(glyph: glyph, of: face, pixelSize: pixelSize)
  }
}
