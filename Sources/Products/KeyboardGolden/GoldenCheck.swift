import Disk
import Foundation
import GoldenImages
import KeyboardDrawing
import KeyboardRender
import SourceText
import Synchronization
import Testing
import XCTest

/// Comparison of an image with its golden by the rules of a mode of recording.
struct GoldenCheck: Sendable {

  let files: GoldenFiles
  let tolerance: PictureTolerance
  let record: GoldenRecord
  let versions: [GoldenReport.Version]

  struct Failure: Sendable {
    var message: String
    var pictures: [(name: String, bytes: [UInt8])] = []
  }

  func failure(of actual: [UInt8]) throws -> Failure? {
    let picture = try ImageRefusal.check(actual, side: .actual)
    guard let expected = try files.readGolden() else { return try missing(actual) }
    let comparison = ImageComparison(
      expected: try ImageRefusal.check(expected, side: .expected), actual: picture,
      files: (expected, actual), tolerance: tolerance)
    if record == .metadata, comparison.verdict.rung == .exact,
      ImageElements.areStale(in: comparison.expected, now: picture.texts)
    {
      return Failure(message: try refresh(expected, textsOf: actual))
    }
    let isRecorded = record.replaces(comparison.verdict)
    guard isRecorded || !comparison.isSame else {
      files.removeArtifacts()
      return nil
    }
    let difference = try comparison.differencePicture?.encoded()
    let message = try isRecorded ? replace(actual) : keep(actual: actual, difference: difference)
    let pictures = [("expected", expected), ("actual", actual), ("difference", difference)]
    return Failure(
      message: "\(explained(comparison))\n\(message)",
      pictures: pictures.compactMap { kind, bytes in
        bytes.map { ("\(files.name).\(kind).png", $0) }
      })
  }

  private func missing(_ actual: [UInt8]) throws -> Failure {
    let message: String
    if record == .never || record == .metadata {
      try GoldenFiles.write(actual, to: files.artifacts.actual)
      message = """
        There is no golden, and none is recorded here (\(GoldenRecord.variable)=missing records it).
          expected: \(files.golden)
          actual:   \(files.artifacts.actual)
        """
    } else {
      message = """
        The golden was missing and is now recorded. Inspect it, and run the test again:
          \(try files.record(actual))
        """
    }
    return Failure(message: message, pictures: [("\(files.name).actual.png", actual)])
  }

  private func replace(_ actual: [UInt8]) throws -> String {
    """
    The golden was recorded anew. Inspect it, and run the test again:
      \(try files.record(actual, forFonts: record == .fonts))
    """
  }

  private func refresh(_ golden: [UInt8], textsOf actual: [UInt8]) throws -> String {
    """
    The golden's element list was refreshed, and its pixels are as they were. Run the test again:
      \(try files.record(PNGPicture.file(golden, withTextsOf: actual)))
    """
  }

  private func keep(actual: [UInt8], difference: [UInt8]?) throws -> String {
    try GoldenFiles.write(actual, to: files.artifacts.actual)
    if let difference { try GoldenFiles.write(difference, to: files.artifacts.difference) }
    return """
        expected:   \(files.current)
        actual:     \(files.artifacts.actual)
        difference: \(files.artifacts.difference)
      \(GoldenRecord.variable)=failed makes the actual image the golden.
      """
  }

  private func explained(_ comparison: ImageComparison) -> String {
    let verdict = "\(comparison.verdict)"
    return GoldenManifest(comparison.expected)?.explaining(verdict, drawnBy: versions) ?? verdict
  }
}

/// Renderer and versions for goldens, shared by tests with the same fonts.
struct GoldenDrawing: Sendable {

  // Opening fonts takes longer than drawing, so renderers are kept.
  private static let known = Mutex<[[String]: GoldenDrawing]>([:])

  private let renderer: KeyboardRenderer
  let versions: [GoldenReport.Version]
  let release: FontRelease

  /// Returns the drawing with the fonts of folders, in place of installed files with the same names.
  static func with(fonts folders: [URL]) throws -> GoldenDrawing {
    let paths = folders.map(\.path)
    return try known.withLock { known in
      if let drawing = known[paths] { return drawing }
      for path in paths { try FontFolder.check(path) }
      let drawing = GoldenDrawing(
        try paths.isEmpty ? KeyboardRenderer() : KeyboardRenderer(fontDirectories: paths))
      known[paths] = drawing
      return drawing
    }
  }

  private init(_ renderer: KeyboardRenderer) {
    self.renderer = renderer
    versions = GoldenReport.Version.summary(of: renderer)
    release = FontRelease(of: renderer)
  }

  /// Reports families of fonts that don't exist, in whose place Inter is drawn.
  func png(of drawing: some SceneConvertible, scale: Double) throws(RenderError) -> [UInt8] {
    let scene = drawing.scene(measuring: renderer.measure)
    for notice in renderer.notices(of: scene) {
      guard case .unknownFamily = notice else { continue }
      KeyboardNotices.report(notice.code, notice.message, hints: notice.hints)
    }
    return try renderer.golden(of: scene, scale: scale, versions: versions)
  }
}

/// Location of an expectation, where either test framework records its issues.
struct TestLocation: Sendable {

  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  var text: String { "\(fileID):\(line)" }

  func fail(_ message: String) {
    if Self.isSwiftTesting {
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    } else {
      XCTFail(message, file: filePath, line: line)
    }
  }

  /// Swift Testing saves attachments under `--attachments-path`.
  func attach(_ bytes: [UInt8], named name: String) {
    guard Self.isSwiftTesting else { return }
    Attachment.record(bytes, named: name, sourceLocation: location)
  }

  private var location: Testing.SourceLocation {
    Testing.SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// A detached task has no current test, but the process was started for Swift Testing.
  private static var isSwiftTesting: Bool {
    if Test.current != nil { return true }
    let arguments = ProcessInfo.processInfo.arguments
    return arguments.firstIndex(of: "--testing-library").map {
      arguments.dropFirst($0 + 1).first == "swift-testing"
    } ?? false
  }
}
