import Foundation
import TestSupport
import Testing

@testable import kbrender

@Suite struct SubcommandTests: ProgramSuite {

  @Test(arguments: KBRender.tree().map { $0.words.joined(separator: " ") })
  func helpsAndTellsItsVersion(command: String) throws {
    let help = try run("\(command) --help")
    #expect(help.exitCode == 0 && help.text.contains("USAGE:") && help.errors.isEmpty)
    let version = try run("\(command) --version")
    #expect(version.exitCode == 0 && version.text == "0.1.0\n")
  }

  @Test(arguments: ["themes", "locales", "devices", "actions", "icons", "codes"])
  func lists(topic: String) throws {
    let object = try run("list \(topic) --output-format json").object
    let names = try #require(object?["entries"] as? [[String: Any]]).compactMap {
      $0["id"] as? String
    }
    let lines = try run("list \(topic)").text.split(separator: "\n")
    #expect(names.count > 3)
    #expect(lines.compactMap { $0.split(separator: " ").first.map(String.init) } == names)
  }

  @Test(arguments: ["--contrast high", "--bold-text", "--reduce-transparency", "--text-size 1.5"])
  func accessibilityOptionsChangeThePicture(option: String) throws {
    let plain = try run("--theme frost --emit scene").text
    let adapted = try run("--theme frost --emit scene \(option)")
    #expect(adapted.exitCode == 0 && adapted.text != plain)
  }

  @Test(arguments: [
    ("theme", "theme"), ("compiled", "kbtheme"), ("manifest", "manifest"), ("locale", "locale"),
    ("snapshots", "snapshots"), ("screens", "screens"),
  ])
  func printsStoredSchemas(name: String, file: String) throws {
    let stored = Program.project.appending(path: "Themes/\(file).schema.json")
    #expect(
      try run("help --schema \(name)").text == String(contentsOf: stored, encoding: .utf8),
      "kbrender help --schema \(name) > Themes/\(file).schema.json")
    #expect(try run("help --schema \(name) --markdown").exitCode == (name == "theme" ? 0 : 2))
  }

  @Test func printsEveryLayer() throws {
    let object = try run("--emit layout --locale de --device iphone").object
    let layers = try #require(object?["layers"] as? [String: Any])
    #expect(
      layers.keys.sorted() == [
        "alphabetic.lowercased", "alphabetic.uppercased", "numeric", "symbolic",
      ])
    let layer = try #require(layers["alphabetic.lowercased"] as? [String: Any])
    let rows = try #require(layer["rows"] as? [[[String: Any]]])
    #expect(rows.first?.compactMap { $0["text"] as? String }.joined() == "qwertzuiopü")
    #expect(rows.first?.first?["frame"] as? [Double] == [0, 50, 35.455, 54])
  }

  @Test func sketchesLayouts() throws {
    let text = try run("--emit sketch --locale de --case lowercased").text
    #expect(text.contains("[ q ] [ w ] [ e ]") && text.contains("Leerzeichen"))
  }

  @Test func measuresEveryStage() throws {
    let object = try run("bench --rounds 1 --scale 1 --output-format json").object
    let stages = try #require(object?["stages"] as? [String: [String: Double]])
    for name in ["load", "lay out", "style", "compose", "draw", "encode fast", "cairo png"] {
      #expect((stages[name]?["milliseconds"] ?? 0) > 0 && stages[name]?["ratio"] != nil, "\(name)")
    }
  }

  /// Time is for the benchmark to tell; the work is the number of nodes in the scene.
  @Test func calloutsAddLittleToComposing() throws {
    func nodes(_ line: String) throws -> Int {
      let object = try run("--emit scene -o - \(line)").object
      return try #require(object?["nodes"] as? [Any]).count
    }
    let (plain, pressed) = (try nodes(""), try nodes("--press g"))
    #expect(pressed > plain && pressed - plain <= 10, "\(plain), \(pressed)")
    let bench = try run("bench --rounds 1 --scale 0.5 --output-format json").object
    #expect(try #require(bench?["calloutRatio"] as? Double) > 0)
  }

  @Test func knowsItsLibraries() throws {
    let run = try run("doctor")
    #expect(run.exitCode == 0 && run.text.contains("cairo") && run.text.contains("Inter"))
    #expect(run.text.contains("/kbrender/themes\n"))
    // The pinned font has all emojis of version 15.0.
    let hidden = try #require(
      try self.run("doctor --output-format json").object?["hiddenEmojis"] as? [String: [String]])
    #expect(Set(hidden.keys).isSubset(of: ["15.1", "16.0"]))
    #expect(hidden.values.joined().allSatisfy { run.text.contains($0) })
  }

  @Test func comparesPictures() throws {
    let folder = try ScratchFolder()
    _ = try run("--scale 1 -o a.png", in: folder)
    _ = try run("--scale 1 -o b.png --case uppercased", in: folder)
    let same = try run("snapshot diff a.png a.png", in: folder)
    #expect(same.exitCode == 0 && same.output.isEmpty)
    let different = try run("snapshot diff a.png b.png -o d.png", in: folder)
    #expect(different.exitCode == 1 && different.text.contains("Q text q → Q"))
    #expect(folder.files == ["a.png", "b.png", "d.png"])
  }
}
