import Disk
import Parallel
import SourceText
import Synchronization
import TestSupport
import Testing

@testable import KeyboardGallery

@Suite struct GalleryBuildTests {

  private let gallery = SampleGallery()

  @Test func drawsOnlyWhatChanged() throws {
    let selections: [GalleryChoice.Selection] = [.builtIn("tron"), .file("mine.json")]
    let plan = try gallery.plan(selections)
    let first = try gallery.build(plan)
    #expect(first.pictures == plan.pictureCount && first.drawn == plan.pictureCount)
    #expect(first.pages > 0 && first.written == first.pages && first.removed == 0)
    let before = try gallery.contents(of: "site")
    let second = try gallery.build(plan, jobs: 3)
    #expect(second.drawn == 0 && second.written == 0 && second.pictures == first.pictures)
    #expect(try gallery.contents(of: "site") == before)
    gallery.files["mine.json"] = #"{ "formatVersion": 1, "id": "mine", "name": "Other" }"#
    #expect(try gallery.build(gallery.plan(selections)).drawn * 2 == plan.pictureCount)
    // Another program may draw other pictures.
    #expect(try gallery.build(gallery.plan(selections, program: "2")).drawn == plan.pictureCount)
  }

  /// Pages show the grades of all themes, of which only those that changed are linted.
  @Test func gradesOnlyThemesThatChanged() throws {
    let selections: [GalleryChoice.Selection] = [.builtIn("tron"), .file("mine.json")]
    func graded(_ plan: GalleryPlan) throws -> Int {
      let before = gallery.gradedCount.withLock { $0 }
      try gallery.build(plan)
      return gallery.gradedCount.withLock { $0 } - before
    }
    let plan = try gallery.plan(selections)
    #expect(try graded(plan) == 2)
    let pages = ["mine", "tron"].map { gallery.files["site/themes/\($0).html"] ?? "" }
    #expect(pages[0].contains("Low, accepted</li>") && pages[1].contains("AA, from "))
    #expect(try graded(plan) == 0)
    #expect(try gallery.check(plan) == [] && gallery.gradedCount.withLock { $0 } == 2)
    gallery.files["mine.json"] = #"{ "formatVersion": 1, "id": "mine", "name": "Other" }"#
    #expect(try graded(gallery.plan(selections)) == 1)
    #expect(try graded(gallery.plan(selections, program: "2")) == 2)
  }

  @Test func keepsOnePictureOfAWorker() throws {
    let plan = try gallery.plan([.builtIn("tron"), .builtIn("sakura")])
    try gallery.build(plan)
    #expect(gallery.kept.withLock { $0 } == (0, 1))
  }

  @Test func drawsDamagedPicturesAgain() throws {
    let plan = try gallery.plan([.builtIn("tron")])
    try gallery.build(plan)
    gallery.files["site/cards/tron.png"] = "changed"
    gallery.files[try gallery.file(of: "tron/en-dark.webp")] = nil
    #expect(try gallery.build(plan).drawn == 2)
  }

  @Test func removesItsOwnFilesOnly() throws {
    try gallery.build(gallery.plan([.builtIn("tron"), .builtIn("sakura")]))
    let folder = try gallery.file(of: "tron/en-dark.webp").split(separator: "/").dropLast()
    let mine = (folder + ["mine.txt"]).joined(separator: "/")
    gallery.files[mine] = "mine"
    let plan = try gallery.plan([.builtIn("sakura")])
    let outcome = try gallery.build(plan)
    // The pictures, the page and the files of the other theme.
    #expect(outcome.removed == plan.pictureCount + 3 && outcome.drawn == 0)
    #expect(gallery.files.paths.filter { $0.contains("tron") } == [])
    #expect(gallery.files[mine] == "mine")
    gallery.files[mine] = nil
    try gallery.build(plan, in: "fresh")
    #expect(try gallery.contents(of: "site") == gallery.contents(of: "fresh"))
  }

  /// A link in the site may lead to foreign files.
  @Test func followsNoLinksWhenRemoving() throws {
    try gallery.build(gallery.plan([.builtIn("tron"), .builtIn("sakura")], locales: ["en", "de"]))
    let file = try gallery.file(of: "tron/de-dark.webp")
    gallery.files.link("site/pictures/de", to: .folder)
    try gallery.build(gallery.plan([.builtIn("sakura")]))
    #expect(gallery.files[file] != nil)
    #expect(gallery.files["site/cards/tron.png"] == nil)
  }

