internal import Cairo
public import Foundation
package import SourceText

/// An error that prevents drawing a scene.
public enum RenderError: LocalizedError, Hashable, Sendable {

  /// Missing font packages, by their Debian names.
  case missingFontPackages([String])

  /// A folder of fonts beside the program without all that it draws with.
  case incompleteFontFolder(String)

  /// A folder of fonts that doesn't exist or can't be read.
  case unreadableFontFolder(String)

  /// Texts with characters without a glyph in any font.
  case missingGlyphs([MissingGlyphs])

  /// A scale outside of ``KeyboardRenderer/scales``.
  case scaleOutOfRange(Double)

  /// A picture without pixels or with more than ``KeyboardRenderer/largestPixelCount``.
  case sizeOutOfRange(width: Double, height: Double)

  /// A picture with a side longer than files of a format, such as `WebP`, can have.
  case sideOutOfRange(width: Int, height: Int, format: String, limit: Int)

  case unreadablePNG(String)

  /// An unreadable image file in a scene, with the reason.
  case unreadableImage(String)

  /// A font file that can't be drawn with, with the reason.
  case unreadableFont(String)

  /// An invalid animation.
  case animation(AnimationProblem)

  /// An error of a library, with the reason.
  case library(String)

  static func converting<Value>(
    _ body: () throws(CairoError) -> Value
  ) throws(RenderError) -> Value {
    do {
      return try body()
    } catch {
      throw .library(error.reason)
    }
  }
}

/// The characters of a text without a glyph in any font.
public struct MissingGlyphs: Hashable, Sendable {

  /// The whole text.
  public var text: String

  /// The characters without a glyph, in order.
  public var scalars: [Unicode.Scalar]

  /// Creates a record of missing glyphs.
  public init(text: String, scalars: [Unicode.Scalar]) {
    self.text = text
    self.scalars = scalars
  }

  /// The unique characters in the form `U+4E00`, in order.
  public var codePoints: [String] { scalars.uniqued(by: \.self).map(\.notation) }

  /// Debian font packages that may have the glyphs, the most likely first.
  public var packages: [String] {
    scalars.contains(where: \.isEastAsian)
      ? ["fonts-noto-cjk"] : ["fonts-noto-extra", "fonts-symbola"]
  }
}

extension Unicode.Scalar {

  // The blocks from CJK radicals to Hangul, their compatibility forms, and the ideographic planes.
  fileprivate var isEastAsian: Bool {
    switch value {
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1AFF0...0x1B16F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

/// A problem that prevents making an animation.
public enum AnimationProblem: Hashable, Sendable {

  case noFrames

  /// The animation has more than ``PictureAnimation/largestFrameCount`` frames.
  case tooManyFrames

  case durationOutOfRange(frame: Int)

  /// The loop count is not in ``PictureAnimation/loopCounts``.
  case loopCountOutOfRange(Int)

  /// The scale of a bitmap frame, counted from 0, differs from the animation's.
  case otherScale(frame: Int)

  /// The frames differ between the two passes.
  case unsteadyFrames
}

/// A deviation of drawn texts from their fonts, which doesn't prevent drawing.
public enum RenderNotice: Hashable, Sendable {

  /// A family that no font file has, and families with similar names.
  case unknownFamily(String, similar: [String])

  /// Characters without a glyph in any font, drawn as boxes with their code points.
  case missingGlyphs(MissingGlyphs)

  /// A family that lacks characters, which another family draws.
  case otherFamily(String, drawn: String, characters: [Character])

  /// A family without a weight, whose letters are drawn in a lighter one.
  case lighterWeight(family: String, drawn: Int, weight: Int, characters: [Character])

  private static let shownCharacters = 8

  package var code: DiagnosticCode {
    switch self {
    case .unknownFamily: .unknownFamily
    case .missingGlyphs: .missingGlyph
    case .otherFamily: .otherFamily
    case .lighterWeight: .lighterWeight
    }
  }

  /// A sentence without a full stop, the same for all texts with the same cause.
  package var message: String {
    switch self {
    case .unknownFamily(let family, let similar):
      let help = similar.isEmpty ? "" : "; did you mean \(similar.quoted.joinedAsAlternatives)?"
      return "There is no font family \(family.quoted)\(help)"
    case .missingGlyphs(let missing):
      return missing.description.capitalizedSentence + "; it is drawn as a box"
    case .otherFamily(let family, let drawn, _):
      return "The font family \(family.quoted) lacks characters, which \(drawn.quoted) draws"
    case .lighterWeight(let family, let drawn, let weight, _):
      return "The font family \(family.quoted) has no weight \(weight) for its letters, which are"
        + " drawn in \(drawn)"
    }
  }

  package var hints: [String] {
    switch self {
    case .unknownFamily: ["--fonts adds the fonts in a folder."]
    case .missingGlyphs: []
    case .otherFamily(_, _, let characters), .lighterWeight(_, _, _, let characters):
      [Self.hint(characters)]
    }
  }

  private static func hint(_ characters: [Character]) -> String {
    let shown = characters.prefix(shownCharacters).map { String($0).quoted }
    let rest = characters.count - shown.count
    let more = rest > 0 ? " and \(rest) more" : ""
    return "The characters are \(shown.joined(separator: ", "))\(more)."
  }
}

extension String {

  var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
