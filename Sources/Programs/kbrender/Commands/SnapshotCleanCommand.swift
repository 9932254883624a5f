import ArgumentParser
import Disk
import GoldenImages
import KeyboardRender
import SourceText
import Terminal

struct SnapshotCleanCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    "clean", "Delete recorded goldens that no case or test has.",
    """
    With --tests, deletes goldens of Swift tests: a run of all tests, with a new file in the variable \
    KBRENDER_GOLDENS, writes the paths of its goldens to the file. Of the folders beside theirs, images \
    that expectGolden recorded and no test used are deleted.
    """, example: "kbrender snapshot clean Snapshots --dry-run")

  @OptionGroup var options: SnapshotOptions

  @Flag(help: "Delete goldens of Swift tests; the argument is the file of their run.")
  var tests = false

  @Flag(help: "List the goldens, and change nothing.")
  var dryRun = false

  @OptionGroup var recording: RecordingOptions

  @OptionGroup var warnings: WarningOptions

  func execute(reporter: Reporter) throws {
    if !dryRun { try recording.check() }
    let names = tests ? try unusedByTests() : try withoutCase(reporter: reporter)
    let verb = dryRun ? "to be deleted" : "deleted"
    try StandardOutput.write(lines: names.map { "\($0): \(verb)" })
  }

  private func withoutCase(reporter: Reporter) throws -> [String] {
    let work = try SnapshotWork(options, jobs: 1, reporter: reporter)
    try reporter.warn(work.run.suite.warnings, as: .checkFailed)
    var store = SnapshotStore(work.run, adding: [])
    let names = store.prune()
    if !dryRun {
      try reporter.warn(store.finish(hasRecorded: false, isWhole: false), as: .checkFailed)
    }
    return names
  }

  private func unusedByTests() throws -> [String] {
    guard options.paths.count == 1, options.filter.isEmpty else {
      throw Diagnostics(code: .usage, "--tests takes one file, and no --filter")
    }
    let file = try InputFile.read(options.paths[0], .text)
    let used = Set(
      String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    guard !used.isEmpty else {
      throw Diagnostics(code: .missingCases, "The file names no goldens", place: file.place())
    }
    let unused = try UnusedGoldens(of: used).paths
    for path in unused where !dryRun { try DiskFiles().remove(path) }
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
