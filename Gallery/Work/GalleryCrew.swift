import Artifacts
package import KeyboardPipeline

/// The parallel jobs that work on a plan, each with an artist of its own.
package struct GalleryCrew: Sendable {

  /// The plan of the gallery.
  let plan: GalleryPlan

  /// The number of parallel jobs.
  let jobs: Int

  private let advance: @Sendable () -> Void
  private let makeArtist: @Sendable () -> any GalleryArtist

  /// Create a crew whose artists draw with pipelines.
  ///
  /// - Parameters:
  ///   - plan: The plan of the gallery.
  ///   - jobs: The number of parallel jobs.
  ///   - advance: Called after each task.
  ///   - makePipeline: Creates the pipeline of a job.
  package init(
    _ plan: GalleryPlan, jobs: Int, advance: @escaping @Sendable () -> Void,
    pipeline makePipeline: @escaping @Sendable () -> RenderPipeline
  ) {
    self.init(plan, jobs: jobs, advance: advance) {
      GalleryDrawing(plan: plan, pipeline: makePipeline())
    }
  }

  /// Create a crew of artists.
  init(
    _ plan: GalleryPlan, jobs: Int, advance: @escaping @Sendable () -> Void = {},
    artist makeArtist: @escaping @Sendable () -> any GalleryArtist
  ) {
    self.plan = plan
    self.jobs = jobs
    self.advance = advance
    self.makeArtist = makeArtist
  }

  /// Work on all tasks, which are passed with their indices.
  func map<Output: Sendable>(
    _ work: @Sendable (_ index: Int, GalleryTask, any GalleryArtist) throws -> Output
  ) -> [Result<Output, any Error>] {
    ParallelWork.map(Array(plan.tasks.indices), jobs: jobs, worker: { _ in makeArtist() }) {
      index, artist in
      defer { advance() }
      return Result { try work(index, plan.tasks[index], artist) }
    }
  }
}

/// Draws the pictures of a gallery, for one thread.
protocol GalleryArtist {

  /// Draw the files of a task, passing each on as soon as it is ready.
  func draw(
    _ files: [GalleryTask.File], of task: GalleryTask, _ use: (GalleryTask.Picture) throws -> Void
  ) throws

  /// Return the size of a picture without drawing it.
  func pixels(of file: GalleryTask.File, in task: GalleryTask) throws -> GalleryManifest.Pixels
}
