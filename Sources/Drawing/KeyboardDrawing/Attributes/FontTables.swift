package import Foundation
import SourceText

/// The tables of a font file, checked for what costs a library that draws too much.
struct FontTables {

  private var tables: [String: UnsafeRawBufferPointer] = [:]

  /// Several times as many as fonts with all features have.
  private static let maximumTables = 64

  private static let required = ["cmap", "head", "hhea", "hmtx", "maxp"]

  static func problem(of bytes: UnsafeRawBufferPointer) -> FontFile.Problem? {
    do {
      try FontTables(bytes).checkGlyphs()
      return nil
    } catch {
      return error
    }
  }

  private init(_ bytes: UnsafeRawBufferPointer) throws(FontFile.Problem) {
    switch bytes.tag(at: 0) {
    case "\0\u{1}\0\0", "OTTO", "true": break
    case "wOFF", "wOF2": throw .init("it is a web font; convert it to TrueType or OpenType")
    case "ttcf": throw .init("it is a collection; extract one of its fonts")
    default: throw .init("it is neither a TrueType nor an OpenType file")
    }
    guard let count = bytes.number(at: 4, count: 2), 1...Self.maximumTables ~= count else {
      throw .init("it has no tables, or more than \(Self.maximumTables)")
    }
    for index in 0..<count {
      let entry = 12 + 16 * index
      guard let tag = bytes.tag(at: entry), let start = bytes.number(at: entry + 8, count: 4),
        let length = bytes.number(at: entry + 12, count: 4), start + length <= bytes.count
      else { throw .init("it ends before its tables do") }
      // Libraries differ in which of two they read.
      guard tables[tag] == nil else { throw .init("it has two tables \(tag.quoted)") }
      tables[tag] = UnsafeRawBufferPointer(rebasing: bytes[start..<start + length])
    }
    if let missing = Self.required.first(where: { tables[$0] == nil }) {
      throw .init("it has no table \(missing.quoted)")
    }
    guard tables["CFF "] != nil || tables["CFF2"] != nil || tables["glyf"] != nil else {
      throw .init("it has no outlines")
    }
  }

  private func checkGlyphs() throws(FontFile.Problem) {
    guard let count = tables["maxp"]?.number(at: 4, count: 2), count > 0,
      let isLong = tables["head"]?.number(at: 50, count: 2).map({ $0 != 0 }),
      let units = tables["head"]?.number(at: 18, count: 2), 16...16384 ~= units
    else { throw .init("its header is damaged") }
    guard let outlines = tables["glyf"] else { return }
    guard let places = tables["loca"] else { throw .init("it has no table “loca”") }
    var counter = GlyphParts(outlines: outlines, places: places, isLong: isLong)
    for glyph in 0..<count { _ = try counter.count(of: glyph, depth: 0) }
  }
}

/// Counts the parts of compound glyphs: FreeType bounds their depth, but not empty parts.
private struct GlyphParts {

  let outlines: UnsafeRawBufferPointer
  let places: UnsafeRawBufferPointer
  let isLong: Bool
  var counts: [Int: Int] = [:]

  private static let most = 1000
  private static let greatestDepth = 16

  mutating func count(of glyph: Int, depth: Int) throws(FontFile.Problem) -> Int {
    guard var place = start(of: glyph) else { return 1 }
    if let known = counts[glyph] { return known }
    guard depth < Self.greatestDepth else { throw .init("its glyphs are nested too deeply") }
    place += 10
    var count = 1
    while let flags = outlines.number(at: place, count: 2),
      let part = outlines.number(at: place + 2, count: 2)
    {
      count += try self.count(of: part, depth: depth + 1)
      guard count <= Self.most else { throw .init("a glyph has more than \(Self.most) parts") }
      guard flags & 0x20 != 0 else { break }
      let scale = flags & 0x08 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
      place += 4 + (flags & 0x01 != 0 ? 4 : 2) + scale
    }
    counts[glyph] = count
    return count
  }

  private func start(of glyph: Int) -> Int? {
    let size = isLong ? 4 : 2
    guard let place = places.number(at: glyph * size, count: size) else { return nil }
    let start = isLong ? place : 2 * place
    guard let contours = outlines.number(at: start, count: 2), contours >= 0x8000 else {
      return nil
    }
    return start
  }
}

extension FontFile {

  /// The bytes with other names: fontconfig 2.14 trims names by overlapping copies.
  package var renamedBytes: Data {
    var renamed = bytes
    let place = renamed.count
    renamed.withUnsafeMutableBytes { file in
      let known = UnsafeRawBufferPointer(file)
      let entries = (0..<(known.number(at: 4, count: 2) ?? 0)).map { 12 + 16 * $0 }
      guard let entry = entries.first(where: { known.tag(at: $0) == "name" }) else { return }
      for (index, byte) in (bigEndian(place, 4) + bigEndian(Self.names.count, 4)).enumerated() {
        file[entry + 8 + index] = byte
      }
    }
    return renamed + Self.names
  }

  /// A table with a family, a style and a full name, in UTF-16 for Windows.
  private static let names: [UInt8] = {
    let texts = [(1, "Theme"), (2, "Regular"), (4, "Theme Regular")]
    var (records, storage): ([UInt8], [UInt8]) = ([], [])
    for (kind, text) in texts {
      let bytes = text.utf16.flatMap { bigEndian(Int($0), 2) }
      let numbers = [3, 1, 0x409, kind, bytes.count, storage.count]
      records += numbers.flatMap { bigEndian($0, 2) }
      storage += bytes
    }
    let start = [0, texts.count, 6 + records.count].flatMap { bigEndian($0, 2) }
    return start + records + storage
  }()
}

func bigEndian(_ number: Int, _ count: Int) -> [UInt8] {
  (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
}

extension UnsafeRawBufferPointer {

  func number(at offset: Int, count: Int, isLittle: Bool = false) -> Int? {
    guard offset >= 0, offset <= self.count - count else { return nil }
    let bytes = self[offset..<(offset + count)]
    return isLittle
      ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  func tag(at offset: Int) -> String? {
    guard offset >= 0, offset <= count - 4 else { return nil }
    return String(decoding: self[offset..<(offset + 4)], as: UTF8.self)
  }
}
