import Cairo
import SourceText
import Studio
import Synchronization
import Testing

@Suite struct ExportTests {

  private static func view(_ options: JSONText = ["scale": 1]) throws -> (StudioClient, JSONText) {
    let (client, document) = try StudioClient.withMint()
    let view = try client.send("view.open", [("document", document.id), ("options", options)])
    return (client, view["id"] ?? .null)
  }

  @Test(
    arguments: [
      ("png", "mine-en.png", "image/png", [0x89, 0x50]),
      ("webp", "mine-en.webp", "image/webp", [0x52]),
      ("svg", "mine-en.svg", "image/svg+xml", [0x3C]),
      ("pdf", "mine-en.pdf", "application/pdf", [0x25, 0x50]),
      ("kbtheme", "mine.kbtheme.json", "application/json", [0x7B]),
      ("tokens", "mine.tokens.json", "application/json", [0x7B]),
      ("html", "mine.html", "text/html", [0x3C, 0x21]),
    ] as [(String, String, String, [UInt8])])
  func aThemeIsExported(format: String, name: String, type: String, start: [UInt8]) throws {
    let (client, view) = try Self.view()
    let answer = try client.send("export", [("view", view), ("format", .string(format))])
    #expect(answer["name"]?.content == name && answer["type"]?.content == type)
    let file = try #require(client.session.export(answer["export"]?.content ?? ""))
    #expect(file.name == name && file.mediaType == type)
    #expect(file.bytes.count > 100 && file.bytes.starts(with: start))
    #expect(client.session.export("x") == nil)
  }

  @Test func aThemeIsPacked() throws {
    let client = StudioClient()
    let document = try client.open(
      #"{"formatVersion": 1, "name": "Mine", "extends": "tron", "license": "MIT"}"#)
    let view = try client.send("view.open", [("document", document.id)])["id"] ?? .null
    let answer = try client.send("export", [("view", view), ("format", "pack")])
    #expect(answer["name"] == "mine-1.0.0.kbtheme")
    let file = try #require(client.session.export(answer["export"]?.content ?? ""))
    #expect(file.mediaType == "application/zip" && file.bytes.starts(with: [0x50, 0x4B]))
    // What only its author can say isn't made up.
    try document.edit("license", nil)
    let error = #expect(throws: StudioClient.Refusal.self) {
      try client.send("export", [("view", view), ("format", "pack")])
    }
    #expect(error?.message.contains("license") == true)
  }

  @Test func whatWasTypedBecomesAFilm() throws {
    let (client, view) = try Self.view()
    let film = [("view", view), ("format", JSONText.string("apng"))]
    #expect(throws: StudioClient.Refusal.self) { try client.send("export", film) }
    try client.send("view.type", [("view", view), ("text", "hi")])
    let answer = try client.send("export", film)
    #expect(answer["name"] == "mine-typing.apng" && answer["type"] == "image/apng")
    let file = try #require(client.session.export(answer["export"]?.content ?? ""))
    #expect(file.bytes.starts(with: [0x89, 0x50]))
    #expect(String(decoding: file.bytes.prefix(200), as: UTF8.self).contains("acTL"))
    try client.send(
      "view.type", [("view", view), ("text", .string(String(repeating: "a", count: 120)))])
    let error = #expect(throws: StudioClient.Refusal.self) { try client.send("export", film) }
    #expect(error?.code == "studio-limit")
  }

  @Test func aCommandDrawsTheView() throws {
    let (client, view) = try Self.view(["scale": 2, "locale": "de", "press": "'"])
    let answer = try client.send("export", [("view", view), ("format", "command")])
    let text = try #require(answer["text"]?.content)
    #expect(text.hasPrefix("kbrender --theme ./mine.json"))
    for part in ["--locale de", "--scale 2", "--press"] { #expect(text.contains(part), "\(text)") }
  }

  @Test func aPageHasAllViewsAndNoMarkupOfThemes() throws {
    let (client, view) = try Self.view(["scale": 1, "suggestions": "<b>&\""])
    let documents = try client.send("hello")["documents"]?.elements
    let id = documents?.first?["id"] ?? .null
    try client.send("view.open", [("document", id), ("options", ["scale": 1, "locale": "de"])])
    let answer = try client.send("export", [("view", view), ("format", "html")])
    let file = try #require(client.session.export(answer["export"]?.content ?? ""))
    let page = String(decoding: file.bytes, as: UTF8.self)
    #expect(page.split(separator: "<img ").count == 3)
    #expect(page.contains("&lt;b&gt;&amp;&quot;") && !page.contains("<b>"))
  }

  @Test func aWrongFormatNamesTheNearest() throws {
    let (client, view) = try Self.view()
    let error = #expect(throws: StudioClient.Refusal.self) {
      try client.send("export", [("view", view), ("format", "pmg")])
    }
    #expect(error?.message.contains("“png”") == true)
  }

  @Test func aDroppedImageIsBesideTheTheme() throws {
    let (client, view) = try Self.view()
    let answer = try client.send("export", [("view", view), ("format", "png")])
    let picture = try #require(client.session.export(answer["export"]?.content ?? "")).bytes
    for number in 1...2 {
      let added = try StudioClient.json(client.session.add(file: picture, kind: "image"))
      #expect(added["file"]?.content == "./image-\(number).png")
      #expect(try client.files.bytes(of: "image-\(number).png") == picture)
    }
    let drawing = Array(
      "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><rect width='4' height='4'/></svg>"
        .utf8)
    let added = try StudioClient.json(client.session.add(file: drawing, kind: "image"))
    #expect(added["name"]?.content == "image-1.svg", "\(added)")
  }

  @Test(
    arguments: [
      ("image", Array("GIF89a".utf8)), ("image", []), ("font", Array("OTTO".utf8)),
      ("image", Array("<svg><script/></svg>".utf8)), ("page", Array("x".utf8)),
      ("image", Array(repeating: 0x89, count: 13 << 20)),
    ] as [(String, [UInt8])])
  func whatAThemeCannotHaveIsRefused(kind: String, bytes: [UInt8]) throws {
    let client = StudioClient()
    let added = try StudioClient.json(client.session.add(file: bytes, kind: kind))
    #expect(added["error"] != nil, "\(added)")
    #expect(client.files.writes.withLock(\.self) == 0)
  }
}
