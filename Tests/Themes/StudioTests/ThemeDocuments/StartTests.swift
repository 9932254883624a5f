import KeyboardKit
import KeyboardRender
import Studio
import Synchronization
import Testing

@Suite struct StartTests {

  private let client = StudioClient()

  private static func start(_ client: StudioClient, _ from: JSONText) throws -> JSONText {
    try client.send("document.new", [("from", from)])
  }

  /// Two thirds of a color, and one third of another.
  private static func photo() throws -> String {
    let pixels = [[UInt8]](repeating: [200, 40, 30, 255], count: 64)
    let others = [[UInt8]](repeating: [20, 60, 160, 255], count: 32)
    let picture = PNGPicture(
      width: 8, height: 12, bytes: (pixels + others).flatMap(\.self), isOpaque: true)
    return Data(try picture.encoded()).base64EncodedString()
  }

  @Test(arguments: [("photo", 1), ("plain", 0), ("neon", 0)])
  func aPhotoGivesItsColors(kind: String, files: Int) throws {
    let document = try Self.start(client, ["photo": .string(Self.photo()), "kind": .string(kind)])
    let text = try #require(document["text"]?.content)
    #expect(text.contains("Made from a photo"))
    #expect(text.contains("\"./image-1.png\"") == (kind == "photo"))
    // Only a photo that the theme shows is copied.
    #expect(client.files.writes.withLock(\.self) == files)
    client.work()
    let problems = try #require(client.take("problems").last?["problems"]?.elements)
    #expect(!problems.contains { $0["severity"] == "error" }, "\(problems)")
  }

  @Test(
    arguments: [
      "", "%%%", Data("GIF89a".utf8).base64EncodedString(),
      Data([0x89, 0x50, 0x4E, 0x47]).base64EncodedString(),
      Data(count: 13 << 20).base64EncodedString(),
    ])
  func whatIsNoPhotoIsRefused(photo: String) throws {
    #expect(throws: StudioClient.Refusal.self) {
      try Self.start(client, ["photo": .string(photo), "kind": "photo"])
    }
    #expect(client.files.writes.withLock(\.self) == 0)
    #expect(try client.send("hello")["documents"]?.elements.isEmpty == true)
  }

  static let scheme =
    "scheme: \"Harbor\"\n"
    + (0..<16).map { index in
      let digit = String(index, radix: 16).uppercased()
      let hex = String(repeating: String(index, radix: 16), count: 6)
      return "base0\(digit): \"\(hex)\"\n"
    }.joined()

  @Test(
    arguments: [
      ("harbor.yaml", scheme, "Harbor"),
      (
        "brand.tokens.json",
        ##"{"accent": {"$type": "color", "$value": "#336699"}, "wait": {"$type": "duration", "$value": {"value": 1, "unit": "s"}}}"##,
        "336699"
      ),
    ])
  func anotherFormatIsImported(name: String, file: String, part: String) throws {
    let document = try Self.start(client, ["import": .string(file), "name": .string(name)])
    #expect(document["text"]?.content?.contains(part) == true, "\(document)")
    #expect(document["name"]?.content == name.split(separator: ".").first.map(String.init))
    let report = try #require(document["report"])
    #expect(report["exactly"]?.elements.isEmpty == false)
    #expect(report["notAtAll"] != nil && report["nearly"] != nil)
    #expect(client.files.writes.withLock(\.self) == 0)
  }

  /// What can't be read is corrected as `theme import` does.
  @Test func importedContrastIsCorrected() throws {
    let gray = Self.scheme.replacing(/"[0-9a-f]{6}"/) { _ in "\"777777\"" }
    let document = try Self.start(client, ["import": .string(gray), "name": "gray.yaml"])
    let nearly = try #require(document["report"]?["nearly"]?.elements)
    #expect(nearly.contains { $0.text.contains("Contrast") }, "\(nearly)")
    client.work()
    client.rest()
    let problems = try #require(client.take("problems").last?["problems"]?.elements)
    #expect(!problems.contains { $0["code"]?.content?.contains("contrast") == true })
  }

  /// Installed themes are copied, with what they name, and nothing is replaced.
  @Test func anInstalledThemeIsCopied() throws {
    let base = #"{ "formatVersion": 1, "name": "Base" }"#
    let theme = #"{ "formatVersion": 1, "name": "Pepper", "extends": "./base.json" }"#
    client.files["base.json"] = base
    client.files["pepper.json"] = theme
    client.files["deep.json"] = theme.replacing("./base", with: "./bases/base")
    client.files.installed.withLock { $0 = ["pepper.json", "deep.json", "tron.json"] }
    let themes = try #require(try client.send("hello")["themes"]?.elements)
    let installed = themes.filter { $0["isInstalled"] == true }
    #expect(installed.compactMap { $0["name"] } == ["pepper", "deep"])
    #expect(themes.contains { $0["name"] == "tron" && $0["isInstalled"] == nil })
    let document = try Self.start(client, ["installed": "pepper"])
    #expect(document["text"]?.content == theme && document["name"] == "Pepper")
    #expect(document["file"] == nil && client.files.writes.withLock(\.self) == 0)
    client.rest()
    let pictures = client.take("theme").filter { $0["name"] == "pepper" }
    #expect(pictures.count == 1)
    for (name, message) in [("deep", "without folders"), ("none", "No installed theme")] {
      let error = #expect(throws: StudioClient.Refusal.self) {
        try Self.start(client, ["installed": .string(name)])
      }
      #expect(error?.message.contains(message) == true, "\(String(describing: error))")
    }
  }

  @Test func aThemeOfAnotherFolderIsCopied() throws {
    let document = try Self.start(
      client, ["import": .string(DocumentTests.mint), "name": "mint.json"])
    #expect(document["text"]?.content == DocumentTests.mint)
    #expect(document["file"] == nil && document["report"] == nil)
  }

  @Test(
    arguments: [
      ("a.txt", "hello", "isn't recognized"), ("a", "{}", "isn't recognized"),
      ("a.yaml", "base00: [", ""), ("a.yaml", String(repeating: "- ", count: 100_000), ""),
      ("a.tokens", "{\"$value\": " + String(repeating: "[", count: 5000), ""),
    ])
  func whatCannotBeImportedIsRefused(name: String, file: String, part: String) throws {
    let error = #expect(throws: StudioClient.Refusal.self) {
      try Self.start(client, ["import": .string(file), "name": .string(name)])
    }
    #expect(part.isEmpty || error?.message.contains(part) == true, "\(String(describing: error))")
    #expect(try client.send("hello")["documents"]?.elements.isEmpty == true)
  }
}
