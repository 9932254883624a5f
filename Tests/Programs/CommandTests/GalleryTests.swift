import Foundation
import TestSupport
import Testing

/// Sites of previews, built, checked and merged as users do.
@Suite final class GalleryTests: FolderSuite, ProgramSuite {

  private static let small = [
    "tron,sakura", "--locale", "en,de", "--device", "iphone", "--scale", "0.5,1",
  ]

  private static func build(
    _ arguments: [String] = small, to site: String = "site", in folder: ScratchFolder,
    variables: [String: String] = [:]
  ) throws -> Program.Run {
    try Program.built.run(
      ["gallery", "build", "-o", site] + arguments, in: folder.url, variables: variables)
  }

  /// The small site, which tests change copies of.
  private static let sample = Result<ScratchFolder, any Error> {
    let folder = try ScratchFolder()
    let run = try build(in: folder)
    try #require(run.exitCode == 0, "\(run.errors)")
    return folder
  }

  private static func withSample() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try FileManager.default.copyItem(
      at: sample.get().url.appending(path: "site"), to: folder.url.appending(path: "site"))
    return folder
  }

  private static func contents(of site: String, in folder: ScratchFolder) -> [String: Data] {
    let paths = folder.files.filter { $0.hasPrefix("\(site)/") }
    return Dictionary(
      uniqueKeysWithValues: paths.map {
        (String($0.dropFirst(site.count + 1)), folder.read($0) ?? Data())
      })
  }

  @Test func drawsOnlyWhatChanged() throws {
    try folder.write(#"{ "formatVersion": 1, "id": "mine", "name": "Mine" }"#, to: "mine.json")
    let arguments = ["tron,./mine.json", "--locale", "en", "--device", "iphone", "--scale", "1"]
    let first = try Self.build(arguments, in: folder)
    #expect(first.exitCode == 0, "\(first.errors)")
    #expect(first.errors.hasPrefix("site: 37 of 37 images drawn, 0 kept"), "\(first.errors)")
    let before = Self.contents(of: "site", in: folder)
    let second = try Self.build(arguments + ["--jobs", "1"], in: folder)
    #expect(second.errors.hasPrefix("site: 0 of 37 images drawn, 37 kept, 0 of"))
    #expect(Self.contents(of: "site", in: folder) == before)
    try folder.write(
      #"{ "formatVersion": 1, "id": "mine", "name": "Mine", "foregroundColor": "red" }"#,
      to: "mine.json")
    let third = try Self.build(arguments + ["--output-format", "json"], in: folder)
    #expect(third.text.contains("\"drawn\": 21"), "\(third.text)")
  }

  @Test func shardsMakeTheSameSite() throws {
    for index in 1...3 {
      let variables = ["CI_NODE_INDEX": "\(index)", "CI_NODE_TOTAL": "3"]
      let shard = index == 1 ? "1/3" : "auto"
      let run = try Self.build(
        Self.small + ["--shard", shard, "--jobs", "\(index)"], to: "part\(index)", in: folder,
        variables: variables)
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    try succeed("gallery merge -o merged part3 part1 part2", in: folder)
    let whole = try Self.contents(of: "site", in: Self.sample.get())
    #expect(Self.contents(of: "merged", in: folder) == whole)
    try refuse("gallery merge -o other part1 part3", "Missing: 2/3", in: folder)
    #expect(folder.read("other/index.html") == nil)
  }

  @Test func aBrokenThemeDoesNotKeepTheRest() throws {
    let folder = try ScratchFolder(["broken.json": #"{ "formatVersion": 1, "buttns": {} }"#])
    let run = try Self.build(
      ["tron", "broken.json", "gone.json", "--scale", "1", "--device", "iphone"]
        + ["--locale", "en"],
      in: folder)
    #expect(run.exitCode == 1)
    #expect(run.errors.contains("broken.json:1:23: error:"), "\(run.errors)")
    #expect(run.errors.contains("gone.json: error:"))
    let index = String(decoding: folder.read("site/index.html") ?? Data(), as: UTF8.self)
    #expect(index.contains("broken.json:1:23: error:") && index.contains("themes/tron.html"))
    #expect(folder.files.contains { $0.hasPrefix("site/pictures/en/") })
    #expect(folder.read("site/themes/broken.html") == nil)
  }

  @Test func takesAwayItsOwnFilesOnly() throws {
    let folder = try Self.withSample()
    try folder.write("mine", to: "site/pictures/tron/mine.txt")
    let fewer = ["sakura"] + Self.small.dropFirst(1)
    let run = try Self.build(fewer, in: folder)
    #expect(run.errors.contains("files removed"))
    let left = folder.files.filter { $0.contains("tron") }
    #expect(left == ["site/pictures/tron/mine.txt"])
    #expect(try Self.build(fewer, to: "fresh", in: folder).exitCode == 0)
    try FileManager.default.removeItem(at: folder.url.appending(path: "site/pictures/tron"))
    #expect(Self.contents(of: "site", in: folder) == Self.contents(of: "fresh", in: folder))
  }

  @Test func overwritesNothingThatItDidNotMake() throws {
    let folder = try ScratchFolder(["site/index.html": "mine"])
    let run = try Self.build(in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("“site/index.html” would be overwritten"), "\(run.errors)")
    #expect(folder.files == ["site/index.html"])
    #expect(folder.read("site/index.html") == Data("mine".utf8))
  }

  @Test func checkTellsWhatIsNotUpToDate() throws {
    let empty = try ScratchFolder()
    let none = try run("gallery check -o site", in: empty)
    #expect(none.exitCode == 1 && none.errors.contains("contains no gallery"))
    let folder = try Self.withSample()
    let check = { try self.run("gallery check -o site", in: folder) }
    let fine = try check()
    #expect(fine.exitCode == 0 && fine.text.isEmpty, "\(fine.text)")
    let picture = try #require(folder.files.first { $0.hasPrefix("site/pictures/de/") })
    try folder.write("not an image", to: picture)
    try FileManager.default.removeItem(at: folder.url.appending(path: "site/cards/tron.png"))
    try folder.write("changed", to: "site/style.css")
    let run = try check()
    #expect(run.exitCode == 1)
    #expect(
      run.text == """
        missing   cards/tron.png
        stale     \(picture.dropFirst("site/".count))
        stale     style.css

        """)
    let other = try Program.built.run(
      ["gallery", "check", "-o", "site", "tron"] + Self.small.dropFirst(1),
      in: folder.url)
    #expect(other.exitCode == 1 && other.text.contains("obsolete  pictures/en/"))
    #expect(try Self.build(in: folder).exitCode == 0)
    #expect(try check().exitCode == 0)
  }

  @Test func takesPicturesFromACache() throws {
    let arguments = Self.small + ["--cache", "cache", "--output-format", "json"]
    #expect(try Self.build(arguments, in: folder).exitCode == 0)
    let again = try Self.build(arguments, to: "again", in: folder)
    #expect(again.text.contains("\"drawn\": 0"), "\(again.text)")
    #expect(Self.contents(of: "again", in: folder) == Self.contents(of: "site", in: folder))
  }

  static let wrong: [(String, String)] = [
    ("trn", "There is no theme “trn”; did you mean “tron”"),
    ("--locale zxx", "There is no locale “zxx”"), ("--device fone", "There is no device “fone”"),
    ("--scale 9", "--scale must be a number from 0.5 to 8"), ("--shard 4/3", "--shard must be"),
    ("--url ftp://x", "--url must be a URL"), ("--home /a", "--home must be a relative path"),
    ("--home a:b", "--home must be a relative path"),
    ("--locale ,", "--locale names nothing"),
  ]

  @Test(arguments: wrong)
  func explainsWrongArguments(line: String, message: String) throws {
    let run = try Program.built.run(["gallery", "build"] + ShellWords.split(line), in: folder.url)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(folder.files.isEmpty)
  }
}
