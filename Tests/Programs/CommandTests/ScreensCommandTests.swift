import Foundation
import KeyboardRender
import TestSupport
import Testing

@Suite final class ScreensCommandTests: FolderSuite, ProgramSuite {

  @Test func theExampleOfInitHasAllTexts() throws {
    let written = try run("init shop --kind screens", in: folder)
    #expect(written.exitCode == 0 && written.errors.contains("kbrender screens shop/screens.json"))
    #expect(
      folder.files == [
        "shop/screens.json", "shop/strings/ar-SA.json", "shop/strings/de-DE.json",
        "shop/strings/en-US.json", "shop/themes/mint.json",
      ])
    let text = String(decoding: try #require(folder.read("shop/screens.json")), as: UTF8.self)
    let fewer = text.replacing(#""iphone-6.9", "ipad-13""#, with: #""iphone-6.9""#)
    try folder.write(fewer, to: "shop/screens.json")
    let check = try run("screens shop/screens.json -o pictures --check", in: folder)
    #expect(check.exitCode == 1, "\(check.errors)")
    let lines = check.text.split(separator: "\n")
    #expect(lines.count == 15 && lines[0] == "missing   ar-SA/iphone-6.9-1.png")
    #expect(folder.read("pictures/pictures.json") == nil)
    #expect(try run("init shop --kind screens --ci none", in: folder).exitCode == 2)
  }

  @Test func aThemeIsNoSet() throws {
    let folder = try ScratchFolder(["mine.json": #"{ "formatVersion": 1, "id": "mine" }"#])
    let run = try refuse("screens mine.json -o pictures", "This is a theme", in: folder)
    #expect(run.errors.contains("init --kind screens"))
  }

  private static let set = """
    { "languages": ["en-US"], "devices": ["iphone-6.9-1260"], "format": "jpg",
      "screens": [{"id": "a", "template": "closeup", "background": "#ff8800"}] }
    """

  @Test func drawsOnceAndFindsChanges() throws {
    let folder = try ScratchFolder(
      ["screens.json": Self.set, "strings/en-US.json": #"{"a": {"title": "Hello"}}"#])
    let line = "screens screens.json -o pictures"
    let first = try run("\(line) --output-format json", in: folder)
    #expect(first.exitCode == 0 && first.object?["drawn"] as? Int == 1, "\(first.errors)")
    let picture = try #require(folder.read("pictures/en-US/iphone-6.9-1260-1.jpg"))
    let size = try #require(ImageFormat.size(ofFile: Array(picture)))
    #expect(size.width == 1260 && size.height == 2736)
    #expect(try run("\(line) --check", in: folder).exitCode == 0)
    #expect(try run("\(line) --output-format json", in: folder).object?["drawn"] as? Int == 0)
    try folder.write(#"{"a": {"title": "Hello, you"}}"#, to: "strings/en-US.json")
    let stale = try run("\(line) --check", in: folder)
    #expect(stale.exitCode == 1 && stale.text == "stale     en-US/iphone-6.9-1260-1.jpg\n")
  }

  @Test(arguments: [
    (String(repeating: "x", count: 70), "image/text-fit"), ("漢\u{10FFFD}", "font/missing-glyph"),
  ])
  func textsThatCannotBeShownHaveAPlace(title: String, code: String) throws {
    let turned = #""iphone-6.9-1260", "iphone-6.9-1260-landscape""#
    try folder.write(Self.set.replacing(#""iphone-6.9-1260""#, with: turned), to: "screens.json")
    try folder.write("{\"a\": {\n\"title\": \"\(title)\"}}", to: "strings/en-US.json")
    let result = try refuse("screens screens.json -o pictures", "strings/en-US.json:", in: folder)
    // Two pictures have the text.
    #expect(result.errors.ranges(of: code).count == 1, "\(result.errors)")
    #expect(result.errors.contains("[\(code)]"), "\(result.errors)")
  }

  @Test func drawsThumbnailsOfThemes() throws {
    let line = "sheet --kind thumbnails tron:sark sakura -o tiles --width 60,90 --scale 1"
    #expect(try run(line, in: folder).exitCode == 0)
    #expect(
      folder.files == [
        "tiles/pictures.json", "tiles/sakura-dark-60.png", "tiles/sakura-dark-90.png",
        "tiles/sakura-light-60.png", "tiles/sakura-light-90.png", "tiles/tron-sark-dark-60.png",
        "tiles/tron-sark-dark-90.png", "tiles/tron-sark-light-60.png",
        "tiles/tron-sark-light-90.png",
      ])
    #expect(try run("\(line) --check", in: folder).exitCode == 0)
    try folder.write("", to: "tiles/sakura-dark-60.png")
    #expect(try run("\(line) --check", in: folder).text.hasSuffix("sakura-dark-60.png\n"))
    #expect(try run("sheet --kind thumbnails trn -o tiles", in: folder).exitCode == 2)
    #expect(try run("sheet --kind thumbnails tron -o tiles --width 4", in: folder).exitCode == 2)
  }
}
