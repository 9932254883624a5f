internal import CPangoCairo
internal import Foundation
internal import KeyboardDrawing

/// Outlines and bitmaps are cached; their number is limited by the glyphs of the font.
package final class Typeface {

  /// The size in pixels for shaping and for outlines: large enough that the rounding of Cairo and
  /// FreeType (1/256 and 1/64 pixel) is invisible at any size.
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

  private let font: ScaledFont
  private let outlineReader: OutlineReader
  private var outlines: [UInt32: Outline] = [:]
  private var bitmaps: [UInt32: GlyphBitmap] = [:]

  init(
    _ pointer: OpaquePointer, name: String, family: String, weight: Int, isSlanted: Bool = false,
    outlineWidth: Double = 1, of files: [MemoryFile] = []
  ) {
    self.files = files
    self.outlineWidth = outlineWidth
    slant = isSlanted ? Self.substituteSlant : 0
    font = ScaledFont(pointer)
    outlineReader = OutlineReader(pointer)
    self.name = name
    self.family = family
    self.weight = weight
  }

  /// The length of a bitmap pixel at font size 1, or `nil` if glyphs are outlines.
  private(set) lazy var bitmapPixelSize: Double? =
    font.withFace { face -> Double? in
      let flags = face.pointee.face_flags
      guard flags & Int(FT_FACE_FLAG_COLOR) != 0, flags & Int(FT_FACE_FLAG_SCALABLE) == 0 else {
        return nil
      }
      guard face.pointee.num_fixed_sizes > 0 else { return nil }
      let size = face.pointee.available_sizes[0].y_ppem
      return size > 0 ? 64 / Double(size) : nil
    } ?? nil

  private lazy var bitmapFace = font.withFace { OwnedFace(sameAs: $0) } ?? nil

  package var isColorBitmap: Bool { bitmapPixelSize != nil }

  /// The width of the strokes of n and o at font size 1, or `nil` for a font without these letters.
  package private(set) lazy var strokeWidth: Double? = {
    let widths = "no".unicodeScalars.compactMap { letter -> Double? in
      let glyph = font.withFace { FT_Get_Char_Index($0, FT_ULong(letter.value)) } ?? 0
      return glyph == 0 ? nil : outline(of: glyph).strokeWidth
    }
    return widths.isEmpty ? nil : widths.reduce(0, +) / Double(widths.count)
  }()

  package func outline(of glyph: UInt32) -> Outline {
    if let outline = outlines[glyph] { return outline }
    var outline = GlyphLock.withLock { outlineReader.outline(of: glyph) }
    if slant != 0 || outlineWidth != 1 {
      outline = Outline(
        outline.path.mapPoints { CGPoint(x: $0.x * outlineWidth - $0.y * slant, y: $0.y) })
    }
    outlines[glyph] = outline
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

private struct ScaledFont: ~Copyable {

  private let pointer: OpaquePointer

  init(_ borrowed: OpaquePointer) {
    pointer = cairo_scaled_font_reference(borrowed)
  }

  deinit {
    cairo_scaled_font_destroy(pointer)
  }

  /// Threads share the face and overwrite each other's glyph slot, so glyphs are loaded into an
  /// ``OwnedFace``.
  func withFace<Result>(_ body: (FT_Face) -> Result) -> Result? {
    GlyphLock.withLock {
      guard let face = cairo_ft_scaled_font_lock_face(pointer) else { return nil }
      defer { cairo_ft_scaled_font_unlock_face(pointer) }
      return body(face)
    }
  }
}

private struct OutlineReader: ~Copyable {

  private let pointer: OpaquePointer

  init(_ font: OpaquePointer) {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    pointer = cairo_create(surface)
    cairo_surface_destroy(surface)
    cairo_set_scaled_font(pointer, font)
  }

  deinit {
    cairo_destroy(pointer)
  }

  func outline(of glyph: UInt32) -> Outline {
    cairo_new_path(pointer)
    var glyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    cairo_glyph_path(pointer, &glyph, 1)
    guard let path = cairo_copy_path(pointer) else { return Outline(Path()) }
    defer { cairo_path_destroy(path) }
    guard path.pointee.status == CAIRO_STATUS_SUCCESS else { return Outline(Path()) }
    return Outline(Self.outline(path.pointee))
  }

  private static func outline(_ path: cairo_path_t) -> Path {
    var outline = Path()
    var index = 0
    let point = { (offset: Int) in
      let place = path.data[index + offset].point
      return CGPoint(x: place.x / Typeface.nominalSize, y: place.y / Typeface.nominalSize)
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
}

/// Serializes access to Cairo's glyphs.
///
/// Cairo shares an open font file between threads, and closes one when more than ten are open;
/// version 1.16 may choose one that another thread is about to read, because it checks the
/// reference count without holding the file's lock (`_cairo_ft_unscaled_font_lock_face`). Results
/// are cached, so threads rarely wait for each other.
enum GlyphLock {

  // Pango accesses glyphs while shaping, and shaping accesses faces.
  private static let lock = NSRecursiveLock()

  static func withLock<Output>(_ body: () -> Output) -> Output {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
