import GoldenImages
import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender
import ThemeTools

/// The declarations that changed since goldens were drawn, whose pictures have the theme's files.
///
/// Both versions of a theme are compared as trees, and drawn: what the former theme draws otherwise is
/// due to it, whatever lies over what.
struct ThemeCauses {

  private typealias Version = (file: SourceFile, companions: [String: [UInt8]])

  private let request: RenderRequest
  private let pipeline: RenderPipeline
  private let old: Version
  private let new: Version

  /// The most declarations that are told apart; more are another look.
  private static let most = 24

  static func find(
    _ item: SnapshotCase<RenderRequest>, _ expected: PNGPicture, _ actual: PNGPicture,
    pipeline: RenderPipeline
  ) -> DeclaredCauses? {
    guard let request = try? item.request.get(), case .file(let path) = request.theme,
      let old = StoredMetadata(expected, file: item.golden.path).theme(named: path),
      let new = StoredMetadata(actual, file: item.golden.path).theme(named: path)
    else { return nil }
    return ThemeCauses(request: request, pipeline: pipeline, old: old, new: new).found
  }

  private struct Change {
    var cause: DifferenceCause
    var reverted: Version
  }

  private var found: DeclaredCauses? {
    let changes = changes
    guard !changes.isEmpty, let former = drawing(old), let picture = try? former.picture,
      let scene = drawing(new)?.scene
    else { return nil }
    var list: [DeclaredCauses.Declared] = []
    if changes.count <= Self.most {
      for change in changes {
        guard let other = changes.count == 1 ? former : drawing(change.reverted) else { continue }
        guard other.scene != scene else { continue }
        list.append(.init(change.cause, elements: PictureElements(other.scene)))
      }
      // Each alone may be hidden by the others.
      if list.isEmpty, former.scene != scene {
        list = changes.map { .init($0.cause, elements: PictureElements(former.scene)) }
      }
    } else if former.scene != scene {
      list = [.init(look(changes), elements: PictureElements(former.scene))]
    }
    return list.isEmpty ? nil : DeclaredCauses(list, former: picture)
  }

  private func drawing(_ version: Version) -> DrawnPicture? {
    var request = request
    request.theme = .document(version.file, companions: version.companions)
    return try? pipeline.drawing(of: request).picture
  }

  private func look(_ changes: [Change]) -> DifferenceCause {
    DifferenceCause(
      declarationAt: Self.place(new.file.name), text: "\(changes.count) declarations changed")
  }

  private var changes: [Change] {
    let own = self.changes(from: old.file, to: new.file) { Version($0, new.companions) }
    let paths = Set(old.companions.keys).intersection(new.companions.keys).sorted()
    return own
      + paths.filter { old.companions[$0] != new.companions[$0] }.flatMap { path in
        let name = FilePath(FilePath(new.file.name).prefix).resolving(path)
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
          property: change.path.path.description, before: change.before, after: change.after,
          text: change.text),
        reverted: reverting(change.reverted))
    }
  }

  private static func place(_ file: String, line: Int? = nil) -> DifferenceCause.Place {
    .init(file: FilePath(file).withoutDetours, line: line)
  }
}
