package import Disk
package import KeyboardPipeline
import KeyboardRender
import Parallel
package import SourceText

/// Pictures in a folder, with a manifest that tells which ones are up to date.
package struct ImageSet: Sendable {

  private let pictures: [PlannedImage]
  private let fingerprint: String
  private let jobs: Int
  private let makePipeline: @Sendable () -> RenderPipeline
  private let advance: @Sendable () -> Void
  private let explain: @Sendable (any Error) -> [Diagnostic]?

  package struct Outcome: Sendable {
    package var pictures = 0
    package var drawn = 0
    package var removed = 0
    package var warnings: [Diagnostic] = []
    package var problems: [Diagnostic] = []
  }

  /// `explain` returns nil for errors that no picture causes.
  package init(
    _ pictures: [PlannedImage], fingerprint: String, jobs: Int,
    advance: @escaping @Sendable () -> Void,
    explaining explain: @escaping @Sendable (any Error) -> [Diagnostic]?,
    pipeline makePipeline: @escaping @Sendable () -> RenderPipeline
  ) {
    self.pictures = pictures
    self.fingerprint = fingerprint
    self.jobs = jobs
    self.advance = advance
    self.explain = explain
    self.makePipeline = makePipeline
  }

  private struct PictureResult: Sendable {
    var file: GalleryManifest.File?
    var isDrawn = false
    var finding: SiteFinding?
    var warnings: [Diagnostic] = []
    var problems: [Diagnostic] = []
  }

  /// Renders stale images and removes unplanned ones; calls `waiting` while another run is active.
  package func build(
    in path: String, of files: any FileStore, waiting: () -> Void = {}
  ) throws -> Outcome {
    try files.withLock(on: path, waiting: waiting) {
      let folder = try SiteFolder(
        path, in: files, planned: pictures.map(\.path), kind: .pictures, isThorough: false)
      folder.removeLeftovers()
      let results = try results { picture, key, drawing, result in
        result.warnings = try drawing.notices
        if let known = folder.fresh(picture.path, key: key), known.pixels == picture.pixels {
          return result.file = known
        }
        guard
          let bytes = try explained(
            picture, &result,
            { try picture.encode?(drawing) ?? drawing.file(as: picture.format) })
        else { return }
        let file = GalleryManifest.File(
          path: picture.path, key: key, digest: Digest.text(of: bytes), pixels: picture.pixels)
        try folder.write(
          bytes, as: file,
          shownAs: GalleryManifest.Picture(name: picture.path, key: key, path: picture.path))
        (result.file, result.isDrawn) = (file, true)
      }
      let problems = results.flatMap(\.problems).uniqued(by: \.self)
      var outcome = Outcome(
        pictures: pictures.count, drawn: results.count(where: \.isDrawn),
        warnings: results.flatMap(\.warnings).uniqued(by: \.self), problems: problems)
      // The pictures of before stay where one couldn't be drawn.
      let failed = zip(pictures, results).filter { $0.1.file == nil }
        .compactMap { folder.known[$0.0.path] }
      outcome.removed = try folder.finish(
        GalleryManifest(arguments: [], files: results.compactMap(\.file) + failed, kind: .pictures))
      return outcome
    }
  }

  /// Returns missing, stale, resized and unplanned images, and problems such as too long texts.
  package func check(
    in path: String, of files: any FileStore
  ) throws -> (findings: [SiteFinding], problems: [Diagnostic]) {
    let folder = try SiteFolder(path, in: files, kind: .pictures)
    let results = try results { picture, key, _, result in
      result.finding = folder.finding(picture.path, key: key, pixels: picture.pixels)
    }
    let findings =
      results.compactMap(\.finding) + folder.obsolete(besides: Set(pictures.map(\.path)))
    return (findings.sorted { $0.path < $1.path }, results.flatMap(\.problems).uniqued(by: \.self))
  }

  private func results(
    _ work:
      @Sendable (PlannedImage, _ key: String, StagedDrawing, inout PictureResult) throws -> Void
  ) throws -> [PictureResult] {
    let outcomes = ParallelWork.map(pictures, jobs: jobs, worker: { _ in makePipeline() }) {
      picture, pipeline in
      defer { advance() }
      return Result { () throws -> PictureResult in
        var result = PictureResult()
        let drawing = try explained(picture, &result) { try picture.compose(pipeline) }
        if let drawing { try work(picture, key(of: picture, drawing), drawing, &result) }
        return result
      }
    }
    return try outcomes.map { try $0.get() }
  }

  /// Returns nil for an error of the picture; errors of the folder are thrown.
  private func explained<Output>(
    _ picture: PlannedImage, _ result: inout PictureResult, _ body: () throws -> Output
  ) throws -> Output? {
    do {
      return try body()
    } catch {
      guard let problems = explain(error) else { throw error }
      result.problems = problems.map { $0.placed(at: picture.place) }
      return nil
    }
  }

  private func key(of picture: PlannedImage, _ drawing: StagedDrawing) throws -> String {
    Digest.text(ofParts: [
      fingerprint, try drawing.scene.digest,
      "\(picture.encode == nil ? picture.format.id : "film") \(picture.width) \(picture.height)",
    ])
  }
}

extension Diagnostic {

  fileprivate func placed(at place: Diagnostic.Place?) -> Diagnostic {
    guard let place else { return self }
    var copy = self
    if copy.place == nil {
      copy.place = place
    } else if copy.place?.file != place.file {
      copy.related.append(.init(message: "Requested here", place: place))
    }
    return copy
  }
}

/// A picture of a set, which is composed before it is known whether it has to be drawn.
package struct PlannedImage: Sendable {

  /// Relative to the folder of the set.
  let path: String

  let width: Int
  let height: Int
  let format: ImageFormat

  /// The place of errors without one of their own.
  var place: Diagnostic.Place?

  /// Encodes a film that ends with the picture.
  var encode: (@Sendable (StagedDrawing) throws -> [UInt8])?

  /// Throws `Diagnostics` for what can't be shown.
  let compose: @Sendable (RenderPipeline) throws -> StagedDrawing

  var pixels: GalleryManifest.Pixels { .init(width: width, height: height) }
}
