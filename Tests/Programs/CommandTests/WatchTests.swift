import Foundation
import TestSupport
import Testing

@Suite struct WatchTests: ProgramSuite {

  /// The ways in which editors save a file.
  enum Saving: String, CaseIterable {
    case writing, renaming, removing, backingUp, linking

    func save(_ text: String, to name: String, in folder: ScratchFolder) throws {
      let files = FileManager.default
      let (path, other) = (
        folder.url.appending(path: name), folder.url.appending(path: ".\(name).swp")
      )
      let data = Data(text.utf8)
      switch self {
      case .writing: try data.write(to: path)
      case .renaming: try data.write(to: path, options: .atomic)
      case .removing:
        try files.removeItem(at: path)
        try data.write(to: path)
      case .backingUp:
        try files.moveItem(at: path, to: other)
        try data.write(to: path)
        try files.removeItem(at: other)
      case .linking:
        let target = folder.url.appending(path: "elsewhere/\(name)")
        try files.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: target)
        try? files.removeItem(at: path)
        try files.createSymbolicLink(at: path, withDestinationURL: target)
      }
    }
  }

  private static func theme(_ color: String, rest: String = "") -> String {
    #"{ "formatVersion": 1, "background": "\#(color)"\#(rest) }"#
  }

  /// The program while it watches.
  private final class Watch {

    private let process = Process()
    private let errorFile: URL

    init(_ arguments: String, in folder: ScratchFolder, log: ScratchFolder) throws {
      errorFile = try log.write("", to: "errors")
      process.executableURL = Program.built.file
      process.arguments = ["preview"] + arguments.split(separator: " ").map(String.init)
      process.currentDirectoryURL = folder.url
      process.environment = ["PATH": "/usr/bin:/bin", "HOME": "/"]
      process.standardError = try FileHandle(forWritingTo: errorFile)
      try process.run()
    }

    var errors: String { (try? String(contentsOf: errorFile, encoding: .utf8)) ?? "" }

    func wait(_ condition: () -> Bool) -> Bool {
      for _ in 0..<3000 {
        if condition() { return true }
        guard process.isRunning else { return condition() }
        usleep(10_000)
      }
      return false
    }

    /// Whether the main thread waits for the other end of a pipe.
    var isWaiting: Bool {
      let name = try? String(
        contentsOfFile: "/proc/\(process.processIdentifier)/wchan", encoding: .utf8)
      return name == "wait_for_partner"
    }

    /// End the program as Ctrl-C does, and return the signal that ended it.
    func interrupt() -> Int32 {
      process.interrupt()
      guard wait({ !process.isRunning }) else {
        kill(process.processIdentifier, SIGKILL)
        return 0
      }
      return process.terminationReason == .uncaughtSignal ? process.terminationStatus : 0
    }
  }

  private func picture(of text: String, in folder: ScratchFolder) throws -> Data {
    let other = try ScratchFolder(["mine.json": text])
    let run = try succeed("-t ./mine.json --scale 1 --no-metadata -o -", in: other)
    return run.output
  }

  @Test(arguments: Saving.allCases)
  func everyWayOfSavingIsNoticed(saving: Saving) throws {
    let (folder, log) = (try ScratchFolder(), try ScratchFolder())
    try folder.write(Self.theme("red"), to: "mine.json")
    let watch = try Watch("mine.json -o out --scale 1 --no-metadata", in: folder, log: log)
    for color in ["red", "lime", "blue"] {
      if color != "red" { try saving.save(Self.theme(color), to: "mine.json", in: folder) }
      let expected = try picture(of: Self.theme(color), in: folder)
      #expect(
        watch.wait { folder.read("out/mine-en.png") == expected }, "\(color): \(watch.errors)")
    }
    #expect(watch.interrupt() == SIGINT)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "out").path)
    #expect(names == ["mine-en.png"])
    #expect(!watch.errors.contains("error:"), "\(watch.errors)")
  }

  @Test func theLastValidPictureStaysBelowTheDiagnostics() throws {
    let (folder, log) = (try ScratchFolder(), try ScratchFolder())
    try folder.write(Self.theme("red"), to: "mine.json")
    let watch = try Watch("mine.json -o out --scale 1 --no-metadata", in: folder, log: log)
    let good = try picture(of: Self.theme("red"), in: folder)
    #expect(watch.wait { folder.read("out/mine-en.png") == good })
    try folder.write(Self.theme("red", rest: #", "buttns": {}"#), to: "mine.json")
    #expect(
      watch.wait { watch.errors.contains("mine.json:1:44: error: A theme has no key “buttns”") })
    #expect(watch.wait { folder.read("out/mine-en.png") != good })
    try folder.write(Self.theme("red"), to: "mine.json")
    #expect(watch.wait { folder.read("out/mine-en.png") == good })
    #expect(watch.interrupt() == SIGINT)
  }

  @Test func extendedThemesAreWatched() throws {
    let (folder, log) = (try ScratchFolder(), try ScratchFolder())
    try folder.write(Self.theme("red"), to: "base.json")
    try folder.write(#"{ "formatVersion": 1, "extends": "./base.json" }"#, to: "mine.json")
    let watch = try Watch("mine.json -o out --scale 1 --no-metadata", in: folder, log: log)
    for color in ["red", "lime"] {
      try folder.write(Self.theme(color), to: "base.json")
      let expected = try picture(of: Self.theme(color), in: folder)
      #expect(watch.wait { folder.read("out/mine-en.png") == expected }, "\(watch.errors)")
    }
    #expect(watch.interrupt() == SIGINT)
  }

  /// A pipe as the output waits for its reader, but not after Ctrl-C.
  @Test func pipesDoNotHoldUpTheEnd() throws {
    let (folder, log) = (try ScratchFolder(), try ScratchFolder())
    for name in ["a.json", "b.json"] { try folder.write(Self.theme("red"), to: name) }
    try folder.write("", to: "out/c")
    try #require(mkfifo(folder.url.appending(path: "out/b-en.png").path, 0o600) == 0)
    let watch = try Watch("a.json b.json -o out --scale 1", in: folder, log: log)
    #expect(watch.wait { folder.files.contains("out/a-en.png") })
    // Both are drawn in the same time, so that the program waits by then.
    #expect(watch.wait { watch.isWaiting })
    #expect(watch.interrupt() == SIGINT)
  }

  @Test(arguments: [
    ("tron -o out", "“tron” is not a file", "cli/built-in-theme"),
    ("gone.json -o out", "The file can't be read: No such file", "system/unreadable-file"),
    ("a.json b/a.json -o out", "Two themes write “out/a-en.png”", "cli/ambiguous-output"),
    ("a.json --emit scene -o out", "--emit has no images to watch", "cli/conflicting-options"),
  ])
  func whatCannotBeWatchedIsRefused(arguments: String, message: String, code: String) throws {
    let folder = try ScratchFolder()
    for name in ["a.json", "b/a.json"] { try folder.write(Self.theme("red"), to: name) }
    let run = try run("preview \(arguments)", in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(message) && run.errors.contains("[\(code)]"), "\(run.errors)")
    #expect(folder.files == ["a.json", "b/a.json"])
  }
}
