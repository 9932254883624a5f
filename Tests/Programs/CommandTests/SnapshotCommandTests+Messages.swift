import Foundation
import GoldenImages
import TestSupport
import Testing

/// Messages about a verified suite.
extension SnapshotCommandTests {

  @Test func tolerancesAreToldWithTheirReasons() throws {
    let settings = #"""
      {"cases": {
        "f/c*": {"tolerance": {"channels": 255}, "reason": "Anything goes"},
        "nobody": {"tolerance": "exact", "reason": "Gone"}
      }}
      """#
    try folder.write(settings, to: "Snapshots/snapshots.json")
    try folder.write("--scale 1 -l de --case uppercased", to: "Snapshots/f/case.args")
    let run = try succeed("snapshot verify", in: folder)
    #expect(run.text.hasPrefix("f/case: passed [channels within ±255 per channel; Anything goes]"))
    #expect(run.errors.contains("nobody"))
    try folder.write(#"{"tolerence": "exact"}"#, to: "Snapshots/snapshots.json")
    let wrong = try refuse("snapshot verify", "Snapshots/snapshots.json:1:2", in: folder)
    #expect(wrong.errors.contains("“tolerance”"))
  }

  @Test func whatCanNotBeComparedIsAnError() throws {
    let cases = [
      ("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", "git lfs pull"),
      ("no image", "can't be read"),
    ]
    for (golden, says) in cases {
      try folder.write(golden, to: "Snapshots/f/case.png")
      let run = try run("snapshot verify", in: folder)
      #expect(run.exitCode == 1 && run.text.contains("f/case: error: "), "\(run.text)")
      #expect(run.text.contains(says), "\(run.text)")
    }
    try FileManager.default.removeItem(at: folder.url.appending(path: "Snapshots/f/case.png"))
    try folder.write("--theme nobody", to: "Snapshots/f/case.args")
    for command in ["verify", "record"] {
      let run = try self.run("snapshot \(command)", in: folder)
      #expect(run.exitCode == 2 && run.text.contains("There is no theme “nobody”"))
      #expect(run.errors.contains("1 with errors"), "\(run.errors)")
    }
  }

  /// Skipped folders are reported, since none of their cases can fail.
  @Test func foldersThatAreNotReadAreToldOf() throws {
    let link = folder.url.appending(path: "Snapshots/link")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "f")
    let linked = try run("snapshot verify", in: folder)
    #expect(linked.exitCode == 0 && linked.errors.contains("Snapshots/link: warning:"))
    try FileManager.default.removeItem(at: link)
    // Nobody may read it, but whoever is root still can.
    let closed = folder.url.appending(path: "Snapshots/f").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
    }
    let isRoot = FileManager.default.isReadableFile(atPath: closed)
    let run = try run("snapshot verify", in: folder)
    #expect(run.exitCode == (isRoot ? 0 : 3))
    #expect(run.errors.contains("The folder can't be read") != isRoot)
  }

  @Test func namesAreToldOnALine() throws {
    try folder.write("--scale 1 -l sv", to: "Snapshots/f/two\nlines\u{1B}[2J.args")
    let run = try run("snapshot verify", in: folder)
    #expect(run.exitCode == 1 && run.text.hasPrefix("f/two�lines�[2J: missing"))
    #expect(run.text.split(separator: "\n").count == 1)
  }

  @Test func anotherLibraryOrFontIsToldOf() throws {
    let manifest = String(decoding: folder.read("Snapshots/manifest.json") ?? Data(), as: UTF8.self)
    let cairo = GoldenReport.Version(name: "cairo", value: "1.2.3")
    let versions = try GoldenManifest(json: Array(manifest.utf8)).versions
    let other = try GoldenManifest(versions: versions.map { $0.name == "cairo" ? cairo : $0 })
      .json()
    #expect(other != manifest)
    try folder.write(other, to: "Snapshots/manifest.json")
    #expect(try run("snapshot verify", in: folder).exitCode == 0)
    try folder.write("--scale 1 -l sv", to: "Snapshots/f/case.args")
    let text = try run("snapshot verify", in: folder).text
    #expect(text.contains("but it is drawn with cairo") && text.contains("instead of 1.2.3"))
    let recorded = try run("snapshot record --failed", in: folder)
    #expect(recorded.errors.contains("“kbrender snapshot record Snapshots --all”"))
    _ = try run("snapshot record --all", in: folder)
    let drawn = try GoldenManifest(json: Array(folder.read("Snapshots/manifest.json") ?? Data()))
    #expect(drawn.versions == versions)
  }

  /// The theme of a matrix is in git as it was recorded.
  @Test func expectedPicturesOfAMatrixAreDrawnFromGit() throws {
    let folder = try ScratchFolder()
    let theme = { (color: String) in
      #"{"formatVersion": 1, "name": "A", "buttons": {"primary": {"backgroundColor": "COLOR"}}}"#
        .replacing("COLOR", with: color)
    }
    try folder.write(theme("#112233"), to: "Snapshots/a.json")
    try folder.write(
      "-t ./a.json --scale 0.5 --locale {de,sv} --color-scheme {light,dark}\n",
      to: "Snapshots/m.matrix")
    try #require(try run("snapshot record", in: folder).exitCode == 0)
    try git("init -q", in: folder)
    try git("add .", in: folder)
    try git("commit -q -m first", in: folder)
    try folder.write(theme("#332211"), to: "Snapshots/a.json")
    try git("commit -q -a -m second", in: folder)
    let known = try run("snapshot verify --filter *de*", in: folder)
    #expect(known.exitCode == 1)
    #expect(
      known.text.contains("Snapshots/a.json:1 backgroundColor #112233 → #332211: 2 cases"),
      "\(known.text)")
    let report = try report("snapshot verify", in: folder)
    #expect(report.cases.allSatisfy { $0.expected?.hasSuffix(".expected.png") == true })
    #expect(report.cases.allSatisfy { folder.read($0.expected ?? "") != nil })
    // Without git, the actual picture, its arguments and its neighbors are told.
    try FileManager.default.removeItem(at: folder.url.appending(path: ".git"))
    let unknown = try run("snapshot verify", in: folder)
    #expect(unknown.text.contains("drawn by kbrender -t ./a.json --scale 0.5 --locale de"))
    #expect(
      unknown.text.contains(
        "of its neighbors in the matrix, 2 differ (--locale sv, --color-scheme"),
      "\(unknown.text)")
    #expect(!unknown.text.contains("Causes of several differences"))
    #expect(folder.files.filter { $0.contains(".expected.") } == [])
  }

  @Test(arguments: ["--shard 3/2", "--shard x", "--filter nothing*", "nowhere"])
  func wrongUsageIsTold(line: String) throws {
    #expect(try run("snapshot verify \(line)", in: folder).exitCode == 2)
  }
}
