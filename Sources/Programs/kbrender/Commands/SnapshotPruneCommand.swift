import ArgumentParser
import Disk
import GoldenImages
import KeyboardRender
import SourceText
import Terminal

struct SnapshotPruneCommand: Command {

  static let configuration = CommandConfiguration(
    "prune", "Delete the goldens of Swift tests that no test used.",
    """
    A run of all tests, with a new file in the variable KBRENDER_GOLDENS, writes the paths of its \
    goldens to the file. Of the folders beside theirs, pictures that expectGolden recorded and no \
    test used are deleted; those of a suite of argument files, `record --prune` deletes.
    """, example: "kbrender snapshot prune goldens.txt --dry-run")

  @Argument(help: "File with the goldens of a run of all tests.")
  var log: String

  @Flag(help: "List the goldens, and change nothing.")
  var dryRun = false

  @OptionGroup var recording: RecordingOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    if !dryRun { try recording.check() }
    let file = try InputFile.read(log, .text)
    let used = Set(
      String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    guard !used.isEmpty else {
      throw Diagnostics(code: .missingCases, "The file names no goldens", place: file.place())
    }
    let unused = try UnusedGoldens(of: used).paths
    for path in unused where !dryRun { try DiskFiles().remove(path) }
    let verb = dryRun ? "to be deleted" : "deleted"
    try StandardOutput.write(lines: unused.map { "\($0): \(verb)".withoutControls })
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
