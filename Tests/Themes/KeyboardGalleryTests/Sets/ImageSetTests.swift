import Disk
import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import Synchronization
import TestSupport
import Testing

@testable import KeyboardGallery

@Suite struct ImageSetTests {

  private let files = MemoryFiles([
    "mine.json": #"{ "formatVersion": 1, "id": "mine", "name": "Mine" }"#
  ])

  private func plan(
    _ themes: [String] = ["mine.json", "tron:sark"], width: Double = 40
  ) throws -> [PlannedImage] {
    var reader = ChoiceReader()
    return try ThumbnailPlan(
      of: RenderRequest(RenderArguments(["--toolbar", "none"])),
      themes: themes.compactMap { reader.readTheme($0) }, widths: [width], scales: [0.5],
      files: files.reader
    ).pictures
  }

  private func set(_ pictures: [PlannedImage], fingerprint: String = "1") -> ImageSet {
    ImageSet(
      pictures, fingerprint: fingerprint, jobs: 1, advance: {},
      explaining: { ($0 as? Diagnostics)?.list },
      pipeline: { [files] in RenderPipeline(files: files.reader) })
  }

  private func build(_ pictures: [PlannedImage], fingerprint: String = "1") throws
    -> ImageSet.Outcome
  {
    try set(pictures, fingerprint: fingerprint).build(in: "tiles", of: files)
  }

  private func check(_ pictures: [PlannedImage]) throws -> [String] {
    try set(pictures).check(in: "tiles", of: files).findings.map {
      "\($0.verdict.rawValue) \($0.path)"
    }
  }

  private static let paths = [
    "tiles/mine-dark@0.5x.png", "tiles/mine-light@0.5x.png", "tiles/tron-sark-dark@0.5x.png",
    "tiles/tron-sark-light@0.5x.png",
  ]

  @Test func drawsWhatIsNotUpToDate() throws {
    #expect(try check(plan()).count == 4)
    let first = try build(plan())
    #expect(first.drawn == 4 && first.problems.isEmpty)
    #expect(files.paths.filter { $0.hasSuffix(".png") } == Self.paths)
    #expect(try check(plan()).isEmpty)
    #expect(try build(plan()).drawn == 0)
    #expect(files["tiles/pictures.json"]?.contains("\"picturesVersion\": 1") == true)
    let size = try #require(ImageFormat.size(ofFile: files.bytes(of: Self.paths[0])))
    #expect(size.width == 20 && size.height == 11)
  }

  @Test func findsWhatHasChanged() throws {
    _ = try build(plan())
    files["mine.json"] =
      ##"{ "formatVersion": 1, "id": "mine", "name": "Mine", "background": "#ff0000" }"##
    #expect(try check(plan()).map { $0.prefix(10) } == ["stale mine", "stale mine"])
    #expect(try build(plan()).drawn == 2)
    try files.remove(Self.paths[2])
    #expect(try check(plan()) == ["missing tron-sark-dark@0.5x.png"])
    try files.write(files.bytes(of: Self.paths[0]) + [0], to: Self.paths[3])
    #expect(try check(plan()).contains("stale tron-sark-light@0.5x.png"))
    #expect(try build(plan()).drawn == 2)
    #expect(try check(plan(width: 80)).filter { $0.hasPrefix("size ") }.count == 4)
    #expect(try build(plan(), fingerprint: "2").drawn == 4)
  }

  @Test func removesWhatIsNotPlannedAnyMore() throws {
    _ = try build(plan())
    files["tiles/other.png"] = "mine"
    #expect(
      try check(plan(["tron:sark"])) == [
        "obsolete mine-dark@0.5x.png", "obsolete mine-light@0.5x.png",
      ])
    #expect(try build(plan(["tron:sark"])).removed == 2)
    #expect(files["tiles/other.png"] == "mine")
  }

  @Test func goesOnAfterAnInterruption() throws {
    let pictures = try plan()
    files.close("tiles/tron-sark-dark@0.5x.png")
    #expect(throws: (any Error).self) { try build(pictures) }
    let drawn = files.paths.filter { $0.hasSuffix(".png") }.count
    #expect(drawn > 0 && files.paths.contains("tiles/pictures.journal"))
    // The disk has room again.
    let copy = MemoryFiles()
    for path in files.paths { try copy.write(files.bytes(of: path), to: path) }
    let outcome = try set(pictures).build(in: "tiles", of: copy)
    #expect(outcome.drawn == pictures.count - drawn)
    #expect(!copy.paths.contains("tiles/pictures.journal"))
  }

  @Test func keepsOthersIfOneCannotBeDrawn() throws {
    _ = try build(plan())
    files["mine.json"] = #"{ "formatVersion": 1, "buttns": {} }"#
    let outcome = try build(plan())
    #expect(outcome.drawn == 0 && outcome.problems.count == 1)
    #expect(outcome.problems.allSatisfy { $0.place?.file == "mine.json" })
    #expect(files.paths.filter { $0.hasSuffix(".png") } == Self.paths)
  }

  @Test func keepsFilesOfOthers() throws {
    files["tiles/mine-light@0.5x.png"] = "a photo"
    #expect(throws: Diagnostics.self) { try build(plan()) }
    #expect(files["tiles/mine-light@0.5x.png"] == "a photo")
  }
}
