internal import Cairo
internal import KeyboardDrawing
internal import SourceText

/// Fonts that every machine renders with, and their Debian packages.
enum PinnedFonts {

  private static func requirements(
    in folders: Folders
  ) -> [(package: String, family: String, file: String)] {
    [
      ("fonts-inter", "Inter", "\(folders.inter)/Inter-Regular.otf"),
      ("fonts-inter", "Inter Display", "\(folders.inter)/InterDisplay-Regular.otf"),
      ("fonts-noto-core", "Noto Sans", "\(folders.noto)/NotoSans-Regular.ttf"),
      ("fonts-noto-core", "Noto Sans Arabic", "\(folders.noto)/NotoSansArabic-Regular.ttf"),
      ("fonts-noto-color-emoji", "Noto Color Emoji", "\(folders.noto)/NotoColorEmoji.ttf"),
      ("fonts-noto-core", "Noto Serif", "\(folders.noto)/NotoSerif-Regular.ttf"),
      ("fonts-dejavu-core", "DejaVu Sans Mono", "\(folders.dejaVu)/DejaVuSansMono.ttf"),
    ]
  }

  /// Whether the required packages are installed, or in the folder beside the program.
  static var exist: Bool {
    requirements(in: folders(of: .ofProgram)).allSatisfy {
      FontConfiguration.exists(file: $0.file)
    }
  }

  static func packages(besides families: Set<String> = []) -> [String] {
    requirements(in: folders(of: nil)).filter { !families.contains($0.family) }.map(\.package)
      .uniqued(by: \.self)
  }

  static let interFamilies: Set = ["Inter", "Inter Display"]

  /// Whether Inter is likely to have a character: European languages, unless an emoji replaces it.
  static func isInInter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x530, 0x1E00..<0x2000, 0x2010..<0x203B: true
    default: false
    }
  }

  /// Files besides Inter's upright ones, in which fontconfig finds glyphs that those lack.
  enum Addition {

    case scripts

    case italics

    /// For text in a theme's families, besides the scripts.
    case designs
  }

  static func configuration(
    adding directories: [String], with addition: Addition? = nil
  ) -> FontConfiguration {
    let portable = PortableFonts.ofProgram
    let folders = folders(of: portable)
    var files = interStyles.flatMap {
      ["\(folders.inter)/Inter-\($0).otf", "\(folders.inter)/InterDisplay-\($0).otf"]
    }
    var known = [folders.inter]
    if addition != nil {
      files += notoFiles(in: folders.noto)
      files += ["Regular", "Bold"].map { "\(folders.cjk)/NotoSansCJK-\($0).ttc" }
      known += [folders.noto, folders.cjk]
    }
    switch addition {
    case .italics:
      files += interStyles.map {
        "\(folders.inter)/Inter-\($0 == "Regular" ? "" : $0)Italic.otf"
      }
    case .designs:
      files += designFiles(in: folders).flatMap(\.files)
      known.append(folders.dejaVu)
    case .scripts, nil: break
    }
    return FontConfiguration(
      portable: portable,
      directories: (portable == nil ? known : []) + directories,
      acceptedFiles: Set(files),
      acceptedFolders: directories,
      emojiFamily: "Noto Color Emoji",
      // Arabic precedes families that share its punctuation.
      fallbackFamilies: ["Noto Sans", "Noto Sans Arabic"])
  }

  /// The families with another design than the system's, for themes, whose files are there.
  static let designFamilies = Set(
    designFiles(in: folders(of: .ofProgram)).filter {
      $0.files.allSatisfy(FontConfiguration.exists(file:))
    }.map(\.family))

  private typealias Folders = (inter: String, noto: String, cjk: String, dejaVu: String)

  private static func folders(of portable: PortableFonts?) -> Folders {
    if let folder = portable?.folder { return (folder, folder, folder, folder) }
    let fonts = "/usr/share/fonts"
    return (
      "\(fonts)/opentype/inter", "\(fonts)/truetype/noto", "\(fonts)/opentype/noto",
      "\(fonts)/truetype/dejavu"
    )
  }

  private static func designFiles(in folders: Folders) -> [(family: String, files: [String])] {
    let noto = ["Serif", "Serif Armenian", "Serif Georgian", "Serif Hebrew", "Naskh Arabic"]
    let mono = "\(folders.dejaVu)/DejaVuSansMono"
    return noto.map { name in
      let file = "\(folders.noto)/Noto\(name.filter { $0 != " " })"
      return ("Noto \(name)", ["\(file)-Regular.ttf", "\(file)-Bold.ttf"])
    } + [("DejaVu Sans Mono", ["\(mono).ttf", "\(mono)-Bold.ttf"])]
  }

  // Armenian and Georgian stems are 0.177 and 0.165 of the x-height, Inter Display Light's 0.119.
  // Light cuts (0.117 and 0.109) are only in fonts-noto-extra: 334 MB for two files of 82 KB. Those of
  // fonts-dejavu-extra, fonts-freefont and fonts-bpg-georgian are as heavy, or a third lighter.
  private static func notoFiles(in folder: String) -> [String] {
    scripts.flatMap {
      ["\(folder)/NotoSans\($0)-Regular.ttf", "\(folder)/NotoSans\($0)-Bold.ttf"]
    } + ["Regular", "Bold"].map { "\(folder)/NotoSerifTibetan-\($0).ttf" }
      + ["\(folder)/NotoColorEmoji.ttf"]
  }

  private static let interStyles = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  // One sans-serif per modern script; otherwise Arabic would be drawn in Noto Kufi.
  private static let scripts = [
    "", "Adlam", "Arabic", "Armenian", "Balinese", "Bengali", "CanadianAboriginal", "Chakma",
    "Cham",
    "Cherokee", "Devanagari", "Ethiopic", "Georgian", "Gujarati", "Gurmukhi", "Hebrew", "Javanese",
    "Kannada", "Khmer", "Lao", "Lisu", "Malayalam", "Math", "MeeteiMayek", "Mongolian", "Myanmar",
    "NKo", "NewTaiLue", "OlChiki", "Oriya", "Sinhala", "Sundanese", "Symbols", "Symbols2", "Syriac",
    "TaiLe", "Tamil", "Telugu", "Thaana", "Thai", "Tifinagh", "Vai", "Yi",
  ]
}

