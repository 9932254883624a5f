import Cairo
import KeyboardRender
import SourceText
import TestSupport
import Testing

@testable import GoldenImages

/// Goldens whose pixels are as drawn, but whose lists of elements aren't.
@Suite struct StaleListTests {

  private static let newer = #"[{"role": "key", "name": "q", "box": [0, 0, 2, 2]}]"#

  /// Draw the square of a request with a list of elements.
  private func drawing(_ list: String, gray: UInt8 = 10) -> SnapshotJudge<SampleRequest>.Drawing {
    { request in
      guard
        case .picture(let picture) = try SampleRequest(isPicture: true, value: "\(gray)")
          .drawing()
      else { return try request.drawing() }
      let plain = try picture.picture
      return .picture(
        SamplePicture(
          picture: PNGPicture(
            width: plain.width, height: plain.height, bytes: plain.bytes, isOpaque: true, scale: 1,
            texts: [PNGText("Software", list), PNGText(ImageElements.keyword, list)])))
    }
  }

  private func chunks(_ sample: SampleSuite, areTexts: Bool) throws -> [PNG.Chunk] {
    PNG.chunks(of: try sample.files.bytes(of: "S/a.png")).filter {
      ["tEXt", "zTXt", "iTXt"].contains($0.name) == areTexts
    }
  }

  @Test func staleListsAreToldApartAndRefreshed() throws {
    let sample = SampleSuite(["S/a.args": "picture 10", "S/b.args": "picture 10"])
    try sample.record(drawing: drawing("[]"))
    #expect(try sample.verify(drawing: drawing("[]")).notes.isEmpty)
    let report = try sample.verify(drawing: drawing(Self.newer))
    #expect(report.isFine && report.cases.map(\.isStale) == [true, true])
    #expect(report.cases.allSatisfy { $0.rung == .exact && $0.message.isEmpty })
    #expect(report.notes.map(\.code) == [.staleElements])

    let (pixels, texts) = (try chunks(sample, areTexts: false), try chunks(sample, areTexts: true))
    #expect(pixels.map(\.name).contains("IDAT"))
    let refreshed = try sample.record(.metadata, drawing: drawing(Self.newer))
    #expect(refreshed.report.cases.map(\.status) == [.recorded, .recorded])
    #expect(try chunks(sample, areTexts: false) == pixels)
    #expect(try chunks(sample, areTexts: true) != texts)
    #expect(try sample.verify(drawing: drawing(Self.newer)).notes.isEmpty)
    // The manifest knows the files, which pruning may delete.
    sample.files["S/b.args"] = nil
    #expect(try sample.verify(drawing: drawing(Self.newer)).cases.last?.status == .obsolete)
    let writes = sample.files.writes
    #expect(
      try sample.record(.metadata, drawing: drawing(Self.newer)).report.cases[0].rung == .exact)
    #expect(sample.files.writes == writes)
  }

  /// Neither pixels that differ nor missing goldens are recorded.
  @Test func onlyListsAreRefreshed() throws {
    let sample = SampleSuite(["S/a.args": "picture 10"])
    try sample.record(drawing: drawing("[]"))
    let golden = try sample.files.bytes(of: "S/a.png")
    sample.files["S/b.args"] = "picture 10"
    sample.files["S/t.args"] = "text a"
    let report = try sample.record(.metadata, drawing: drawing(Self.newer, gray: 200)).report
    #expect(report.cases.map(\.status) == [.failed, .missing, .missing])
    #expect(report.cases.allSatisfy { $0.isStale == nil })
    #expect(try sample.files.bytes(of: "S/a.png") == golden)
    #expect(sample.files["S/b.png"] == nil)
  }
}
