import Foundation
import ProgramSupport
import Testing

/// New projects, which pass all their checks at once.
@Suite struct InitTests {

  private static func run(_ line: String, in folder: URL) throws -> Program.Run {
    try Program.fast.run(ShellWords.split(line), in: folder)
  }

  @Test func aNewProjectPasses() throws {
    let folder = try ScratchFolder()
    let first = try Self.run("init new/keys --package /opt/kbrender", in: folder.url)
    #expect(first.exitCode == 0, "\(first.errors)")
    let project = folder.url.appending(path: "new/keys")
    let files = folder.files
    for line in ["theme check themes/mint.json", "snapshot verify", "snapshot coverage"] {
      let run = try Self.run(line, in: project)
      #expect(run.exitCode == 0, "\(line): \(run.errors)")
      #expect(run.errors.contains("warning") == false, "\(line): \(run.errors)")
    }
    #expect(folder.files == files)
    #expect(folder.read("new/keys/Snapshots/mint.png") != nil)
    let manifest = String(decoding: folder.read("new/keys/Package.swift") ?? Data(), as: UTF8.self)
    #expect(manifest.contains(#".package(name: "kbrender", path: "/opt/kbrender")"#))
  }

  /// The steps of the workflow that call the program, in their order.
  @Test(arguments: [("../kbrender", false), ("https://example.org/kbrender.git", true)])
  func stepsOfTheWorkflowPass(package: String, isTested: Bool) throws {
    let folder = try ScratchFolder()
    #expect(try Self.run("init --package \(package)", in: folder.url).exitCode == 0)
    let workflow = String(
      decoding: folder.read(".github/workflows/keyboards.yml") ?? Data(), as: UTF8.self)
    let steps = workflow.split(separator: "\n").compactMap { line in
      line.firstRange(of: "run: kbrender ").map { String(line[$0.upperBound...]) }
    }
    #expect(steps.count == 2)
    for step in steps {
      let run = try Self.run(step, in: folder.url)
      #expect(run.exitCode == 0, "\(step): \(run.errors)")
    }
    #expect(folder.read("report/index.html") != nil)
    #expect(workflow.contains("run: swift test") == isTested)
  }

  @Test func packagesMayHaveAURL() throws {
    let folder = try ScratchFolder()
    let run = try Self.run("init --package https://example.org/kbrender.git", in: folder.url)
    #expect(run.exitCode == 0 && !run.errors.contains("OWNER"), "\(run.errors)")
    let texts = ["Package.swift", ".github/workflows/keyboards.yml"].map {
      String(decoding: folder.read($0) ?? Data(), as: UTF8.self)
    }
    #expect(
      texts[0].contains(#".package(url: "https://example.org/kbrender.git", branch: "main")"#))
    #expect(texts[1].contains("KBRENDER_REPOSITORY: https://example.org/kbrender.git"))
  }

  @Test func aFailedRunLeavesNothingAndTheNextOnePasses() throws {
    let folder = try ScratchFolder()
    // Where a folder has to be is a file.
    try folder.write("", to: ".github")
    #expect(try Self.run("init", in: folder.url).exitCode == 3)
    #expect(folder.files == [".github"])
    try FileManager.default.removeItem(at: folder.url.appending(path: ".github"))
    #expect(try Self.run("init", in: folder.url).exitCode == 0)
    // A run that was killed leaves some of the files.
    let files = folder.files
    for name in ["Package.swift", "Snapshots/mint.png"] {
      try FileManager.default.removeItem(at: folder.url.appending(path: name))
    }
    let run = try Self.run("init", in: folder.url)
    #expect(run.exitCode == 0 && folder.files == files, "\(run.errors)")
  }

  @Test func aSuiteThatIsThereIsNotRecorded() throws {
    let folder = try ScratchFolder()
    try folder.write("--scale 1", to: "Snapshots/mine.args")
    #expect(try Self.run("init", in: folder.url).exitCode == 0)
    #expect(folder.read("Snapshots/mint.png") != nil && folder.read("Snapshots/mine.png") == nil)
  }

  @Test func theFolderHasAName() throws {
    let folder = try ScratchFolder()
    let run = try Program.fast.run(["init", ""], in: folder.url)
    #expect(run.exitCode == 2 && run.errors.contains("name of the file is empty"), "\(run.errors)")
  }

  @Test(arguments: ["README.md", ".gitignore", "Tests/LookTests/__Snapshots__/.gitignore"])
  func overwritesNothing(path: String) throws {
    let folder = try ScratchFolder()
    try folder.write("mine", to: path)
    let run = try Self.run("init", in: folder.url)
    #expect(run.exitCode == 2 && run.errors.contains("\(path)” exists"), "\(run.errors)")
    #expect(folder.files == [path] && folder.read(path) == Data("mine".utf8))
  }
}