  @Test func overwritesNoForeignFiles() throws {
    gallery.files["site/index.html"] = "mine"
    let plan = try gallery.plan([.builtIn("tron")])
    #expect(throws: Diagnostics.self) { try gallery.build(plan) }
    #expect(gallery.files.paths.filter { $0.hasPrefix("site/") } == ["site/index.html"])
  }

  @Test func recognizesItsFilesAfterACrash() throws {
    let plan = try gallery.plan([.builtIn("tron")])
    gallery.files.close("site/cards/tron.png")
    #expect(throws: MemoryFiles.Problem.self) { try gallery.build(plan) }
    let other = try gallery.copy
    try other.build(other.plan([.builtIn("tron")]))
    #expect(try other.check(plan) == [])
  }

  @Test(arguments: [0, 5])
  func anInterruptedBuildKeepsWhatItDrew(tornBytes: Int) throws {
    let plan = try gallery.plan([.builtIn("tron")])
    gallery.files.close("site/cards/tron.png")
    #expect(throws: MemoryFiles.Problem.self) { try gallery.build(plan) }
    let other = try gallery.copy
    let checkpoint = try #require(other.files["site/gallery.journal"])
    other.files["site/gallery.journal"] = String(checkpoint.dropLast(tornBytes))
    // The line of the card is the last one.
    #expect(try other.build(plan).drawn == 1)
    #expect(other.files["site/gallery.journal"] == nil)
    #expect(try other.build(plan).drawn == 0)
    try other.build(plan, in: "fresh")
    #expect(try other.contents(of: "site") == other.contents(of: "fresh"))
  }

  @Test(arguments: [1, 4])
  func equalPicturesAreOneFile(jobs: Int) throws {
    let selections: [GalleryChoice.Selection] = [.builtIn("tron"), .builtIn("sakura")]
    let plan = try gallery.plan(selections)
    let equal = ["tron", "sakura"].flatMap { ["\($0)/en-light.webp", "\($0)/en-dark.webp"] }
    gallery.scenes.withLock { scenes in for name in equal { scenes[name] = "same" } }
    let outcome = try gallery.build(plan, jobs: jobs)
    #expect(outcome.drawn == plan.pictureCount - 3 && outcome.pictures == outcome.drawn)
    #expect(try Set(equal.map(gallery.file(of:))).count == 1)
    #expect(try gallery.check(plan) == [])
    // The file stays while a theme shows it.
    #expect(try gallery.build(gallery.plan([.builtIn("sakura")]), jobs: jobs).drawn == 0)
    #expect(try gallery.check(gallery.plan([.builtIn("sakura")])) == [])
  }

  @Test func takesPicturesFromACache() throws {
    let plan = try gallery.plan([.builtIn("tron")])
    try gallery.build(plan, cache: "cache")
    let again = try gallery.build(plan, in: "again", cache: "cache")
    #expect(again.drawn == 0 && again.fromCache == plan.pictureCount)
    #expect(try gallery.contents(of: "again") == gallery.contents(of: "site"))
    for path in gallery.files.paths where path.hasPrefix("cache/") { gallery.files[path] = "no" }
    #expect(try gallery.build(plan, in: "third", cache: "cache").drawn == plan.pictureCount)
  }

  static let damages: [(String, @Sendable ([UInt8], [UInt8]) -> [UInt8])] = [
    ("cut", { bytes, _ in Array(bytes.dropLast(3)) }),
    ("longer", { bytes, _ in bytes + [0] }),
    ("changed", { bytes, _ in bytes.dropLast(70) + [7] + bytes.suffix(69) }),
    ("of another key", { $1 }), ("empty", { _, _ in [] }),
  ]

