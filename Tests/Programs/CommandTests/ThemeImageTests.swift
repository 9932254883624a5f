import Foundation
import TestSupport
import Testing

@Suite struct ThemeImageTests: ProgramSuite {

  private static let pictures = Program.project.appending(path: "Tests/StyleThemes")

  private func folder(_ theme: String = #"{"image": "./dusk.jpg"}"#) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(
      Data("{\"formatVersion\": 1,\n\"background\": \(theme)}".utf8), to: "themes/theme.json")
    try folder.write(
      Data(contentsOf: Self.pictures.appending(path: "dusk.jpg")), to: "themes/dusk.jpg")
    return folder
  }

  private static let draw = ["-t", "themes/theme.json", "--scale", "1", "-o", "a.png"]

  @Test func drawsThemAgainFromThePicture() throws {
    let folder = try folder()
    let run = try Program.built.run(Self.draw, in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
    try FileManager.default.removeItem(at: folder.url.appending(path: "themes"))
    try succeed("info a.png -o b.png", in: folder)
    let files = try ["a.png", "b.png"].map { try Data(contentsOf: folder.url.appending(path: $0)) }
    #expect(files[0] == files[1])
  }

  @Test(arguments: [
    ("{\"image\": \"./cut.jpg\"}", "theme.json:2:25: error: “./cut.jpg” can't be drawn"),
    ("{\"image\": \"./text.png\"}", "neither a PNG, a JPEG, a WebP nor an SVG"),
    ("{\"image\": \"./huge.png\"}", "which is more than 16 million"),
    ("{\"image\": \"./link.jpg\"}", "is outside of the theme's folder"),
    ("{\"image\": \"./away/dusk.jpg\"}", "is outside of the theme's folder"),
    ("{\"image\": \"./../dusk.jpg\"}", "within the theme's folder"),
    ("{\"image\": \"/etc/hostname\"}", "within the theme's folder"),
    ("{\"image\": \"./missing.png\"}", "No such file"),
  ])
  func refuses(theme: String, message: String) throws {
    let folder = try folder(theme)
    let photo = try Data(contentsOf: Self.pictures.appending(path: "dusk.jpg"))
    try folder.write(photo.prefix(photo.count / 2), to: "themes/cut.jpg")
    try folder.write(Data("text".utf8), to: "themes/text.png")
    var huge = try Data(contentsOf: Self.pictures.appending(path: "dots.png"))
    huge.replaceSubrange(16..<24, with: [0, 0, 0x40, 0, 0, 0, 0x40, 0])
    try folder.write(huge, to: "themes/huge.png")
    try folder.write(photo, to: "outside/dusk.jpg")
    let manager = FileManager.default
    let themes = folder.url.appending(path: "themes").path
    try manager.createSymbolicLink(
      atPath: "\(themes)/link.jpg", withDestinationPath: "../outside/dusk.jpg")
    try manager.createSymbolicLink(atPath: "\(themes)/away", withDestinationPath: "../outside")
    let run = try Program.built.run(Self.draw, in: folder.url)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.contains("theme.json:2:"))
    let check = try self.run("theme check --no-draw themes/theme.json", in: folder)
    #expect(check.exitCode == 1)
  }

  @Test func linksWithinTheFolderAreFollowed() throws {
    let folder = try folder(#"{"image": "./link.jpg"}"#)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "themes/link.jpg").path, withDestinationPath: "dusk.jpg")
    #expect(try Program.built.run(Self.draw, in: folder.url).exitCode == 0)
  }

  /// A project shares its files; nothing beyond it is read, by a path or by a link.
  @Test func filesOfTheProjectAreShared() throws {
    let folder = try ScratchFolder()
    let base = Data(#"{"formatVersion": 1, "buttons": {"all": {"cornerRadius": 9}}}"#.utf8)
    try folder.write(base, to: "project/shared/base.json")
    try folder.write(base, to: "base.json")
    for (name, path) in [
      ("near", "../shared/base.json"), ("far", "../../base.json"), ("linked", "./link.json"),
    ] {
      let text = "{\"formatVersion\": 1, \"extends\": \"\(path)\"}"
      try folder.write(Data(text.utf8), to: "project/themes/\(name).json")
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "project/themes/link.json").path,
      withDestinationPath: "../../base.json")
    func errors(_ name: String) throws -> String {
      try run("theme check --no-draw project/themes/\(name).json", in: folder).errors
    }
    #expect(try errors("near").contains("outside of the theme's folder"))
    try folder.write(Data("{}".utf8), to: "project/kbrender.json")
    #expect(try !errors("near").contains("error"))
    #expect(try errors("far").contains("outside of the theme's project"))
    #expect(try errors("linked").contains("outside of the theme's project"))
  }

  @Test(arguments: ["svg", "pdf"]) func drawsDocuments(format: String) throws {
    let folder = try folder()
    try succeed("-t themes/theme.json -o a.\(format)", in: folder)
    let file = try Data(contentsOf: folder.url.appending(path: "a.\(format)"))
    let photo = try Data(contentsOf: Self.pictures.appending(path: "dusk.jpg"))
    let embedded = format == "svg" ? Data(photo.base64EncodedString().utf8) : photo
    #expect(file.range(of: embedded) != nil)
  }

  @Test func frameRefusesASize() throws {
    let folder = try ScratchFolder()
    try refuse("--frame --size 400x300", "mutually exclusive", in: folder)
  }
}
