import Foundation
import KeyboardRender
import TestSupport
import Testing

@Suite final class RenderCommandTests: FolderSuite, ProgramSuite {

  static let outputs = [
    ("--theme tron --locale de", "tron-de.png"),
    ("render -t TRON --locale sv", "tron-sv.png"),
    ("-t tron:sark", "tron-sark-en.png"),
    ("--format svg", "standard-en.svg"), ("--format webp", "standard-en.webp"),
    ("-o a.webp", "a.webp"),
    ("-o a/b/c.pdf", "a/b/c.pdf"), ("-o a/c.pdf", "a/c.pdf"),
    ("--format png -o picture", "picture"),
  ]

  @Test(arguments: outputs)
  func leavesOneFile(line: String, path: String) throws {
    let run = try run(line, in: folder)
    let told = line.contains("-o ") ? "" : "Wrote \(path); -o - writes to standard output\n"
    #expect(run.exitCode == 0 && run.errors == told && run.output.isEmpty, "\(run.errors)")
    #expect(folder.files == [path])
  }

  @Test(arguments: [("./mine.json:night", "mine-night-en.png"), ("-", "stdin-en.png")])
  func namesAreThoseOfThemes(theme: String, path: String) throws {
    let text = #"{"formatVersion": 1, "variations": {"night": {}}}"#
    try folder.write(text, to: "mine.json")
    #expect(try run("-t \(theme)", in: folder, input: text).exitCode == 0)
    #expect(folder.files.sorted() == [path, "mine.json"].sorted())
  }

  @Test func hasTheSizeOfTheDevice() throws {
    let run = try run("--theme tron --locale de -o -", in: folder)
    let picture = try PNGPicture(decoding: Array(run.output))
    #expect(picture.width == 1170 && picture.height == 792 && picture.isOpaque)
  }

  @Test(arguments: [
    ("--scale 1 --size 300x200", 300, 200), ("--scale 0.5 --size 300x200", 150, 100),
  ])
  func hasTheSizeAskedFor(line: String, width: Int, height: Int) throws {
    let run = try run("\(line) -o -", in: folder)
    let picture = try PNGPicture(decoding: Array(run.output))
    #expect(picture.width == width && picture.height == height)
  }

  @Test(arguments: ImageFormat.all.map(\.id))
  func givesTheSameBytesAgain(format: String) throws {
    let line = "-t neonNights -l ar --format \(format) -o -"
    let first = try run(line, in: folder).output
    #expect(try run(line, in: folder).output == first)
    #expect(!first.isEmpty)
  }

  @Test func writesThroughLinksAndKeepsPermissions() throws {
    let target = try folder.write("old", to: "target.png")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target.path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "link.png").path, withDestinationPath: "target.png")
    #expect(try run("-o link.png", in: folder).exitCode == 0)
    #expect(folder.read("target.png")?.count ?? 0 > 1000)
    let attributes = try FileManager.default.attributesOfItem(atPath: target.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(folder.files == ["link.png", "target.png"])
  }

  @Test func keepsTheOldFileWhenItFails() throws {
    let folder = try ScratchFolder(["picture.png": "old"])
    #expect(try run("--suggestions \u{13000} -o picture.png", in: folder).exitCode == 2)
    #expect(folder.read("picture.png") == Data("old".utf8))
    #expect(folder.files == ["picture.png"])
  }

  @Test(arguments: ["--theme tron -l de", "--case uppercased --compression fast", "-t ./my.json"])
  func drawsAgainFromThePicture(line: String) throws {
    let theme = try String(
      contentsOf: Program.project.appending(path: "Themes/tron.json"), encoding: .utf8)
    try folder.write(theme.replacing("\"id\": \"tron\"", with: "\"id\": \"my\""), to: "my.json")
    #expect(try run("\(line) -o first.png", in: folder).exitCode == 0)
    try FileManager.default.removeItem(at: folder.url.appending(path: "my.json"))
    let again = try run("info first.png -o -", in: folder)
    #expect(again.output == folder.read("first.png"), "\(again.errors)")
  }

  @Test func tellsHowAPictureWasMade() throws {
    _ = try run("--theme tron --locale de -o p.png --jobs 2", in: folder)
    let text = try run("info p.png", in: folder).text
    #expect(text.contains("\nkbrender:arguments: --theme tron --locale de\n"))
    #expect(text.contains("cairo ") && text.split(separator: "\n").count < 10)
    let all =
      try run("info --output-format json p.png", in: folder).object?["texts"] as? [String: String]
    #expect(all?["kbrender:elements"]?.contains("\"name\": \"ü\"") == true)
    _ = try run("--no-metadata -o q.png", in: folder)
    #expect(try run("info --rerender q.png", in: folder).exitCode == 2)
    let plain = try run("info q.png", in: folder)
    #expect(plain.exitCode == 0 && plain.text.contains("wasn't drawn by kbrender"))
  }

  @Test func emitsStagesAsJSON() throws {
    for stage in ["layout", "scene"] {
      let object = try run("--emit \(stage) -l de", in: folder).object
      #expect(object?["width"] as? Int == 390 && object?["height"] as? Int == 264)
    }
    #expect(folder.files.isEmpty)
  }
}
