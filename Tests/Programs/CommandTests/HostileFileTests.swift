import Foundation
import TestSupport
import Testing

/// Files of every format that the program reads, small ones and those at their limits: each is read
/// or refused within a bound of processor time and memory.
@Suite struct HostileFileTests {

  /// A command, the file that it reads, and its text.
  struct Row: Sendable, CustomTestStringConvertible {
    var command: String
    var file: String
    var name: String
    var text: @Sendable () -> Data

    init(
      _ command: String, _ file: String, _ name: String, _ text: @escaping @Sendable () -> String
    ) {
      (self.command, self.file, self.name) = (command, file, name)
      self.text = { Data(text().utf8) }
    }

    var testDescription: String { "\(command), \(name)" }
  }

  /// Texts that are hard to read, whatever the format.
  private static let texts: [(name: String, text: @Sendable () -> String)] = [
    ("line breaks", { String(repeating: "\n", count: 5_000_000) }),
    ("brackets", { String(repeating: "[", count: 1_000_000) }),
    ("braces", { String(repeating: "{a,", count: 300_000) }),
    ("quotation marks", { String(repeating: "\"", count: 2_000_000) }),
    ("backslashes", { String(repeating: "\\", count: 2_000_000) }),
    ("one word", { String(repeating: "a", count: 5_000_000) }),
    ("accents", { "a" + String(repeating: "\u{301}", count: 1_000_000) }),
    ("many lines", { String(repeating: "--locale nope\n", count: 200_000) }),
    ("nothing", { "" }),
  ]

  /// The formats: the command that reads one, and the file's name.
  private static let formats = [
    ("theme check --no-draw a.json", "a.json"), ("--theme ./a.json -o p.png", "a.json"),
    ("--locale-file a.json -o p.png", "a.json"), ("--batch a.txt", "a.txt"),
    ("snapshot verify suite", "suite/a.args"), ("snapshot verify suite", "suite/a.matrix"),
    ("snapshot verify suite", "suite/snapshots.json"),
    ("snapshot verify suite", "suite/manifest.json"), ("snapshot verify suite", "suite/a.hashes"),
    ("snapshot merge a.json", "a.json"), ("gallery check site", "site/gallery.json"),
    ("gallery merge site -o other", "site/gallery.json"), ("info a.png", "a.png"),
    ("info a.png -o p.png", "a.png"), ("snapshot diff a.png a.png", "a.png"),
    ("--theme ./t.json -o p.png", "a.jpg"), ("--fonts fonts -o p.png", "fonts/a.ttf"),
  ]

  static let rows = formats.flatMap { command, file in
    texts.map { Row(command, file, $0.name, $0.text) }
  }

  @Test(arguments: rows)
  func costsLittle(row: Row) throws {
    let folder = try ScratchFolder()
    if row.command.contains("suite") {
      try folder.write("--scale 0.5", to: "suite/b.args")
      try folder.write("--scale 0.5 --locale {de,en}", to: "suite/a.matrix")
      try folder.write("{}", to: "suite/snapshots.json")
    }
    try folder.write(
      #"{"formatVersion": 1, "background": {"image": "./a.jpg"}}"#, to: "t.json")
    try folder.write(row.text(), to: row.file)
    let program = Program.built.file.path
    let isRelease = program.contains("release")
    // Processor seconds, which don't depend on other programs, and kilobytes of written memory.
    let limits = "ulimit -t \(isRelease ? 3 : 30); ulimit -d 400000"
    let run = try Program(file: URL(filePath: "/bin/sh")).run(
      ["-c", "\(limits); exec '\(program)' \(row.command)"], in: folder.url)
    #expect((0...2).contains(run.exitCode), "\(run.exitCode) \(run.errors.prefix(300))")
    #expect(run.errors.utf8.count < 100_000 && run.output.count < 1_000_000)
  }
}
