import Glibc
import GoldenImages
import KeyboardDocuments
import KeyboardPipeline

/// Writes goldens.
struct SnapshotRecorder: Sendable {

  /// Which goldens are written.
  enum Mode: Sendable {

    /// Those that aren't there.
    case missing

    /// Those, and those that differ by more than is put up with.
    case failed

    /// All whose file would be another one.
    case all
  }

  let judge: SnapshotJudge
  let mode: Mode

  /// What became of a case, and the hash to write for it.
  struct Outcome: Sendable {
    var result: GoldenReport.Case
    var hash: (list: String, key: String, value: String)?
  }

  /// Draws a case and writes its golden if that is to be written; nothing is drawn that needn't be.
  func record(_ item: SnapshotCase, with pipeline: RenderPipeline) -> Outcome {
    do {
      if mode == .missing, try exists(item.golden) {
        return Outcome(result: judge.result(item, .passed))
      }
      if mode == .failed, try exists(item.golden) {
        let verdict = judge.verdict(on: item, with: pipeline)
        guard verdict.status == .failed else { return Outcome(result: verdict) }
      }
      return try write(item, with: pipeline)
    } catch {
      let message = CommandFailure(error).diagnostics.map(\.message).joined(separator: "; ")
      return Outcome(result: judge.error(item, message))
    }
  }

  private func exists(_ golden: SnapshotCase.Golden) throws(CommandFailure) -> Bool {
    switch golden {
    case .file(let path): access(path, F_OK) == 0
    case .hash(let list, let key): judge.suite.hashLists[list]?[key] != nil
    }
  }

  private func write(
    _ item: SnapshotCase, with pipeline: RenderPipeline
  ) throws -> Outcome {
    let drawing = pipeline.drawing(of: try item.request.get())
    guard item.isPicture else {
      return try write(drawing.bytes, to: item.golden.path, item)
    }
    let drawn = try drawing.picture
    let picture = try drawn.picture
    guard !picture.isBlank else {
      return Outcome(result: judge.error(item, PictureRefusal.blank(.actual).description))
    }
    guard case .hash(let list, let key) = item.golden else {
      return try write(drawn.file, to: item.golden.path, item)
    }
    let hash = picture.pixelHash
    let isKnown = judge.suite.hashLists[list]?[key] == hash
    judge.clean(item)
    return Outcome(
      result: judge.result(item, isKnown ? .passed : .recorded, message: isKnown ? "" : hash),
      hash: (list, key, hash))
  }

  /// Writes a file unless it is there already, byte by byte.
  private func write(
    _ bytes: [UInt8], to path: String, _ item: SnapshotCase
  ) throws(CommandFailure) -> Outcome {
    let old = try judge.golden(at: path)
    if let old, PictureRefusal.isPointer(old) {
      return Outcome(result: judge.error(item, PictureRefusal.pointer(.expected).description))
    }
    judge.clean(item)
    guard old != bytes else { return Outcome(result: judge.result(item, .passed)) }
    try OutputFile.write(bytes, to: path)
    return Outcome(result: judge.result(item, .recorded, message: "\(bytes.count) bytes"))
  }
}
