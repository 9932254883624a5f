import Foundation
package import KeyboardPipeline
package import SourceText
import Synchronization
package import ThemeTools

/// Lints themes one at a time on its own thread, and keeps the renderer and the surveyed keyboards.
package final class LintWorker: Sendable {

  /// State that a worker reuses between jobs.
  private struct Kept {
    let survey = KeyCatalog()
    var pipeline: RenderPipeline?
  }

  private let kept = Mutex(Kept())
  private let result = Mutex<LintResult?>(nil)
  private let jobs = Atomic(0)
  private let wake: @Sendable () -> Void

  /// The closure ends the waiting of the server's streams, from any thread.
  package init(wake: @escaping @Sendable () -> Void = {}) { self.wake = wake }

  package var isBusy: Bool { jobs.load(ordering: .acquiring) > 0 }

  package func result(of job: LintJob) -> LintResult {
    kept.withLock { kept in
      kept.survey.renewTests()
      // The themes bring their files along, so that later jobs don't read the files of the first one.
      let pipeline = kept.pipeline ?? RenderPipeline(files: job.files)
      kept.pipeline = pipeline
      let linter = ThemeLinter(files: job.files, pipeline: pipeline, survey: kept.survey)
      let lint = try? linter.lint(job.file)
      return LintResult(address: job.address, check: job.check, findings: lint?.findings)
    }
  }

  func start(_ job: LintJob) {
    jobs.wrappingAdd(1, ordering: .acquiringAndReleasing)
    Thread.detachNewThread { [self] in
      let found = result(of: job)
      result.withLock { $0 = found }
      jobs.wrappingSubtract(1, ordering: .acquiringAndReleasing)
      wake()
    }
  }

  func takeResult() -> LintResult? { result.withLock { $0.take() } }
}

/// A theme to lint, as it was when it was checked, with the files that counted then.
package struct LintJob: Sendable {

  let address: String
  let check: Int
  let file: ThemeFile
  let files: FileReader

  package init(address: String, check: Int, file: ThemeFile, files: FileReader) {
    (self.address, self.check, self.file, self.files) = (address, check, file, files)
  }
}

/// Findings of a lint.
package struct LintResult: Sendable {

  package let address: String
  package let check: Int

  /// Findings of the check are included; nil for a theme that can't be drawn.
  package let findings: [Diagnostic]?
}
