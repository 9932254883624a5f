import Foundation
import TestSupport
import Testing

@Suite struct SnapshotReviewTests: ProgramSuite {

  /// A suite of three cases: two of which differ by the same cause, and one is missing.
  private static func suite() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for name in ["a", "b"] {
      try folder.write("--size 200x160 --scale 1 --return-key go\n", to: "S/keys/\(name).args")
    }
    try #require(try Program.built.run(["snapshot", "record", "S"], in: folder.url).exitCode == 0)
    for name in ["a", "b"] {
      try folder.write("--size 200x160 --scale 1 --return-key done\n", to: "S/keys/\(name).args")
    }
    try folder.write("--size 200x160 --scale 1\n", to: "S/new.args")
    return folder
  }

  private static let goldens = ["S/keys/a.png", "S/keys/b.png", "S/new.png"]

  private static func contents(_ folder: ScratchFolder) -> [Data?] {
    goldens.map(folder.read)
  }

  private static func review(
    _ folder: ScratchFolder, pressing keys: [String], images: String = "kitty",
    variables: [String: String] = ["TERM": "xterm-256color"]
  ) throws -> PseudoTerminal.Run {
    try PseudoTerminal().run(
      .built, ["snapshot", "review", "S"] + (images.isEmpty ? [] : ["--images", images]),
      in: folder.url, pressing: keys, each: "^C cancel", variables: variables)
  }

  @Test(arguments: [
    (["a", "r", "s"], [true, false, false]), (["A", "s"], [true, true, false]),
    (["*", "a"], [true, true, true]), (["a", "q"], [true, false, false]),
    (["a", "a", "\u{3}"], [false, false, false]),
    (["j", "\u{1B}[B", "a", "q"], [false, false, true]),
  ])
  func keysReplaceGoldens(keys: [String], replaced: [Bool]) throws {
    let folder = try Self.suite()
    let before = Self.contents(folder)
    let run = try Self.review(folder, pressing: keys)
    let after = Self.contents(folder)
    #expect(zip(before, after).map { $0 != $1 } == replaced)
    #expect(run.exitCode == 0)
    #expect(run.echoes)
    #expect(run.output.hasSuffix("\r\n"))
    // Accepted goldens match now.
    let verify = try self.run("snapshot verify S", in: folder)
    #expect((verify.exitCode == 0) == !replaced.contains(false))
  }

  /// The terminal is as it was, and nothing was accepted.
  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
  func signalsGiveTheTerminalBack(signal: Int32) throws {
    let folder = try Self.suite()
    let before = Self.contents(folder)
    let run = try PseudoTerminal().run(
      .built, ["snapshot", "review", "S", "--images", "kitty"], in: folder.url, pressing: ["a"],
      each: "^C cancel", thenSending: signal, variables: ["TERM": "xterm-256color"])
    #expect(run.exitCode == -signal)
    #expect(run.echoes)
    #expect(run.output.contains("\u{1B}[?25h\u{1B}[?1049l"))
    #expect(Self.contents(folder) == before)
  }

  @Test func showsVerdictsAndPictures() throws {
    let run = try Self.review(try Self.suite(), pressing: ["z", "r", "r", "r"])
    func missing(_ texts: [String], on screen: Int) -> [String] {
      texts.filter { !run.screens[screen].contains($0) }
    }
    let first = [
      "keys/a", "1 of 3", "1 key differs: return", "\u{1B}_Ga=T", "all 2 with the same causes",
    ]
    #expect(missing(first, on: 0) == [])
    #expect(!run.screens[0].contains("(densest difference)"))
    #expect(missing(["\u{1B}_Ga=T", "(densest difference)"], on: 1) == [])
    #expect(missing(["keys/b"], on: 2) == [])
    #expect(missing(["new"], on: 3) == [])
    // No line is wider than the terminal.
    let lines = run.screens[1].replacing("\r\n", with: "\n").split(separator: "\n").map {
      $0.replacing(/\e\[[0-9;?]*[A-Za-z]|\e_G[^\e]*\e\\/, with: "").count
    }
    #expect((lines.max() ?? 0) <= 100)
    #expect(lines.count <= 40)
  }

  @Test(arguments: [
    ("kitty", "\u{1B}_Ga=T,f=100"), ("iterm", "\u{1B}]1337;File=inline=1"),
    ("none", "expected: S/keys/a.png"), ("none", "This terminal shows no images"),
  ])
  func otherTerminalsShowPicturesInTheirWay(images: String, mark: String) throws {
    let run = try Self.review(try Self.suite(), pressing: ["q"], images: images)
    #expect(run.screens[0].contains(mark))
  }

  @Test func terminalsAreKnownByTheirEnvironment() throws {
    let folder = try Self.suite()
    let kitty = try Self.review(
      folder, pressing: ["q"], images: "", variables: ["TERM": "xterm-kitty"])
    #expect(kitty.output.contains("\u{1B}_Ga=T"))
    // One without a screen gets the list.
    let dumb = try Self.review(folder, pressing: [], images: "", variables: ["TERM": "dumb"])
    #expect(dumb.exitCode == 1)
    #expect(dumb.output.contains("--accept keys/a keys/b new") && !dumb.output.contains("\u{1B}"))
  }

  @Test func withoutATerminalWhatIsPendingIsTold() throws {
    let folder = try Self.suite()
    let run = try run("snapshot review S", in: folder)
    #expect(run.exitCode == 1)
    #expect(run.text.contains("keys/a: failed: 1 key differs: return"))
    #expect(run.text.contains("kbrender snapshot review S --accept keys/a keys/b new"))
    #expect(run.text.contains("kbrender snapshot record S --failed"))
    #expect(!run.text.contains("\u{1B}"))
  }

  @Test func namesAreAcceptedWithoutATerminal() throws {
    let folder = try Self.suite()
    let before = Self.contents(folder)
    try refuse("snapshot review S --accept keys/a keys/c", "keys/a", in: folder)
    #expect(Self.contents(folder) == before)
    try succeed("snapshot review S --accept keys/a S/new", in: folder)
    #expect(zip(before, Self.contents(folder)).map { $0 != $1 } == [true, false, true])
  }

  @Test func nothingPendingIsFine() throws {
    let folder = try Self.suite()
    _ = try run("snapshot record --failed S", in: folder)
    let run = try succeed("snapshot review S", in: folder)
    #expect(run.text.isEmpty)
  }

  @Test func wrongWaysToShowPicturesAreToldTheRightOnes() throws {
    let folder = try ScratchFolder()
    try refuse("snapshot review --images kity", "“kitty”", in: folder)
    for images in ["sixel", "blocks"] {
      let removed = try Program.built.run(
        ["snapshot", "review", "--images", images], in: folder.url)
      #expect(removed.exitCode == 2 && removed.errors.contains("was removed"))
    }
  }
}
