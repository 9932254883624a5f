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
      Nothing is written if one of the files exists with another content.

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
    try OutputFile.check(folder)
    // Drawn first, so that without fonts nothing is written.
    let planned =
      try project.files.map { (path: "\(folder)/\($0.path)", bytes: Array($0.text.utf8)) }
      + ProjectTemplate.goldens().map { (path: "\(folder)/\($0.path)", bytes: $0.bytes) }
    // An interrupted run left some of the same files.
    let missing = planned.filter { files.status(of: $0.path) == nil }
    if let taken = planned.first(where: { file in
      !missing.contains { $0.path == file.path } && files.knownBytes(of: file.path) != file.bytes
    })?.path {
      throw CommandFailure(
        .invalidInput, code: .projectExists,
        "“\(taken.shortened)” exists, so that nothing was written",
        hints: ["Name another folder, or move the file."])
    }
    do {
      for file in missing { try files.write(file.bytes, to: file.path) }
      try recordSuite(reporter: reporter)
    } catch {
      for file in missing { try? files.remove(file.path) }
      throw error
    }
    reporter.remark("\(folder): \(project.files.count) files; README.md says how to go on")
    if package == ProjectTemplate.unknownPackage {
      reporter.remark("Replace OWNER in Package.swift and in the workflow")
    }
  }

  private func recordSuite(reporter: Reporter) throws {
    let options = try SnapshotOptions.parse(["\(folder)/Snapshots"])
    let work = try SnapshotWork(options, jobs: 1, reporter: reporter)
    // The folder may have had cases before, which are not recorded without being asked for.
    let cases = try work.run.suite.cases(named: ["mint"])
    let store = SnapshotStore(work.run, adding: work.record(cases, .missing))
    reporter.report(try store.finish(hasRecorded: true, isWhole: false))
  }
}
