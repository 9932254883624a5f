import Disk
import Foundation
import GoldenImages
import KeyboardDocuments
import KeyboardPipeline
import Terminal
import Work

/// A narrower selection of cases to compare.
struct CaseNarrowing {

  let options: NarrowingOptions

  /// The folder of artifacts; nil for beside the goldens.
  let artifacts: String?

  /// Return the names of the cases; nil for all.
  func names(in suite: RenderSuite) throws -> Set<String>? {
    guard options.lastFailed || options.onlyChanged != nil else { return nil }
    var cases = suite.cases
    if options.lastFailed { cases = cases.filter(hasFailed) }
    if let commit = options.onlyChanged {
      let changed = try changes(since: commit, in: suite)
      cases = cases.filter { item in
        ([item.source, item.golden.path] + CaseSources.paths(of: item)).contains { path in
          changed.contains(Self.standardized(path))
        }
      }
    }
    return Set(cases.map(\.name))
  }

  /// Whether the last comparison left a picture or an error, or there is nothing to draw.
  private func hasFailed(_ item: RenderCase) -> Bool {
    guard case .success = item.request else { return true }
    return item.artifacts(in: artifacts).failures.contains { DiskFiles().exists($0) }
  }

  private func changes(since commit: String, in suite: RenderSuite) throws -> Set<String> {
    guard let paths = Git(suite.folder.path).changedFiles(since: commit) else {
      throw CommandFailure(
        .invalidInput, code: .snapshots, "There is no commit \(commit.quoted) here",
        hints: ["In continuous integration, fetch the whole history."])
    }
    return Set(paths.map(Self.standardized))
  }

  private static func standardized(_ path: String) -> String {
    RealPath.text(of: path) ?? URL(filePath: path).standardizedFileURL.path
  }
}

/// The files that a case is drawn from: its theme, its locale, and the files that those name.
enum CaseSources {

  /// Return the paths, also of files that an invalid theme names.
  static func paths(of item: RenderCase) -> [String] {
    guard !item.inputs.isEmpty, let request = try? item.request.get() else { return [] }
    let reads = RecordedReads()
    _ = try? RenderMaterial(request, files: reads.recording(.disk))
    return reads.take().keys.sorted()
  }

  static func digest(of item: RenderCase) -> String {
    var digest = Digest()
    digest.add(item.arguments)
    for path in paths(of: item) {
      digest.add(
        ((try? InputFile.read(path, .picture).bytes) ?? nil).map { Digest.text(of: $0) } ?? "")
    }
    return digest.text
  }
}
