import Foundation
import KeyboardPipeline
import TestSupport
import Testing

@testable import kbrender

/// New projects, which pass all their checks at once.
@Suite final class InitTests: FolderSuite {

  private static func run(_ line: String, in folder: URL) throws -> Program.Run {
    try Program.built.run(ShellWords.split(line), in: folder)
  }

  @Test func aNewProjectPasses() throws {
    let first = try Self.run("init new/keys --package /opt/kbrender", in: folder.url)
    #expect(first.exitCode == 0, "\(first.errors)")
    #expect(first.errors.contains("run cd new/keys, and read README.md"), "\(first.errors)")
    let project = folder.url.appending(path: "new/keys")
    let files = folder.files
    for line in [
      "theme check themes/mint.json", "theme fmt --check themes/mint.json",
      "snapshot verify", "snapshot coverage",
    ] {
      let run = try Self.run(line, in: project)
      #expect(run.exitCode == 0, "\(line): \(run.errors)")
      #expect(run.errors.contains("warning") == false, "\(line): \(run.errors)")
    }
    #expect(folder.files == files)
    #expect(folder.read("new/keys/Snapshots/mint.png") != nil)
    let manifest = String(decoding: folder.read("new/keys/Package.swift") ?? Data(), as: UTF8.self)
    #expect(manifest.contains(#".package(name: "kbrender", path: "/opt/kbrender", traits: [])"#))
  }

  /// The package and the repository follow from each other.
  @Test(arguments: [
    (
      "--package https://github.com/somebody/kbrender.git",
      "https://github.com/somebody/kbrender.git"
    ),
    ("--repository somebody/kbrender", "https://github.com/somebody/kbrender.git"),
    ("--repository somebody/kbrender --package ../kbrender", "../kbrender"),
    (
      "--repository somebody/kbrender --package https://example.org/k.git",
      "https://example.org/k.git"
    ),
  ])
  func theRepositoryIsSaidOnce(options: String, package: String) throws {
    let run = try Self.run("init \(options)", in: folder.url)
    #expect(run.exitCode == 0 && !run.errors.contains("refer to"), "\(run.errors)")
    let texts = ["Package.swift", ".github/workflows/keyboards.yml"].map {
      String(decoding: folder.read($0) ?? Data(), as: UTF8.self)
    }
    let place =
      package.hasPrefix("https")
      ? #"(url: "\#(package)", from: "\#(ProgramVersion.text)", traits: [])"#
      : #"(name: "kbrender", path: "\#(package)", traits: [])"#
    #expect(texts[0].contains(".package\(place)"))
    #expect(texts[1].contains("uses: somebody/kbrender/.github/actions/verify@"))
    // A package in a folder isn't there on a build server.
    #expect(texts[1].contains("run: swift test") == package.hasPrefix("https"))
  }

  @Test func theStandardRepositoryIsTold() throws {
    let run = try Self.run("init", in: folder.url)
    #expect(
      run.errors.contains(
        "Package.swift and .github/workflows/keyboards.yml refer to \(ProjectTemplate.standardRepository)"
      ))
    let other = try ScratchFolder()
    let quiet = try Self.run("init --package ../kbrender --ci none", in: other.url)
    #expect(quiet.exitCode == 0 && !quiet.errors.contains("refer to"), "\(quiet.errors)")
    #expect(!other.files.contains { $0.contains(".yml") })
  }

  @Test(arguments: [
    ("--ci jenkins", "service"), ("--repository kbrender", "an owner and a name"),
    ("--repository a/b/c", "an owner and a name"), ("--container a\nb:c", "container image"),
    ("--container -x", "container image"),
  ])
  func wrongChoicesWriteNothing(options: String, message: String) throws {
    let words = options.split(separator: " ", maxSplits: 1).map(String.init)
    let run = try Program.built.run(["init", "\(words[0])=\(words[1])"], in: folder.url)
    #expect(run.exitCode == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(folder.files.isEmpty)
  }

  @Test func aFailedRunLeavesNothingAndTheNextOnePasses() throws {
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
    let folder = try ScratchFolder(["Snapshots/mine.args": "--scale 1"])
    #expect(try Self.run("init", in: folder.url).exitCode == 0)
    #expect(folder.read("Snapshots/mint.png") != nil && folder.read("Snapshots/mine.png") == nil)
  }

  @Test func theFolderHasAName() throws {
    let run = try Program.built.run(["init", ""], in: folder.url)
    #expect(run.exitCode == 2 && run.errors.contains("name of the file is empty"), "\(run.errors)")
  }

  @Test(arguments: ["README.md", ".gitignore", "Tests/LookTests/__Snapshots__/.gitignore"])
  func overwritesNothing(path: String) throws {
    let folder = try ScratchFolder([path: "mine"])
    let run = try Self.run("init", in: folder.url)
    #expect(run.exitCode == 2 && run.errors.contains("\(path)” already exists"), "\(run.errors)")
    #expect(folder.files == [path] && folder.read(path) == Data("mine".utf8))
  }
}
