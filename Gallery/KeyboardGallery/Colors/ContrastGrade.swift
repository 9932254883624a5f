import KeyboardPipeline
import KeyboardStyling
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

/// Levels of contrast passed in all states of a look, by lint.
enum LintGrade: String, Hashable, Sendable, CaseIterable {

  case belowAA = "low"
  case aa
  case aaa

  var name: String {
    switch self {
    case .belowAA: "Below AA"
    case .aa: "AA"
    case .aaa: "AAA"
    }
  }

  private static let codes = Set(LintRule.ofContrast.map(\.code))

  /// The highest level whose lint finds no lack of contrast in a look, also none that its file accepts.
  ///
  /// - Throws: errors of drawing.
  init(
    _ source: SourceFile, variation: String?, files: FileReader, pipeline: RenderPipeline,
    survey: KeyCatalog
  ) throws {
    let file = ThemeFile(source, files: files)
    for (grade, level) in [(Self.aaa, LintLevel.aaa), (.aa, .aa)] {
      let lint = try ThemeLinter(
        policy: LintPolicy(level: level), files: files, pipeline: pipeline, survey: survey
      ).lint(file, look: variation, coversVariations: false)
      guard (lint.findings + lint.accepted).contains(where: { Self.codes.contains($0.code) }) else {
        self = grade
        return
      }
    }
    self = .belowAA
  }
}
