import Disk
import Foundation
import GoldenImages
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline
import Terminal

struct SnapshotTimes {

  let recording: Double
  let verifying: Double
  let report: GoldenReport

  init(count: Int, arguments: [String], jobs: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "kbrender-bench-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.write(count, arguments, in: folder.path)
    let clock = ContinuousClock()
    let start = clock.now
    _ = try Self.report(of: ["record", "--all", "--in-ci"], in: folder.path, jobs: jobs)
    let middle = clock.now
    report = try Self.report(of: ["verify"], in: folder.path, jobs: jobs)
    recording = start.duration(to: middle) / .seconds(1)
    verifying = middle.duration(to: clock.now) / .seconds(1)
  }

  private static func report(
    of command: [String], in folder: String, jobs: Int
  ) throws -> GoldenReport {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "kbrender").path
    let file = "\(folder)/report.json"
    _ = InstalledTool(
      program, ["snapshot"] + command + [folder, "--jobs", "\(jobs)", "--output", file],
      budget: .benchmark
    ).output()
    guard let json = try? InputFile.read(file, .picture),
      let report = try? GoldenReport(json: json.bytes)
    else {
      throw CommandFailure(
        .environment, code: .failure, "\(program) can't \(command[0]) snapshots",
        hints: ["swift build --product kbrender builds it beside this program."])
    }
    return report
  }

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
