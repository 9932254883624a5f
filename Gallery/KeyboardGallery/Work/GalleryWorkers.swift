package import KeyboardPipeline
import Parallel
package import SourceText

/// Parallel runner of gallery tasks, with one worker per job.
package struct GalleryWorkers: Sendable {

  let plan: GalleryPlan
  let jobs: Int
  private let advance: @Sendable () -> Void
  private let makeWorker: @Sendable () -> any GalleryWorker

  /// `explain` returns nil for errors that no theme causes.
  package init(
    _ plan: GalleryPlan, jobs: Int, advance: @escaping @Sendable () -> Void,
    explaining explain: @escaping @Sendable (any Error) -> [Diagnostic]?,
    pipeline makePipeline: @escaping @Sendable () -> RenderPipeline
  ) {
    self.init(plan, jobs: jobs, advance: advance) {
      GalleryDrawing(plan: plan, pipeline: makePipeline(), explain: explain)
    }
  }

  init(
    _ plan: GalleryPlan, jobs: Int, advance: @escaping @Sendable () -> Void = {},
    worker makeWorker: @escaping @Sendable () -> any GalleryWorker
  ) {
    self.plan = plan
    self.jobs = jobs
    self.advance = advance
    self.makeWorker = makeWorker
  }

  /// Themes that can't be rendered have empty outcomes and are invalid in the returned plan.
  func run(
    _ work:
      @Sendable (_ index: Int, GalleryTask, any GalleryWorker) throws -> GalleryBuild.TaskOutcome
  ) throws -> (plan: GalleryPlan, outcomes: [GalleryBuild.TaskOutcome]) {
    let results = ParallelWork.map(
      Array(plan.tasks.indices), jobs: jobs, worker: { _ in makeWorker() }
    ) { index, worker in
      defer { advance() }
      return Result { try work(index, plan.tasks[index], worker) }
    }
    var drawn = plan
    for (task, result) in zip(plan.tasks, results) {
      guard case .failure(let error) = result else { continue }
      guard let failure = error as? UndrawableTheme else { throw error }
      drawn.leaveOut(task.theme, because: failure.problems)
    }
    let outcomes = zip(plan.tasks, results).map { task, result in
      let outcome = drawn.themes[task.theme].theme == nil ? nil : try? result.get()
      return outcome ?? GalleryBuild.TaskOutcome()
    }
    return (drawn, outcomes)
  }

  func grades(
    of plan: GalleryPlan, knowing known: [String: LintGrade]
  ) throws -> [String: LintGrade] {
    let themes = plan.themes.filter { $0.theme != nil }
    let grades = try ParallelWork.tryMap(themes, jobs: jobs, worker: { _ in makeWorker() }) {
      theme, worker in
      let key = plan.keyOfGrade(theme)
      return (key, try known[key] ?? worker.grade(of: theme))
    }
    return Dictionary(grades.compactMap { key, grade in grade.map { (key, $0) } }) { $1 }
  }
}

/// Error for a theme that can't be rendered, with the diagnostics to report.
struct UndrawableTheme: Error {

  var problems: [Diagnostic]
}

/// Renderer of tasks for one job, which tests replace.
protocol GalleryWorker {

  func compositions(
    of files: [GalleryTask.File], in task: GalleryTask
  ) throws -> [GalleryTask.Composition]

  func warnings(about task: GalleryTask) throws -> [Diagnostic]

  /// Returns the grade of a theme, or nil if nothing is drawn.
  func grade(of theme: GalleryTheme) throws -> LintGrade?
}

extension GalleryWorker {

  /// All shards of a site have to agree on which themes can be drawn.
  func checkDrawing(_ task: GalleryTask, of plan: GalleryPlan) throws {
    guard task.isTypical, let file = plan.files(of: task).first else { return }
    for composition in try compositions(of: [file], in: task) { _ = try composition.draw() }
  }
}
