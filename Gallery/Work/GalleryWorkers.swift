package import KeyboardDocuments
package import KeyboardPipeline
import Work

/// The parallel jobs that work on a plan, each with a worker of its own.
package struct GalleryWorkers: Sendable {

  let plan: GalleryPlan

  /// The number of parallel jobs.
  let jobs: Int

  private let advance: @Sendable () -> Void
  private let makeWorker: @Sendable () -> any GalleryWorker

  /// Create workers that draw with pipelines.
  ///
  /// - Parameters:
  ///   - plan: The plan of the gallery.
  ///   - jobs: The number of parallel jobs.
  ///   - advance: Called after each task.
  ///   - explain: Returns the diagnostics of an error that a theme causes, `nil` for others.
  ///   - makePipeline: Creates the pipeline of a job.
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

  /// Work on all tasks, which are passed with their indices.
  ///
  /// A theme that can't be drawn keeps no other from being drawn: it has no outputs, and its file is
  /// invalid in the plan that is returned.
  ///
  /// - Throws: The first error that no theme causes.
  func run<Output: Sendable>(
    _ work: @Sendable (_ index: Int, GalleryTask, any GalleryWorker) throws -> Output
  ) throws -> (plan: GalleryPlan, outputs: [Output?]) {
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
    let outputs = zip(plan.tasks, results).map { task, result in
      drawn.themes[task.theme].theme == nil ? nil : try? result.get()
    }
    return (drawn, outputs)
  }
}

struct UndrawableTheme: Error {

  /// The diagnostics, which may lack a place.
  var problems: [Diagnostic]
}

/// Composes and draws the pictures of a gallery, for one thread.
protocol GalleryWorker {

  /// Compose pictures of a task, sharing common work.
  func sketches(
    of files: [GalleryTask.File], in task: GalleryTask
  ) throws -> [GalleryTask.Sketch]

  /// Return the warnings about the fonts of a task's pictures, drawn or not.
  func warnings(about task: GalleryTask) throws -> [Diagnostic]
}

extension GalleryWorker {

  func warnings(about task: GalleryTask) throws -> [Diagnostic] { [] }

  /// Draw the smallest picture of a task that stands for its theme, so that all shards of a site
  /// agree on which themes can be drawn.
  func tryOut(_ task: GalleryTask, of plan: GalleryPlan) throws {
    guard task.isTypical, let file = plan.files(of: task).first else { return }
    for sketch in try sketches(of: [file], in: task) { _ = try sketch.draw() }
  }
}
