internal import Cairo
internal import Foundation
internal import KeyboardDrawing

/// Shaper of text runs, which opens further fonts when a character needs them.
final class Typesetter {

  /// With Inter alone, which suffices for most keyboards: fontconfig compares each font with each style.
  private let shaper: TextShaper
  private lazy var scripts = shaper(with: .scripts)
  private lazy var italics = shaper(with: .italics)
  private lazy var designs = shaper(with: .designs)
  private lazy var sceneFonts = SceneFonts(fontDirectories: fontDirectories)
  private let fontDirectories: [String]

  private(set) lazy var families = Set((scripts?.faces ?? shaper.faces).map(\.family))
    .union(PinnedFonts.designFamilies)

  private var shapedTexts = TextCache<TextStyle, ShapedText>()
  // The choice of a font takes longer than finding the advance.
  private var advances = TextCache<LanguageFont, Double>()

  private struct LanguageFont: Hashable {
    let font: Font
    let language: String?
  }

  init(fontDirectories: [String]) throws(RenderError) {
    self.fontDirectories = fontDirectories
    for folder in fontDirectories where !FontConfiguration.isReadable(folder: folder) {
      throw .unreadableFontFolder(folder)
    }
    shaper = try RenderError.converting { () throws(CairoError) in
      try TextShaper(PinnedFonts.configuration(adding: fontDirectories))
    }
    guard !PinnedFonts.exist else { return }
    // Added folders may have them instead.
    let missing = PinnedFonts.packages(besides: families)
    guard missing.isEmpty else {
      throw PortableFonts.ofProgram.map { .incompleteFontFolder($0.folder) }
        ?? .missingFontPackages(missing)
    }
  }

  private func shaper(with addition: PinnedFonts.Addition) -> TextShaper? {
    try? TextShaper(PinnedFonts.configuration(adding: fontDirectories, with: addition))
  }

  var faces: [FontFace] { designs?.faces ?? scripts?.faces ?? shaper.faces }

  /// Fonts by their PostScript names, which are looked up where no family has a name.
  private lazy var fonts = Dictionary(
    (designs ?? shaper).faces.map { ($0.postscriptName, $0) },
    uniquingKeysWith: { first, _ in first })

  func place(_ run: TextRun) -> PlacedText {
    var choice = choice(of: run.font, for: run.text, language: run.language)
    choice.style.isUnderlined = run.isUnderlined
    let shaped = shape(run.text, style: choice.style)
    return PlacedText(run, style: choice.style, shaped: shaped, factor: choice.factor)
  }

  func advance(of text: String, font: Font, language: String?) -> Double {
    advances.value(of: text, LanguageFont(font: font, language: language)) {
      let choice = choice(of: font, for: text, language: language)
      return shape(text, style: choice.style).advance * font.size * choice.factor
    }
  }

  /// Whether an emoji is one glyph, but not the flag of regions without one, such as XX.
  func drawsEmoji(_ emoji: String) -> Bool {
    let style = TextStyle(families: ["Inter"], weight: 400, language: "en")
    let (glyphs, unknown) = (shape(emoji, style: style).glyphs, shape("🇽🇽", style: style).glyphs)
    return glyphs.count == 1 && glyphs[0].isColorBitmap && glyphs[0].index != unknown.first?.index
  }

  func name(of family: FontFamily) -> String? {
    if !family.files.isEmpty { return sceneFonts.name(of: family) }
    return ([family.name] + (family.substitutes ?? [])).first(where: families.contains)
      ?? face(of: family)?.family
  }

  /// Returns the font that a name means in place of a family: `NotoSerif-Bold`.
  func face(of family: FontFamily) -> FontFace? {
    guard family.files.isEmpty, !families.contains(family.name), !family.name.isEmpty,
      family.substitutes == nil
    else { return nil }
    return fonts[family.name]
  }

  private func choice(of font: Font, for text: String, language: String?) -> FontChoice {
    var choice = FontChoice(font, of: text, language: language, known: name)
    if case .named(let names) = font.family,
      let family = names.first(where: { name(of: $0) != nil }), let face = face(of: family)
    {
      if font.weight == .regular { choice.style.weight = face.weight }
      choice.style.isItalic = font.isItalic || face.isItalic
    }
    return choice
  }

  private func shape(_ text: String, style: TextStyle) -> ShapedText {
    shapedTexts.value(of: text, style) {
      if style.families.contains(where: SceneFonts.isName),
        let shaped = sceneFonts.shape(text, style: style)
      {
        return shaped
      }
      if let shaped = shapeInInter(text, style: style) { return shaped }
      let further =
        style.families.contains(where: PinnedFonts.designFamilies.contains)
        ? designs : style.isItalic ? italics : scripts
      return further?.shape(text, style: style) ?? shaper.shape(text, style: style)
    }
  }

