import SourceText
import Testing

@testable import KeyboardGallery

@Suite struct GalleryManifestTests {

  @Test func survivesAFile() throws {
    let manifest = GalleryManifest(
      arguments: ["--themes", "a \"b\"\n"], shard: "2/3",
      files: [
        .init(path: "index.html", key: "k", digest: "d"),
        .init(
          path: "cards/é@2x.png", key: "k2", digest: "d2", pixels: .init(width: 780, height: 528)),
      ], pictures: [.init(name: "é/en-dark@2x.webp", key: "k3", path: "cards/é@2x.png")],
      grades: ["k5": .aa, "k4": .belowAA])
    let read = try GalleryManifest(SourceFile(name: "gallery.json", bytes: manifest.bytes))
    #expect(read == manifest)
    #expect(read.files.map(\.path) == ["cards/é@2x.png", "index.html"])
  }

  static let wrong = [
    "", "[]", "{}", #"{"galleryVersion":2,"arguments":[],"files":[]}"#,
    #"{"galleryVersion":1,"arguments":[1],"files":[]}"#,
    #"{"galleryVersion":1,"arguments":[],"files":[{"path":"index.html"}]}"#,
    #"{"galleryVersion":1,"arguments":[],"shard":"9/3","files":[]}"#,
    #"{"galleryVersion":1,"arguments":[],"files":[],"grades":[{"key":"k"}]}"#,
    #"{"galleryVersion":1,"arguments":[],"files":[],"grades":[{"key":"k","grade":"A"}]}"#,
  ]

  @Test(arguments: wrong)
  func refusesWhatIsNone(text: String) {
    #expect(throws: Diagnostics.self) {
      try GalleryManifest(SourceFile(name: "gallery.json", text: text))
    }
  }

  private static func read(_ members: String) throws -> GalleryManifest {
    try GalleryManifest(
      SourceFile(
        name: "gallery.json",
        text: #"{"galleryVersion":1,"arguments":[],"files":[{"key":"k","digest":"d","#
          + members + "}]}"))
  }

  static let foreign = [
    "../a.png", "/etc/passwd", "a/../../b.png", "cards//b.png", "./index.html", "", "cards/",
    "cards/a\\u0000b.png", "gallery.json", "package.json", "src/index.html", ".git/config",
    "cards/.png", "pictures/a.png", "pictures/a/b/c.png", "themes/run.sh", "index",
  ]

  @Test(arguments: foreign)
  func namesOnlyFilesOfASite(path: String) {
    #expect(throws: Diagnostics.self) { try Self.read(#""path":""# + path + "\"") }
  }

  @Test(arguments: ["9e18", "1e300", "-1", "0", "1.5", "32768", "\"390\"", "null"])
  func sizesHaveBounds(width: String) {
    let error = #expect(throws: Diagnostics.self) {
      try Self.read(#""path":"cards/a.png","height":1,"width":"# + width)
    }
    #expect(error?.list.first?.message.hasPrefix("width must be") == true)
    #expect(error?.list.first?.place?.file == "gallery.json")
  }
}
