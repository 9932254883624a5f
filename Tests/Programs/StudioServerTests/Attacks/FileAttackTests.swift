#if Studio
import Foundation
import Glibc
import TestSupport
import Testing

/// Names, links and files of clients: kinds 7 and 12.
@Suite final class FileAttackTests: FolderSuite {

  private static func outside(_ folder: ScratchFolder) -> [String] {
    folder.files.filter { !$0.hasPrefix("themes/") && !$0.hasPrefix("state/") }
  }

  /// What is no theme takes no place in the list.
  @Test func allThemesAreListedBesideOtherFiles() throws {
    for index in 0..<1500 { try folder.write("", to: "themes/image-\(index).png") }
    for index in 0..<20 { try folder.write("{}", to: "themes/t\(index).json") }
    let hello = try StudioProcess(in: folder).result(of: "hello")
    #expect((hello["files"] as? [Any])?.count == 20 && hello["maximumFiles"] == nil)
  }

  /// Kind 7: names that lead elsewhere, hide, or are more than names.
  @Test(arguments: [
    "../x", "../../x.json", "/tmp/x.json", "a/b", "a/../b", "..", ".", "", ".hidden/x", "\u{0}",
    "a\u{0}.json",
    "\\..\\x", "a\nb/c", String(repeating: "a", count: 5000), "…/…",
  ])
  func namesStayInTheFolder(name: String) throws {
    let studio = try StudioProcess(in: folder)
    let document = try studio.result(of: "document.new", ["from": ["empty": true]])
    let id = try #require(document["id"] as? String)
    let result = try #require(
      try studio.results(of: [["type": "document.save", "document": id, "name": name]]).first)
    let files = folder.files.filter { $0.hasPrefix("themes/") }
    // A name that has letters left may be one.
    if result["error"] == nil {
      #expect(
        files.count == 1 && files[0].wholeMatch(of: /themes\/[\w-]+\.json/) != nil, "\(files)")
    } else {
      #expect(files.isEmpty, "\(files)")
    }
    #expect(Self.outside(folder).isEmpty)
  }

  /// Names that a page would take for more than a text.
  @Test func namesAreTexts() throws {
    let name = #"<img src=x onerror=alert(1)>&"'</script>"#
    let escaped = try JSONSerialization.data(withJSONObject: ["formatVersion": 1, "name": name])
    try folder.write(escaped, to: "themes/mint.json")
    let evil = #"{ "formatVersion": 1, "name": "A", "\#(name.replacing("\"", with: "\\\""))": 1 }"#
    try folder.write(evil, to: "themes/evil.json")
    try folder.write(evil, to: "themes/<script>alert(1)<%2fscript>.json")
    let studio = try StudioProcess(["--no-open", "mint.json", "evil.json"], in: folder)
    let page = try #require(try studio.reply(to: "GET / HTTP/1.1"))
    #expect(page.status == 200)
    for piece in ["<img src=x", "onerror=alert(1)>", "</script>\""] {
      #expect(!page.text.contains(piece), "\(piece)")
    }
    let body = Data(Attack.hello.utf8)
    let connection = try studio.connect()
    connection.send(studio.head(Attack.messages, studio.pageFields(body)))
    connection.send(body)
    let reply = try #require(try connection.reply())
    #expect(reply.fields["content-type"]?.hasPrefix("application/json") == true)
  }

  /// Kind 12: links of the folder are neither listed nor read, and saving doesn't go through them.
  @Test func linksLeadNowhere() throws {
    let folder = try ScratchFolder(["secret.json": #"{ "formatVersion": 1, "name": "Secret" }"#])
    try folder.write(#"{ "formatVersion": 1, "name": "Mint" }"#, to: "themes/mint.json")
    let themes = folder.url.appending(path: "themes")
    for (name, target) in [
      ("a.json", "../secret.json"), ("b.json", "/etc/passwd"), ("dir", ".."),
      ("new.json", "../made.json"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: themes.appending(path: name).path, withDestinationPath: target)
    }
    mkfifo(themes.appending(path: "pipe.json").path, 0o600)
    let studio = try StudioProcess(in: folder)
    let files = try studio.result(of: "hello")["files"] as? [[String: Any]] ?? []
    #expect(files.compactMap { $0["name"] as? String } == ["mint.json"])
    for id in ["a.json", "../secret.json", "f1", "f2", "/etc/passwd", "0", ""] {
      let result = try studio.results(of: [["type": "document.new", "from": ["file": id]]]).first
      let text = ((result?["result"] as? [String: Any])?["text"] as? String) ?? ""
      #expect(!text.contains("Secret") && !text.contains("root:"), "\(id)")
    }
    let document = try studio.result(of: "document.new", ["from": ["empty": true]])
    let saved = try studio.results(
      of: ["a", "b", "new", "pipe"].map {
        ["type": "document.save", "document": document["id"] ?? "", "name": $0]
      })
    #expect(saved.count == 4)
    #expect(folder.read("secret.json") == Data(#"{ "formatVersion": 1, "name": "Secret" }"#.utf8))
    #expect(folder.read("made.json") == nil)
  }

  /// Themes that name files elsewhere draw without them.
  @Test func themesReadOnlyTheirFolder() throws {
    let folder = try ScratchFolder(["secret.png": "not an image, but a secret"])
    try folder.write(
      #"""
      { "formatVersion": 1, "name": "Mint", "background": { "image": { "file": "../secret.png" } },
        "extends": "../../../../../../../../etc/passwd" }
      """#, to: "themes/mint.json")
    let studio = try StudioProcess(["--no-open", "mint.json"], in: folder)
    let text = String(
      decoding: try #require(try studio.reply(to: "GET / HTTP/1.1")).body, as: UTF8.self)
    #expect(!text.contains("secret,") && !text.contains("root:"))
  }

  /// The types of files are a fixed list, and their sizes have bounds.
  @Test func droppedFilesHaveATypeAndASize() throws {
    let studio = try StudioProcess(in: ScratchFolder())
    let post = "POST /session/files HTTP/1.1"
    let origin = "Origin: http://\(studio.host)"
    for type in [
      "text/html", "application/zip", "image/gif", "image/png; x", "IMAGE/PNG", "application/json",
      "",
    ] {
      let reply = try studio.reply(
        to: post, [origin, "Content-Type: \(type)", "Content-Length: 0"])
      #expect(reply?.status == 415, "\(type)")
    }
    let giant = ["Content-Type: image/png", "Content-Length: \(1 << 30)"]
    #expect(try studio.reply(to: post, [origin] + giant)?.status == 413)
    #expect(try studio.reply(to: post, giant)?.status == 403)
    #expect(try studio.reply(to: post, [origin] + giant, cookie: .none)?.status == 403)
  }

  /// What is no picture or font isn't kept, whatever type it is said to have.
  @Test func brokenFilesAreNotKept() throws {
    let studio = try StudioProcess(in: folder)
    let rows: [(type: String, text: String)] = [
      ("image/png", ""), ("image/png", "\u{89}PNG"), ("image/jpeg", "GIF89a"),
      ("image/svg+xml", "<!DOCTYPE svg [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><svg>&a;</svg>"),
      ("image/svg+xml", "<script>alert(1)</script>"), ("font/ttf", "#!/bin/sh"),
      ("font/woff2", "wOF2"),
    ]
    for (type, text) in rows {
      let connection = try studio.connect()
      connection.send(
        studio.head(
          "POST /session/files HTTP/1.1",
          [
            "Origin: http://\(studio.host)", "Content-Type: \(type)",
            "Content-Length: \(text.utf8.count)",
          ]))
      connection.send(text)
      let reply = try #require(try connection.reply())
      #expect(
        reply.status == 200 && reply.object?["error"] != nil, "\(type) \(text): \(reply.text)")
      #expect(!reply.text.contains("root:"))
    }
    #expect(folder.files.filter { $0.hasPrefix("themes/") }.isEmpty)
  }
}
#endif
