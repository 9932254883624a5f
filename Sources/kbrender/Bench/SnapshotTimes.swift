import ArgumentParser
import Foundation
import GoldenImages
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline

/// How long recording and verifying a large suite of golden images takes.
struct SnapshotTimes {

  /// The seconds of drawing and writing all goldens.
  let recording: Double

  /// The seconds of listing, drawing and comparing all cases.
  let verifying: Double

  /// What verifying came to.
  let report: GoldenReport

  /// Makes a suite of so many cases in a folder that goes away, records it and verifies it.
  init(count: Int, arguments: [String], jobs: Int, reporter: Reporter) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "kbrender-bench-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.write(count, arguments, in: folder.path)
    let clock = ContinuousClock()
    let start = clock.now
    let work = { try SnapshotWork(.parse([folder.path]), jobs: jobs, reporter: reporter) }
    let recording = try work()
    let outcomes = recording.record(recording.run.cases, .all)
    let recorded = recording.run.report(outcomes.map(\.result))
    let middle = clock.now
    guard recorded.isFine else {
      self.init(recording: start.duration(to: middle), verifying: .zero, report: recorded)
      return
    }
    let verifying = try work()
    let report = verifying.run.report(verifying.verdicts().results)
    self.init(
      recording: start.duration(to: middle), verifying: middle.duration(to: clock.now),
      report: report)
  }

  private init(recording: Duration, verifying: Duration, report: GoldenReport) {
    self.recording = recording / .seconds(1)
    self.verifying = verifying / .seconds(1)
    self.report = report
  }

  /// Writes cases until there are so many: every locale in every theme, light, then dark.
  private static func write(_ count: Int, _ arguments: [String], in folder: String) throws {
    let themes = try Catalogue.entries(of: .themes).map(\.id)
    var written = 0
    for scheme in ["light", "dark"] {
      for locale in LocaleProfile.supportedIdentifiers {
        for theme in themes {
          guard written < count else { return }
          let words = ["--theme", theme, "--locale", locale, "--color-scheme", scheme] + arguments
          let name = "\(theme.replacing(":", with: "-"))/\(locale)-\(scheme)"
          try OutputFile.write(
            Array(ArgumentLine.join(words).utf8), to: "\(folder)/\(name).args")
          written += 1
        }
      }
    }
  }
}
