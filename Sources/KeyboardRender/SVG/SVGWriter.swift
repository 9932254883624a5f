internal import Cairo
internal import Foundation
internal import KeyboardDrawing

/// Writes a scene as SVG.
///
/// Cairo could do it, too, but numbers its definitions by a counter of the whole process, so that a
/// second picture would differ from the first.
///
/// There is a file for every kind of node.
struct SVGWriter {

  let scene: Scene
  let textForm: SVGText
  let typesetter: Typesetter
  let images: ImageCache

  /// How often each glyph is drawn, since those drawn once are not worth a definition.
  var glyphUses: [GlyphName: Int] = [:]

  /// The characters that could not be drawn so far.
  var missing: [MissingGlyphs] = []

  /// Why a picture could not be drawn, the first of them.
  var failure: RenderError?

  private(set) var definitions = ""
  private var identifiers: [Definition: String] = [:]
  private var counts: [Character: Int] = [:]
  private var body = ""

  /// What is defined once, and referred to where it is used.
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

  /// A glyph by its font and its number.
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

  /// The whole document.
  mutating func document() throws(RenderError) -> String {
    countGlyphs(in: scene.nodes)
    write(scene.nodes)
    guard missing.isEmpty else { throw .missingGlyphs(missing) }
    if let failure { throw failure }
    let width = SVGNumber.text(Double(scene.size.width))
    let height = SVGNumber.text(Double(scene.size.height))
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

  /// Add a line to the picture.
  mutating func line(_ text: String) {
    body += text + "\n"
  }

  /// The identifier of a definition, which a closure writes when it is used first.
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
