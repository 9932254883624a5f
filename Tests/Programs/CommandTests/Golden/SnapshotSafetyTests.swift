import Foundation
import GoldenImages
import TestSupport
import Testing

/// Mistakes that a suite could pass over silently.
@Suite final class SnapshotSafetyTests: FolderSuite, ProgramSuite {

  private func suite(_ arguments: String = "--scale 1 -l de") throws -> ScratchFolder {
    let folder = try ScratchFolder(["Snapshots/f/case.args": arguments])
    try #require(try run("snapshot record", in: folder).exitCode == 0)
    return folder
  }

  private func text(_ path: String, in folder: ScratchFolder) -> String {
    String(decoding: folder.read(path) ?? Data(), as: UTF8.self)
  }

  /// A suite that was recorded has settings, so that its folders are known as parts of it; one of an
  /// older program has a manifest only.
  @Test func foldersOfARecordedSuiteArePartsOfIt() throws {
    let folder = try suite()
    #expect(folder.read("Snapshots/snapshots.json") != nil)
    for hasSettings in [true, false] {
      if !hasSettings {
        try FileManager.default.removeItem(
          at: folder.url.appending(path: "Snapshots/snapshots.json"))
      }
      try folder.write("--scale 1", to: "Snapshots/f/new.args")
      let run = try run("snapshot record Snapshots/f -v", in: folder)
      #expect(
        run.text == "f/new: recorded: \(folder.read("Snapshots/f/new.png")?.count ?? 0) bytes\n")
      #expect(folder.read("Snapshots/f/manifest.json") == nil)
      #expect(text("Snapshots/manifest.json", in: folder).contains("f/new.png"))
      try FileManager.default.removeItem(at: folder.url.appending(path: "Snapshots/f/new.png"))
    }
  }

  static let arguments: [(line: String, says: String)] = [
    ("-t tron --theme sakura", "The option '--theme' is given twice"),
    ("--frame --frame", "The option '--frame' is given twice"),
    ("--scale 1 -o x.png", "A case has no '--output'"),
  ]

  @Test(arguments: arguments, [".args", ".matrix"])
  func argumentsWithoutEffectAreErrors(arguments: (line: String, says: String), suffix: String)
    throws
  {
    let folder = try ScratchFolder(["Snapshots/case\(suffix)": "# a comment\n\(arguments.line)\n"])
    let run = try run("snapshot record", in: folder)
    let told = suffix == ".args" ? run.text : run.errors
    #expect(run.exitCode == 2)
    #expect(told.contains("Snapshots/case\(suffix):2"), "\(told)")
    #expect(told.contains(arguments.says), "\(told)")
    #expect(!folder.files.contains { $0.hasSuffix(".png") || $0.hasSuffix(".hashes") })
  }

  /// Other formats than PNG are compared by their bytes.
  @Test func otherFormatsAreCompared() throws {
    let folder = try suite("--format svg -l de")
    #expect(folder.read("Snapshots/f/case.svg") != nil)
    try folder.write("--format svg -l sv", to: "Snapshots/f/case.args")
    #expect(try run("snapshot verify", in: folder).exitCode == 1)
  }

  /// A golden of a substituted font would pass for ever.
  @Test func unknownFontsAreToldAndRefused() throws {
    try folder.write(
      #"{"formatVersion": 1, "buttons": {"all": {"fontFamily": ["Nowhere"]}}}"#,
      to: "Snapshots/a.json")
    try folder.write("-t ./a.json --scale 1 -l {de,sv}", to: "Snapshots/m.matrix")
    try folder.write("-t ./a.json --scale 1", to: "Snapshots/one.args")
    let refused = try run("snapshot record --strict", in: folder)
    #expect(refused.exitCode == 1 && refused.text.contains("one: error: "), "\(refused.text)")
    #expect(refused.text.contains("Nowhere"))
    #expect(!folder.files.contains { $0.hasSuffix(".png") || $0.hasSuffix(".hashes") })
    let recorded = try succeed("snapshot record", in: folder)
    #expect(recorded.errors.contains("Nowhere") && recorded.errors.contains("and 2 more)"))
    let verified = try succeed("snapshot verify", in: folder)
    #expect(verified.errors.components(separatedBy: "font/unknown-family").count == 2)
    #expect(try run("snapshot verify --strict", in: folder).exitCode == 1)
  }

  /// A part of an older state hides what fails now.
  @Test func staleShardsAreRefused() throws {
    let folder = try suite()
    try folder.write("--emit layout -l sv", to: "Snapshots/g.args")
    #expect(try run("snapshot record", in: folder).exitCode == 0)
    for index in 1...2 {
      #expect(
        try run("snapshot verify --shard \(index)/2 -o \(index).json", in: folder).exitCode == 0)
    }
    #expect(try run("snapshot merge 1.json 2.json", in: folder).exitCode == 0)
    for index in 1...2 {
      _ = try run("snapshot verify --shard \(index)/2 --report r\(index)", in: folder)
    }
    #expect(try run("snapshot merge r1 r2/ --report r", in: folder).exitCode == 0)
    #expect(folder.read("r/report.json") != nil)
    let changes =
      [("Snapshots/g.args", "--emit layout -l sv --case uppercased", "other cases")]
      + [("Snapshots/g.json", "{}", "other goldens")]
    for (path, content, says) in changes {
      let before = folder.read(path) ?? Data()
      try folder.write(content, to: path)
      _ = try run("snapshot verify --shard 2/2 -o 2.json", in: folder)
      try refuse("snapshot merge 1.json 2.json", "stale: it is about \(says)", in: folder)
      try folder.write(before, to: path)
    }
  }

  @Test func reviewsAreNoRecordingsInCI() throws {
    let folder = try suite()
    let golden = folder.read("Snapshots/f/case.png")
    try folder.write("--scale 1 -l sv", to: "Snapshots/f/case.args")
    let line = "snapshot review --accept f/case"
    try refuse(line, "--in-ci", in: folder, variables: ["CI": "true"])
    #expect(folder.read("Snapshots/f/case.png") == golden)
    #expect(try run("\(line) --in-ci", in: folder, variables: ["CI": "true"]).exitCode == 0)
    #expect(folder.read("Snapshots/f/case.png") != golden)
  }

  /// Opening a pipe would wait for its writer.
  @Test(arguments: ["f/case.png", "f/case.args", "snapshots.json", "manifest.json"])
  func pipesAreErrors(name: String) throws {
    let folder = try suite()
    let path = folder.url.appending(path: "Snapshots/\(name)").path
    try FileManager.default.removeItem(atPath: path)
    try #require(mkfifo(path, 0o600) == 0)
    for line in ["snapshot verify", "snapshot record --all", "snapshot record --metadata"] {
      let run = try run(line, in: folder)
      #expect([1, 2, 3].contains(run.exitCode), "\(line): \(run.errors)")
      #expect((run.text + run.errors).contains("pipe or device"), "\(line): \(run.text)")
    }
  }

  /// Shallow, foreign, uncommitted, or no history at all.
  @Test func verdictsSayWhyThereIsNoExpectedPicture() throws {
    func message() throws -> String { try run("snapshot verify", in: folder).text }
    func theme(_ color: String) -> String {
      #"{"formatVersion": 1, "name": "A", "buttons": {"primary": {"backgroundColor": "\#(color)"}}}"#
    }
    try folder.write(theme("#112233"), to: "Snapshots/a.json")
    try folder.write("-t ./a.json --scale 0.5\n", to: "Snapshots/m.matrix")
    try #require(try run("snapshot record", in: folder).exitCode == 0)
    try folder.write(theme("#332211"), to: "Snapshots/a.json")
    #expect(try message().contains("no expected image, since the suite is in no git repository"))
    try git("init -q", in: folder)
    try git("add Snapshots/a.json", in: folder)
    try git("commit -q -m first", in: folder)
    #expect(try message().contains("since m.hashes isn't committed"))
    try git("add .", in: folder)
    try git("commit -q -m second", in: folder)
    #expect(try message().contains("since the files of no commit draw the recorded digest"))
    let head = text(".git/refs/heads/master", in: folder) + text(".git/refs/heads/main", in: folder)
    try folder.write(head, to: ".git/shallow")
    #expect(try message().contains("since the history is shallow; fetch it in full"))
    // Only root can give files away.
    guard getuid() == 0 else { return }
    try #require(chown(folder.url.path, 12345, 12345) == 0)
    try #require(chown(folder.url.appending(path: ".git").path, 12345, 12345) == 0)
    #expect(try message().contains("git refuses the repository, which belongs to another user"))
    #expect(try message().contains("git config --global --add safe.directory \(folder.url.path)"))
  }

  private func conflict(_ ours: String, _ theirs: String) -> String {
    "<<<<<<< HEAD\n\(ours)=======\n\(theirs)>>>>>>> branch\n"
  }

  /// One side is kept by hand, and what it lacks or has otherwise is recorded.
  @Test func conflictsAreRefused() throws {
    let lines = ["de", "sv", "fr"].map { "--size 200x160 --scale 1 -l \($0)\n" }
    try folder.write(lines.joined(), to: "Snapshots/m.matrix")
    try folder.write("--emit layout -l de", to: "Snapshots/t.args")
    try #require(try run("snapshot record", in: folder).exitCode == 0)
    let files = folder.files.map { ($0, folder.read($0)) }
    let list = text("Snapshots/m.hashes", in: folder).split(separator: "\n").map { "\($0)\n" }
    let older = list[1] + String(repeating: "0", count: 64) + list[2].dropFirst(64)
    let manifest = text("Snapshots/manifest.json", in: folder)
    for (path, conflicted) in [
      ("Snapshots/m.hashes", list[0] + conflict(older, list[2] + list[3])),
      ("Snapshots/manifest.json", conflict(manifest, manifest)),
    ] {
      let whole = text(path, in: folder)
      try folder.write(conflicted, to: path)
      let refused = try refuse("snapshot verify", "[golden/merge-conflict]", in: folder)
      #expect(refused.errors.contains("“kbrender snapshot record Snapshots --failed”"))
      try folder.write(whole, to: path)
    }
    try folder.write(list[0] + older, to: "Snapshots/m.hashes")
    try folder.write(conflict("{}\n", "[]\n"), to: "Snapshots/t.json")
    let recorded = try run("snapshot record --failed", in: folder)
    #expect(recorded.exitCode == 0, "\(recorded.text) \(recorded.errors)")
    #expect(folder.files.map { ($0, folder.read($0)) }.elementsEqual(files, by: ==))
  }

  /// Git keeps the lines of both branches, also where both are the last.
  @Test func casesOfTwoBranchesAreMerged() throws {
    let arguments = "--size 200x160 --scale 0.5"
    try folder.write(arguments, to: "S/a.args")
    try folder.write("manifest.json merge=union\n", to: "S/.gitattributes")
    #expect(try run("snapshot record S", in: folder).exitCode == 0)
    for line in ["init -q -b main", "add .", "commit -q -m a"] { try git(line, in: folder) }
    for (branch, names) in [("one", ["b", "z1"]), ("two", ["c", "z2"])] {
      for line in ["checkout -q main", "checkout -q -b \(branch)"] { try git(line, in: folder) }
      for name in names { try folder.write(arguments, to: "S/\(name).args") }
      #expect(try run("snapshot record S", in: folder).exitCode == 0)
      for line in ["add .", "commit -q -m \(branch)"] { try git(line, in: folder) }
    }
    try git("merge -q -m both one", in: folder)
    let verified = try run("snapshot verify S", in: folder)
    #expect(verified.errors == "5 of 5 match\n", "\(verified.text) \(verified.errors)")
    let manifest = text("S/manifest.json", in: folder)
    for name in ["a", "b", "c", "z1", "z2"] { #expect(manifest.contains("\"\(name).png\"")) }
    // A case that is gone leaves a recorded golden, on whichever branch.
    for name in ["b", "z2"] {
      try FileManager.default.removeItem(at: folder.url.appending(path: "S/\(name).args"))
    }
    #expect(
      try run("snapshot clean S --check", in: folder).text.split(separator: "\n").count
        == 2)
  }

  /// Of Swift tests, what no test used, also that of a test file that is gone; no other picture.
  @Test func unusedGoldensOfSwiftTestsArePruned() throws {
    let golden = try Data(
      contentsOf: Program.project.appending(
        path: "Tests/Products/KeyboardGoldenTests/__Snapshots__/SuggestionLookTests/words.png"))
    let files = ["A/used.png", "A/old.png", "A/old.actual.png", "Gone/a.png"]
    for file in files { try folder.write(golden, to: "T/__Snapshots__/\(file)") }
    try folder.write(golden, to: "T/other.png")
    try folder.write("not of a test", to: "T/__Snapshots__/A/mine.png")
    try folder.write("T/__Snapshots__/A/used.png\n", to: "goldens.txt")
    let unused = ["A/old.png", "Gone/a.png"].map { "T/__Snapshots__/\($0)" }
    let listed = try run("snapshot clean goldens.txt --check", in: folder)
    #expect(listed.text == unused.map { "\($0): to be deleted\n" }.joined(), "\(listed.errors)")
    let all = folder.files
    #expect(try run("snapshot clean goldens.txt", in: folder).exitCode == 0)
    #expect(Set(all).subtracting(folder.files) == Set(unused))
    #expect(
      try run("snapshot clean goldens.txt", in: folder, variables: ["CI": "1"]).exitCode
        == 2)
    try folder.write("", to: "goldens.txt")
    #expect(try run("snapshot clean goldens.txt", in: folder).exitCode == 2)
  }

  /// Goldens of other fonts are kept, and no cases are obsolete by their names.
  @Test func fontsHaveGoldensOfTheirOwn() throws {
    func theme(_ color: String) throws {
      try folder.write(##"{"formatVersion": 1, "background": "\##(color)"}"##, to: "t.json")
    }
    try theme("#112233")
    try folder.write("-t ../t.json --size 200x160 --scale 0.5", to: "S/a.args")
    try folder.write("-t ../t.json --size 200x160 --scale {0.5,1}", to: "S/m.matrix")
    #expect(try run("snapshot record S", in: folder).exitCode == 0)
    let golden = folder.read("S/a.png")
    // Stands for other fonts.
    try theme("#332211")
    #expect(try run("snapshot record S --for-fonts", in: folder).exitCode == 0)
    let own = try #require(folder.files.first { $0.hasPrefix("S/a@fonts-") })
    #expect(folder.read("S/a.png") == golden)
    #expect(text("S/m.hashes", in: folder).split(separator: "\n").count == 5)
    #expect(text("S/manifest.json", in: folder).contains(own.dropFirst(2)))
    #expect(try run("snapshot verify S", in: folder).errors == "3 of 3 match\n")
    #expect(try run("snapshot clean S --check", in: folder).text == "")
    try FileManager.default.removeItem(at: folder.url.appending(path: "S/a.args"))
    let listed = try run("snapshot clean S --check", in: folder)
    #expect(listed.text == "a.png: to be deleted\n\(own.dropFirst(2)): to be deleted\n")
    #expect(try run("snapshot record S --for-fonts --all", in: folder).exitCode == 2)
  }
}
