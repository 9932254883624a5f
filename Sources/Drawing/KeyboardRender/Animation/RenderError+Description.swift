package import SourceText

extension RenderError: CustomStringConvertible {

  /// A sentence without a full stop, with a remedy where there is one.
  public var description: String { account.texts.joined(separator: "\n") }

  /// The same sentence.
  public var errorDescription: String? { description }

  package var isOfInput: Bool { account.isOfInput }

  package var diagnostics: [Diagnostic] {
    let account = account
    return account.texts.map {
      Diagnostic(code: account.code, message: (account.lead + $0).capitalizedSentence)
    }
  }

  private struct Account {
    var code: DiagnosticCode
    var isOfInput = true
    var lead = ""
    var texts: [String]
  }

  private var account: Account {
    switch self {
    case .missingFontPackages(let packages):
      let names = packages.joined(separator: " ")
      return Account(
        code: .missingFonts, isOfInput: false,
        texts: ["fonts are missing; install them with: apt install \(names)"])
    case .incompleteFontFolder(let folder):
      return Account(
        code: .missingFonts, isOfInput: false,
        texts: ["fonts are missing in “\(folder)”; unpack the archive of kbrender again"])
    case .unreadableFontFolder(let folder):
      return Account(
        code: .invalidFontFolder, texts: ["the folder of fonts \(folder.quoted) can't be read"])
    case .missingGlyphs(let missing):
      return Account(code: .missingGlyph, texts: MissingGlyphs.descriptions(of: missing))
    case .scaleOutOfRange(let scale):
      let scales = KeyboardRenderer.scales
      return Account(
        code: .outOfRange,
        texts: ["the scale \(scale) is not from \(scales.lowerBound) to \(scales.upperBound)"])
    case .sizeOutOfRange(let width, let height):
      return Account(
        code: .outOfRange,
        texts: ["an image of \(width)x\(height) pixels is too small or too large"])
    case .sideOutOfRange(let width, let height, let format, let limit):
      let size = "an image of \(width)x\(height) pixels"
      return Account(
        code: .outOfRange,
        texts: ["\(size) is too large for \(format), which has at most \(limit) on a side"])
    case .animation(let problem):
      return Account(code: .invalidAnimation, texts: [problem.description])
    case .unreadablePNG(let reason): return Account(code: .invalidPNG, texts: [reason])
    case .unreadableFont(let reason):
      return Account(code: .invalidFont, lead: "a font can't be drawn with: ", texts: [reason])
    case .unreadableImage(let reason):
      return Account(code: .invalidImage, lead: "an image can't be drawn: ", texts: [reason])
    case .library(let reason):
      return Account(code: .library, isOfInput: false, texts: [reason])
    }
  }
}

extension MissingGlyphs: CustomStringConvertible {

  /// A sentence without a full stop, with a possible remedy.
  public var description: String { description(others: 0) }

  private func description(others: Int) -> String {
    let all = codePoints
    let points = all.prefix(8).joined(separator: ", ") + (all.count > 8 ? ", …" : "")
    let more = others == 0 ? "" : " and \(others) other text\(others == 1 ? "" : "s")"
    let packages = packages.joined(separator: " or ")
    return
      "no font has a glyph for \(points) in “\(text)”\(more); the package \(packages) may have it"
  }

  /// Returns a sentence for each remedy: the keys of a locale have dozens of texts.
  fileprivate static func descriptions(of all: [MissingGlyphs]) -> [String] {
    all.map(\.packages).uniqued(by: \.self).map { packages in
      let texts = all.filter { $0.packages == packages }
      let joined = MissingGlyphs(text: texts[0].text, scalars: texts.flatMap(\.scalars))
      return joined.description(others: texts.count - 1)
    }
  }
}

extension AnimationProblem: CustomStringConvertible {

  /// A sentence without a full stop.
  public var description: String {
    switch self {
    case .noFrames:
      return "an animation requires at least one frame"
    case .tooManyFrames:
      return "an animation has at most \(PictureAnimation.largestFrameCount) frames"
    case .durationOutOfRange(let frame):
      let longest = PictureAnimation.durations.upperBound.components.seconds
      return "the duration of frame \(frame) is not above 0 and at most \(longest) seconds"
    case .loopCountOutOfRange(let count):
      let most = PictureAnimation.loopCounts.upperBound
      return "the loop count \(count) is not between 0 (forever) and \(most)"
    case .otherScale(let frame):
      return "the scale of frame \(frame) differs from the scale of the animation"
    case .unsteadyFrames:
      return "the frames differ between the two passes"
    }
  }
}
