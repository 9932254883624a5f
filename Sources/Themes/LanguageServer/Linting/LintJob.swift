package import KeyboardDocuments
import KeyboardPipeline
import ThemeTools

/// A theme to lint, as it was when it was checked, with the files that counted then.
package struct LintJob: Sendable {

  let address: String
  let check: Int
  let file: ThemeFile
  let files: FileReader
}

package struct LintResult: Sendable {

  let address: String
  let check: Int

  /// Findings of the check are included; nil for a theme that can't be drawn.
  package let findings: [Diagnostic]?
}

package protocol BackgroundLint {

  func start(_ job: LintJob)

  func takeResult() -> LintResult?
}
