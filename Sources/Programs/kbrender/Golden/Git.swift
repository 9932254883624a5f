import Disk
import Foundation
import Glibc
import KeyboardDocuments
import Synchronization

/// The repository of a folder, as far as it can be read.
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

  /// Return the paths changed since a commit, relative to the folder; nil if it is unknown.
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

  /// Variables that disable the filter programs of the repository, but not those of the user.
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