/// Substituted families and size of a font in a scene.
struct FontChoice: Hashable {

  var style: TextStyle

  /// The drawn size as a fraction of the font's size.
  var factor: Double

  /// Inter substitutes San Francisco, whose letters are smaller; `known` names other families.
  init(_ font: Font, of text: String, language: String?, known: (FontFamily) -> String?) {
    let isLarge = font.size >= Self.minimumDisplaySize
    let markedLetter = isLarge ? MarkedLetter(text) : nil
    var families = [isLarge && markedLetter == nil ? "Inter Display" : "Inter"]
    factor = isLarge ? Self.displayFactor * (markedLetter?.factor ?? 1) : Self.textFactor
    if case .named(let names) = font.family {
      // Nothing after the name of the system font's kind is drawn.
      let wanted = names.prefix { $0.substitutes?.isEmpty != true }.compactMap(known)
      families = wanted + families
      if !wanted.isEmpty { factor = 1 }
    }
    // The language must be set, or the machine's would apply.
    style = TextStyle(families: families, weight: font.weight.rawValue, language: language ?? "en")
    style.isItalic = font.isItalic
    style.width = font.width.scale
    if font.tracking != 0 { style.tracking = font.tracking / (font.size * factor) }
  }

  /// In points, of the display variant, as in San Francisco.
  static let minimumDisplaySize = 20.0

  // From images of San Francisco: letters differ by at most 6 % in height and 8 % in width.
  static let displayFactor = 0.98
  static let textFactor = 0.97
}

/// A letter with marks, which touch it in the display variant of Inter, and not in the text one.
private enum MarkedLetter {

  case lowercase, uppercase

  init?(_ text: String) {
    // Most letters have one scalar of ASCII, and decomposing takes longer than drawing.
    guard let scalar = text.unicodeScalars.first, !scalar.isASCII || text.utf8.count > 1,
      text.count == 1, scalar.properties.isAlphabetic, Self.isLatin(scalar)
    else { return nil }
    let parts = text.unicodeScalars.flatMap(\.canonicalParts)
    guard parts.count > 1, parts.dropFirst().allSatisfy(\.properties.isDiacritic) else {
      return nil
    }
    self = scalar.properties.isLowercase ? .lowercase : .uppercase
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x250 || (0x1E00...0x1EFF).contains(scalar.value)
  }

  /// Height of the display variant relative to the text variant, by the x-heights (0.5156, 0.5455)
  /// and cap heights (0.7188, 0.7273) of Inter 4.0.
  var factor: Double {
    switch self {
    case .lowercase: 0.9453
    case .uppercase: 0.9883
    }
  }
}
