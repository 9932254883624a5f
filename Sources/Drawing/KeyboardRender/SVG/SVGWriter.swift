internal import Foundation
internal import KeyboardDrawing
import SourceText

/// The representation of text in SVG documents.
public enum SVGText: String, Hashable, Sendable, CaseIterable {

  /// Outlines, which look the same everywhere.
  case outlines

  /// Text elements, which can be selected and edited but require the fonts.
  case elements
}

/// Cairo's SVG surface isn't used, since it numbers definitions by a process-wide counter.
final class SVGWriter: SceneTarget {

  let scene: Scene
  let textForm: SVGText
  let typesetter: Typesetter
  let images: ImageCache

  /// A single use isn't worth a definition.
  var glyphUses: [GlyphName: Int] = [:]

  var missing: [MissingGlyphs] = []
  var failure: RenderError?

  private(set) var definitions = ""
  private var identifiers: [Definition: String] = [:]
  private var counts: [Character: Int] = [:]
  private var lines: [String] = []
  var openGroups: [OpenGroup] = []
  var backdrop: Backdrop?
  var groupCount = 0

  /// Content of `defs`, written once for all its uses.
  enum Definition: Hashable {
    case paint(Paint)
    case picture(Paint, CGRect)
    case clip(Path)
    case cut(Path)
    case blur(CGRect, Double)
    case glyph(GlyphName)
    case family(FontFamily)
    case image(ImageFile)
    case tiles(ImageFile, CGRect)
    case tint(CGRect, Color.Resolved)
    case material(Material, CGRect, bounds: CGRect)
  }

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

  func document(title: String?, description: String?) throws(RenderError) -> String {
    countGlyphs(in: scene.nodes)
    draw(scene.withPlainMaterials.nodes)
    try checkNodes()
    let width = Double(scene.size.width).shortestText()
    let height = Double(scene.size.height).shortestText()
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
    text += " viewBox=\"0 0 \(width) \(height)\" role=\"img\">\n"
    if let title { text += "<title>\(title.escapedForXML)</title>\n" }
    if let description { text += "<desc>\(description.escapedForXML)</desc>\n" }
    if !definitions.isEmpty { text += "<defs>\n\(definitions)</defs>\n" }
    let content = lines.map { $0 + "\n" }.joined()
    guard let vision = scene.vision else { return text + content + "</svg>\n" }
    return text + SVGWriter.filter(of: vision, width: width, height: height)
      + "<g filter=\"url(#vision)\">\n" + content + "</g>\n</svg>\n"
  }

  /// Filters compute in linear light by default.
  private static func filter(of vision: ColorVision, width: String, height: String) -> String {
    let rows = vision.matrix.map {
      $0.map { $0.shortestText(decimals: 6) }.joined(separator: " ") + " 0 0"
    }
    return "<filter id=\"vision\" filterUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"\(width)\""
      + " height=\"\(height)\"><feColorMatrix values=\"\(rows.joined(separator: " ")) 0 0 0 1 0\"/></filter>\n"
  }

  func line(_ text: String) { lines.append(text) }

  func insert(_ text: String, at index: Int) { lines.insert(text, at: index) }

  func nextNumber(_ letter: Character) -> Int {
    counts[letter, default: 0] += 1
    return counts[letter, default: 0]
  }

  func identifier(
    of definition: Definition, letter: Character, _ write: (String) -> String
  ) -> String {
    if let identifier = identifiers[definition] { return identifier }
    let identifier = "\(letter)\(nextNumber(letter))"
    identifiers[definition] = identifier
    definitions += write(identifier) + "\n"
    return identifier
  }

  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
    let reach = style.reach
    let box = path.controlPointBox.insetBy(dx: -reach, dy: -reach)
    line(
      "<path fill=\"none\"\(attributes("stroke", paint, in: box))\(attributes(of: style))"
        + " d=\"\(SVGPathData(path).text)\"/>")
  }

  /// Without colors.
  func attributes(of style: StrokeStyle) -> String {
    var attributes = " stroke-width=\"\(style.lineWidth.shortestText())\""
    if style.cap != .butt { attributes += " stroke-linecap=\"\(style.cap.rawValue)\"" }
    // SVG has another default than scenes.
    attributes +=
      style.join == .miter
      ? " stroke-miterlimit=\"\(style.miterLimit.shortestText())\""
      : " stroke-linejoin=\"\(style.join.rawValue)\""
    return attributes
  }

  func group(_ group: Scene.Group) {
    var attributes = ""
    if let clip = group.clip { attributes += " clip-path=\"url(#\(self.clip(clip)))\"" }
    if group.blend != .normal {
      let name = group.blend.rawValue.reduce(into: "") {
        $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)"
      }
      attributes += " style=\"mix-blend-mode:\(name)\""
    }
    let tag = "<g\(attributes)\(Self.opacity(group.opacity))>"
    line(tag)
    groupCount += 1
    openGroups.append(
      OpenGroup(
        number: groupCount, tag: tag, start: lines.count, clip: group.clip,
        isIsolated: group.isIsolated))
    draw(group.nodes)
    openGroups.removeLast()
    line("</g>")
  }

  static func opacity(_ opacity: Double) -> String {
    opacity < 1 ? " opacity=\"\(opacity.shortestText())\"" : ""
  }

  static func uri(_ file: Data, _ type: String) -> String {
    "data:\(type);base64,\(file.base64EncodedString())"
  }

  func clip(_ path: Path) -> String {
    identifier(of: .clip(path), letter: "c") { identifier in
      let data = SVGPathData(path).text
      return "<clipPath id=\"\(identifier)\"><path d=\"\(data)\"/></clipPath>"
    }
  }
}
