import ArgumentParser
import Disk
import KeyboardGallery
import KeyboardPipeline
import KeyboardRender
import Parallel
import SourceText
import Terminal

/// Options of commands with a folder of pictures.
struct ImageSetOptions: ParsableArguments {

  @Flag(
    help:
      "Draw nothing; list images that are missing, stale, obsolete or of another size, with exit code 1."
  )
  var check = false

  @OptionGroup var parallel: JobOptions

  func run(
    _ pictures: [PlannedImage], in output: String, files reader: FileReader = .disk,
    reporter: Reporter
  ) throws {
    guard !output.isEmpty, output != "-" else {
      throw CommandFailure(.invalidInput, code: .unwritableFile, "--output must be a folder")
    }
    let files = DiskFiles()
    let progress = ProgressLine(total: pictures.count, of: "images", reporter: reporter)
    defer { progress.end() }
    let set = ImageSet(
      pictures, fingerprint: ProgramFingerprint.text(renderer: try KeyboardRenderer()),
      jobs: try parallel.count(), advance: progress.advance,
      explaining: { CommandFailure($0).diagnosticsOfInput },
      pipeline: Workers.pipelines(files: reader))
    if check {
      let (findings, problems) = try set.check(in: output, of: files)
      progress.end()
      try reporter.write(findings.json, or: findings.map(\.line).joined())
      let count = findings.count
      if problems.isEmpty {
        reporter.remark(
          count == 0
            ? "\(output) is up to date"
            : "Not up to date: \(count) of \(pictures.count) images")
      }
      guard findings.isEmpty, problems.isEmpty else {
        throw CommandFailure(.checkFailed, problems)
      }
      return
    }
    try OutputFile.createFolder(output)
    let outcome = try set.build(in: output, of: files) { reporter.remarkWaiting(for: output) }
    progress.end()
    try reporter.write(
      [
        "pictures": .integer(outcome.pictures), "drawn": .integer(outcome.drawn),
        "removed": .integer(outcome.removed),
      ], or: "")
    guard outcome.problems.isEmpty else {
      throw CommandFailure(.invalidInput, reporter.graded(outcome.problems + outcome.warnings))
    }
    reporter.remark(outcome.text(in: output))
    try reporter.warn(outcome.warnings, as: .checkFailed)
  }
}

extension FileReader {

  static let diagnosed = FileReader(
    file: { path, budget in
      do {
        return try FileReader.disk.file(path, budget)
      } catch {
        throw Diagnostics(CommandFailure(error).diagnostics)
      }
    }, companion: FileReader.disk.companion, checkFonts: { try FontFolder.check($0) })
}

extension CommandFailure {

  var diagnosticsOfInput: [Diagnostic]? { kind == .invalidInput ? diagnostics : nil }
}

extension ImageSet.Outcome {

  fileprivate func text(in folder: String) -> String {
    let parts = ["\(drawn) of \(pictures) images drawn", "\(pictures - drawn) kept"]
    return
      "\(folder): \((parts + (removed > 0 ? ["\(removed) files removed"] : [])).joined(separator: ", "))"
  }
}

extension SiteFinding {

  var line: String { verdict.rawValue.padded(to: 10) + path + "\n" }

}

extension [SiteFinding] {

  var json: JSONText {
    let list = map {
      ["file": .string($0.path), "status": .string($0.verdict.rawValue)] as JSONText
    }
    return ["findings": .array(list)]
  }
}

/// Digest of program, libraries and fonts, which keeps caches apart.
enum ProgramFingerprint {

  static func text(renderer: KeyboardRenderer) -> String {
    var digest = Digest()
    digest.add(ProgramVersion.withLibraries)
    digest.add(String(Digest.hash(ofFile: "/proc/self/exe"), radix: 16))
    for font in renderer.fontVersions {
      digest.add(font.name)
      digest.add(font.value)
    }
    return digest.text
  }
}
