import Glibc
import KeyboardDocuments
import KeyboardGolden
import KeyboardRender

extension SnapshotCase {

  /// Draws the case and compares it with its golden.
  ///
  /// What differs is left beside the golden, and taken away again once nothing differs.
  func verify(with pipeline: RenderPipeline) -> SnapshotResult {
    unlink(failurePath)
    do throws(CommandFailure) {
      let request = try request.get()
      let actual = try pipeline.result(of: request).bytes
      guard let expected = try golden() else {
        try OutputFile.write(actual, to: failurePath)
        let hint = "record it with kbrender snapshot record \(path)"
        return SnapshotResult(path: path, verdict: .missing, message: hint, picture: failurePath)
      }
      return try compare(expected: expected, actual: actual, request: request)
    } catch {
      return failed(error)
    }
  }

  /// Draws the case and writes its golden if that is missing, or shows something else and all are to
  /// be written.
  func record(with pipeline: RenderPipeline, all: Bool) -> SnapshotResult {
    do throws(CommandFailure) {
      let request = try request.get()
      let expected = try golden()
      if expected != nil, !all { return SnapshotResult(path: path, verdict: .same) }
      let actual = try pipeline.result(of: request).bytes
      if let expected, try isSame(expected, actual, request: request) {
        return SnapshotResult(path: path, verdict: .same)
      }
      try OutputFile.write(actual, to: goldenPath)
      unlink(failurePath)
      return SnapshotResult(
        path: path, verdict: .recorded, message: "\(actual.count) bytes", picture: goldenPath)
    } catch {
      return failed(error)
    }
  }

  private func failed(_ failure: CommandFailure) -> SnapshotResult {
    let messages = failure.diagnostics.map(\.message).joined(separator: "; ")
    return SnapshotResult(path: path, verdict: .failed, message: messages)
  }

  /// The bytes of the golden; nil if there is none yet.
  private func golden() throws(CommandFailure) -> [UInt8]? {
    guard access(goldenPath, F_OK) == 0 else { return nil }
    return try InputFile.read(goldenPath, limit: InputFile.pictureLimit).bytes
  }

  private func isPicture(_ request: RenderRequest) -> Bool {
    request.emit == .image && request.format == .png
  }

  private func isSame(
    _ expected: [UInt8], _ actual: [UInt8], request: RenderRequest
  ) throws(CommandFailure) -> Bool {
    guard isPicture(request) else { return expected == actual }
    return try comparison(expected, actual).isSame
  }

  private func comparison(
    _ expected: [UInt8], _ actual: [UInt8]
  ) throws(CommandFailure) -> PictureComparison {
    do {
      return try PictureComparison(expected: expected, actual: actual)
    } catch {
      throw CommandFailure(.checkFailed, code: "picture", error.description)
    }
  }

  private func compare(
    expected: [UInt8], actual: [UInt8], request: RenderRequest
  ) throws(CommandFailure) -> SnapshotResult {
    if isPicture(request) {
      let comparison = try comparison(expected, actual)
      guard !comparison.isSame else { return SnapshotResult(path: path, verdict: .same) }
      let text = ComparisonText(comparison)
      try text.writePicture(to: failurePath)
      return SnapshotResult(
        path: path, verdict: .different, message: text.text, picture: failurePath)
    }
    guard expected != actual else { return SnapshotResult(path: path, verdict: .same) }
    try OutputFile.write(actual, to: failurePath)
    return SnapshotResult(
      path: path, verdict: .different, message: Self.firstDifference(expected, actual),
      picture: failurePath)
  }

  private static func firstDifference(_ expected: [UInt8], _ actual: [UInt8]) -> String {
    let before = String(decoding: expected, as: UTF8.self).split(separator: "\n")
    let after = String(decoding: actual, as: UTF8.self).split(separator: "\n")
    for (index, (old, new)) in zip(before, after).enumerated() where old != new {
      return "line \(index + 1) is “\(new.trimmed)” instead of “\(old.trimmed)”"
    }
    return "\(after.count) lines instead of \(before.count)"
  }
}

extension Substring {

  /// The line without its indentation, cut to what can be read at a glance.
  fileprivate var trimmed: String { String(drop { $0 == " " }.prefix(120)) }
}
