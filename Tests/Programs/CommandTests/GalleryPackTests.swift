import Foundation
import TestSupport
import Testing

@Suite struct GalleryPackTests: ProgramSuite {

  private static let backgrounds = ["mint": ##""#dff5e8""##, "sea": #"{"image": "./dots.png"}"#]

  private static let build = "gallery build --locale en --device iphone --scale 0.5 -o site"

  /// A folder with two versions of a theme, and one version of another with an image, under a name of its own.
  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let image = Program.project.appending(path: "Tests/StyleThemes/dots.png")
    try folder.write(Data(contentsOf: image), to: "dots.png")
    for (name, version, file) in [
      ("mint", "1.9.0", "mint-1.9.0"), ("mint", "1.10.0", "mint-1.10.0"), ("sea", "1.0.0", "waves"),
    ] {
      try folder.write(
        ##"{"formatVersion": 1, "name": "\##(name) <b>", "background": \##(Self.backgrounds[name] ?? "")}"##,
        to: "\(name).json")
      try folder.write(
        #"{"id": "com.example.\#(name)", "version": "\#(version)", "license": "MIT"}"#,
        to: "\(name).pack.json")
      let line = "theme pack make \(name).json -o packs/\(file).kbtheme"
      #expect(try run(line, in: folder).exitCode == 0)
    }
    try folder.write("no pack", to: "packs/notes.txt")
    return folder
  }

  @Test func theNewestVersionsAreShownAndOffered() throws {
    let folder = try folder()
    let line = "\(Self.build) --packs packs --url https://themes.example/"
    try succeed(line, in: folder)
    let pages = folder.files.filter { $0.hasPrefix("site/themes/") && $0.hasSuffix(".html") }
    #expect(pages == ["site/themes/mint.html", "site/themes/sea.html"])
    let packs = folder.files.filter { $0.hasPrefix("site/packs/") }
    #expect(packs.count == 2)
    #expect(
      Set(packs.map { folder.read($0) }) == [
        folder.read("packs/mint-1.10.0.kbtheme"), folder.read("packs/waves.kbtheme"),
      ])
    let page = String(decoding: folder.read("site/themes/mint.html") ?? Data(), as: UTF8.self)
    for part in [
      #"download="mint-1.10.0.kbtheme">Pack 1.10.0<"#, "Theme file", "Theme for apps",
      "theme pack add https://themes.example/packs/mint", "--digest sha256:", "mint &lt;b&gt;",
      "MIT",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    // Without its image, the other one isn't what its page shows.
    let other = String(decoding: folder.read("site/themes/sea.html") ?? Data(), as: UTF8.self)
    #expect(other.contains(#"download="sea-1.0.0.kbtheme">Pack 1.0.0<"#))
    #expect(!other.contains("Theme file") && !other.contains("Theme for apps"))
    #expect(folder.files.filter { $0.hasPrefix("site/themes/sea") } == ["site/themes/sea.html"])
    let cards = String(decoding: folder.read("site/index.html") ?? Data(), as: UTF8.self)
    #expect(cards.contains("packs/sea.kbtheme") && !cards.contains("themes/sea.json"))
    let again = try run(line, in: folder)
    #expect(again.errors.contains("site: 0 of") && again.errors.contains(" 0 of "))
    // The manifest knows the folder.
    #expect(try run("gallery check -o site", in: folder).exitCode == 0)
    _ = try folder.write(
      try #require(folder.read("packs/waves.kbtheme")), to: "packs/mint-2.0.0.kbtheme")
    #expect(try run("gallery check -o site", in: folder).exitCode == 1)
  }

  /// Packs come after the themes that are named, and a broken one is a card of the gallery.
  @Test func packsStandBesideOtherThemes() throws {
    let folder = try folder()
    try folder.write("{}", to: "packs/broken.kbtheme")
    let built = try run("\(Self.build) tron --packs packs", in: folder)
    #expect(built.exitCode == 1 && built.errors.contains("broken.kbtheme"), "\(built.errors)")
    for page in ["tron", "mint", "sea"] {
      #expect(folder.read("site/themes/\(page).html") != nil, "\(page)")
    }
  }

  @Test(arguments: ["missing", "empty"]) func foldersWithoutPacksAreRefused(name: String) throws {
    let folder = try ScratchFolder(["empty/notes.txt": ""])
    try refuse("\(Self.build) --packs \(name)", "“\(name)” has no packs", in: folder)
    #expect(folder.files == ["empty/notes.txt"])
  }
}
