import ArgumentParser
import Disk
import GoldenImages
import KeyboardDocuments
import KeyboardKit
import Terminal

struct InitCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a project: a theme, golden images, a test package and a workflow.",
    discussion: """
      Nothing is written if one of the files exists.

      Example: kbrender init keyboards --package ../kbrender
      """)

  @Argument(help: "Folder of the project.", completion: .directory)
  var folder = "."

  @Option(
    help: ArgumentHelp(
      "URL or folder of the package kbrender, as the project refers to it.", valueName: "place"),
    completion: .directory)
  var package = ProjectTemplate.unknownPackage

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let project = ProjectTemplate(package: package)
    let files = DiskFiles()
    let paths = project.files.map { "\(folder)/\($0.path)" }
    if let taken = paths.first(where: { files.status(of: $0) != nil }) {
      throw CommandFailure(
        .invalidInput, code: .projectExists,
        "“\(taken.shortened)” exists, so that nothing was written",
        hints: ["Name another folder, or move the file."])
    }
    // Drawn first, so that without fonts nothing is written.
    let goldens = try ProjectTemplate.goldens()
    for (file, path) in zip(project.files, paths) {
      try files.write(Array(file.text.utf8), to: path)
    }
    for golden in goldens { try files.write(golden.bytes, to: "\(folder)/\(golden.path)") }
    try recordSuite(reporter: reporter)
    reporter.remark("\(folder): \(paths.count) files; README.md says how to go on")
    if package == ProjectTemplate.unknownPackage {
      reporter.remark("Replace OWNER in Package.swift and in the workflow")
    }
  }

  private func recordSuite(reporter: Reporter) throws {
    let options = try SnapshotOptions.parse(["\(folder)/Snapshots"])
    let work = try SnapshotWork(options, jobs: 1, reporter: reporter)
    let store = SnapshotStore(work.run, adding: work.record(work.run.cases, .missing))
    reporter.report(try store.finish(hasRecorded: true, isWhole: true))
  }
}
