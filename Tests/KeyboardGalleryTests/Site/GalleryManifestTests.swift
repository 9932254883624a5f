import KeyboardDocuments
import Testing

@testable import KeyboardGallery

/// The list of files of a site.
@Suite struct GalleryManifestTests {

  @Test func survivesAFile() throws {
    let manifest = GalleryManifest(
      arguments: ["--themes", "a \"b\"\n"], shard: "2/3",
      files: [
        .init(path: "b.html", key: "k", digest: "d"),
        .init(
          path: "a/é@2x.png", key: "k2", digest: "d2", pixels: .init(width: 780, height: 528)),
      ])
    let read = try GalleryManifest(SourceFile(name: "gallery.json", bytes: manifest.bytes))
    #expect(read == manifest)
    #expect(read.files.map(\.path) == ["a/é@2x.png", "b.html"])
  }

  static let wrong = [
    "", "[]", "{}", #"{"galleryVersion":2,"arguments":[],"files":[]}"#,
    #"{"galleryVersion":1,"arguments":[1],"files":[]}"#,
    #"{"galleryVersion":1,"arguments":[],"files":[{"path":"a"}]}"#,
  ]

  @Test(arguments: wrong)
  func refusesWhatIsNone(text: String) {
    #expect(throws: Diagnostics.self) {
      try GalleryManifest(SourceFile(name: "gallery.json", text: text))
    }
  }

  @Test(arguments: ["../a", "/etc/passwd", "a/../../b", "a//b", "./a", "", "a/", "a\\u0000b"])
  func pathsStayInTheSite(path: String) {
    let text =
      #"{"galleryVersion":1,"arguments":[],"files":[{"path":""# + path
      + #"","key":"k","digest":"d"}]}"#
    #expect(throws: Diagnostics.self) {
      try GalleryManifest(SourceFile(name: "gallery.json", text: text))
    }
  }
}
