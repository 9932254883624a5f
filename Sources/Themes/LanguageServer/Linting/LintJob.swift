package import KeyboardDocuments
import KeyboardPipeline
import ThemeTools

/// A theme to lint, as it was when it was checked, with the files that counted then.
package struct LintJob: Sendable {

  let address: String

  /// The number of the check that found no errors in the text.
  let check: Int

  let file: ThemeFile
  let files: FileReader
}

package struct LintResult: Sendable {

  let address: String

  /// The number of the check the job follows.
  let check: Int

  /// Findings of the check are included; nil for a theme that can't be drawn.
  package let findings: [Diagnostic]?
}

package protocol BackgroundLint {

  /// Start a job, and wake the streams of the server when it is done.
  func start(_ job: LintJob)

  /// Return the result of the job once it is done, a single time.
  func takeResult() -> LintResult?
}
