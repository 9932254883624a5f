import GoldenImages
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import Terminal
import ThemeTools

/// The declarations and arguments that changed since goldens were drawn, whose pictures have the theme's
/// files and the arguments.
///
/// Both versions of a theme are compared as trees, and drawn: what the former theme draws otherwise is
/// due to it, whatever lies over what.
struct ThemeCauses {

  /// A theme with the files that it names, and the built-in themes that it extends by identifier.
  private typealias Version = (file: SourceFile, companions: [String: [UInt8]])

  private let suite: SnapshotSuite<RenderRequest>
  private let request: RenderRequest
  private let arguments: ArgumentCauses?
  private let pipeline: RenderPipeline
  private var old: Version
  private let new: Version

  /// The most declarations that are told apart; more are another look.
  private static let most = 24

  /// The theme of a golden is stored in it, or in git.
  static func find(
    _ item: SnapshotCase<RenderRequest>, _ expected: PNGPicture, _ actual: PNGPicture,
    in suite: SnapshotSuite<RenderRequest>, pipeline: RenderPipeline
  ) -> DeclaredCauses? {
    let arguments = ArgumentCauses(item, expected, actual, in: suite)
    let causes = ThemeCauses(item, arguments, in: suite, pipeline: pipeline) { name in
      [expected, actual].map { StoredMetadata($0, file: item.golden.path).theme(named: name) }
    }
    if let causes, arguments?.list.contains(where: { $0.property == "--theme" }) != true {
      let later = causes.later(of: item) {
        (try? causes.drawing($0, by: arguments?.former).picture.pixelHash) == expected.pixelHash
      }
      return later.found(in: actual)
    }
    guard let arguments, case let former = pipeline.drawing(of: arguments.former),
      let scene = try? former.scene, let picture = try? former.picture
    else { return nil }
    let elements = PictureElements(scene)
    return DeclaredCauses(
      arguments.list.map { .init($0, elements: elements) }, former: picture)
  }

  /// A text is explained if the former theme, which git has, draws the expected one.
  static func find(
    _ item: SnapshotCase<RenderRequest>, _ expected: [UInt8],
    in suite: SnapshotSuite<RenderRequest>, pipeline: RenderPipeline
  ) -> [DifferenceCause]? {
    guard
      let found = ThemeCauses(
        item, nil, in: suite, pipeline: pipeline, stored: { _ in [nil, nil] }),
      found.text(found.old) == expected
    else { return nil }
    let causes = found.later(of: item) { found.text($0) == expected }
    let (changes, actual) = (causes.changes, causes.text(causes.new))
    guard changes.count <= most else { return [causes.look(changes)] }
    let shown = changes.filter { causes.text($0.reverted) != actual }
    let list = (shown.isEmpty ? changes : shown).map(\.cause)
    return list.isEmpty ? nil : list
  }

  private init?(
    _ item: SnapshotCase<RenderRequest>, _ arguments: ArgumentCauses?,
    in suite: SnapshotSuite<RenderRequest>, pipeline: RenderPipeline,
    stored: (_ name: String) -> [Version?]
  ) {
    guard let request = try? item.request.get() else { return nil }
    let builtIn = suite.builtInFile(of: request)
    guard let name = builtIn?.name ?? request.theme.path else { return nil }
    let stored = stored(name)
    let own = builtIn.map { file -> Version in (file: file, companions: [:]) }
    let recorded = RecordedFiles.files(of: item.golden, in: suite)
    guard let old = Self.version(name, stored[0], in: recorded),
      let new = Self.version(name, stored[1] ?? own, in: .disk)
    else { return nil }
    self.suite = suite
    self.request = request
    self.arguments = arguments
    self.pipeline = pipeline
    self.old = old
    self.new = new
  }

  /// The known files of a theme aren't read, except for the built-in themes that it extends.
  private static func version(
    _ name: String, _ known: Version? = nil, in files: FileReader
  ) -> Version? {
    let choice: RenderRequest.ThemeChoice =
      known.map { .document($0.file, companions: $0.companions) } ?? .file(name)
    guard let theme = try? LoadedTheme(choice, files: files), let file = theme.file else {
      return known
    }
    return (
      SourceFile(name: name, bytes: file.bytes),
      theme.companions.merging(theme.bases) { file, _ in file }
    )
  }

