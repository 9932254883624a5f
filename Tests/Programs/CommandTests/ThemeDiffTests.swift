import Foundation
import KeyboardRender
import TestSupport
import Testing

@Suite struct ThemeDiffTests: ProgramSuite {

  @Test func equalLooksHaveNoDifferences() throws {
    let folder = try ScratchFolder(
      ["mine.json": "// Mine.\n{\"formatVersion\": 1, \"extends\": \"tron\", \"name\": \"Mine\"}"])
    let run = try run("theme diff tron mine.json", in: folder)
    #expect(run.exitCode == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run.errors)")
    let json = try self.run("theme diff tron mine.json --output-format json", in: folder).object
    #expect(json?["isSame"] as? Bool == true)
  }

  @Test func differencesAreToldAndDrawn() throws {
    let folder = try ScratchFolder()
    try folder.write(
      #"{"formatVersion": 1, "extends": "tron", "buttons": {"primary": {"cornerRadius": 1}}}"#,
      to: "mine.json")
    let run = try run("theme diff tron mine.json -o both.png", in: folder)
    #expect(run.exitCode == 1 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.text.hasPrefix("all primary keys: cornerRadius 8 → 1\n"), "\(run.text)")
    #expect(try #require(folder.read("both.png")).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let object = try self.run("theme diff tron mine.json --output-format json", in: folder).object
    let first = (object?["differences"] as? [[String: Any]])?.first
    #expect(first?["property"] as? String == "cornerRadius")
    #expect(first?["after"] as? String == "1")
  }

  @Test func differentCalloutsAreDrawn() throws {
    let folder = try ScratchFolder(["a.json": #"{"formatVersion": 1}"#])
    try folder.write(
      ##"{"formatVersion": 1, "callouts": {"backgroundColor": "#ff0000"}}"##, to: "b.json")
    #expect(try run("theme diff a.json b.json -o callouts.png", in: folder).exitCode == 1)
    // A callout of the second theme is red.
    let picture = try PNGPicture(decoding: Array(try #require(folder.read("callouts.png"))))
    let red = (0..<picture.bytes.count / 4).count {
      Array(picture.bytes[(4 * $0)..<(4 * $0 + 3)]) == [255, 0, 0]
    }
    #expect(red > 1000, "\(red)")
  }

  @Test func mixedColorsAreHex() throws {
    let run = try run("theme diff standard sakura")
    #expect(run.text.contains("#") && !run.text.contains("(srgb"), "\(run.text)")
  }

  @Test(arguments: [("tronn tron", "“tron”"), ("tron ./missing.json", "missing.json")])
  func wrongNamesAreExplained(arguments: String, message: String) throws {
    try refuse("theme diff \(arguments)", message)
  }
}
