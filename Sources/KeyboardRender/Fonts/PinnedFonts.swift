internal import Cairo

/// The font files for drawing, from Debian packages only.
enum PinnedFonts {

  /// The required packages, each with the family that it provides.
  static let requirements: [(package: String, family: String)] = [
    ("fonts-inter", "Inter"),
    ("fonts-inter", "Inter Display"),
    ("fonts-noto-core", "Noto Sans"),
    ("fonts-noto-core", "Noto Sans Arabic"),
    ("fonts-noto-color-emoji", "Noto Color Emoji"),
  ]

  /// The required packages that provide none of the given files.
  static func missingPackages(among faces: [FontFace]) -> [String] {
    let families = Set(faces.map(\.family))
    var missing: [String] = []
    for requirement in requirements where !families.contains(requirement.family) {
      guard !missing.contains(requirement.package) else { continue }
      missing.append(requirement.package)
    }
    return missing
  }

  /// The configuration of the pinned files and of all files in additional folders.
  static func configuration(adding directories: [String]) -> FontConfiguration {
    FontConfiguration(
      directories: [interFolder, notoFolder, cjkFolder] + directories,
      acceptedFiles: files + directories.map { $0.hasSuffix("/") ? $0 + "*" : $0 + "/*" },
      emojiFamily: "Noto Color Emoji",
      // Arabic precedes families that share its punctuation.
      fallbackFamilies: ["Noto Sans", "Noto Sans Arabic"])
  }

  private static let interFolder = "/usr/share/fonts/opentype/inter"
  private static let notoFolder = "/usr/share/fonts/truetype/noto"
  private static let cjkFolder = "/usr/share/fonts/opentype/noto"

  private static let files: [String] =
    interStyles.flatMap {
      ["\(interFolder)/Inter-\($0).otf", "\(interFolder)/InterDisplay-\($0).otf"]
    }
    + scripts.flatMap {
      ["\(notoFolder)/NotoSans\($0)-Regular.ttf", "\(notoFolder)/NotoSans\($0)-Bold.ttf"]
    }
    + ["\(notoFolder)/NotoColorEmoji.ttf"]
    + ["\(cjkFolder)/NotoSansCJK-Regular.ttc", "\(cjkFolder)/NotoSansCJK-Bold.ttc"]

  // Without italics, which fontconfig would substitute for a missing upright glyph.
  private static let interStyles = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  // One sans-serif family per modern script, so that no two compete for a character; otherwise
  // Arabic would be drawn in Noto Kufi.
  private static let scripts = [
    "", "Adlam", "Arabic", "Armenian", "Balinese", "Bengali", "CanadianAboriginal", "Chakma",
    "Cham",
    "Cherokee", "Devanagari", "Ethiopic", "Georgian", "Gujarati", "Gurmukhi", "Hebrew", "Javanese",
    "Kannada", "Khmer", "Lao", "Lisu", "Malayalam", "Math", "MeeteiMayek", "Mongolian", "Myanmar",
    "NKo", "NewTaiLue", "OlChiki", "Oriya", "Sinhala", "Sundanese", "Symbols", "Symbols2", "Syriac",
    "TaiLe", "Tamil", "Telugu", "Thaana", "Thai", "Tifinagh", "Vai", "Yi",
  ]
}
