import Disk
import GoldenImages
import SourceText

/// A report that may come from elsewhere: it names only files in its folder and cases below here.
struct ReportFolder {

  private let path: String
  let report: GoldenReport

  init(_ path: String) throws {
    self.path = FilePath(path).withoutEndSlashes
    report = try GoldenReport(at: "\(self.path)/report.json")
  }

  var suite: String {
    get throws {
      guard report.isSuiteBelow else {
        throw problem(
          "The report is about the suite \(report.suite.quoted); name its folder with --folder")
      }
      return report.suite
    }
  }

  func bytes(of name: String) throws -> [UInt8] {
    let file = "\(path)/\(name)"
    guard DiskFiles().status(of: file) == FileStatus(.file) else {
      throw problem("There is no file \(name.quoted), or it is a link")
    }
    return try InputFile.read(file, .picture).bytes
  }

  func check(reviewed commit: String) throws {
    guard (7...64).contains(commit.utf8.count), report.origin?.commit?.hasPrefix(commit) == true
    else {
      let own = report.origin?.commit.map { "commit \($0.prefix(8).description.quoted)" }
      throw problem(
        "The report is about \(own ?? "no commit"), and \(commit.shortened.quoted) was reviewed")
    }
  }

  func checkCommit(with suite: RenderSuite) throws {
    let git = Git(suite.folder.path)
    guard let commit = report.origin?.commit, let head = git.head, commit != head else { return }
    guard let changed = git.changes(since: commit) else {
      throw problem(
        "The report is about commit \(commit.prefix(8).description.quoted), which isn't here")
    }
    let goldens = Set(
      suite.cases.map { suite.folder.name(of: $0.golden.path) } + [GoldenManifest.fileName])
    let others = changed.filter { !goldens.contains($0) }
    guard let first = others.first else { return }
    let rest = others.count > 1 ? " and \(others.count - 1) more have" : " has"
    throw problem(
      "The report is about commit \(commit.prefix(8)); since then, \(first.quoted)\(rest) changed")
  }

  private func problem(_ message: String) -> CommandFailure {
    CommandFailure(
      .invalidInput, code: .staleReport, message, file: "\(path)/report.json",
      hints: ["Check out the commit of the run, or run it again."])
  }
}

/// Shows only files in the folders of reports, which may come from elsewhere, and in named ones.
struct ReportFiles {

  private let roots: [String]
  private let folders: [String]

  init(ofReportsAt paths: [String], adding named: [String]) {
    folders = paths.map { FilePath($0).folder + "/" }
    roots = (folders + named).compactMap(RealPath.text)
  }

  func bytes(of path: String) -> [UInt8]? {
    for candidate in [path] + folders.map({ $0 + path }) {
      guard let file = RealPath.text(of: candidate), roots.contains(where: FilePath(file).isWithin)
      else { continue }
      return try? InputFile.read(file, .picture).bytes
    }
    return nil
  }
}
