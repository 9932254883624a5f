import Disk
import Parallel
import SourceText
import TestSupport
import Testing

@testable import GoldenImages

/// Suites as they are listed, without drawing.
@Suite struct SnapshotSuiteTests {

  private func problems(_ texts: [String: String], at paths: [String] = ["S"]) -> [Diagnostic] {
    var sample = SampleSuite(texts)
    sample.paths = paths
    do {
      _ = try sample.suite()
      return []
    } catch {
      return (error as? Diagnostics)?.list ?? []
    }
  }

  @Test func casesAreFilesAndLines() throws {
    let sample = SampleSuite([
      "S/f/b.args": "# first\npicture 10 # comment\n", "S/a.args": "text 'a b'",
      "S/m.matrix": "\npicture {1,2}\n# none\n", "S/note.txt": "",
    ])
    let suite = try sample.suite()
    #expect(suite.cases.map(\.name) == ["a", "f/b", "m/picture-1", "m/picture-2"])
    #expect(suite.cases.map(\.arguments) == ["text 'a b'", "picture 10", "picture 1", "picture 2"])
    #expect(
      suite.cases.map(\.golden) == [
        .file("S/a.json"), .file("S/f/b.png"), .hash(list: "S/m.hashes", key: "picture-1"),
        .hash(list: "S/m.hashes", key: "picture-2"),
      ])
  }

  static let places: [([String], String?, [String])] = [
    (["S"], "S", ["a", "f/b"]), (["S/"], "S", ["a", "f/b"]), (["S/f"], "S", ["f/b"]),
    (["S/a.args"], "S", ["a"]), (["S/f/b"], "S", ["f/b"]), (["S/a", "S/f"], "S", ["a", "f/b"]),
    (["T"], "T", ["c"]), (["S", "T"], nil, []), (["nowhere"], nil, []),
  ]

  /// The suite is the nearest folder with settings.
  @Test(arguments: places)
  func pathsNameCases(paths: [String], folder: String?, names: [String]) throws {
    var sample = SampleSuite([
      "S/snapshots.json": "{}", "S/a.args": "text a", "S/f/b.args": "text b", "T/c.args": "text c",
    ])
    sample.paths = paths
    let run = try? sample.run()
    #expect(run?.suite.folder.path == folder)
    #expect((run?.cases.map(\.name) ?? []) == names)
  }

  static let selections: [([String], [String])] = [
    ([], ["a", "f/b", "f/c"]), (["f/*"], ["f/b", "f/c"]), (["a", "*c"], ["a", "f/c"]), (["x"], []),
  ]

  @Test(arguments: selections)
  func filtersSelect(filters: [String], names: [String]) throws {
    let sample = SampleSuite(["S/a.args": "text a", "S/f/b.args": "text b", "S/f/c.args": "text c"])
    #expect(try sample.run(filters: filters).cases.map(\.name) == names)
    let shards = try (1...2).flatMap { index in
      try sample.run(filters: filters, shard: Shard(index: index, count: 2)).cases.map(\.name)
    }
    #expect(shards.sorted() == names)
  }

  static let mistakes: [([String: String], String, String)] = [
    (["S/a.args": "text a", "S/A.args": "text a"], "golden/duplicate-name", "“A” and “a”"),
    (["S/m.matrix": "picture 1\npicture 1"], "golden/duplicate-name", "“picture 1”"),
    (["S/m.matrix": "picture 1\nphoto 1"], "cli/usage", "no such image"),
    (["S/m.matrix": "text 1"], "golden/invalid-case", "PNG"),
    (
      ["S/m.matrix": "#: {\"tolerance\": {\"channels\": 1}, \"reason\": \"Noise\"}\npicture 1"],
      "golden/invalid-case", "no tolerance"
    ),
    (["S/m.matrix": "picture 'a"], "cli/quoting", "never closed"),
    (["S/m.matrix": "picture {1,"], "cli/quoting", "never closed"),
    (["S/m.matrix": "picture {1,{2,3}"], "cli/quoting", "never closed"),
    (["S/m.matrix": "#name: {picture in\npicture {1,2}"], "cli/quoting", "never closed"),
    (["S/a.args": "", "S/snapshots.json": "[]"], "theme/wrong-type", ""),
    (["S/a.args": "", "S/manifest.json": "[]"], "golden/damaged-file", "isn't a manifest"),
    (["S/m.matrix": "", "S/m.hashes": "# x\nno"], "golden/damaged-file", "64 digits"),
  ]

  @Test(arguments: mistakes)
  func mistakesAreTold(texts: [String: String], code: String, says: String) {
    let problem = problems(texts).first
    #expect(
      problem?.code.name == code && problem?.message.contains(says) == true, "\(problem as Any)")
  }

  @Test func mistakesOfLinesHaveTheirPlace() {
    let problem = problems(["S/m.matrix": "picture 1\n\n photo 1"]).first
    #expect(problem?.file == "S/m.matrix" && problem?.range?.start.line == 3)
    #expect(problems(["S/m.matrix": "picture 1\npicture {2,1}"]).first?.range?.start.line == 2)
    #expect(problems(["S/m.matrix": "", "S/m.hashes": "#\nno"]).first?.range?.start.line == 2)
    let name = problems(["S/m.matrix": "# {a,\n#name: {n}\npicture 1 # {b,\n"]).first
    #expect(name?.code == .unknownName && name?.range?.start.line == 2)
  }

  static let arguments = [
    ("", "0 lines of arguments"), ("text a\ntext b", "2 lines of arguments"),
    ("photo", "no such image"), ("text \\", "no character after"),
  ]

  /// A wrong case doesn't keep the others from being compared.
  @Test(arguments: arguments)
  func wrongArgumentsAreTheirCases(text: String, says: String) throws {
    let sample = SampleSuite(["S/a.args": text, "S/b.args": "text b", "S/b.json": "b\n"])
    let report = try sample.verify()
    #expect(report.cases.map(\.status) == [.error, .passed])
    #expect(report.cases[0].message.contains(says), "\(report.cases[0].message)")
  }

  @Test func goldensThatNoCaseAsksForAreObsolete() throws {
    let goldens = ["a.png", "f/old.svg", "wrong.pdf", "changed.png", "named.png", "a.json"]
    let manifest = GoldenManifest(
      versions: [],
      goldens: Dictionary(uniqueKeysWithValues: goldens.map { ($0, Digest.text(of: [])) }))
    let sample = SampleSuite([
      "S/a.args": "text a", "S/a.json": "", "S/a.png": "", "S/f/old.svg": "", "S/f/mine.svg": "",
      "S/wrong.args": "photo", "S/wrong.pdf": "", "S/a.actual.json": "", "S/note.txt": "",
      "S/snapshots.json": "{}", "S/m.matrix": "picture 1", "S/changed.png": "mine",
      "S/theme.json": #"{"image": "./n\u0061med.png"}"#, "S/named.png": "",
      "S/manifest.json": try manifest.json(), "S/sums.hashes": "no list of ours",
      "S/m.hashes": "\(String(repeating: "0a", count: 32))  gone",
    ])
    let names = ["a.png", "f/old.svg", "m.hashes: gone"]
    let obsolete = { (run: SnapshotRun<SampleRequest>) in
      run.report([]).cases.filter { $0.status == .obsolete }.map(\.name)
    }
    #expect(obsolete(try sample.run()) == names)
    // Every shard tells of them, filters and paths choose.
    #expect(obsolete(try sample.run(shard: Shard(index: 2, count: 2))) == names)
    #expect(obsolete(try sample.run(filters: ["f/*"])) == ["f/old.svg"])
    var part = sample
    part.paths = ["S/f"]
    #expect(obsolete(try part.run()) == ["f/old.svg"])
    part.paths = ["S/m"]
    #expect(obsolete(try part.run()) == ["m.hashes: gone"])
  }

  static let inputs: [(String, [String], String, Bool)] = [
    ("x.json", ["S/x.json", "x.json"], "S/x.json", false),
    ("./x.json", ["S/x.json"], "S/x.json", false), ("x.json", ["x.json"], "x.json", true),
    ("no/x.json", [], "S/no/x.json", false), ("/x.json", ["S/x.json"], "/x.json", false),
    ("../x.json", ["x.json"], "S/../x.json", false),
  ]

  @Test(arguments: inputs)
  func pathsAreRelativeToTheFolder(
    path: String, existing: [String], found: String, isElsewhere: Bool
  ) throws {
    for name in ["f/a.args", "f/m.matrix"] {
      var texts = ["S/snapshots.json": "{}", "S/\(name)": "picture \(path)"]
      for path in existing { texts[path] = "" }
      texts["S/\(name)"] = name.hasSuffix("args") ? "file \(path)" : "photo \(path)"
      let suite = try SnapshotSuite(at: ["S"], in: MemoryFiles(texts)) {
        words throws(Diagnostics) in
        SampleRequest(isPicture: words[0] == "photo", value: words[1], inputs: [words[1]])
      }
      #expect(try suite.cases.first?.request.get().inputs == [found])
      #expect(suite.warnings.map(\.code) == (isElsewhere ? [.workingDirectory] : []))
      #expect(suite.warnings.allSatisfy { $0.file == "S/\(name)" })
    }
  }

  @Test func whatIsNotReadIsToldOf() throws {
    let sample = SampleSuite([
      "S/a.args": "text a", "S/f/b.args": "text b",
      "S/snapshots.json": #"{"cases": {"x": {"tolerance": "exact", "reason": "Gone"}}}"#,
    ])
    sample.files.link("S/link", to: .folder)
    #expect(try sample.suite().warnings.map(\.code) == [.linkedFolder, .unusedTolerance])
    sample.files.close("S/f")
    #expect(throws: CommandFailure.self) { try sample.suite() }
  }

  @Test func namesMayStartWithTheFolder() throws {
    let sample = SampleSuite(["S/a.args": "text a", "S/f/b.args": "text b"])
    let suite = try sample.suite()
    #expect(try suite.cases(named: ["S/f/b", "a"]).map(\.name) == ["a", "f/b"])
    #expect(throws: Diagnostics.self) { try suite.cases(named: ["a", "f/x"]) }
  }
}
