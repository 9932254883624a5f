import KeyboardPipeline
import SourceText
import ThemeTools

/// WCAG grade of a contrast ratio; `large` suffices for large text only.
enum ContrastGrade: String, Hashable, Sendable {

  case low
  case large
  case aa
  case aaa

  init(ratio: Double) {
    switch ratio {
    case 7...: self = .aaa
    case 4.5...: self = .aa
    case 3...: self = .large
    default: self = .low
    }
  }

  var name: String {
    switch self {
    case .low: "Low"
    case .large: "AA large"
    case .aa: "AA"
    case .aaa: "AAA"
    }
  }
}

/// Levels of contrast that a look passes in all states, by lint and by its measured colors.
enum LintGrade: String, Hashable, Sendable, CaseIterable, Comparable {

  case belowAA = "low"

  /// Below AA, with a reason in the file.
  case accepted
  case aa
  case aaa

  static func < (one: Self, other: Self) -> Bool {
    (allCases.firstIndex(of: one) ?? 0) < (allCases.firstIndex(of: other) ?? 0)
  }

  var name: String {
    switch self {
    case .belowAA: "Low"
    case .accepted: "Low, accepted"
    case .aa: "AA"
    case .aaa: "AAA"
    }
  }

  private static let codes = Set(LintRule.ofContrast.map(\.code))

  /// The highest level whose lint finds no lack of contrast in a look, also none that its file accepts, and that its
  /// lowest measured ratio allows for the large letters of keys.
  ///
  /// - Throws: errors of drawing.
  init(
    _ source: SourceFile, variation: String?, lowestRatio: Double, files: FileReader,
    pipeline: RenderPipeline, survey: KeyCatalog
  ) throws {
    let file = ThemeFile(source, files: files)
    self = .belowAA
    for (grade, level, least) in [(Self.aaa, LintLevel.aaa, 4.5), (.aa, .aa, 3)] {
      let lint = try ThemeLinter(
        policy: LintPolicy(level: level), files: files, pipeline: pipeline, survey: survey
      ).lint(file, look: variation, coversVariations: false)
      let isOpen = lint.findings.contains { Self.codes.contains($0.code) }
      let isAccepted = lint.accepted.contains { Self.codes.contains($0.code) }
      if !isOpen, !isAccepted, lowestRatio >= least {
        self = grade
        return
      }
      self = isAccepted && !isOpen ? .accepted : .belowAA
    }
  }
}
