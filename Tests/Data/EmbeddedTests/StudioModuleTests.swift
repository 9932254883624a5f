import Foundation
import TestSupport
import Testing

/// Modules of the page that need no browser, run by Node: colors, texts, values.
struct StudioModuleTests {

  private static let node = URL(filePath: "/usr/bin/node")
  private static let hasNode =
    FileManager.default.isExecutableFile(atPath: node.path)
    || ProcessInfo.processInfo.environment["CI"] != nil

  @Test(
    .enabled(if: hasNode, "make test-packages installs Node"),
    arguments: ["client", "colors", "geometry", "pixels", "session", "texts", "values"])
  func theModulesKeepTheirPromises(name: String) throws {
    let tests = Program.project.appending(path: "Tests/Data/EmbeddedTests/Modules")
    let scratch = try ScratchFolder()
    // Scripts are modules where the folder says so.
    try scratch.write(#"{"type": "module"}"#, to: "package.json")
    for (folder, source) in [("Page", StudioFilesTests.folder), ("Modules", tests)] {
      try FileManager.default.copyItem(at: source, to: scratch.url.appending(path: folder))
    }
    let script = scratch.url.appending(path: "Modules/\(name).js")
    let run = try Program(file: Self.node).run([script.path], in: scratch.url)
    #expect(run.exitCode == 0, "\(run.errors)")
  }
}
