import Disk
import GoldenImages
import KeyboardDocuments
import KeyboardPipeline

/// A golden in a list is known by its digest only, so that its files are drawn again as of the
/// commit that recorded the digests, and the last one.
enum RecordedFiles {

  static func former(
    of item: SnapshotCase<RenderRequest>, fonts: [String]
  ) -> SnapshotJudge<RenderRequest>.Former {
    // Nothing but the program draws other cases.
    guard !item.inputs.isEmpty else {
      return .init(drawings: [])
    }
    let list = FilePath(item.golden.path)
    let git = Git(list.folder)
    if let refusal = git.refusal { return .init(drawings: [], absence: refusal) }
    let recorded = git.commit(["rev-list", "-1", "HEAD", "--", list.name])
    let revisions = [recorded, git.head == recorded ? nil : git.head].compactMap { $0 }
    return .init(
      drawings: revisions.map { revision in
        {
          try RenderPipeline(files: files(of: revision).adding(fonts: fonts)).snapshot(of: $0)
            .drawing
        }
      },
      absence: git.isShallow
        ? "the history is shallow; fetch it in full (fetch-depth: 0)"
        : recorded == nil
          ? "\(list.name) isn't committed" : "the files of no commit draw the recorded digest")
  }

  private static func files(of revision: String) -> FileReader {
    FileReader(
      file: { path, budget in try file(path, of: revision, budget) },
      companion: { path, theme in
        try file(theme.folder + path, of: revision, .text)
      }, checkFonts: { try FontFolder.check($0) })
  }

  private static func file(
    _ path: String, of revision: String, _ budget: InputBudget
  ) throws(Missing) -> SourceFile {
    let place = FilePath(path)
    guard
      let bytes = Git(place.folder).output(["cat-file", "blob", "\(revision):./\(place.name)"]),
      bytes.count <= budget.bytes
    else { throw Missing() }
    return SourceFile(name: path, bytes: bytes)
  }

  private struct Missing: Error {}
}
