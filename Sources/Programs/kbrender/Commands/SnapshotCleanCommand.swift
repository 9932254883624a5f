import ArgumentParser
import Disk
import GoldenImages
import KeyboardRender
import SourceText
import Terminal

struct SnapshotCleanCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    "clean", "Delete recorded goldens that no case or test uses.",
    """
    Given a file instead of a suite, deletes unused goldens of Swift tests. The file lists the goldens in use: \
    run all tests with its path in the variable KBRENDER_GOLDENS first. Only images recorded by expectGolden are \
    deleted.
    """, example: "kbrender snapshot clean Snapshots --check")

  @OptionGroup var options: SnapshotOptions

  @Flag(help: "List the goldens without deleting them; exit code 1 if there are any.")
  var check = false

  @OptionGroup var recording: RecordingOptions

  @OptionGroup var warnings: WarningOptions

  func execute(reporter: Reporter) throws {
    if !check { try recording.check() }
    let names = isOfTests ? try unusedByTests() : try withoutCase(reporter: reporter)
    let verb = check ? "to be deleted" : "deleted"
    try StandardOutput.write(lines: names.map { "\($0): \(verb)" })
    if check, !names.isEmpty { throw CommandFailure(.checkFailed) }
  }

  private var isOfTests: Bool {
    options.paths.contains {
      ![".args", ".matrix", ".png"].contains(where: $0.hasSuffix)
        && DiskFiles().status(of: $0)?.target == .file
    }
  }

  private func withoutCase(reporter: Reporter) throws -> [String] {
    let work = try SnapshotWork(options, jobs: 1, reporter: reporter)
    try reporter.warn(work.run.suite.warnings, as: .checkFailed)
    var store = SnapshotStore(work.run, adding: [])
    let names = store.prune()
    if !check {
      try reporter.warn(store.finish(hasRecorded: false, isWhole: false), as: .checkFailed)
    }
    return names
  }

  private func unusedByTests() throws -> [String] {
    guard options.words.count == 1, options.filter.isEmpty else {
      throw Diagnostics(code: .usage, "The file of a run of tests stands alone")
    }
    let file = try InputFile.read(options.words[0], .text)
    let used = Set(
      String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    guard !used.isEmpty else {
      throw Diagnostics(code: .missingCases, "The file names no goldens", place: file.place())
    }
    let unused = try UnusedGoldens(of: used).paths
    for path in unused where !check { try DiskFiles().remove(path) }
    return unused
  }
}

/// Goldens that no test used, in the folders of tests.
private struct UnusedGoldens {

  let paths: [String]

  init(of used: Set<String>) throws {
    let files = DiskFiles()
    var folders = Set(used.map { FilePath($0).folder })
    for folder in folders where FilePath(FilePath(folder).folder).name == "__Snapshots__" {
      let parent = FilePath(folder).folder
      folders.formUnion(try files.names(in: parent).map { FilePath(parent).appending($0) })
    }
    paths = try folders.sorted().filter(files.isFolder).flatMap { folder in
      try files.names(in: folder).sorted().map { FilePath(folder).appending($0) }.filter {
        $0.hasSuffix(".png") && !used.contains(FontRelease.plainName($0))
          && Self.isGolden($0, in: files)
      }
    }
  }

  private static func isGolden(_ path: String, in files: DiskFiles) -> Bool {
    let kinds = ["actual", "difference", "expected"]
    guard !kinds.contains(where: { path.hasSuffix(".\($0).png") }),
      files.status(of: path) == FileStatus(.file), let bytes = try? files.bytes(of: path),
      let picture = try? PNGPicture(decoding: bytes)
    else { return false }
    return GoldenManifest(picture)?.versions.contains { $0.name == "fonts" } == true
  }
}