  /// Returns what all fonts would draw, or `nil` for text that Inter lacks glyphs of, or may lack.
  private func shapeInInter(_ text: String, style: TextStyle) -> ShapedText? {
    guard !style.isItalic, style.families.allSatisfy(PinnedFonts.interFamilies.contains),
      text.unicodeScalars.allSatisfy(PinnedFonts.isInInter)
    else { return nil }
    let shaped = shaper.shape(text, style: style)
    return shaped.missing.isEmpty ? shaped : nil
  }
}

/// The fonts of all texts, and those that scenes bring, which only texts in them are drawn with.
private final class SceneFonts {

  private let fontDirectories: [String]
  private var shaper: TextShaper?
  private var names: [FontFamily: String?] = [:]
  private var fileCount = 0
  private var nameCount = 0

  /// The fonts of two themes; with more, the fonts of those before are closed.
  private static let maximumFiles = 32

  private static let prefix = "kbrender-font-"

  init(fontDirectories: [String]) { self.fontDirectories = fontDirectories }

  static func isName(_ family: String) -> Bool { family.hasPrefix(prefix) }

  /// Returns a unique name for a family, or `nil` if its files can't be drawn with.
  func name(of family: FontFamily) -> String? {
    if let known = names[family] { return known }
    if shaper == nil || fileCount + family.files.count > Self.maximumFiles {
      (names, fileCount) = ([:], 0)
      shaper = try? TextShaper(
        PinnedFonts.configuration(adding: fontDirectories, with: .designs), isShared: false)
    }
    nameCount += 1
    fileCount += family.files.count
    let name = "\(Self.prefix)\(nameCount)"
    let isAdded = (try? shaper?.add(family, as: name)) != nil
    names[family] = .some(isAdded ? name : nil)
    return isAdded ? name : nil
  }

  func shape(_ text: String, style: TextStyle) -> ShapedText? { shaper?.shape(text, style: style) }
}

/// Placed as documented at `TextRun`.
struct PlacedText {

  var text: String
  var style: TextStyle

  /// The glyphs at font size 1.
  var shaped: ShapedText

  var size: Double
  var origin: CGPoint

  /// At most 1.
  var scale: Double

  var advance: Double { shaped.advance * size }

  var ink: InkBox? { shaped.ink?.placed(at: origin, size: size) }

  init(_ run: TextRun, style: TextStyle, shaped: ShapedText, factor: Double) {
    text = run.text
    self.style = style
    self.shaped = shaped
    let full = shaped.advance * run.font.size * factor
    let box = (
      left: Double(run.box.minX), width: Double(run.box.width), middle: Double(run.box.midY)
    )
    scale = full > box.width ? max(run.minimumScale, box.width / full) : 1
    size = run.font.size * factor * scale
    let rest = box.width - full * scale
    let left =
      switch run.alignment {
      case .left: box.left
      case .center: box.left + rest / 2
      case .right: box.left + rest
      }
    origin = CGPoint(x: left, y: box.middle + TextRun.baselineOffset * run.font.size * scale)
    if let area = run.inkArea { keepInk(in: area) }
  }

  private mutating func keepInk(in area: CGRect) {
    guard let full = ink, full.right > full.left, full.bottom > full.top,
      full.left < area.minX || full.right > area.maxX || full.top < area.minY
        || full.bottom > area.maxY
    else { return }
    // Baselines are snapped to pixels.
    let area = area.insetBy(dx: 0, dy: 0.5)
    let ratio = min(
      area.width / (full.right - full.left), area.height / (full.bottom - full.top), 1)
    scale *= ratio
    size *= ratio
    guard let ink else { return }
    let (right, left) = (max(area.minX - ink.left, 0), max(ink.right - area.maxX, 0))
    let (down, up) = (max(area.minY - ink.top, 0), max(ink.bottom - area.maxY, 0))
    origin.x += right - left
    origin.y += down - up
  }
}

extension ShapedText.Glyph {

  func place(from start: CGPoint, size: Double) -> CGPoint {
    CGPoint(x: start.x + origin.x * size, y: start.y + origin.y * size)
  }
}

/// Cache of shaped texts, emptied when full to bound its memory.
struct TextCache<Properties: Hashable, Value> {

  /// More than the texts of a keyboard in all its states, within a small amount of memory.
  var maximumCount = 4096

  private(set) var values: [Key: Value] = [:]

  struct Key: Hashable {
    var text: String
    var properties: Properties
  }

  mutating func value(of text: String, _ properties: Properties, or compute: () -> Value) -> Value {
    let key = Key(text: text, properties: properties)
    if let value = values[key] { return value }
    let value = compute()
    if values.count >= maximumCount { values = [:] }
    values[key] = value
    return value
  }
}
