import ArgumentParser
import Disk
import Foundation
import GoldenImages
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline

/// The times of recording and verifying a large suite of goldens.
struct SnapshotTimes {

  /// The time of drawing and writing all goldens, in seconds.
  let recording: Double

  /// The time of listing, drawing and comparing all cases, in seconds.
  let verifying: Double

  /// The report of the verification.
  let report: GoldenReport

  /// Record and verify a suite of a number of cases in a temporary folder.
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

  /// Write a number of cases: every locale in every theme, light, then dark.
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
            Array(ArgumentLine.join(words).utf8), to: "\(folder)/\(name).args", creating: .all)
          written += 1
        }
      }
    }
  }
}
