import KeyboardPipeline
import ThemeTools

/// The renderer and the surveyed keyboards stay from one text to the next; a linter belongs to one
/// thread.
package final class TextLinter {

  private let survey = KeySurvey()
  private var pipeline: RenderPipeline?

  package init() {}

  package func result(of job: LintJob) -> LintResult {
    survey.renewTests()
    // The themes bring their files along, so that later jobs don't read the files of the first one.
    let pipeline = pipeline ?? RenderPipeline(files: job.files)
    self.pipeline = pipeline
    let lint = try? ThemeLint(job.file, files: job.files, pipeline: pipeline, survey: survey)
    return LintResult(address: job.address, check: job.check, findings: lint?.findings)
  }
}
