import Disk
import Foundation
import GoldenImages
import KeyboardKit
import KeyboardPipeline
import Parallel
import SourceText
import Terminal
import ThemeTools

/// The cases of a suite with the themes whose declarations are changed.
struct MutationTrial: Sendable {

  /// Variation of a theme that golden cases show.
  struct Look: Sendable {

    var argument: String
    var file: SourceFile
    var loaded: LoadedTheme

    /// Theme files of the look by path, with their names in the theme; empty for its own.
    var parts: [String: String]
  }

  struct Subject: Sendable {
    var name: String
    var look: Int
    var material: RenderMaterial
    var scene: Int
  }

  /// Theme file that looks are made of.
  struct Part: Sendable {

    var path: String
    var file: SourceFile
    var digest: String
    var looks: [Int]
  }

  private(set) var looks: [Look] = []
  private(set) var parts: [Part] = []
  private var subjects: [[Subject]] = []
  private let pixels = SharedResults<String>()

  // Renderings of a change without a visible pixel; if none shows it, all cases are rendered.
  private static let maximumDrawn = 4
  private static let largest = 2

  private typealias Item = (snapshot: RenderCase, request: RenderRequest, look: Int)

  init(_ run: RenderRun, jobs: Int) {
    let items = items(of: run)
    let themes = looks.map(\.loaded)
    let drawn = Workers.map(items, jobs: jobs) { item, pipeline -> Subject? in
      guard var material = try? pipeline.drawing(of: item.request).material else { return nil }
      material.theme = themes[item.look]
      guard let scene = try? pipeline.drawing(of: material).scene else { return nil }
      return Subject(
        name: item.snapshot.name, look: item.look, material: material,
        scene: Self.digest(of: scene))
    }
    subjects = looks.indices.map { look in drawn.compactMap { $0 }.filter { $0.look == look } }
    let digests = looks.indices.map { look in
      Self.digest(of: looks[look], items.filter { $0.look == look }.map(\.snapshot), in: run)
    }
    parts = Self.parts(of: looks, digests: digests)
  }

  private mutating func items(of run: RenderRun) -> [Item] {
    var places: [String: Int] = [:]
    var items: [Item] = []
    for snapshot in run.cases where snapshot.isPicture {
      guard var request = try? snapshot.request.get(),
        let file = Self.source(of: request, in: run.suite)
      else { continue }
      if places[file.name] == nil {
        let argument = String(request.theme.name.trimmingPrefix(run.suite.folder.path + "/"))
        guard let look = Self.look(file, argument) else { continue }
        places[file.name] = looks.count
        looks.append(look)
      }
      guard let place = places[file.name] else { continue }
      request.theme = .document(file, companions: looks[place].loaded.companions)
      items.append((snapshot, request, place))
    }
    return items
  }

  private static func source(of request: RenderRequest, in suite: RenderSuite) -> SourceFile? {
    guard let name = suite.builtInFile(of: request)?.name ?? request.theme.path,
      let file = try? InputFile.read(ThemeName(name).theme, .theme)
    else { return nil }
    return SourceFile(name: name, bytes: file.bytes)
  }

  private static func look(_ file: SourceFile, _ argument: String) -> Look? {
    guard let loaded = try? LoadedTheme(.document(file, companions: [:]), files: .disk) else {
      return nil
    }
    let own = ThemeName(file.name).theme
    var parts = [FilePath(own).withoutDetours: ""]
    for path in loaded.companions.keys where path.hasSuffix(".json") {
      parts[FilePath(FilePath(FilePath(own).prefix).resolving(path)).withoutDetours] = path
    }
    return Look(argument: argument, file: file, loaded: loaded, parts: parts)
  }

  private static func parts(of looks: [Look], digests: [String]) -> [Part] {
    var parts: [String: Part] = [:]
    for (index, look) in looks.enumerated() {
      for (path, name) in look.parts {
        let bytes = name.isEmpty ? look.file.bytes : look.loaded.companions[name] ?? []
        let file = SourceFile(name: path, bytes: bytes)
        parts[path, default: Part(path: path, file: file, digest: "", looks: [])].looks.append(
          index)
      }
    }
    return parts.values.map { part in
      var part = part
      let all = [part.path] + part.looks.map { digests[$0] }
      part.digest = Digest.text(of: Array(all.joined(separator: "\n").utf8))
      return part
    }.sorted { $0.path < $1.path }
  }

