import ArgumentParser
import Disk
import Foundation
import GoldenImages
import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import Terminal
import ThemeTools

struct InitCommand: Command {

  static let configuration = CommandConfiguration(
    "init", "Write a project with a theme, golden images and their checks.",
    """
    The checks download the program of a release. With --container, they run in an image that has kbrender and \
    git. With --kind screens, the project renders screenshots for a store, in three languages. With --kind \
    app, the package compiles an app's keyboard in place, and tests its images. If a file already exists with \
    other content, nothing is written.
    """, example: "kbrender init keyboards --package ../kbrender --ci none")

  @Argument(help: "Folder of the project.", completion: .directory)
  var folder = "."

  @Argument(
    help: "Folders and files with sources of an app's keyboard, or its packages, for --kind app.",
    completion: .directory)
  var sources: [String] = []

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

  @Option(
    "Kind: package (default), screens for a set of images for a store, or app for an app's keyboard.",
    as: "kind", completion: .list(Kind.allCases.map(\.rawValue)))
  var kind: String?

  private enum Kind: String, CaseIterable { case package, screens, app }

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let kind = try ChoiceReader.reading { $0.read(self.kind, as: Kind.self, kind: "kind") }
    if kind == .app { return try writeApp(reporter: reporter) }
    if let source = sources.first {
      throw CommandFailure(
        .invalidInput, code: .conflictingOptions,
        "“\(source.shortened)” has no --kind app before it",
        hints: ["Write kbrender init \(folder) --kind app \(source)."])
    }
    if kind == .screens { return try writeScreens(reporter: reporter) }
    let project = try readProject()
    // Drawn first: nothing is written without fonts.
    let planned =
      try project.files.map { (path: "\(folder)/\($0.path)", bytes: Array($0.text.utf8)) }
      + ProjectTemplate.goldens().map { (path: "\(folder)/\($0.path)", bytes: $0.bytes) }
    try write(planned) { try recordSuite(reporter: reporter) }
    reporter.remark("\(folder): \(planned.count) files; \(nextStep)")
    let references = project.files.filter { $0.text.contains(ProjectTemplate.standardRepository) }
      .map(\.path)
    if repository == nil, !references.isEmpty {
      reporter.remark(
        "\(references.joined(separator: " and ")) refer to \(project.repository); --repository names another"
      )
    }
  }

  private func writeScreens(reporter: Reporter) throws {
    let given = [repository, package, ci, container].compactMap { $0 }
    guard given.isEmpty else {
      throw CommandFailure(
        .invalidInput, code: .conflictingOptions,
        "--kind screens writes neither a package nor its checks")
    }
    let files = FileTemplate.files(in: "screens") + [("themes/mint.json", ProjectTemplate.theme)]
    try write(files.map { (path: "\(folder)/\($0.path)", bytes: Array($0.text.utf8)) }) {}
    let set = FilePath(folder).appending("screens.json")
    let output = FilePath(folder).appending("screenshots")
    reporter.remark(
      "\(folder): \(files.count) files; next: "
        + ArgumentLine.command(["screens", set, "-o", output]))
  }

  private func writeApp(reporter: Reporter) throws {
    guard container == nil, !sources.isEmpty else {
      throw CommandFailure(
        .invalidInput, code: .conflictingOptions,
        "--kind app writes a package without --container, of sources after the folder",
        hints: ["Write kbrender init Goldens --kind app Keyboard."])
    }
    let project = try readProject()
    let app = try AppProject(sources: sources)
    let files = app.files(
      with: project.values, folder: folder, hasChecks: project.service == .github)
    let links = app.links(from: folder).filter { DiskFiles().status(of: $0.path) == nil }
    // Services read workflows at the root of a repository.
    let isInRepository =
      DiskFiles().status(of: ".git") != nil && !folder.hasPrefix("/") && !folder.hasPrefix("..")
    let planned = files.map { path, text in
      let isWorkflow = isInRepository && path.hasPrefix(".github/")
      return (path: isWorkflow ? path : "\(folder)/\(path)", bytes: Array(text.utf8))
    }
    try write(planned) {
      for link in links {
        try FileManager.default.createSymbolicLink(
          atPath: link.path, withDestinationPath: link.target)
      }
    }
    for (name, place) in app.unknownImports {
      reporter.remark(
        "\(place): imports \(name), which neither Linux nor the named folders have; the file is left out"
      )
    }
    if app.controller == nil {
      reporter.remark(
        "No subclass of KeyboardInputViewController was found; only previews are tested")
    }
    reporter.remark("\(folder): \(files.count) files, \(app.previews) previews; \(nextStep)")
  }

  /// The paths of a project are relative to its folder.
  private var nextStep: String {
    let change = folder == "." ? "" : "run cd \(ArgumentLine.quoted(folder)), and "
    return "\(change)read README.md for the next steps"
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
        .invalidInput, code: .existingFile,
        "“\(taken.shortened)” already exists; nothing was written",
        hints: ["Name another folder, or move the file."])
    }
    var made: [String] = []
    for file in missing {
      var folder = FilePath(file.path).folder
      while files.status(of: folder) == nil, !made.contains(folder) {
        made.append(folder)
        folder = FilePath(folder).folder
      }
    }
    do {
      for file in missing { try files.write(file.bytes, to: file.path) }
      try finish()
    } catch {
      for file in missing { try? files.remove(file.path) }
      for folder in made.sorted(by: { $0.count > $1.count }) { rmdir(folder) }
      throw error
    }
  }

  private func readProject() throws(Diagnostics) -> ProjectTemplate {
    try ChoiceReader.reading { reader in
      let service = reader.read(ci, as: ProjectTemplate.Service.self, kind: "service")
      if let container, container.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9._\/:@-]*/) == nil {
        reader.report(
          code: .invalidArgument, "“\(container.shortened)” isn't a container image name")
      }
      return ProjectTemplate(
        package: package, service: service ?? .github, repository: readRepository(&reader),
        container: container)
    }
  }

  private func readRepository(_ reader: inout ChoiceReader) -> String {
    guard let repository else {
      return package.flatMap(ProjectTemplate.repository(ofPackageAt:))
        ?? ProjectTemplate.standardRepository
    }
    if !ProjectTemplate.isRepository(repository) {
      reader.report(
        code: .invalidArgument,
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

/// The files of a new project, and those that let a service check it at each push.
struct ProjectTemplate {

  enum Service: String, CaseIterable {
    case github, gitlab, none
  }

  let package: String?
  let service: Service
  let repository: String
  let container: String?
  /// The repository of `.ci/names`.
  static let standardRepository = "kbrender--project/kbrender"

  static func isRepository(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z0-9-]+\/[A-Za-z0-9._-]+/) != nil
  }

  static func repository(ofPackageAt url: String) -> String? {
    let match = url.wholeMatch(of: /https:\/\/github\.com\/([^\/]+\/[^\/]+?)(\.git)?\/?/)
    return match.map { String($0.output.1) }.flatMap { isRepository($0) ? $0 : nil }
  }

  var values: [String: Any] {
    var values: [String: Any] = [
      "repository": repository, "version": ProgramVersion.text, "locales": "\(Self.locales)",
    ]
    if let container { values["container"] = container }
    let package = package ?? "https://github.com/\(repository).git"
    let literal = package.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    values[package.contains("://") ? "url" : "path"] = "\"\(literal)\""
    return values
  }

  var files: [(path: String, text: String)] {
    FileTemplate.files(in: "project", with: values)
      + FileTemplate.files(in: service.rawValue, with: values)
      + [
        ("themes/mint.json", Self.theme),
        ("Snapshots/snapshots.json", GoldenSettings.standardText),
      ]
  }

  static let theme = NewTheme(
    name: "Mint", colors: [Color.Resolved(hex: 0x067A64)], origin: "#067a64"
  ).text

  private static let locales = ["en", "de"]

  static func goldens() throws -> [(path: String, bytes: [UInt8])] {
    let renderer = try KeyboardRenderer()
    let versions = GoldenReport.Version.summary(of: renderer)
    let theme = try KeyboardTheme(decoding: SourceFile(name: "mint.json", text: theme))
    return try locales.map { locale in
      let context = KeyboardContext(device: .standard, locale: Locale(identifier: locale))
      let view = KeyboardView(keyboardContext: context).keyboardTheme(theme)
      return (
        "Tests/LookTests/__Snapshots__/LookTests/mint-\(locale).png",
        try renderer.golden(of: view, scale: 1, versions: versions)
      )
    }
  }
}
