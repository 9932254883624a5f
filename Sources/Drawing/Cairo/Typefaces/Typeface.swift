internal import CPangoCairo
internal import Foundation
internal import KeyboardDrawing

/// Outlines and bitmaps are cached; their number is limited by the glyphs of the font.
package final class Typeface {

  /// In pixels: the rounding of Cairo and FreeType (1/256 and 1/64) is invisible at any size.
  static let nominalSize = 256.0

  package let name: String
  package let family: String

  /// From 100 (hairline) to 900 (black).
  package let weight: Int

  /// The horizontal shift per height of a font slanted for want of an italic, otherwise 0.
  let slant: Double

  // About 11 degrees, as in fontconfig.
  private static let substituteSlant = 0.2

  var width: Double { isColorBitmap ? 1 : outlineWidth }

  private let outlineWidth: Double

  /// Cairo may read them again.
  private let files: [MemoryFile]

  private let font: OpaquePointer

  /// A context that reads outlines.
  private let pen: OpaquePointer
  private var outlines: [UInt32: Outline] = [:]
  private var bitmaps: [UInt32: GlyphBitmap] = [:]

  init(
    _ pointer: OpaquePointer, name: String, family: String, weight: Int, isSlanted: Bool = false,
    outlineWidth: Double = 1, of files: [MemoryFile] = []
  ) {
    self.files = files
    self.outlineWidth = outlineWidth
    slant = isSlanted ? Self.substituteSlant : 0
    font = cairo_scaled_font_reference(pointer)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    pen = cairo_create(surface)
    cairo_surface_destroy(surface)
    cairo_set_scaled_font(pen, pointer)
    self.name = name
    self.family = family
    self.weight = weight
  }

  deinit {
    cairo_destroy(pen)
    cairo_scaled_font_destroy(font)
  }

  /// Threads share the face's glyph slot, so glyphs are loaded into an ``OwnedFace``.
  private func withFace<Result>(_ body: (FT_Face) -> Result) -> Result? {
    GlyphLock.withLock {
      guard let face = cairo_ft_scaled_font_lock_face(font) else { return nil }
      defer { cairo_ft_scaled_font_unlock_face(font) }
      return body(face)
    }
  }

  /// The length of a bitmap pixel at font size 1, or `nil` if glyphs are outlines.
  private(set) lazy var bitmapPixelSize: Double? =
    withFace { face -> Double? in
      let flags = face.pointee.face_flags
      guard flags & Int(FT_FACE_FLAG_COLOR) != 0, flags & Int(FT_FACE_FLAG_SCALABLE) == 0 else {
        return nil
      }
      guard face.pointee.num_fixed_sizes > 0 else { return nil }
      let size = face.pointee.available_sizes[0].y_ppem
      return size > 0 ? 64 / Double(size) : nil
    } ?? nil

  private lazy var bitmapFace = withFace { OwnedFace(sameAs: $0) } ?? nil

  package var isColorBitmap: Bool { bitmapPixelSize != nil }

  /// The width of the strokes of n and o at font size 1, or `nil` for a font without these letters.
  package private(set) lazy var strokeWidth: Double? = {
    let widths = "no".unicodeScalars.compactMap { letter -> Double? in
      let glyph = withFace { FT_Get_Char_Index($0, FT_ULong(letter.value)) } ?? 0
      return glyph == 0 ? nil : outline(of: glyph).strokeWidth
    }
    return widths.isEmpty ? nil : widths.reduce(0, +) / Double(widths.count)
  }()

  package func outline(of glyph: UInt32) -> Outline {
    if let outline = outlines[glyph] { return outline }
    var path = GlyphLock.withLock { readPath(of: glyph) }
    if slant != 0 || outlineWidth != 1 {
      path = path.mapPoints { CGPoint(x: $0.x * outlineWidth - $0.y * slant, y: $0.y) }
    }
    let outline = Outline(path)
    outlines[glyph] = outline
    return outline
  }

  private func readPath(of glyph: UInt32) -> Path {
    cairo_new_path(pen)
    var glyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    cairo_glyph_path(pen, &glyph, 1)
    guard let copy = cairo_copy_path(pen) else { return Path() }
    defer { cairo_path_destroy(copy) }
    let path = copy.pointee
    guard path.status == CAIRO_STATUS_SUCCESS else { return Path() }
    var outline = Path()
    var index = 0
    let point = { (offset: Int) in
      let place = path.data[index + offset].point
      return CGPoint(x: place.x / Self.nominalSize, y: place.y / Self.nominalSize)
    }
    while index < Int(path.num_data) {
      let header = path.data[index].header
      let next = index + Int(header.length)
      switch header.type {
      // Cairo begins a new subpath after each close, including the last.
      case CAIRO_PATH_MOVE_TO: if next < Int(path.num_data) { outline.move(to: point(1)) }
      case CAIRO_PATH_LINE_TO: outline.addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO:
        outline.addCurve(to: point(3), control1: point(1), control2: point(2))
      default: outline.closeSubpath()
      }
      index = next
    }
    return outline
  }

  package func bitmap(of glyph: UInt32) -> GlyphBitmap? {
    if let bitmap = bitmaps[glyph] { return bitmap }
    guard let pixelSize = bitmapPixelSize else { return nil }
    guard let bitmap = bitmapFace?.bitmap(of: glyph, pixelSize: pixelSize) else { return nil }
    bitmaps[glyph] = bitmap
    return bitmap
  }
}

/// Serializes access to Cairo's glyphs.
///
/// Cairo 1.16 closes files beyond ten, even one that another thread is about to read: it checks the
/// reference count without a lock (`_cairo_ft_unscaled_font_lock_face`).
enum GlyphLock {

  // Pango accesses glyphs while shaping, and shaping accesses faces.
  private static let lock = NSRecursiveLock()

  static func withLock<Output>(_ body: () -> Output) -> Output {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}

/// Color bitmap of a glyph, such as an emoji, from a font of bitmaps.
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
