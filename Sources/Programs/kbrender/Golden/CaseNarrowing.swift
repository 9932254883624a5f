import Disk
import Foundation
import GoldenImages
import KeyboardPipeline
import Parallel
import SourceText
import Terminal

/// A narrower selection of cases to compare.
struct CaseNarrowing {

  let options: NarrowingOptions

  /// Folder of artifacts; nil for the suite's folder.
  let artifacts: String?

  func names(in suite: RenderSuite) throws -> Set<String>? {
    guard options.failed || options.onlyChanged != nil else { return nil }
    var cases = suite.cases
    if options.failed {
      let folder = artifacts ?? suite.folder.artifacts
      cases = cases.filter { Self.hasFailed($0, in: folder) }
    }
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

  private static func hasFailed(_ item: RenderCase, in folder: String) -> Bool {
    guard case .success = item.request else { return true }
    return item.artifacts(in: folder).failures.contains { DiskFiles().exists($0) }
  }

  private func changes(since commit: String, in suite: RenderSuite) throws -> Set<String> {
    guard let paths = Git(suite.folder.path).changedFiles(since: commit) else {
      throw CommandFailure(
        .invalidInput, code: .missingCases, "There is no commit \(commit.quoted) here",
        hints: ["In continuous integration, fetch the whole history."])
    }
    return Set(paths.map(Self.standardized))
  }

  private static func standardized(_ path: String) -> String {
    RealPath.text(of: path) ?? URL(filePath: path).standardizedFileURL.path
  }
}

/// Files needed to draw a case: its theme, its locale, and the files they name.
enum CaseSources {

  /// Returns the paths, also of files that an invalid theme names.
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

/// Compares the cases of a suite, and then those whose files change.
struct SnapshotWatch {

  private typealias Stamps = [String: FileStamp?]

  let options: SnapshotOptions
  let narrowing: CaseNarrowing
  let jobs: Int
  let reporter: Reporter

  /// The milliseconds between looks at the files themselves, since not all systems report events.
  private static let period: Int32 = 1000

  /// Milliseconds without an event before a series of events counts as complete.
  private static let pause: Int32 = 30

  func run() throws -> Never {
    let events = try FolderEvents.started()
    var known: [String: Stamps] = [:]
    while true {
      var seen = Dictionary(
        uniqueKeysWithValues: Set(known.values.flatMap(\.keys)).map { ($0, FileStamp($0)) })
      if try compare(&known) {
        seen = known.values.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
      }
      events.watch(Set(seen.keys.flatMap(FileStamp.folders)))
      // Pictures of differences are events, too, but change no case.
      while !seen.contains(where: { FileStamp($0.key) != $0.value }) {
        guard events.wait(milliseconds: Self.period) else { continue }
        for _ in 0..<8 where !events.wait(milliseconds: Self.pause) { break }
        let suite = try? RenderSuite(at: options.paths)
        if let suite, Set(suite.cases.map(\.name)) != Set(known.keys) { break }
      }
    }
  }

  private func compare(_ known: inout [String: Stamps]) throws -> Bool {
    let before = known
    do {
      var after: [String: Stamps] = [:]
      let work = try SnapshotWork(options, jobs: jobs, reporter: reporter) { suite in
        let chosen = try narrowing.names(in: suite)
        var changed: Set<String> = []
        for item in suite.cases where chosen?.contains(item.name) != false {
          let stamps = before[item.name] ?? [:]
          guard stamps.isEmpty || stamps.contains(where: { FileStamp($0.key) != $0.value }) else {
            after[item.name] = stamps
            continue
          }
          let paths = [item.source, item.golden.path] + CaseSources.paths(of: item)
          after[item.name] = Dictionary(paths.map { ($0, FileStamp($0)) }) { $1 }
          changed.insert(item.name)
        }
        return changed
      }
      known = after
      let report = work.run.report(work.verdicts().results)
      guard !report.cases.isEmpty else { return true }
      try StandardOutput.write(report.text())
      reporter.remark(report.summary)
      return true
    } catch {
      guard !before.isEmpty else { throw error }
      // A file that is being written may be invalid for a moment.
      reporter.report(CommandFailure(error).diagnostics)
      return false
    }
  }
}

extension FolderEvents {

  static func started() throws(CommandFailure) -> FolderEvents {
    do throws(SystemError) {
      return try FolderEvents()
    } catch {
      throw CommandFailure(
        .environment, code: .fileWatching, "Files can't be watched: \(error.message)")
    }
  }
}
