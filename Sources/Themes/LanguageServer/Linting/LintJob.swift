package import KeyboardDocuments
import KeyboardPipeline
import ThemeTools

/// A theme to lint, as it was when it was checked, with the files that counted then.
package struct LintJob: Sendable {

  let address: String

  /// The number of the check that found no errors in the text.
  let check: Int

  let file: ThemeFile

  /// The reader of the files it refers to, saved or not.
  let files: FileReader
}

/// The findings of a job, which are handed to the server as a message is.
package struct LintResult: Sendable {

  let address: String

  /// The number of the check the job follows.
  let check: Int

  /// The findings, also those of the check; nil for a theme that can't be drawn.
  package let findings: [Diagnostic]?
}

/// Lint that goes on beside the messages, one job at a time.
package protocol BackgroundLint {

  /// Start a job, and wake the streams of the server when it is done.
  func start(_ job: LintJob)

  /// Return the result of the job once it is done, a single time.
  func takeResult() -> LintResult?
}
