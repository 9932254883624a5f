import Foundation
import TestSupport
import Testing

/// Files of every format that the program reads, small ones and those at their limits: each is read
/// or refused within a bound of processor time and memory.
@Suite final class HostileFileTests: FolderSuite {

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
    if row.command.contains("suite") {
      try folder.write("--scale 0.5", to: "suite/b.args")
      try folder.write("--scale 0.5 --locale {de,en}", to: "suite/a.matrix")
      try folder.write("{}", to: "suite/snapshots.json")
    }
    try folder.write(#"{"formatVersion": 1, "background": {"image": "./a.jpg"}}"#, to: "t.json")
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

  /// Writes pictures of 8192x8191 pixels whose rows are some byte again and again.
  private static let script = """
    import struct, sys, zlib
    def chunk(name, content):
      sum = zlib.crc32(name + content)
      return struct.pack(">I", len(content)) + name + content + struct.pack(">I", sum)
    for name, byte in [("light", 0xFF), ("lines", 0xAA)]:
      row = bytes([0]) + bytes([byte]) * 1023 + bytes([1])
      header = struct.pack(">IIBBBBB", 8192, 8191, 1, 0, 0, 0, 0)
      with open(name + ".png", "wb") as file:
        file.write(bytes([137, 80, 78, 71, 13, 10, 26, 10]) + chunk(b"IHDR", header)
          + chunk(b"IDAT", zlib.compress(row * 8191, 9)) + chunk(b"IEND", b""))
    """

  /// Every other pixel differs, which takes the most memory; twice the pictures are 512 MB.
  @Test func areComparedInBoundedTimeAndMemory() throws {
    let python = Program(file: URL(filePath: "/usr/bin/python3"))
    try #require(try python.run(["-c", Self.script], in: folder.url).exitCode == 0)
    #expect(try #require(folder.read("lines.png")).count < 20_000)
    let program = Program.built.file.path
    let run = try Program(file: URL(filePath: "/bin/sh")).run(
      ["-c", "ulimit -t 60; ulimit -v 1000000; exec \(program) snapshot diff light.png lines.png"],
      in: folder.url)
    #expect(run.exitCode == 1, "\(run.errors)")
    #expect(run.text.hasSuffix("pixels differ, from 1,0 on in 8183x8191\n"), "\(run.text)")
  }
}
