import Disk
import KeyboardDocuments
import KeyboardPipeline
import Terminal
import ThemeTools

/// Lints themes with files on disk, and keeps what lints have in common.
struct DiskLinter {

  var policy = LintPolicy()
  var pipeline = RenderPipeline(files: .disk)
  var keepsPictures = false
  private let survey = KeySurvey()

  init() {}

  init(policy: LintPolicy, pipeline: RenderPipeline, keepsPictures: Bool) {
    self.policy = policy
    self.pipeline = pipeline
    self.keepsPictures = keepsPictures
  }

  func lint(_ file: ThemeFile, _ look: String? = nil) throws -> ThemeLint {
    try ThemeLint(
      file, look: look, policy: policy, files: .disk, pipeline: pipeline, survey: survey,
      keepsPictures: keepsPictures)
  }

  func fixes(of file: SourceFile) throws -> LintFixes {
    try LintFixes(file) { try lint(ThemeFile($0, files: .disk)).findings }
  }
}