  /// Goldens stand for the program in the digest, because they change with what it draws.
  private static func digest(of look: Look, _ cases: [RenderCase], in run: RenderRun) -> String {
    var digest = Digest()
    digest.add(look.file.name)
    digest.add(Digest.text(of: look.file.bytes))
    for (path, bytes) in look.loaded.companions.sorted(by: { $0.key < $1.key }) {
      digest.add(path)
      digest.add(Digest.text(of: bytes))
    }
    for item in cases {
      digest.add(item.name)
      digest.add(item.arguments)
      digest.add(run.suite.goldenDigest(of: item) ?? "")
    }
    return digest.text
  }

  private static func digest(of scene: Scene) -> Int {
    var hasher = Hasher()
    hasher.combine(scene.nodes)
    hasher.combine(scene.size.width)
    hasher.combine(scene.size.height)
    return hasher.finalize()
  }

  // MARK: Changes

  /// Returns the goldens that notice a change of a declaration: the least change that any notices.
  func result(
    of mutation: ThemeMutation, in part: Part, pipeline: RenderPipeline
  ) -> MutationResults.Declaration? {
    var hidden: [ThemeMutation.Change] = []
    var last: String?
    for change in mutation.changes {
      guard
        let trial = outcome(
          of: change.changedFile, in: part, drawing: Self.maximumDrawn, pipeline: pipeline)
      else { continue }
      last = change.text
      if trial.isSeen { return declaration(mutation, change.text, trial.goldens) }
      if trial.goldens.count > Self.maximumDrawn { hidden.append(change) }
    }
    for change in hidden.suffix(Self.largest) {
      let trial = outcome(of: change.changedFile, in: part, drawing: .max, pipeline: pipeline)
      if let trial, trial.isSeen { return declaration(mutation, change.text, trial.goldens) }
    }
    // An unchangeable value is no declaration of its own.
    return last.map { declaration(mutation, $0, []) }
  }

  private func declaration(
    _ mutation: ThemeMutation, _ change: String, _ goldens: [String]
  ) -> MutationResults.Declaration {
    .init(
      path: mutation.path.description, name: mutation.name,
      line: mutation.place.range?.start.line ?? 1, change: change, goldens: goldens)
  }

  /// Returns the goldens whose scenes differ, and whether pixels do; nil if the file is no theme.
  private func outcome(
    of file: SourceFile, in part: Part, drawing most: Int, pipeline: RenderPipeline
  ) -> (goldens: [String], isSeen: Bool)? {
    var found: [String] = []
    var isSeen = false
    var rest = most
    for index in part.looks {
      guard let changed = changed(looks[index], part: part, to: file) else { return nil }
      guard changed.theme != looks[index].loaded.theme else { continue }
      for subject in subjects[index] {
        let drawing = pipeline.drawing(of: changing(subject.material) { $0.theme = changed })
        guard let scene = try? drawing.scene else { return nil }
        guard Self.digest(of: scene) != subject.scene else { continue }
        found.append(subject.name)
        guard !isSeen, rest > 0 else { continue }
        rest -= 1
        let before = try? pixels.value(of: subject.name) {
          try pipeline.drawing(of: subject.material).picture.pixelHash
        }
        isSeen = (try? drawing.picture.pixelHash) != before
      }
    }
    return (found, isSeen)
  }

  private func changed(_ look: Look, part: Part, to file: SourceFile) -> LoadedTheme? {
    guard let name = look.parts[part.path] else { return nil }
    var companions = look.loaded.companions
    if !name.isEmpty { companions[name] = file.bytes }
    let own = name.isEmpty ? SourceFile(name: look.file.name, bytes: file.bytes) : look.file
    return try? LoadedTheme(.document(own, companions: companions), files: .disk)
  }
}
