import Disk
import Foundation
import GoldenImages
import KeyboardDocuments
import KeyboardPipeline

/// Files of an older program, drawn at a time, in a folder that goes with them.
final class FormerDrawings: Sendable {

  /// The files of a case.
  struct Files {

    let picture: String

    /// The scene of a picture; of a film, a name with the number of the gesture.
    let scene: String

    fileprivate init(_ place: Int, of item: SnapshotCase<RenderRequest>, in folder: String) {
      picture = "\(folder)/\(place).\(item.suffix)"
      scene = "\(folder)/\(place)-\(item.isFilm ? TypingPictures.placeholder : "0").json"
    }
  }

  private let program: FormerProgram
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "kbrender-\(UUID().uuidString)").path
  private let places: [String: Int]

  /// Draw by a list of cases, each with its files.
  init(
    of program: FormerProgram, _ items: [SnapshotCase<RenderRequest>],
    drawing draw: ([(item: SnapshotCase<RenderRequest>, files: Files)]) -> Void
  ) {
    self.program = program
    let folder = folder
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    let list = items.enumerated().map { ($1, Files($0, of: $1, in: folder)) }
    draw(list)
    let drawn = list.indices.filter { DiskFiles().exists(list[$0].1.picture) }
    places = Dictionary(drawn.map { (items[$0].name, $0) }) { first, _ in first }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var count: Int { places.count }

  /// Return the picture of a case, whose scenes are compared with those of now; nil if it wasn't drawn.
  func picture(
    of item: SnapshotCase<RenderRequest>, from pipeline: RenderPipeline
  ) -> FormerPicture? {
    guard let place = places[item.name], let request = try? item.request.get(),
      let file = bytes(Files(place, of: item, in: folder).picture, .picture)
    else { return nil }
    return FormerPicture(program: program.path, file: file) { [self] in
      SceneCauses(before: scenes(at: place), after: Self.scenes(of: request, from: pipeline))
    }
  }

  /// In the order of the gestures, whose numbers have the same length.
  private func scenes(at place: Int) -> [[UInt8]] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix("\(place)-") }.sorted()
      .compactMap { bytes("\(folder)/\($0)", .scene) }
  }

  private static func scenes(
    of request: RenderRequest, from pipeline: RenderPipeline
  ) -> [[UInt8]] {
    var request = request
    request.emit = .scene
    guard request.film != nil else {
      return (try? pipeline.drawing(of: request).bytes).map { [$0] } ?? []
    }
    request.output = TypingPictures.placeholder
    var scenes: [[UInt8]] = []
    try? TypingPictures(request, by: pipeline).write(warn: { _ in }) { scenes.append($1) }
    return scenes
  }

  private func bytes(_ path: String, _ budget: InputBudget) -> [UInt8]? {
    try? InputFile.read(path, budget).bytes
  }
}

extension SnapshotCase<RenderRequest> {

  var isFilm: Bool { (try? request.get())?.film != nil }
}
