internal import Cairo
internal import Foundation
internal import KeyboardDrawing
import SourceText

extension SVGWriter {

  func text(_ run: TextRun) {
    let placed = typesetter.place(run)
    drawEffects(of: run, placed.shaped, at: placed.origin, size: placed.size)
    if textForm == .elements { return line(element(of: run, placed)) }
    recordMissing(in: placed, of: run)
    var data = SVGPathData()
    var uses: [String] = []
    for glyph in placed.shaped.glyphs {
      let place = glyph.place(from: placed.origin, size: placed.size)
      if glyph.isColorBitmap {
        image(glyph, at: place, size: placed.size, opacity: run.color.opacity)
      } else if glyph.isOfFont, glyphUses[glyph.name] ?? 0 > 1 {
        if let use = use(glyph, at: place, size: placed.size) { uses.append(use) }
      } else {
        data.add(glyph.outline.path, scale: placed.size, x: place.x, y: place.y)
      }
    }
    path(data, run)
    if !uses.isEmpty {
      line("<g\(attributes("fill", run.paint, in: run.inkBox))>\(uses.joined())</g>")
    }
    guard let underline = placed.shaped.line else { return }
    var lineData = SVGPathData()
    lineData.add(underline.path, scale: placed.size, x: placed.origin.x, y: placed.origin.y)
    path(lineData, run)
  }

  private func path(_ data: SVGPathData, _ run: TextRun) {
    if data.text.isEmpty { return }
    line("<path\(attributes("fill", run.paint, in: run.inkBox)) d=\"\(data.text)\"/>")
  }

  func countGlyphs(in nodes: [Scene.Node]) {
    guard textForm == .outlines else { return }
    for node in nodes {
      switch node {
      case .text(let run):
        for glyph in typesetter.place(run).shaped.glyphs { glyphUses[glyph.name, default: 0] += 1 }
      case .group(let group): countGlyphs(in: group.nodes)
      case .fill, .material, .stroke, .image, .shadow: break
      }
    }
  }

  // Units per em: one decimal is finer than a pixel.
  private static let definedSize = 1000.0

  private func use(_ glyph: ShapedText.Glyph, at place: CGPoint, size: Double) -> String? {
    let outline = glyph.outline
    guard !outline.path.isEmpty else { return nil }
    let identifier = identifier(of: .glyph(glyph.name), letter: "g") { identifier in
      var data = SVGPathData(decimals: 1)
      data.add(outline.path, scale: Self.definedSize)
      return "<path id=\"\(identifier)\" d=\"\(data.text)\"/>"
    }
    return "<use href=\"#\(identifier)\""
      + " transform=\"\(transform(to: place, scale: size / Self.definedSize))\"/>"
  }

  private func image(_ glyph: ShapedText.Glyph, at place: CGPoint, size: Double, opacity: Double) {
    guard let bitmap = glyph.typeface.bitmap(of: glyph.index) else { return }
    guard let file = bitmap.file else { return }
    let identifier = identifier(of: .glyph(glyph.name), letter: "g") { identifier in
      "<image id=\"\(identifier)\" width=\"\(bitmap.surface.width)\""
        + " height=\"\(bitmap.surface.height)\""
        + " href=\"\(Self.uri(Data(file), "image/png"))\"/>"
    }
    let box = bitmap.box.placed(at: place, size: size)
    let corner = CGPoint(x: box.left, y: box.top)
    let transform = transform(to: corner, scale: size * bitmap.pixelSize)
    line("<use href=\"#\(identifier)\"\(Self.opacity(opacity)) transform=\"\(transform)\"/>")
  }

  private func transform(to place: CGPoint, scale: Double) -> String {
    let (x, y) = (Double(place.x).shortestText(), Double(place.y).shortestText())
    return "translate(\(x) \(y)) scale(\(scale.shortestText(decimals: 6)))"
  }

  private func element(of run: TextRun, _ placed: PlacedText) -> String {
    let (share, anchor) =
      switch run.alignment {
      case .left: (0.0, "start")
      case .center: (0.5, "middle")
      case .right: (1.0, "end")
      }
    // Browsers have the space of letters after the last one, too.
    let tracking = placed.style.tracking * placed.size
    let x = Double(placed.origin.x) + (placed.advance + tracking) * share
    let families = (names(of: run, placed) + ["sans-serif"]).joined(separator: ", ")
    return "<text x=\"\(x.shortestText())\" y=\"\(Double(placed.origin.y).shortestText())\""
      + " font-family=\"\(families.escapedForXML)\" font-size=\"\(placed.size.shortestText())\""
      + " font-weight=\"\(placed.style.weight)\" text-anchor=\"\(anchor)\""
      + (placed.style.isItalic ? " font-style=\"italic\"" : "")
      + (tracking == 0 ? "" : " letter-spacing=\"\(tracking.shortestText())\"")
      + (placed.style.width == 1
        ? ""
        : " textLength=\"\((placed.advance + tracking).shortestText())\""
          + " lengthAdjust=\"spacingAndGlyphs\"")
      + (placed.style.isUnderlined ? " text-decoration=\"underline\"" : "")
      + attributes("fill", run.paint, in: run.inkBox) + ">\(run.text.escapedForXML)</text>"
  }

  // The families of a scene, whose files are in the document.

  private func names(of run: TextRun, _ placed: PlacedText) -> [String] {
    guard case .named(let families) = run.font.family else { return placed.style.families }
    var names: [String: String] = [:]
    for family in families where !family.files.isEmpty {
      guard let name = typesetter.name(of: family) else { continue }
      names[name] = Self.quoted(family.name)
      _ = identifier(of: .family(family), letter: "s") { _ in Self.rules(of: family) }
    }
    return placed.style.families.map { names[$0] ?? $0 }
  }

  private static func rules(of family: FontFamily) -> String {
    let rules = family.files.map { file in
      var rule = "font-family: \(quoted(family.name)); src: url(\(uri(file.bytes, "font/ttf")))"
      if let weight = file.weight {
        rule += "; font-weight: \(weight.rawValue)"
      } else if family.files.count == 1 {
        rule += "; font-weight: 100 900"
      }
      if file.isItalic == true { rule += "; font-style: italic" }
      let ranges = file.characters.map { range in
        "U+"
          + [range.lowerBound, range.upperBound].map { String($0, radix: 16) }.joined(
            separator: "-")
      }
      if !ranges.isEmpty { rule += "; unicode-range: \(ranges.joined(separator: ", "))" }
      let axes = file.variation.sorted { $0.key < $1.key }.map { "\(quoted($0.key)) \($0.value)" }
      if !axes.isEmpty { rule += "; font-variation-settings: \(axes.joined(separator: ", "))" }
      return "@font-face { \(rule) }"
    }
    return "<style>\(rules.joined(separator: "\n").escapedForXML)</style>"
  }

  private static func quoted(_ name: String) -> String {
    let quote = "'"
    let escaped = name.replacing("\\", with: "\\\\").replacing(quote, with: "\\" + quote)
    return quote + escaped + quote
  }
}

extension ShapedText.Glyph {

  fileprivate var name: SVGWriter.GlyphName {
    SVGWriter.GlyphName(font: ObjectIdentifier(typeface), index: index)
  }
}
