internal import Cairo
internal import Foundation
import KeyboardDocuments
internal import KeyboardDrawing

/// The representation of text in SVG documents.
public enum SVGText: String, Hashable, Sendable, CaseIterable {

  /// Outlines, which look the same everywhere.
  case outlines

  /// Text elements, which can be selected and edited but require the fonts.
  case elements
}

/// Writes a scene as SVG.
///
/// Cairo's SVG surface numbers definitions by a process-wide counter, so its output isn't
/// reproducible.
struct SVGWriter {

  let scene: Scene
  let textForm: SVGText
  let typesetter: Typesetter
  let images: ImageCache

  /// The number of uses of each glyph; a single use isn't worth a definition.
  var glyphUses: [GlyphName: Int] = [:]

  /// The missing glyphs so far.
  var missing: [MissingGlyphs] = []

  /// The first error of an image.
  var failure: RenderError?

  private(set) var definitions = ""
  private var identifiers: [Definition: String] = [:]
  private var counts: [Character: Int] = [:]
  private var body = ""

  /// A shared definition.
  enum Definition: Hashable {
    case paint(Paint)
    case clip(Path)
    case cut(Path)
    case blur(CGRect, Double)
    case glyph(GlyphName)
    case image(ImageFile)
    case tiles(ImageFile, CGRect)
    case tint(CGRect, Color.Resolved)
  }

  /// A glyph of a font.
  struct GlyphName: Hashable {
    var font: ObjectIdentifier
    var index: UInt32
  }

  init(_ scene: Scene, textForm: SVGText, engine: Engine) {
    self.scene = scene
    self.textForm = textForm
    typesetter = engine.typesetter
    images = engine.images
  }

  /// Write the document.
  ///
  /// - Throws: ``RenderError`` for missing glyphs and unreadable images.
  mutating func document() throws(RenderError) -> String {
    countGlyphs(in: scene.nodes)
    write(scene.nodes)
    guard missing.isEmpty else { throw .missingGlyphs(missing) }
    if let failure { throw failure }
    let width = Double(scene.size.width).shortestText()
    let height = Double(scene.size.height).shortestText()
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
    text += " viewBox=\"0 0 \(width) \(height)\">\n"
    if !definitions.isEmpty { text += "<defs>\n\(definitions)</defs>\n" }
    return text + body + "</svg>\n"
  }

  mutating func write(_ nodes: [Scene.Node]) {
    for node in nodes {
      switch node {
      case .fill(let path, let paint): fill(path, paint)
      case .stroke(let path, let paint, let style): stroke(path, paint, style)
      case .text(let run): text(run)
      case .image(let image): self.image(image)
      case .shadow(let shadow): self.shadow(shadow)
      case .group(let group): self.group(group)
      }
    }
  }

  /// Append a line to the document.
  mutating func line(_ text: String) {
    body += text + "\n"
  }

  /// The identifier of a definition, which a closure writes at its first use.
  mutating func identifier(
    of definition: Definition, letter: Character, _ write: (String) -> String
  ) -> String {
    if let identifier = identifiers[definition] { return identifier }
    let number = (counts[letter] ?? 0) + 1
    let identifier = "\(letter)\(number)"
    counts[letter] = number
    identifiers[definition] = identifier
    definitions += write(identifier) + "\n"
    return identifier
  }
}

extension SVGWriter {

  /// Stroke a path.
  mutating func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
    var attributes = " fill=\"none\"" + attributes("stroke", paint)
    attributes += " stroke-width=\"\(style.lineWidth.shortestText())\""
    if style.cap == .round { attributes += " stroke-linecap=\"round\"" }
    // Cairo's miter limit; the default of SVG is 4.
    attributes +=
      style.join == .round ? " stroke-linejoin=\"round\"" : " stroke-miterlimit=\"10\""
    line("<path\(attributes) d=\"\(SVGPathData(path).text)\"/>")
  }

  /// Draw nodes with a common clipping path and opacity.
  mutating func group(_ group: Scene.Group) {
    var attributes = ""
    if let clip = group.clip {
      attributes += " clip-path=\"url(#\(self.clip(clip)))\""
    }
    if group.opacity < 1 { attributes += " opacity=\"\(group.opacity.shortestText())\"" }
    line("<g\(attributes)>")
    write(group.nodes)
    line("</g>")
  }

  /// The identifier of a clip to the interior of a path.
  mutating func clip(_ path: Path) -> String {
    identifier(of: .clip(path), letter: "c") { identifier in
      let data = SVGPathData(path).text
      return "<clipPath id=\"\(identifier)\"><path d=\"\(data)\"/></clipPath>"
    }
  }
}
