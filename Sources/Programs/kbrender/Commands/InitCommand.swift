import ArgumentParser
import Disk
import GoldenImages
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline
import Terminal
import ThemeTools

struct InitCommand: Command {

  static let configuration = CommandConfiguration(
    "init", "Write a project: a theme, golden images, a test package, and their checks.",
    """
    The checks download the program of a release. With --container, they run in an image that has \
    kbrender and git. With --screens, the project is a set of pictures for a store, in three \
    languages. Nothing is written if one of the files exists with another content.
    """, example: "kbrender init keyboards --package ../kbrender --ci none")

  @Argument(help: "Folder of the project.", completion: .directory)
  var folder = "."

  @Option("Repository of kbrender on GitHub, with its releases and actions.", as: "owner/name")
  var repository: String?

  @Option(
    "URL or folder of the package kbrender, as the project refers to it (default: the repository).",
    as: "place", completion: .directory)
  var package: String?

  @Option(
    "Service that runs the checks: github, gitlab or none (default: github).", as: "service",
    completion: .list(ProjectTemplate.Service.allCases.map(\.rawValue)))
  var ci: String?

  @Option("Container image of the checks.", as: "image")
  var container: String?

  @Flag(help: "Write a set of pictures for a store instead, as of `kbrender screens`.")
  var screens = false

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    guard !screens else { return try writeScreens(reporter: reporter) }
    let project = try readProject()
    // Drawn first, so that without fonts nothing is written.
    let planned =
      try project.files.map { (path: "\(folder)/\($0.path)", bytes: Array($0.text.utf8)) }
      + ProjectTemplate.goldens().map { (path: "\(folder)/\($0.path)", bytes: $0.bytes) }
    try write(planned) { try recordSuite(reporter: reporter) }
    reporter.remark("\(folder): \(project.files.count) files; README.md says how to go on")
    let unknown = project.files.filter { $0.text.contains(ProjectTemplate.unknownRepository) }
    if !unknown.isEmpty {
      reporter.remark("Replace OWNER in \(unknown.map(\.path).joined(separator: " and "))")
    }
  }

  private func writeScreens(reporter: Reporter) throws {
    let given = [repository, package, ci, container].compactMap { $0 }
    guard given.isEmpty else {
      throw CommandFailure(
        .invalidInput, code: .exclusiveOptions, "--screens writes neither a package nor its checks")
    }
    let files =
      FileTemplate.files(in: "screens") + [("themes/mint.json", ProjectTemplate.theme)]
    try write(files.map { (path: "\(folder)/\($0.path)", bytes: Array($0.text.utf8)) }) {}
    let set = FilePath(folder).appending("screens.json")
    let output = FilePath(folder).appending("screenshots")
    reporter.remark(
      "\(folder): \(files.count) files; go on with "
        + SuggestedCommand("screens", set, "-o", output).text)
  }

  private func write(
    _ planned: [(path: String, bytes: [UInt8])], then finish: () throws -> Void
  ) throws {
    let files = DiskFiles()
    try OutputFile.check(folder)
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
      try finish()
    } catch {
      for file in missing { try? files.remove(file.path) }
      throw error
    }
  }

  private func readProject() throws(Diagnostics) -> ProjectTemplate {
    try ChoiceReader.reading { reader in
      let service = reader.read(ci, as: ProjectTemplate.Service.self, kind: "service")
      if let container, container.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9._\/:@-]*/) == nil {
        reader.report(
          code: .containerForm, "“\(container.shortened)” is no name of a container image")
      }
      return ProjectTemplate(
        package: package, service: service ?? .github, repository: readRepository(&reader),
        container: container)
    }
  }

  private func readRepository(_ reader: inout ChoiceReader) -> String {
    guard let repository else {
      return package.flatMap(ProjectTemplate.repository(ofPackageAt:))
        ?? ProjectTemplate.unknownRepository
    }
    if !ProjectTemplate.isRepository(repository) {
      reader.report(
        code: .repositoryForm,
        "--repository must be an owner and a name such as somebody/kbrender, not “\(repository.shortened)”"
      )
    }
    return repository
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
