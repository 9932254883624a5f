import Foundation
import KeyboardPipeline
import TestSupport
import Testing

@testable import kbrender

/// A service that runs the checks of a project.
///
/// `Tests/System/try-ci` plays it, in a folder that keeps its caches. It downloads the program under test in
/// place of a release.
struct ServiceTrial {

  private static let repository = "somebody/kbrender"

  /// Refer to the repository of the trial instead of the one of `.ci/names`.
  static func owned(_ workflow: String) -> String {
    workflow.replacing(ProjectTemplate.standardRepository, with: repository)
  }

  let project: ScratchFolder
  let state: ScratchFolder

  init() throws {
    (project, state) = (try ScratchFolder(), try ScratchFolder())
    try release(Program.built.file, as: ProgramVersion.text)
  }

  func release(_ program: URL, as version: String) throws {
    let name = "kbrender-\(version)-linux-x86_64"
    let folder = "server/\(Self.repository)/releases/download/\(version)"
    let script = """
      mkdir -p \(name)/bin "$0"
      ln -s "$1" \(name)/bin/kbrender
      tar -czf "$0/\(name).tar.gz" \(name)
      cd "$0" && sha256sum \(name).tar.gz >\(name).tar.gz.sha256
      """
    let run = try Program(file: URL(filePath: "/bin/sh")).run(
      ["-ec", script, folder, program.path], in: state.url)
    try #require(run.exitCode == 0, "\(run.errors)")
  }

  func run(_ file: String, skipping job: String = "views", path: String = "") throws -> Program.Run
  {
    let variables = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
    return try Program(file: Program.project.appending(path: "Tests/System/try-ci")).run(
      [
        file, "--workspace", project.url.path, "--repository", Self.repository, "--actions",
        Program.project.path, "--state", state.url.path, "--skip", job, "--path", path,
      ], in: project.url, variables: variables)
  }

  func initialize(_ options: String) throws {
    let line = "init --repository \(Self.repository) \(options)"
    let run = try Program.built.run(ShellWords.split(line), in: project.url)
    try #require(run.exitCode == 0, "\(run.errors)")
  }

  func changeTheme() throws {
    let theme = String(decoding: try #require(project.read("themes/mint.json")), as: UTF8.self)
    try project.write(theme.replacing("#067a64", with: "#7a1f5c"), to: "themes/mint.json")
  }

  /// A suite of five cases, of which one may differ from its golden.
  func writeSuite(differs: Bool) throws {
    for locale in ["de", "en", "fr", "sv", "tr"] {
      let line = "--size 200x160 --scale 1 --locale \(locale)"
      try project.write(line, to: "Snapshots/locales/\(locale).args")
    }
    let run = try Program.built.run(["snapshot", "record"], in: project.url)
    try #require(run.exitCode == 0, "\(run.errors)")
    guard differs else { return }
    let line = "--size 200x160 --scale 1 --locale de --return-key done"
    try project.write(line, to: "Snapshots/locales/de.args")
  }

  func commit() throws {
    let script = """
      git init -q --bare -b main "$0/origin"
      git init -q -b main . && git add . && git -c user.name=a -c user.email=a@b.c commit -q -m first
      git remote add origin "$0/origin" && git push -q -u origin main
      """
    let run = try Program(file: URL(filePath: "/bin/sh")).run(
      ["-ec", script, state.url.path], in: project.url)
    try #require(run.exitCode == 0, "\(run.errors)")
  }

  /// Keep the artifacts of the last run for those to come, and return a folder with a client of the service,
  /// which has this one run.
  func keepArtifacts() throws -> String {
    let artifacts = state.url.appending(path: "run")
    try FileManager.default.moveItem(
      at: state.url.appending(path: "stored/artifacts"), to: artifacts)
    let program = try state.writeProgram(
      """
      #!/bin/sh -e
      case "$1 $2" in
        'pr checkout') [ "$3" = 5 ] ;;
        'run list') echo 7 ;;
        'run download') [ "$3 $4" = '7 --name' ] && cp -r "\(artifacts.path)/$5" "$7" ;;
        'pr comment') echo "$@" >>"\(state.url.path)/comments" ;;
      esac
      """, to: "bin/gh")
    return program.deletingLastPathComponent().path
  }

  func text(_ path: String) -> String {
    String(decoding: state.read(path) ?? Data(), as: UTF8.self)
  }
}
