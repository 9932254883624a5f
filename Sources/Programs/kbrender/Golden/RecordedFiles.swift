import Disk
import GoldenImages
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline

/// A golden in a list is known by its digest only, so that its files are drawn again as of the
/// commit that recorded the digests, and the last one.
enum RecordedFiles {

  static func former(
    of item: RenderCase, in suite: RenderSuite, fonts: [String]
  ) -> GoldenEvidence<RenderRequest>.Former {
    let builtIn = (try? item.request.get()).flatMap { suite.builtInFile(of: $0) }
    // Nothing but the program draws other cases.
    guard !item.inputs.isEmpty || builtIn != nil else {
      return ([], "the case names no file")
    }
    let list = FilePath(item.golden.path)
    let git = Git(list.folder)
    if let refusal = git.refusal { return ([], refusal) }
    let recorded = commit(of: list, in: git)
    let revisions = [recorded, git.head == recorded ? nil : git.head].compactMap { $0 }
    let drawings = revisions.map { revision in
      { (request: RenderRequest) in
        var request = request
        if let builtIn {
          let file = try file(ThemeName(builtIn.name).theme, of: revision, .theme)
          request.theme = .document(
            SourceFile(name: builtIn.name, bytes: file.bytes), companions: [:])
        }
        let files = files(in: suite) { revision }
        return try RenderPipeline(files: files.adding(fonts: fonts)).snapshot(of: request).drawing
      }
    }
    if git.isShallow {
      return (drawings, "the history is shallow; fetch it in full (fetch-depth: 0)")
    }
    return (
      drawings,
      recorded == nil
        ? "\(list.name) isn't committed" : "the files of no commit draw the recorded digest"
    )
  }

  static func files(of golden: SnapshotGolden, in suite: RenderSuite) -> FileReader {
    let place = FilePath(golden.path)
    return files(in: suite) { commit(of: place, in: Git(place.folder)) }
  }

  static func last(beside golden: SnapshotGolden, in suite: RenderSuite) -> FileReader {
    files(in: suite) { Git(FilePath(golden.path).folder).head }
  }

  private static func commit(of golden: FilePath, in git: Git) -> String? {
    git.commit(["rev-list", "-1", "HEAD", "--", golden.name])
  }

  /// The files of a commit, which is asked for with the first of them.
  private static func files(
    in suite: RenderSuite, of revision: @escaping @Sendable () -> String?
  ) -> FileReader {
    FileReader(
      file: { path, budget in try file(path, of: revision(), budget) },
      companion: { path, theme in
        try file(theme.folder + path, of: revision(), .text)
      },
      builtIn: { identifier in
        let path = suite.builtInPath(identifier)
        return path.flatMap { try? file($0, of: revision(), .theme) }
          ?? KeyboardTheme.builtInFile(of: identifier)
      },
      checkFonts: { try FontFolder.check($0) })
  }

  private static func file(
    _ path: String, of revision: String?, _ budget: InputBudget
  ) throws(Missing) -> SourceFile {
    let place = FilePath(path)
    guard let revision,
      let bytes = Git(place.folder).output(["cat-file", "blob", "\(revision):./\(place.name)"]),
      bytes.count <= budget.bytes
    else { throw Missing() }
    return SourceFile(name: path, bytes: bytes)
  }

  private struct Missing: Error {}
}

extension RenderSuite {

  /// Return a built-in theme as this project's file, named with the variation; nil for others.
  func builtInFile(of request: RenderRequest) -> SourceFile? {
    guard case .builtIn(let text) = request.theme else { return nil }
    let name = ThemeName(text)
    guard let file = KeyboardTheme.builtInFile(of: name.theme),
      let path = builtInPath(ThemeName(file.name).stem)
    else { return nil }
    let look = ThemeName(theme: path, variation: name.variation)
    return SourceFile(name: look.description, bytes: file.bytes)
  }

  /// Return the path of a built-in theme's file in this project; nil in others.
  func builtInPath(_ identifier: String) -> String? {
    themeFolder.map { FilePath($0).appending("\(identifier).json") }
  }
}
