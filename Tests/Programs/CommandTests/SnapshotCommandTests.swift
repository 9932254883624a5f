import Foundation
import GoldenImages
import TestSupport
import Testing

@Suite final class SnapshotCommandTests: FolderSuite, ProgramSuite {

  func report(_ line: String, in folder: ScratchFolder) throws -> GoldenReport {
    try GoldenReport(json: Array(try run("\(line) --output-format json", in: folder).output))
  }

  /// Records a suite of a picture and a layout.
  override init() throws {
    try super.init()
    try folder.write("--scale 1 -l de # comment\n", to: "Snapshots/f/case.args")
    try folder.write("--emit layout -l de", to: "Snapshots/f/keys.args")
    #expect(try run("snapshot record", in: folder).exitCode == 0)
  }

  @Test func missingGoldensFailAndAreRecorded() throws {
    let folder = try ScratchFolder(["Snapshots/f/case.args": "--scale 1 -l de # comment\n"])
    let missing = try run("snapshot verify", in: folder)
    #expect(missing.exitCode == 1 && missing.text.hasPrefix("f/case: missing: record it with"))
    #expect(folder.read("Snapshots/.kbrender/f/case.actual.png") != nil)
    #expect(try run("snapshot record", in: folder).exitCode == 0)
    #expect(try run("snapshot verify", in: folder).exitCode == 0)
    let again = try run("snapshot record", in: folder)
    #expect(again.exitCode == 0 && again.errors.hasPrefix("1 of 1 have goldens, which weren't"))
    #expect(
      folder.files == [
        "Snapshots/f/case.args", "Snapshots/f/case.png", "Snapshots/manifest.json",
        "Snapshots/snapshots.json",
      ])
  }

  @Test func differencesAreToldByKey() throws {
    try folder.write("--scale 1 -l de --case uppercased", to: "Snapshots/f/case.args")
    let run = try run("snapshot verify", in: folder)
    #expect(run.exitCode == 1 && run.text.contains("keys differ"))
    #expect(run.text.contains("the argument --case added: uppercased"))
    let left = folder.files.filter { $0.contains("actual") || $0.contains("difference") }
    #expect(left == ["actual", "difference"].map { "Snapshots/.kbrender/f/case.\($0).png" })
    let report = try report("snapshot verify", in: folder)
    let found = try #require(report.cases.first)
    #expect(found.name == "f/case" && found.feature == "f" && found.status == .failed)
    #expect(found.arguments == "--scale 1 -l de --case uppercased")
    #expect(found.verdict?.changes.contains { $0.name == "shift" } == true)
    #expect(report.versions.contains { $0.name == "cairo" })
    try folder.write("--scale 1 -l de", to: "Snapshots/f/case.args")
    #expect(try self.run("snapshot verify", in: folder).exitCode == 0)
    #expect(folder.files.filter { $0.contains("actual") || $0.contains("difference") } == [])
  }

  @Test func whatDiffersCanBeLeftElsewhere() throws {
    try folder.write("--scale 1 -l sv", to: "Snapshots/f/case.args")
    try folder.write("--emit layout -l sv", to: "Snapshots/f/keys.args")
    #expect(try run("snapshot verify --artifacts out", in: folder).exitCode == 1)
    let left = ["case.actual.png", "case.difference.png", "keys.actual.json"].map { "out/f/\($0)" }
    #expect(folder.files.filter { $0.hasPrefix("out/") } == left)
    #expect(folder.files.filter { $0.contains("Snapshots/f/case.a") }.count == 1)
  }

  @Test func obsoleteGoldensAreFoundWhateverIsRun() throws {
    let arguments = folder.read("Snapshots/f/keys.args")
    try folder.write("--emit layout -l sv", to: "Snapshots/f/old.args")
    try folder.write("--scale 1 -l sv", to: "Snapshots/f/keys.args")
    #expect(try run("snapshot record", in: folder).text.contains("f/keys.json: obsolete"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "Snapshots/f/old.args"))
    try folder.write(arguments ?? Data(), to: "Snapshots/f/keys.args")
    try folder.write("{}", to: "Snapshots/f/mine.json")
    let names = ["f/keys.png", "f/old.json"]
    for line in ["snapshot verify", "snapshot verify --shard 1/2", "snapshot verify --shard 2/2"] {
      let report = try report(line, in: folder)
      #expect(report.cases.filter { $0.status == .obsolete }.map(\.name) == names)
    }
    #expect(try report("snapshot verify --filter *case", in: folder).isFine)
    #expect(try run("snapshot record", in: folder).exitCode == 1)
    let listed = try run("snapshot clean --check", in: folder)
    #expect(listed.text == "f/keys.png: to be deleted\nf/old.json: to be deleted\n")
    #expect(folder.read("Snapshots/f/old.json") != nil)
    let cleaned = try run("snapshot clean", in: folder)
    #expect(cleaned.exitCode == 0 && cleaned.text.contains("f/old.json: deleted"))
    #expect(folder.files.filter { $0.contains("old") || $0.contains("keys.png") } == [])
    #expect(folder.read("Snapshots/f/mine.json") != nil)
  }

  /// Three processes record a matrix at the same time, and a fourth its pictures.
  @Test func processesKeepTheHashesOfEachOther() async throws {
    let folder = try ScratchFolder()
    let lines = "--size 200x160 --scale 1 --locale {de,sv,fr} --case {lowercased,uppercased}\n"
    try folder.write(lines, to: "Snapshots/looks.matrix")
    try folder.write("--size 200x160 --scale 1\n", to: "Snapshots/one.args")
    struct Recorder: ProgramSuite {}
    let codes = try await withThrowingTaskGroup(of: Int32.self) { group in
      for pattern in ["looks*de*", "looks*sv*", "looks*fr*", "one"] {
        group.addTask {
          try Recorder().run("snapshot record --filter \(pattern)", in: folder).exitCode
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(codes == [0, 0, 0, 0])
    let report = try report("snapshot verify", in: folder)
    #expect(report.isFine && report.cases.count == 7)
    let manifest = try GoldenManifest(json: Array(folder.read("Snapshots/manifest.json") ?? Data()))
    #expect(manifest.goldens.keys.sorted() == ["one.png"])
  }

  /// A signal may leave the temporary file of a process, but not those of running ones.
  @Test func temporaryFilesOfEndedProcessesAreCleared() throws {
    let host = ProcessInfo.processInfo.hostName.filter { $0.isLetter || $0.isNumber }
    let own = ProcessInfo.processInfo.processIdentifier
    let names = ["\(host)-4194303-1", "\(host)-\(own)-2", "other-1-3"]
    let files = names.map { ".kbrender-\($0)" }
    for file in files { try folder.write("", to: "Snapshots/f/\(file)") }
    #expect(try run("snapshot verify", in: folder).exitCode == 0)
    #expect(files.map { folder.read("Snapshots/f/\($0)") != nil } == [false, true, true])
  }

  @Test func missingFilesAreNamedInFull() throws {
    try folder.write("--scale 1 -t ./themes/no.json", to: "Snapshots/f/case.args")
    let run = try run("snapshot verify", in: folder)
    #expect(run.exitCode == 1)
    #expect(run.text.contains("f/case: error: Snapshots/themes/no.json: The file can't be read"))
  }

  @Test func shardsAreJoined() throws {
    for name in ["a", "b", "c", "d"] {
      try folder.write("--emit layout --device iphone", to: "Snapshots/g/\(name).args")
    }
    _ = try run("snapshot record", in: folder)
    for index in 1...2 {
      let line = "snapshot verify --shard \(index)/2 -o shard\(index).json"
      #expect(try run(line, in: folder).exitCode == 0)
    }
    let whole = try report("snapshot verify", in: folder)
    let merged = try report("snapshot merge shard2.json shard1.json", in: folder)
    #expect(whole.cases.count == 6 && merged.cases == whole.cases)
    try refuse("snapshot merge shard2.json", "1/2", in: folder)
    try refuse("snapshot merge Snapshots/f/keys.json", "isn't a report", in: folder)
  }

  @Test func jobsDontMatter() throws {
    try folder.write("--scale 1 -l sv", to: "Snapshots/f/case.args")
    let one = try run("snapshot verify --output-format json --jobs 1", in: folder)
    let many = try run("snapshot verify --output-format json --jobs 5", in: folder)
    #expect(one.output == many.output && one.exitCode == 1)
  }

  @Test func theFirstFailureEndsTheRun() throws {
    try folder.write("--scale 1 -l sv", to: "Snapshots/f/case.args")
    let report = try report("snapshot verify --fail-fast --jobs 1", in: folder)
    #expect(report.cases.map(\.name) == ["f/case"] && report.stoppedEarly && report.listed == 2)
    try folder.write("--scale 1 -l de", to: "Snapshots/f/case.args")
    #expect(try self.report("snapshot verify --fail-fast", in: folder).cases.count == 2)
  }

  @Test func goldensAreNotRecordedInCI() throws {
    try folder.write("--scale 1", to: "Snapshots/f/new.args")
    try refuse("snapshot record", "--in-ci", in: folder, variables: ["CI": "true"])
    #expect(folder.read("Snapshots/f/new.png") == nil)
    for variables in [["CI": "false"], ["CI": ""]] {
      #expect(try run("snapshot record", in: folder, variables: variables).exitCode == 0)
    }
    let told = try run("snapshot record --in-ci", in: folder, variables: ["CI": "true"])
    #expect(told.exitCode == 0 && folder.read("Snapshots/f/new.png") != nil)
  }

  @Test func recordingWritesOnlyWhatItIsToldTo() throws {
    let old = folder.read("Snapshots/f/case.png")
    try folder.write("--scale 1 -l sv", to: "Snapshots/f/case.args")
    #expect(try run("snapshot record", in: folder).exitCode == 0)
    #expect(folder.read("Snapshots/f/case.png") == old)
    let file = folder.url.appending(path: "Snapshots/f/keys.json")
    let before = try inode(of: file)
    let failed = try run("snapshot record --failed", in: folder)
    #expect(failed.exitCode == 0 && failed.text.isEmpty)
    #expect(failed.errors.hasPrefix("recorded 1"), "\(failed.errors)")
    #expect(folder.read("Snapshots/f/case.png") != old)
    #expect(try run("snapshot record --all", in: folder).text.isEmpty)
    #expect(try inode(of: file) == before)
  }

  private func inode(of file: URL) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    return attributes[.systemFileNumber] as? Int
  }

  @Test func largeMatricesAreKeptAsHashes() throws {
    let folder = try ScratchFolder()
    let lines =
      "#name: {*}\n# all\n--scale 1 --locale {de,sv} --color-scheme {light,dark}\n--scale 1 --keys globe\n"
    try folder.write(lines, to: "Snapshots/looks.matrix")
    #expect(try run("snapshot verify", in: folder).text.contains(": missing"))
    #expect(try run("snapshot record", in: folder).exitCode == 0)
    let report = try report("snapshot verify", in: folder)
    #expect(report.isFine && report.cases.count == 5)
    #expect(report.cases.first?.name == "looks/scale-1.keys-globe")
    let list = String(decoding: folder.read("Snapshots/looks.hashes") ?? Data(), as: UTF8.self)
    #expect(list.split(separator: "\n").count == 6)
    let broken = list.replacing(/[0-9a-f]{64}(?=  scale-1.locale-de.color-scheme-dark)/) { _ in
      String(repeating: "0", count: 64)
    }
    try folder.write(broken, to: "Snapshots/looks.hashes")
    let failed = try run("snapshot verify --filter *-dark", in: folder)
    #expect(failed.exitCode == 1 && failed.text.contains("scale-1.locale-de.color-scheme-dark"))
    #expect(!failed.text.contains("locale-sv"))
    try folder.write(
      "#name: {*}\n--scale 1 --locale de --color-scheme dark", to: "Snapshots/looks.matrix")
    #expect(try run("snapshot record --failed", in: folder).errors == "recorded 1, 4 obsolete\n")
    #expect(try run("snapshot clean", in: folder).exitCode == 0)
    #expect(try run("snapshot verify", in: folder).exitCode == 0)
    #expect(folder.read("Snapshots/looks.hashes").map { $0.count < 180 } == true)
  }
}
