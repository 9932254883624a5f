internal import Cairo

/// Why a scene can't be drawn.
public enum RenderError: Error, Hashable, Sendable {

  /// Font packages that have to be installed first, by their names in Debian.
  case missingFontPackages([String])

  /// Texts with characters that no font has a glyph for.
  case missingGlyphs([MissingGlyphs])

  /// A scale that is not from ``KeyboardRenderer/scales``.
  case scaleOutOfRange(Double)

  /// A picture without pixels, or with more than ``KeyboardRenderer/largestPixelCount``.
  case sizeOutOfRange(width: Double, height: Double)

  /// Bytes that are no readable PNG, with the reason.
  case unreadablePNG(String)

  /// A picture in a scene whose file can't be read, with the reason.
  case unreadableImage(String)

  /// An animation that can't be made, with what is wrong.
  case animation(AnimationProblem)

  /// A library that refused, with the reason.
  case library(String)

  init(_ error: CairoError) {
    switch error {
    case .drawing(let reason), .png(let reason), .jpeg(let reason): self = .library(reason)
    case .fontConfiguration: self = .library("fontconfig refuses the configuration of fonts")
    }
  }
}

/// Characters of a text that no font has a glyph for.
public struct MissingGlyphs: Hashable, Sendable {

  /// The whole text.
  public var text: String

  /// The characters without a glyph, in order.
  public var scalars: [Unicode.Scalar]

  /// Characters of a text that no font has a glyph for.
  public init(text: String, scalars: [Unicode.Scalar]) {
    self.text = text
    self.scalars = scalars
  }

  /// The characters in the form `U+4E00`, in order, each once.
  public var codePoints: [String] {
    var seen: Set<Unicode.Scalar> = []
    return scalars.filter { seen.insert($0).inserted }.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
  }

  /// Debian packages of fonts that may have the glyphs, best guess first.
  public var packages: [String] {
    scalars.contains(where: \.isEastAsian)
      ? ["fonts-noto-cjk"] : ["fonts-noto-extra", "fonts-symbola"]
  }
}

extension Unicode.Scalar {

  // The blocks from CJK radicals to Hangul, their compatibility forms, and the planes of ideographs.
  fileprivate var isEastAsian: Bool {
    switch value {
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1AFF0...0x1B16F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