  /// Of two former themes that draw the golden, the one of the last commit differs less.
  private func later(
    of item: SnapshotCase<RenderRequest>, drawsGolden: (Version) -> Bool
  ) -> ThemeCauses {
    var causes = self
    guard changes.count > 1,
      let last = Self.version(
        new.file.name, in: RecordedFiles.last(beside: item.golden, in: suite)),
      last.file.bytes != new.file.bytes || last.companions != new.companions, drawsGolden(last)
    else { return self }
    causes.old = last
    return causes
  }

  private struct Change {
    var cause: DifferenceCause
    var reverted: Version
  }

  /// A golden may store an older theme that draws the same as now.
  private func found(in actual: PNGPicture) -> DeclaredCauses? {
    guard old.file.bytes != new.file.bytes || old.companions != new.companions || arguments != nil,
      case let drawing = drawing(old, by: arguments?.former),
      let former = try? drawing.scene, let picture = try? drawing.picture,
      picture.pixelHash != actual.pixelHash, let nodes = scene(new)?.nodes
    else { return nil }
    let whole = arguments == nil ? former : scene(old)
    // A theme may be written otherwise, and say the same.
    let changes = whole?.nodes == nodes ? [] : changes
    var list: [DeclaredCauses.Declared] = []
    if let arguments, let other = scene(new, by: arguments.former), other.nodes != nodes {
      let elements = PictureElements(other)
      list = arguments.list.map { .init($0, elements: elements) }
    }
    if changes.count <= Self.most {
      for change in changes {
        // What others need can't be reverted alone.
        let reverted = changes.count == 1 ? nil : scene(change.reverted)
        guard let other = reverted ?? whole, other.nodes != nodes else { continue }
        list.append(.init(change.cause, elements: PictureElements(other)))
      }
      // Each alone may be hidden by the others.
      if list.isEmpty, former.nodes != nodes {
        let all = changes.map(\.cause) + (arguments?.list ?? [])
        list = all.map { .init($0, elements: PictureElements(former)) }
      }
    } else if let whole {
      list.append(.init(look(changes), elements: PictureElements(whole)))
    }
    return list.isEmpty ? nil : DeclaredCauses(list, former: picture)
  }

  private func drawing(_ version: Version, by other: RenderRequest? = nil) -> StagedDrawing {
    var request = other ?? request
    request.theme = .document(version.file, companions: version.companions)
    return pipeline.drawing(of: request)
  }

  private func scene(_ version: Version, by other: RenderRequest? = nil) -> Scene? {
    try? drawing(version, by: other).scene
  }

  private func text(_ version: Version) -> [UInt8]? { try? drawing(version).bytes }

  private func look(_ changes: [Change]) -> DifferenceCause {
    DifferenceCause(
      declarationAt: Self.place(new.file.name), text: "\(changes.count) declarations changed")
  }

  private var changes: [Change] {
    let own = self.changes(from: old.file, to: new.file) { Version($0, new.companions) }
    let paths = Set(old.companions.keys).intersection(new.companions.keys).sorted()
    return own
      + paths.filter { old.companions[$0] != new.companions[$0] }.flatMap { path in
        let name =
          ThemeName(path).isFile
          ? FilePath(FilePath(new.file.name).prefix).resolving(path)
          : suite.builtInPath(path) ?? path
        let files = [old, new].map { SourceFile(name: name, bytes: $0.companions[path] ?? []) }
        return self.changes(from: files[0], to: files[1]) { file in
          var companions = new.companions
          companions[path] = file.bytes
          return (new.file, companions)
        }
      }
  }

  private func changes(
    from old: SourceFile, to new: SourceFile, reverting: (SourceFile) -> Version
  ) -> [Change] {
    guard old.bytes != new.bytes else { return [] }
    guard let changes = DeclarationChange.all(from: old, to: new) else {
      let cause = DifferenceCause(declarationAt: Self.place(new.name), text: "is another file")
      return [Change(cause: cause, reverted: reverting(old))]
    }
    return changes.map { change in
      Change(
        cause: DifferenceCause(
          declarationAt: Self.place(change.place.file, line: change.place.range?.start.line),
          property: change.path.description, before: change.before, after: change.after,
          text: change.text),
        reverted: reverting(change.reverted))
    }
  }

  private static func place(_ file: String, line: Int? = nil) -> DifferenceCause.Place {
    .init(file: FilePath(ThemeName(file).theme).withoutDetours, line: line)
  }
}

extension RenderRequest.ThemeChoice {

  /// The path of a theme file.
  var path: String? { if case .file(let path) = self { path } else { nil } }
}
