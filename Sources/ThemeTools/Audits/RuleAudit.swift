package import KeyboardDocuments
package import KeyboardPipeline
import KeyboardStyling

/// Finds what a theme has in vain: rules, variables, pictures and fonts that change nothing.
///
/// A finding is certain: it holds in all looks that have it, on every keyboard.
package struct RuleAudit {

  /// A finding at a place of the theme’s own file.
  struct Finding: Hashable {
    let code: LintRule

    /// The offset of the rule, or of the name of the member.
    let offset: Int
  }

  /// The warnings, from top to bottom, each with a fix.
  package let diagnostics: [Diagnostic]

  /// The maximum number of looks that are read.
  private static let mostLooks = 12

  /// Audit a theme file; one with errors has no findings.
  ///
  /// - Parameters:
  ///   - source: The theme file.
  ///   - files: The reader of the files that the theme references.
  ///   - survey: The keys of all locales, which several audits may share.
  package init(_ source: SourceFile, files: FileReader, survey: KeySurvey = KeySurvey()) {
    let facts = try? ThemeFacts(source)
    let names = [nil] + (facts?.variations ?? []) + (facts?.looks.axes.joined().map { $0 } ?? [])
    let looks = names.prefix(Self.mostLooks).compactMap { name in
      try? LoadedTheme(source, variation: name, files: files, isTraced: true)
    }
    var verdicts: [Finding: Bool] = [:]
    for look in looks {
      let audit = LookAudit(look, survey: survey)
      for (finding, holds) in audit.verdicts {
        verdicts[finding] = holds && verdicts[finding] ?? true
      }
    }
    guard let look = looks.first, let root = look.sources?.roots.last else {
      diagnostics = []
      return
    }
    let report = AuditReport(file: source, root: root, warnings: look.warnings)
    diagnostics = verdicts.filter(\.value).keys
      .sorted { ($0.offset, $0.code.rawValue) < ($1.offset, $1.code.rawValue) }
      .compactMap(report.diagnostic)
  }
}
