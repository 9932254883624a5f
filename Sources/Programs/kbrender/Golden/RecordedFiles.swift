import Disk
import Foundation
import GoldenImages
import KeyboardDocuments
import KeyboardPipeline
import Synchronization

/// A golden in a list is known by its digest only, so that its files are drawn again as of the
/// commit that recorded the digests, and the last one.
enum RecordedFiles {

  static func drawings(
    of item: SnapshotCase<RenderRequest>
  ) -> [SnapshotJudge<RenderRequest>.Drawing] {
    guard let request = try? item.request.get(), !request.inputs.isEmpty else { return [] }
    let list = FilePath(item.golden.path)
    let recorded = Git.output(["rev-list", "-1", "HEAD", "--", list.name], in: list.folder)
    let head = Git.output(["rev-parse", "--verify", "HEAD"], in: list.folder)
    var revisions: [String] = []
    for output in [recorded, head] {
      let text = String(decoding: output ?? [], as: UTF8.self).filter(\.isHexDigit)
      if !text.isEmpty, !revisions.contains(text) { revisions.append(text) }
    }
    return revisions.map { revision in
      { try RenderPipeline(files: files(of: revision)).snapshot(of: $0) }
    }
  }

  private static func files(of revision: String) -> FileReader {
    FileReader(
      file: { path, limit in try file(path, of: revision, limit: limit) },
      companion: { path, theme in
        guard !FilePath(path).parts.contains("..") else { throw Missing() }
        return try file(theme.folder + path, of: revision, limit: InputFile.textLimit)
      }, checkFonts: { try FontFolder.check($0) })
  }

  private static func file(
    _ path: String, of revision: String, limit: Int
  ) throws(Missing) -> SourceFile {
    let place = FilePath(path)
    guard
      let bytes = Git.output(
        ["cat-file", "blob", "\(revision):./\(place.name)"], in: place.folder),
      bytes.count <= limit
    else { throw Missing() }
    return SourceFile(name: path, bytes: bytes)
  }

  private struct Missing: Error {}
}

private enum Git {

  // Many cases read the same files.
  private static let outputs = Mutex<[[String]: [UInt8]?]>([:])

  static func output(_ arguments: [String], in folder: String) -> [UInt8]? {
    outputs.withLock { outputs in
      let key = [folder] + arguments
      if let known = outputs[key] { return known }
      let current = FileManager.default.currentDirectoryPath
      let absolute = FilePath(folder).isAbsolute ? folder : FilePath(current).appending(folder)
      // Nothing is asked, fetched or written, and nothing run that a repository's settings name.
      let git = InstalledTool(
        "git",
        ["-C", absolute, "-c", "protocol.allow=never", "-c", "core.fsmonitor=false"] + arguments,
        variables: [
          "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1",
        ], mostBytes: InputFile.textLimit)
      let output = git.output()
      outputs[key] = .some(output)
      return output
    }
  }
}
