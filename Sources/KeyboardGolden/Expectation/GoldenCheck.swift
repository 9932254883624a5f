import Foundation
import GoldenImages
import KeyboardDrawing
import KeyboardRender

/// A comparison of a drawing with its golden.
struct GoldenCheck: Sendable {

  let files: GoldenFiles
  let tolerance: PictureTolerance
  let record: GoldenRecord

  /// The current versions of libraries and fonts.
  let versions: [GoldenReport.Version]

  /// The message of a failure, and the pictures to attach.
  struct Failure: Sendable {
    var message: String
    var pictures: [(name: String, bytes: [UInt8])] = []
  }

  /// Compare a drawn picture with the golden, and write the files that the mode selects.
  func failure(of actual: [UInt8]) throws -> Failure? {
    let picture = try PictureRefusal.check(actual, side: .actual)
    guard let expected = try files.readGolden() else { return try missing(actual) }
    guard !PictureRefusal.isPointer(expected) else { throw PictureRefusal.pointer(.expected) }
    let comparison = PictureComparison(
      expected: try PictureRefusal.check(expected, side: .expected), actual: picture,
      tolerance: tolerance)
    let isRecorded: Bool
    switch record {
    case .all: isRecorded = comparison.verdict.rung != .exact
    case .failed: isRecorded = !comparison.isSame
    case .missing, .never: isRecorded = false
    }
    guard isRecorded || !comparison.isSame else {
      files.removeFailures()
      return nil
    }
    return try different(comparison, expected: expected, actual: actual, isRecorded: isRecorded)
  }

  private func missing(_ actual: [UInt8]) throws -> Failure {
    let pictures = [("\(name).actual.png", actual)]
    guard record == .never else {
      try GoldenFiles.write(actual, to: files.golden)
      files.removeFailures()
      let message = """
        There was no golden, and now there is. Look at it, and run the test again:
          \(files.golden.path)
        """
      return Failure(message: message, pictures: pictures)
    }
    try GoldenFiles.write(actual, to: files.actual)
    let message = """
      There is no golden, and none is recorded here (\(GoldenRecord.variable)=missing records it).
        expected: \(files.golden.path)
        actual:   \(files.actual.path)
      """
    return Failure(message: message, pictures: pictures)
  }

  private func different(
    _ comparison: PictureComparison, expected: [UInt8], actual: [UInt8], isRecorded: Bool
  ) throws -> Failure {
    let difference = try comparison.differencePicture?.encoded()
    var pictures = [("\(name).expected.png", expected), ("\(name).actual.png", actual)]
    if let difference { pictures.append(("\(name).difference.png", difference)) }
    guard !isRecorded else {
      try GoldenFiles.write(actual, to: files.golden)
      files.removeFailures()
      let message = """
        \(explained(comparison))
        The golden was recorded anew. Look at it, and run the test again:
          \(files.golden.path)
        """
      return Failure(message: message, pictures: pictures)
    }
    try GoldenFiles.write(actual, to: files.actual)
    if let difference { try GoldenFiles.write(difference, to: files.difference) }
    let message = """
      \(explained(comparison))
        expected:   \(files.golden.path)
        actual:     \(files.actual.path)
        difference: \(files.difference.path)
      \(GoldenRecord.variable)=failed makes the actual picture the golden.
      """
    return Failure(message: message, pictures: pictures)
  }

  /// Return the verdict, with changed versions since the golden was drawn.
  private func explained(_ comparison: PictureComparison) -> String {
    let verdict = "\(comparison.verdict)"
    return GoldenManifest(comparison.expected)?.explaining(verdict, drawnBy: versions) ?? verdict
  }

  private var name: String {
    files.golden.deletingPathExtension().lastPathComponent
  }
}