  @Test(arguments: damages.map(\.0))
  func publishesNoDamagedPictureOfACache(name: String) throws {
    let plan = try gallery.plan([.builtIn("tron")])
    try gallery.build(plan, cache: "cache")
    let paths = gallery.files.paths.filter { $0.hasPrefix("cache/") }
    let damage = try #require(Self.damages.first { $0.0 == name }?.1)
    let bytes = try paths.prefix(2).map { try gallery.files.bytes(of: $0) }
    try gallery.files.write(damage(bytes[0], bytes[1]), to: paths[0])
    #expect(try gallery.build(plan, in: "again", cache: "cache").drawn == 1)
    #expect(try gallery.contents(of: "again") == gallery.contents(of: "site"))
    // The damaged file was replaced.
    #expect(try gallery.build(plan, in: "third", cache: "cache").drawn == 0)
  }

  @Test func showsInvalidThemesBesideTheOthers() throws {
    let plan = try gallery.plan([.builtIn("tron"), .file("broken.json"), .file("gone.json")])
    #expect(plan.problems.map(\.code) == [.unknownKey, .unreadableFile])
    try gallery.build(plan)
    #expect(gallery.files["site/themes/tron.html"] != nil)
    #expect(gallery.files["site/themes/broken.html"] == nil)
    #expect(gallery.files["site/index.html"]?.contains("broken.json:1:") == true)
  }

  @Test(arguments: ["site/cards/tron.png", "site/pictures/en", "site/gallery.json"])
  func readsAndWritesThroughNoLink(path: String) throws {
    let plan = try gallery.plan([.builtIn("tron")])
    try gallery.build(plan)
    gallery.files.link(path, to: path.contains(".") ? .file : .folder)
    let writes = { gallery.files.writes.filter { $0.contains("tron") } }
    let before = writes()
    let error = #expect(throws: Diagnostics.self) { try gallery.build(plan) }
    #expect(error?.list.first?.message.contains("“\(path)") == true)
    #expect(writes() == before)
  }

  @Test func aThemeThatCannotBeDrawnKeepsNoOther() throws {
    let selections: [GalleryChoice.Selection] = [.file("mine.json"), .builtIn("tron")]
    let plan = try gallery.plan(selections)
    gallery.undrawable.withLock { $0 = ["mine"] }
    let outcome = try gallery.build(plan, jobs: 2)
    #expect(outcome.brokenThemes == ["mine.json"] && outcome.drawn * 2 == plan.pictureCount)
    #expect(outcome.problems.map(\.message) == ["mine is empty"])
    #expect(outcome.problems.map(\.place?.file) == ["mine.json"])
    #expect(gallery.files["site/index.html"]?.contains("mine.json: error: mine is empty") == true)
    #expect(gallery.files["site/themes/tron.html"] != nil)
    #expect(gallery.files.paths.filter { $0.hasPrefix("site/") && $0.contains("mine") } == [])
    #expect(try gallery.check(plan) == [])
    // Once it can be drawn it is there, and goes again with the next failure.
    gallery.undrawable.withLock { $0 = [] }
    #expect(try gallery.check(plan).contains("missing cards/mine.png"))
    try gallery.build(plan)
    #expect(gallery.files["site/themes/mine.html"] != nil)
    gallery.files["mine.json"] = #"{ "formatVersion": 1, "id": "mine", "name": "Other" }"#
    gallery.undrawable.withLock { $0 = ["mine"] }
    try gallery.build(gallery.plan(selections))
    #expect(gallery.files.paths.filter { $0.hasPrefix("site/") && $0.contains("mine") } == [])
  }

  @Test func checkListsIncorrectFiles() throws {
    let plan = try gallery.plan([.builtIn("tron"), .builtIn("sakura")])
    try gallery.build(plan)
    #expect(try gallery.check(plan) == [])
    let drawnCount = gallery.drawnCount.withLock { $0 }
    let picture = try gallery.file(of: "tron/en-dark.webp")
    let other = try gallery.file(of: "sakura/en-light.webp").dropFirst(5)
    gallery.files[picture] = "no image"
    gallery.files["site/cards/tron.png"] = nil
    gallery.files["site/style.css"] = "changed"
    gallery.files["site/index.html"] = nil
    #expect(
      try gallery.check(plan) == [
        "missing cards/tron.png", "missing index.html", "stale \(picture.dropFirst(5))",
        "stale style.css",
      ])
    let fewer = try gallery.check(gallery.plan([.builtIn("tron")]))
    #expect(fewer.contains("obsolete \(other)"))
    #expect(fewer.contains("stale compare.html"))
    #expect(gallery.drawnCount.withLock { $0 } == drawnCount)
  }
}
