import Disk
import KeyboardRender
import SourceText

/// Writer of goldens, which keeps the recorded ones unless the mode replaces them.
package struct SnapshotRecorder<Request: SnapshotRequest> {

  package typealias Item = SnapshotCase<Request>
  package typealias Drawing = SnapshotJudge<Request>.Drawing

  private let judge: SnapshotJudge<Request>
  private let record: GoldenRecord
  private let fonts: FontRelease?

  package struct Outcome: Sendable {
    package var result: GoldenReport.Case
    var hash: Hash?

    /// A golden with another name, taken over by the case.
    var former: SnapshotGolden?
    var fonts: FontRelease?
    var isDrawn = true
  }

  /// The digest of a case in a list.
  typealias Hash = (list: String, key: String, value: String)

  package init(_ judge: SnapshotJudge<Request>, record: GoldenRecord, fonts: FontRelease? = nil) {
    self.judge = judge
    self.record = record
    self.fonts = fonts
  }

  package func record(_ item: Item, drawing draw: Drawing) -> Outcome {
    let (suite, run) = (judge.suite, judge.run)
    // A known difference isn't recorded.
    if record != .all, suite.exists(item.golden),
      let (exemption, reason) = run.exemption(of: item), exemption.until > run.today
    {
      let status = exemption.kind == .skip ? GoldenReport.Status.skipped : .known
      return Outcome(result: judge.result(item, status, message: reason), isDrawn: false)
    }
    if record == .missing, suite.exists(item.golden) {
      guard isUnlisted(item, drawing: draw) else {
        return Outcome(result: judge.result(item, .passed), isDrawn: false)
      }
      let message = "it was missing in \(GoldenManifest.fileName)"
      return Outcome(result: judge.result(item, .recorded, message: message))
    }
    var item = item
    if record == .never || [.failed, .fonts].contains(record) && suite.exists(item.golden) {
      let verdict = judge.verdict(on: item, drawing: draw)
      guard record != .never, verdict.status == .failed else { return Outcome(result: verdict) }
      if record == .fonts { item = item.with(fonts) }
    }
    if record == .metadata { return refresh(item, drawing: draw) }
    do {
      return try changing(write(item, draw(item.request.get()))) { $0.fonts = item.fonts }
    } catch {
      return Outcome(result: judge.error(item, error))
    }
  }

  /// Moves the golden that a case without one had under another name, byte for byte.
  package func rename(
    _ item: Item, among former: [String: SnapshotGolden], drawing draw: Drawing
  ) -> Outcome {
    let suite = judge.suite
    guard !suite.exists(item.golden) else {
      return Outcome(result: judge.result(item, .passed), isDrawn: false)
    }
    do {
      if case .hash(let list, let key) = item.golden {
        var golden = item.formerKey.map { SnapshotGolden.hash(list: list, key: $0) }
        var outcome = Outcome(result: judge.result(item, .missing))
        if golden.map(suite.obsolete.contains) != true {
          outcome.result = judge.verdict(on: item, drawing: draw)
          golden = outcome.result.drawn.flatMap { former[$0.pixels ?? ""] }
        }
        guard let golden, let value = suite.digest(of: golden) else { return outcome }
        outcome.hash = (list, key, value)
        return renamed(outcome, item, from: golden)
      }
      let outcome = Outcome(result: judge.verdict(on: item, drawing: draw))
      guard let golden = outcome.result.drawn.flatMap({ former[$0.file] }),
        case .file(let path) = golden
      else { return outcome }
      try suite.files.write(suite.files.bytes(of: path), to: item.golden.path)
      return renamed(outcome, item, from: golden)
    } catch {
      return Outcome(result: judge.error(item, error))
    }
  }

  private func renamed(_ outcome: Outcome, _ item: Item, from golden: SnapshotGolden) -> Outcome {
    judge.removeArtifacts(of: item)
    var outcome = outcome
    outcome.former = golden
    outcome.result = judge.result(
      item, .recorded, message: "it was \(judge.suite.name(of: golden).quoted)")
    return outcome
  }

  /// Replaces the texts of a golden whose pixels are as drawn, and leaves the pixels as compressed.
  private func refresh(_ item: Item, drawing draw: Drawing) -> Outcome {
    let verdict = judge.verdict(on: item, drawing: draw)
    let path = item.golden.path
    do {
      guard verdict.isStale == true, let golden = try judge.golden(at: path),
        case .picture(let drawn) = try draw(item.request.get())
      else { return Outcome(result: verdict) }
      let file = PNGPicture.file(golden, withTextsOf: try drawn.file)
      try judge.suite.files.write(file, to: path)
    } catch {
      return Outcome(result: judge.error(item, error))
    }
    let message = "its element list was updated; its pixels are unchanged"
    return Outcome(result: judge.result(item, .recorded, message: message))
  }

  /// Returns whether a run that was ended left a golden that isn't in the manifest.
  private func isUnlisted(_ item: Item, drawing draw: Drawing) -> Bool {
    let suite = judge.suite
    guard case .file(let path) = item.golden,
      suite.manifest?.goldens[suite.folder.name(of: path)] == nil,
      let drawing = try? draw(item.request.get()), let golden = try? judge.golden(at: path)
    else { return false }
    switch drawing {
    case .text(let text): return text == golden
    case .picture(let picture): return (try? picture.file) == golden
    }
  }

  private func write(_ item: Item, _ drawing: SnapshotDrawing) throws -> Outcome {
    switch drawing {
    case .text(let text): return try write(text, to: item.golden.path, item)
    case .picture(let drawn):
      let picture = try drawn.picture
      guard !picture.isBlank else { throw ImageRefusal.blank(.actual) }
      guard case .hash(let list, let key) = item.golden else {
        return try write(drawn.file, to: item.golden.path, item)
      }
      let hash = picture.pixelHash
      let isKnown = judge.suite.hashLists[list]?[key] == hash
      judge.removeArtifacts(of: item)
      return Outcome(
        result: judge.result(item, isKnown ? .passed : .recorded, message: isKnown ? "" : hash),
        hash: (list, key, hash))
    }
  }

  private func write(_ bytes: [UInt8], to path: String, _ item: Item) throws -> Outcome {
    if item.inputs.contains(path),
      judge.suite.manifest?.goldens[item.name + ".\(item.suffix)"] == nil
    {
      let message = "The golden would replace “\(path)”, which the case reads; rename one of them"
      throw Diagnostics(code: .goldenInputFile, message)
    }
    let old = try judge.golden(at: path)
    if let old, ImageRefusal.isPointer(old) { throw ImageRefusal.pointer(.expected) }
    judge.removeArtifacts(of: item)
    guard old != bytes else { return Outcome(result: judge.result(item, .passed)) }
    try judge.suite.files.write(bytes, to: path)
    return Outcome(result: judge.result(item, .recorded, message: "\(bytes.count) bytes"))
  }
}

/// Files that a failed comparison leaves beside a golden, or in a folder of their own.
package struct GoldenArtifacts: Sendable {

  package let actual: String
  package let difference: String
  let expected: String
  let error: String

  package var paths: [String] { [actual, difference, expected, error] }

  /// A failed comparison leaves one of these.
  package var failures: [String] { [actual, error] }

  /// The path has no suffix.
  package init(path: String, suffix: String = "png") {
    actual = "\(path).actual.\(suffix)"
    difference = "\(path).difference.png"
    expected = "\(path).expected.png"
    error = "\(path).error.txt"
  }
}
