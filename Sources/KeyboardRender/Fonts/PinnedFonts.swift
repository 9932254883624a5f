internal import Cairo

/// The font files that pictures are drawn with, from packages of Debian, and nothing else.
enum PinnedFonts {

  /// A package and a family that it is needed for.
  static let requirements: [(package: String, family: String)] = [
    ("fonts-inter", "Inter"),
    ("fonts-inter", "Inter Display"),
    ("fonts-noto-core", "Noto Sans"),
    ("fonts-noto-core", "Noto Sans Arabic"),
    ("fonts-noto-color-emoji", "Noto Color Emoji"),
  ]

  /// The names of the required packages that none of the files comes from.
  static func missingPackages(among faces: [FontFace]) -> [String] {
    let families = Set(faces.map(\.family))
    var missing: [String] = []
    for requirement in requirements where !families.contains(requirement.family) {
      guard !missing.contains(requirement.package) else { continue }
      missing.append(requirement.package)
    }
    return missing
  }

  /// The pinned files, and all files in further folders.
  static func configuration(adding directories: [String]) -> FontConfiguration {
    FontConfiguration(
      directories: [interFolder, notoFolder, cjkFolder] + directories,
      acceptedFiles: files + directories.map { $0.hasSuffix("/") ? $0 + "*" : $0 + "/*" },
      emojiFamily: "Noto Color Emoji",
      // Arabic comes before families that share its punctuation.
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

  // No italics: fontconfig would take them where an upright style lacks a glyph.
  private static let interStyles = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  // One sans-serif family a script in use today, so that no two compete for a character; without
  // this list Arabic would come out in Noto Kufi.
  private static let scripts = [
    "", "Adlam", "Arabic", "Armenian", "Balinese", "Bengali", "CanadianAboriginal", "Chakma",
    "Cham",
    "Cherokee", "Devanagari", "Ethiopic", "Georgian", "Gujarati", "Gurmukhi", "Hebrew", "Javanese",
    "Kannada", "Khmer", "Lao", "Lisu", "Malayalam", "Math", "MeeteiMayek", "Mongolian", "Myanmar",
    "NKo", "NewTaiLue", "OlChiki", "Oriya", "Sinhala", "Sundanese", "Symbols", "Symbols2", "Syriac",
    "TaiLe", "Tamil", "Telugu", "Thaana", "Thai", "Tifinagh", "Vai", "Yi",
  ]
}
