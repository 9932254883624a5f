import Foundation
import ProgramSupport
import Testing

/// The workflow that users copy: its commands do what the page about it says, in a folder of somebody
/// else.
@Suite struct WorkflowTests {

  /// A command of a job.
  private struct Step {
    var job: String
    var script: String
  }

  /// The commands in a workflow: what stands after `run:`, on the same line or indented below it.
  private static func steps(in text: String) -> [Step] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var job = ""
    var steps: [Step] = []
    var block: (indent: Int, lines: [Substring])?
    for line in lines + ["end"] {
      let indent = line.prefix { $0 == " " }.count
      let content = line.dropFirst(indent)
      if let open = block {
        if indent > open.indent || content.isEmpty {
          block?.lines.append(content)
          continue
        }
        steps.append(Step(job: job, script: open.lines.joined(separator: "\n")))
        block = nil
      }
      if indent == 2, content.hasSuffix(":") { job = String(content.dropLast()) }
      let entry = content.hasPrefix("- ") ? content.dropFirst(2) : content
      guard entry.hasPrefix("run:") else { continue }
      let script = entry.dropFirst(4).drop { $0 == " " }
      if script == "|" {
        block = (indent, [])
      } else {
        steps.append(Step(job: job, script: String(script)))
      }
    }
    return steps
  }

  private static let workflow = Result {
    try String(
      contentsOf: Program.project.appending(path: "Snapshots/workflow.yml"), encoding: .utf8)
  }

  /// The words of a line with a command and its arguments, over lines that end in a backslash.
  private static func packages(in script: String, after command: String) -> Set<String> {
    let words = script.replacing("\\\n", with: " ").split(whereSeparator: \.isWhitespace)
    let list = words.drop { $0 != command }.dropFirst().filter { !$0.hasPrefix("-") }
    return Set(list.map(String.init))
  }

  /// Building the library takes all packages that building this project takes.
  @Test func installsWhatBuildingNeeds() throws {
    let steps = Self.steps(in: try Self.workflow.get()).filter { $0.job == "tests" }
    let install = try #require(steps.first { $0.script.contains("apt-get install") })
    let script = try String(
      contentsOf: Program.project.appending(path: ".ci/packages"), encoding: .utf8)
    let list = try #require(script.firstMatch(of: /build\)\s+packages=\(([^)]*)\)/)?.output.1)
    let needed = Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
    #expect(needed.count > 5)
    #expect(Self.packages(in: install.script, after: "install") == needed)
  }

  /// Git is there before the checkout, which has the history, and may read the folder.
  @Test(arguments: ["Snapshots/workflow.yml", nil])
  func causesCanBeReadFromGit(path: String?) throws {
    let project = try ScratchFolder()
    var text = try Self.workflow.get()
    if path == nil {
      try #require(try Program.fast.run(["init"], in: project.url).exitCode == 0)
      let file = project.read(".github/workflows/keyboards.yml")
      text = String(decoding: try #require(file), as: UTF8.self)
    }
    let job = try #require(
      text.components(separatedBy: "steps:").first { $0.contains("kbrender snapshot verify") })
    let places = [
      "apt-get install -y --no-install-recommends git", "uses: actions/checkout@v4",
      "fetch-depth: 0", "git config --global --add safe.directory \"$GITHUB_WORKSPACE\"",
      "kbrender snapshot verify",
    ].map { job.firstRange(of: $0)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil }, "\(places)")
    #expect(places.compactMap(\.self).sorted() == places.compactMap(\.self))
  }

  private static func run(_ script: String, in folder: ScratchFolder) throws -> Program.Run {
    try Program(file: URL(filePath: "/bin/sh")).run(
      ["-ec", script], in: folder.url,
      variables: [
        "PATH": "\(folder.url.path)/bin:/usr/bin:/bin", "CI": "true", "SNAPSHOTS": "Snapshots",
      ])
  }

  /// A folder with a suite, whose golden of one case is that of another keyboard, and the program.
  private static func suite(differs: Bool) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let bin = folder.url.appending(path: "bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: bin.appending(path: "kbrender"), withDestinationURL: Program.fast.file)
    for locale in ["de", "en", "fr", "sv", "tr"] {
      let line = "--size 200x160 --scale 1 --locale \(locale)"
      try folder.write(line, to: "Snapshots/locales/\(locale).args")
    }
    try #require(
      try Program.fast.run(["snapshot", "record"], in: folder.url).exitCode == 0)
    guard differs else { return folder }
    let line = "--size 200x160 --scale 1 --locale de --return-key done"
    try folder.write(line, to: "Snapshots/locales/de.args")
    return folder
  }

  /// The steps of both jobs, one after the other, each shard as its own.
  @Test(arguments: [false, true])
  func comparesInPartsAndJoinsThem(differs: Bool) throws {
    let folder = try Self.suite(differs: differs)
    let steps = Self.steps(in: try Self.workflow.get())
    let compare = try #require(steps.first { $0.script.hasPrefix("kbrender snapshot verify") })
    #expect(compare.job == "snapshots")
    var exitCodes: [Int32] = []
    var errors = ""
    for shard in 1...4 {
      let script = compare.script.replacing("${{ matrix.shard }}", with: "\(shard)")
      #expect(!script.contains("${{"))
      let run = try Self.run(script, in: folder)
      exitCodes.append(run.exitCode)
      errors += run.errors
    }
    #expect(exitCodes.sorted() == [0, 0, 0, differs ? 1 : 0])
    #expect(errors.contains("::error file=Snapshots/locales/de.args,line=1") == differs)
    #expect(folder.read("pictures/locales/de.actual.png").map { _ in true } ?? false == differs)
    #expect((1...4).allSatisfy { folder.read("junit/\($0).xml") != nil })
    let merge = try #require(steps.last)
    #expect(merge.job == "report")
    let run = try Self.run(merge.script, in: folder)
    #expect(run.exitCode == (differs ? 1 : 0))
    let page = String(decoding: folder.read("report/index.html") ?? Data(), as: UTF8.self)
    let golden = try #require(folder.read("Snapshots/locales/de.png")).base64EncodedString()
    #expect(page.contains(golden) == differs)
    // A part that is missing is no success.
    try FileManager.default.removeItem(at: folder.url.appending(path: "parts/2.json"))
    #expect(try Self.run(merge.script, in: folder).exitCode == 2)
  }
}
