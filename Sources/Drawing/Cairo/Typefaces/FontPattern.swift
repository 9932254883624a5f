internal import CPangoCairo
internal import Foundation
internal import KeyboardDrawing

/// A font file as FreeType reads it, and the pattern by which fontconfig finds it.
struct FontPattern: ~Copyable {

  private let library: FT_Library
  private let face: FT_Face
  private let file: FontFile
  private let axes: [Axis]

  private struct Axis {
    var name: String
    var range: ClosedRange<Double>
  }

  /// Files from strangers are safe: those that FreeType can't read throw.
  static func make<Value>(
    _ file: FontFile, _ body: (borrowing FontPattern) throws(CairoError) -> Value
  ) throws(CairoError) -> Value {
    let result = file.renamedBytes.withUnsafeBytes { bytes in
      Result { () throws(CairoError) in try body(try FontPattern(file, bytes)) }
    }
    return try result.get()
  }

  private init(_ file: FontFile, _ bytes: UnsafeRawBufferPointer) throws(CairoError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw .font("FreeType can't be started")
    }
    var face: FT_Face?
    let start = bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
    guard FT_New_Memory_Face(library, start, FT_Long(bytes.count), 0, &face) == 0, let face else {
      FT_Done_FreeType(library)
      throw .font("its tables are damaged")
    }
    (self.library, self.face, self.file) = (library, face, file)
    axes = Self.axes(of: face, library)
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  private static func axes(of face: FT_Face, _ library: FT_Library) -> [Axis] {
    var variations: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &variations) == 0, let variations else { return [] }
    defer { FT_Done_MM_Var(library, variations) }
    return (0..<Int(variations.pointee.num_axis)).map { index in
      let axis = variations.pointee.axis[index]
      let letters = (0..<4).map { UInt8(truncatingIfNeeded: axis.tag >> (24 - 8 * $0)) }
      let ends = [axis.minimum, axis.maximum].map { Double($0) / 65536 }
      return Axis(
        name: String(decoding: letters, as: UTF8.self),
        range: min(ends[0], ends[1])...max(ends[0], ends[1]))
    }
  }

  func check() throws(CairoError) {
    try checkVariation()
    FcPatternDestroy(try pattern(path: "", family: ""))
  }

  private func checkVariation() throws(CairoError) {
    for (name, value) in file.variation.sorted(by: { $0.key < $1.key }) {
      guard let axis = axes.first(where: { $0.name == name }) else {
        let known = axes.map(\.name).joined(separator: ", ")
        throw .font("it has no axis “\(name)”" + (known.isEmpty ? "" : "; its axes are \(known)"))
      }
      guard axis.range.contains(value) else {
        throw .font(
          "its axis “\(name)” goes from \(axis.range.lowerBound) to \(axis.range.upperBound)")
      }
    }
  }

  /// Returns a pattern that the caller owns.
  func pattern(path: String, family: String) throws(CairoError) -> OpaquePointer {
    guard face.pointee.face_flags & Int(FT_FACE_FLAG_SCALABLE) != 0 else {
      throw .font("it has no outlines")
    }
    // The instance of fontconfig that follows all weights.
    let isVariable = !axes.isEmpty && file.variation["wght"] == nil
    let index: UInt32 = isVariable ? 0x8000 << 16 : 0
    guard let pattern = FcFreeTypeQueryFace(face, path, index, nil) else {
      throw .font("its tables are damaged")
    }
    do throws(CairoError) {
      try limitCharacters(of: pattern)
    } catch {
      FcPatternDestroy(pattern)
      throw error
    }
    // Languages count more than weights, and not every file of a family has the letters of all.
    for property in [FC_FAMILY, FC_FAMILYLANG, FC_LANG] { FcPatternDel(pattern, property) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    if let weight = file.weight.map({ Double($0.rawValue) }) ?? file.variation["wght"] {
      FcPatternDel(pattern, FC_WEIGHT)
      FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(weight))
    }
    if let isItalic = file.isItalic {
      FcPatternDel(pattern, FC_SLANT)
      FcPatternAddInteger(pattern, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    }
    if !file.variation.isEmpty {
      let values = file.variation.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      FcPatternAddString(pattern, FC_FONT_VARIATIONS, values.joined(separator: ","))
    }
    return pattern
  }

  private func limitCharacters(of pattern: OpaquePointer) throws(CairoError) {
    var all: OpaquePointer?
    guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &all) == FcResultMatch, let all,
      FcCharSetCount(all) > 0
    else { throw .font("it has no characters") }
    guard !file.characters.isEmpty else { return }
    guard let wanted = FcCharSetCreate() else { throw .font("the system has no memory for it") }
    defer { FcCharSetDestroy(wanted) }
    var next: UInt32 = 0
    for range in file.characters.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let end = min(range.upperBound, 0x10FFFF)
      guard max(next, range.lowerBound) <= end else { continue }
      for character in max(next, range.lowerBound)...end { FcCharSetAddChar(wanted, character) }
      next = end + 1
    }
    guard let both = FcCharSetIntersect(all, wanted) else {
      throw .font("the system has no memory for it")
    }
    defer { FcCharSetDestroy(both) }
    guard FcCharSetCount(both) > 0 else { throw .font("it has none of these characters") }
    FcPatternDel(pattern, FC_CHARSET)
    FcPatternAddCharSet(pattern, FC_CHARSET, both)
  }
}

extension FontFile {

  /// Checks that FreeType reads the file, and that its axes and characters exist.
  package func check() throws(CairoError) {
    LibraryEnvironment.pin()
    try FontPattern.make(self) { pattern throws(CairoError) in try pattern.check() }
  }
}
