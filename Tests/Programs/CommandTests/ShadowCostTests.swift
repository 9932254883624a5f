import Foundation
import TestSupport
import Testing

/// The longest lists of the largest shadows: their time and memory are bounded.
@Suite struct ShadowCostTests {

  /// A style of keys with four shadows.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String

    var fields = ""

    /// The fields of a shadow besides color and blur, by its index.
    var shadow: @Sendable (Int) -> String
  }

  /// The limit of the time relative to the bitmap without shadows, since machines differ.
  ///
  /// The slowest row takes 18 times as long.
  static let largestRatio = 40.0

  static let rows = [
    Row(testDescription: "equal outer shadows") { _ in ##""radius": 20, "spread": 10"## },
    Row(testDescription: "equal inner shadows") { _ in
      ##""radius": 20, "spread": 9, "offset": [3, 4], "inner": true"##
    },
    Row(
      testDescription: "different shadows of translucent faces",
      fields: ##""backgroundColor": "#fff6", "##
    ) {
      ##""radius": \##(20 - $0), "spread": \##(10 - $0), "offset": [\##($0), \##(3 * $0)]"##
    },
    Row(testDescription: "shadows without blur", fields: ##""backgroundColor": "#fff6", "##) {
      ##""radius": 0, "spread": \##(10 - $0), "offset": [\##($0), 4]"##
    },
  ]

  @Test(arguments: rows, ["png", "svg", "pdf"])
  func fourShadowsCostLittle(row: Row, format: String) throws {
    let folder = try ScratchFolder()
    let shadows = (0..<4).map { "{\"color\": \"#24304a40\", \(row.shadow($0))}" }
    let style = "{\(row.fields)\"shadows\": [\(shadows.joined(separator: ", "))]}"
    try folder.write("{\"formatVersion\": 1, \"buttons\": {\"all\": \(style)}}", to: "theme.json")
    try folder.write("{\"formatVersion\": 1}", to: "plain.json")
    let scale = MeasuredRun.isRelease ? "4" : "2"
    let device = ["--device", "ipad-pro-13", "--orientation", "landscape", "--scale", scale]
    let runs = try [("plain.png", 3), ("plain.\(format)", 1), ("theme.\(format)", 1)].map {
      (file, count) in
      try MeasuredRun.fastest(
        of: count, ["--theme", "./\(file.prefix(5)).json", "-o", file] + device, in: folder)
    }
    for run in runs { #expect(run.exitCode == 0, "\(run.errors)") }
    guard MeasuredRun.isRelease else { return }
    let (seconds, limit) = (runs[2].seconds, Self.largestRatio * runs[0].seconds)
    let megabytes = runs[2].megabytes - runs[1].megabytes
    #expect(seconds < limit && megabytes < 300, "\(seconds) s of \(limit) s, \(megabytes) MB")
  }
}
