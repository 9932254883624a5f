import CLibrary
import Disk
import Foundation
import GoldenImages
import KeyboardKit
import KeyboardPipeline
import Synchronization

/// A golden in a list is known by its digest only, so its files are drawn again as of a commit.
enum RecordedFiles {

  static func former(
    of item: RenderCase, in suite: RenderSuite, fonts: [String]
  ) -> GoldenEvidence<RenderRequest>.Former {
    let builtIn = (try? item.request.get()).flatMap { suite.builtInFile(of: $0) }
    // Nothing but the program draws other cases.
    guard !item.inputs.isEmpty || builtIn != nil else { return ([], "the case names no file") }
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

  /// Returns a built-in theme as this project's file, named with the variation; nil for others.
  func builtInFile(of request: RenderRequest) -> SourceFile? {
    guard case .builtIn(let text) = request.theme else { return nil }
    let name = ThemeName(text)
    guard let file = KeyboardTheme.builtInFile(of: name.theme),
      let path = builtInPath(ThemeName(file.name).stem)
    else { return nil }
    let look = ThemeName(theme: path, variation: name.variation)
    return SourceFile(name: look.description, bytes: file.bytes)
  }

  func builtInPath(_ identifier: String) -> String? {
    themeFolder.map { FilePath($0).appending("\(identifier).json") }
  }
}

/// Repository of a folder, if it can be read.
struct Git: Sendable {

  let folder: String

  init(_ folder: String) {
    let current = FileManager.default.currentDirectoryPath
    self.folder = FilePath(folder).isAbsolute ? folder : FilePath(current).appending(folder)
  }

  // Many cases read the same files.
  private static let outputs = Mutex<[[String]: [UInt8]?]>([:])

  func output(_ arguments: [String], variables: [String: String] = [:]) -> [UInt8]? {
    Self.outputs.withLock { outputs in
      let key = [folder] + arguments
      if let known = outputs[key] { return known }
      // Nothing is asked, fetched or written, and nothing run that a repository's settings name.
      let git = InstalledTool(
        "git",
        ["-C", folder, "-c", "protocol.allow=never", "-c", "core.fsmonitor=false"] + arguments,
        variables: [
          "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1",
        ].merging(variables) { $1 }, budget: .text)
      let output = git.output()
      outputs[key] = .some(output)
      return output
    }
  }

  func commit(_ arguments: [String]) -> String? {
    let text = String(decoding: output(arguments) ?? [], as: UTF8.self).filter(\.isHexDigit)
    return text.isEmpty ? nil : text
  }

  var head: String? { commit(["rev-parse", "--verify", "HEAD"]) }

  /// Returns the paths changed since a commit, relative to the folder; nil if it is unknown.
  func changes(since commit: String) -> [String]? {
    // The name of a commit isn't an option.
    guard (40...64).contains(commit.utf8.count), commit.allSatisfy(\.isHexDigit),
      let prefix = output(["rev-parse", "--show-prefix"]).map(Self.lines),
      let paths = output(["diff", "--name-only", "--no-renames", "-z", commit, "HEAD", "--"])
    else { return nil }
    let folder = prefix.first ?? ""
    return paths.split(separator: 0).map { bytes in
      let path = String(decoding: bytes, as: UTF8.self)
      return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }
  }

  func changedFiles(since commit: String) -> [String]? {
    guard
      let name = self.commit(["rev-parse", "--verify", "--end-of-options", "\(commit)^{commit}"]),
      let root = output(["rev-parse", "--show-toplevel"]).map(Self.lines)?.first,
      let changed = output(
        ["diff", "--name-only", "--no-renames", "-z", name, "--"], variables: withoutFilters),
      let new = output([
        "ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", root,
      ])
    else { return nil }
    return (changed.split(separator: 0) + new.split(separator: 0)).map {
      FilePath(root).appending(String(decoding: $0, as: UTF8.self))
    }
  }

  private var withoutFilters: [String: String] {
    let names = ["config", "--show-scope", "--name-only", "-z", "--get-regexp", #"^filter\."#]
    let bytes = (output(names) ?? []).split(separator: 0)
    // Each name follows its scope.
    let words = bytes.map { String(decoding: $0, as: UTF8.self) }
    let own = stride(from: 1, to: words.count, by: 2).filter {
      !["system", "global"].contains(words[$0 - 1])
    }.map { words[$0] }
    var variables = ["GIT_CONFIG_COUNT": "\(own.count)"]
    for (index, key) in own.enumerated() {
      (variables["GIT_CONFIG_KEY_\(index)"], variables["GIT_CONFIG_VALUE_\(index)"]) = (key, "")
    }
    return variables
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  var refusal: String? { head == nil ? reasonOfRefusal : nil }

  var isShallow: Bool {
    output(["rev-parse", "--is-shallow-repository"])?.first == UInt8(ascii: "t")
  }

  private var reasonOfRefusal: String {
    var root = folder
    while !DiskFiles().exists("\(root)/.git") {
      let outer = FilePath(root).folder
      guard outer != root else { return "the suite is in no git repository" }
      root = outer
    }
    var (status, entry) = (stat(), stat())
    let isRead = stat(root, &status) == 0 && stat("\(root)/.git", &entry) == 0
    guard isRead, status.st_uid != geteuid() || entry.st_uid != geteuid() else {
      return "git can't read the repository, or it has no commit"
    }
    let command = ArgumentLine.join(["git", "config", "--global", "--add", "safe.directory", root])
    return "git refuses the repository, which belongs to another user; allow it with \(command)"
  }
}
