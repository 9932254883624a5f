internal import CPangoCairo
internal import Foundation
package import KeyboardDrawing

/// Attributes that determine the shaping of a text, independent of its size.
package struct TextStyle: Hashable, Sendable {

  package var families: [String]

  /// From 100 (hairline) to 900 (black).
  package var weight: Int

  package var language: String
  package var isItalic = false
  package var width = 1.0

  /// At font size 1.
  package var tracking = 0.0

  package var isUnderlined = false

  package init(families: [String], weight: Int, language: String) {
    self.families = families
    self.weight = weight
    self.language = language
  }
}

/// Shapes lines of text in the fonts of a configuration.
package final class TextShaper {

  private var files: FontFiles
  private var fonts: PangoFonts
  private let run: UnsafeMutablePointer<PangoGlyphString>
  private var typefaces: [FontKey: Typeface] = [:]

  /// Names of added families, keyed by the names that find fonts.
  private var addedNames: [String: String] = [:]

  private struct FontKey: Hashable {
    var font: OpaquePointer
    var isItalic: Bool
    var width: Double
  }

  /// A configuration that isn't shared is one that families may be added to.
  package init(_ configuration: FontConfiguration, isShared: Bool = true) throws(CairoError) {
    if isShared {
      files = try FontFiles(configuration)
    } else {
      files = try FontFiles(copying: configuration)
    }
    fonts = PangoFonts(files)
    run = pango_glyph_string_new()
  }

  deinit { pango_glyph_string_free(run) }

  package var faces: [FontFace] { files.faces }

  /// Adds the files of a family, which styles name by another name, without commas.
  package func add(_ family: FontFamily, as name: String) throws(CairoError) {
    try files.add(family, as: name)
    addedNames[name] = family.name
    fonts = PangoFonts(files)
  }

  package func shape(_ text: String, style: TextStyle) -> ShapedText {
    GlyphLock.withLock { shapeLocked(text, style: style) }
  }

  /// Shapes without a Pango layout, which also finds line breaks and measures glyphs.
  private func shapeLocked(_ text: String, style: TextStyle) -> ShapedText {
    select(style)
    var shaped = ShapedText()
    var spacing = Spacing(tracking: style.tracking)
    // Fonts have no glyph for a tab, which has the width of a space here.
    var text = text.utf8.contains(9) ? String(text.map { $0 == "\t" ? " " : $0 }) : text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        let logical = pango_itemize(
          fonts.context, text.baseAddress, 0, Int32(clamping: text.count), nil, nil)
        let items = pango_reorder_items(logical)
        g_list_free(logical)
        defer {
          g_list_free_full(items) { pango_item_free($0?.assumingMemoryBound(to: PangoItem.self)) }
        }
        var next = items
        while let node = next {
          if let item = node.pointee.data?.assumingMemoryBound(to: PangoItem.self) {
            append(item.pointee, of: text, style, &spacing, to: &shaped)
          }
          next = node.pointee.next
        }
      }
    }
    if style.isUnderlined { shaped.underline() }
    return shaped
  }

  private func select(_ style: TextStyle) {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, style.families.joined(separator: ","))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(style.weight)))
    pango_font_description_set_style(
      description, style.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(description, Typeface.nominalSize * Self.unit)
    pango_context_set_language(fonts.context, pango_language_from_string(style.language))
    pango_context_set_font_description(fonts.context, description)
  }

  private func append(
    _ item: PangoItem, of text: UnsafeBufferPointer<CChar>, _ style: TextStyle,
    _ spacing: inout Spacing, to shaped: inout ShapedText
  ) {
    guard let start = text.baseAddress, let font = item.analysis.font else { return }
    withUnsafePointer(to: item.analysis) {
      pango_shape_with_flags(
        start + Int(item.offset), item.length, start, Int32(clamping: text.count), $0, run,
        PANGO_SHAPE_NONE)
    }
    let glyphs = run.pointee
    let typeface = typeface(of: font, style)
    // Bitmap fonts have a fixed size, to which Pango's advances refer.
    let scale = (typeface?.bitmapPixelSize ?? 1 / Typeface.nominalSize) / Self.unit
    let width = scale * (typeface?.width ?? 1)
    let known = shaped.glyphs.count
    spacing.begin(script: item.analysis.script)
    for index in 0..<Int(glyphs.num_glyphs) {
      let glyph = glyphs.glyphs[index]
      shaped.advance += spacing.space(before: glyphs.log_clusters[index])
      if glyph.glyph & Self.unknownFlag != 0 {
        append(missing: glyph.glyph & ~Self.unknownFlag, typeface, to: &shaped)
        continue
      }
      let height = -Double(glyph.geometry.y_offset) * scale
      let origin = CGPoint(
        x: shaped.advance + Double(glyph.geometry.x_offset) * width
          + height * (typeface?.slant ?? 0),
        y: -height)
      shaped.advance += Double(glyph.geometry.width) * width
      if glyph.glyph != Self.emptyGlyph, let typeface {
        shaped.glyphs.append(.init(typeface: typeface, index: glyph.glyph, origin: origin))
      }
    }
    guard let typeface, shaped.glyphs[known...].contains(where: { $0.box == nil }) else { return }
    let first = style.families.first.map { addedNames[$0] ?? $0 }
    guard typeface.family != first || typeface.weight < style.weight,
      !typeface.isColorBitmap
    else { return }
    let bytes = UnsafeRawBufferPointer(text).dropFirst(Int(item.offset)).prefix(Int(item.length))
    shaped.substitutes.append(
      .init(
        family: typeface.family, weight: typeface.weight,
        text: String(decoding: bytes, as: UTF8.self)))
  }

  private func append(missing code: PangoGlyph, _ typeface: Typeface?, to shaped: inout ShapedText)
  {
    let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
    let box = CodePointBox(scalar)
    shaped.missing.append(scalar)
    if let typeface {
      let origin = CGPoint(x: shaped.advance, y: 0)
      shaped.glyphs.append(
        .init(typeface: typeface, index: code, origin: origin, box: Outline(box.path)))
    }
    shaped.advance += box.advance
  }

  private func typeface(of font: UnsafeMutablePointer<PangoFont>, _ style: TextStyle) -> Typeface? {
    guard let scaled = pango_cairo_font_get_scaled_font(kb_cairo_font(font)) else { return nil }
    let key = FontKey(font: scaled, isItalic: style.isItalic, width: style.width)
    if let typeface = typefaces[key] { return typeface }
    let description = pango_font_describe(font)
    defer { pango_font_description_free(description) }
    let unnamed = PANGO_FONT_MASK_SIZE.rawValue | PANGO_FONT_MASK_VARIATIONS.rawValue
    pango_font_description_unset_fields(description, PangoFontMask(rawValue: unnamed))
    let name = pango_font_description_to_string(description)
    defer { g_free(name) }
    let family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    let fullName = name.map { String(cString: $0) } ?? ""
    let added = addedNames[family]
    let typeface = Typeface(
      scaled, name: added.map { $0 + fullName.dropFirst(family.count) } ?? fullName,
      family: added ?? family,
      weight: Int(pango_font_description_get_weight(description).rawValue),
      isSlanted: style.isItalic
        && pango_font_description_get_style(description) == PANGO_STYLE_NORMAL,
      outlineWidth: style.width, of: files.added)
    typefaces[key] = typeface
    return typeface
  }

  // PANGO_SCALE, PANGO_GLYPH_EMPTY and PANGO_GLYPH_UNKNOWN_FLAG have casts and aren't imported.
  private static let unit = 1024.0
  private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
  private static let unknownFlag: PangoGlyph = 0x1000_0000
}

/// Pango's fonts for the files of a configuration, until files are added.
///
/// Pango 1.50 chooses fonts in threads that nothing waits for. They read tables that
/// `pango_fc_font_map_config_changed` frees, but keep their font map alive (`thread_data_new`).
private struct PangoFonts: ~Copyable {

  private let map: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer

  init(_ files: borrowing FontFiles) {
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) ?? pango_cairo_font_map_new()
    pango_fc_font_map_set_config(kb_fc_font_map(map), files.pointer)
    context = pango_font_map_create_context(map)
    pinAppearance()
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
  }

  /// Makes glyphs reproducible: grayscale antialiasing, no hinting, and unrounded advances.
  private func pinAppearance() {
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_base_dir(context, PANGO_DIRECTION_WEAK_LTR)
  }
}
