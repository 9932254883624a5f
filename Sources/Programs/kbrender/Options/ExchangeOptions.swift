import ArgumentParser
import Disk
import KeyboardPipeline
import SourceText
import Terminal
import ThemeExchange
import ThemePacks

struct ExchangeOptions: ParsableArguments {

  @Option(
    output: "Output file (default: standard output).", extensions: ExchangeFormat.exported.endings)
  var output: String?

  @OptionGroup var replacing: ReplacingOptions

  func check(_ reporter: Reporter) throws(CommandFailure) {
    guard reporter.isJSON, output == nil || output == "-" else { return }
    throw CommandFailure(
      .invalidInput, code: .usage, "The report and the result can't both be on standard output",
      hints: ["Name a file for the result with --output."])
  }

  /// Checks that the result is a new folder, or one that holds nothing but a previous result.
  func checkFolder() throws(CommandFailure) {
    guard let output, output != "-" else {
      throw CommandFailure(
        .invalidInput, code: .usage, "The result is a folder of files",
        hints: ["Name it with --output."])
    }
    let former = previousFiles(in: output)
    let names = (try? DiskFiles().names(in: output)) ?? []
    guard !replacing.force, DiskFiles().status(of: output) != nil else { return }
    if names.allSatisfy({ former.contains($0) }) { return }
    throw CommandFailure(
      .invalidInput, code: .existingFile,
      "“\(output.shortened)” has other files; nothing was written",
      hints: ["Use --force to keep them and replace files of the same names, or --output."])
  }

  private func previousFiles(in folder: String) -> [String] {
    guard let notes = try? InputFile.read("\(folder)/\(ExportNotes.name)", .text).bytes
    else { return [] }
    return ExportNotes.files(namedIn: String(decoding: notes, as: UTF8.self))
  }

  func writeFolder(_ conversion: Conversion, reporter: Reporter) throws {
    let folder = output ?? ""
    let present = Set((try? DiskFiles().names(in: folder)) ?? [])
    let notes = (name: ExportNotes.name, bytes: Array(conversion.text.utf8))
    let files = conversion.files.map { (name: $0.name, bytes: $0.bytes) } + [notes]
    try StagedFolder.write(
      files, to: folder,
      removing: previousFiles(in: folder).filter(present.contains))
    try report(conversion.report, reporter: reporter)
    reporter.remark(
      "\(folder): \(files.count) files; \(ExportNotes.name) describes how to use them")
  }

  private func report(_ report: ConversionReport, reporter: Reporter) throws {
    try reporter.write(report.json, or: "")
    guard !reporter.isJSON else { return }
    for line in report.text.split(separator: "\n") { reporter.remark(String(line)) }
  }

  func write(_ summary: ImportedFolder.Summary, reporter: Reporter) throws {
    let folder = FilePath(output ?? "").withoutEndSlashes
    let files = summary.themes + summary.companions
    try replacing.check(files.map { "\(folder)/\($0.name)" })
    try StagedFolder.write(files, to: folder)
    try reporter.write(summary.json, or: "")
    guard !reporter.isJSON else { return }
    for line in summary.lines { reporter.remark(line) }
  }

  func write(_ conversion: Conversion, named manifest: String, reporter: Reporter) throws {
    try replacing.check([output ?? "-"])
    let text = (name: manifest, bytes: Array(conversion.text.utf8))
    let files = [text] + conversion.files.map { (name: $0.name, bytes: $0.bytes) }
    try reporter.save(Archive.packing(files, named: output ?? "-").bytes, to: output ?? "-")
    try report(conversion.report, reporter: reporter)
  }

  func write(_ conversion: Conversion, reporter: Reporter) throws {
    let path = FilePath(output ?? "-")
    // A theme on standard output has its pictures in itself.
    let stem = path.name(without: ".json")
    let name = path.text == "-" ? nil : stem == path.name ? "\(stem)-files" : stem
    let files = name.map { folder in
      conversion.files.map { ("\(path.prefix)\(folder)/\($0.name)", $0.bytes) }
    }
    try replacing.check([path.text] + (files ?? []).map(\.0))
    for (path, bytes) in files ?? [] { try reporter.save(bytes, to: path) }
    let text = name.map { conversion.text(withFilesIn: $0) } ?? conversion.text
    try reporter.save(Array(text.utf8), to: path.text)
    try report(conversion.report, reporter: reporter)
  }
}

extension ChoiceReader {

  mutating func readFormat(_ text: String?, among formats: [ExchangeFormat]) -> ExchangeFormat? {
    read(text, among: formats.map { ($0.name, $0) }, kind: "format")
  }
}

/// The option `--force` of commands that could overwrite files of authors.
struct ReplacingOptions: ParsableArguments {

  @Flag(help: "Replace files that exist.")
  var force = false

  /// Devices and pipes keep what they are.
  func check(_ paths: [String]) throws(CommandFailure) {
    let disk = DiskFiles()
    let taken = paths.first { path in
      guard !force, path != "-", let status = disk.status(of: path) else { return false }
      return status.target != .other
    }
    guard let taken else { return }
    throw CommandFailure(
      .invalidInput, code: .existingFile,
      "“\(taken.shortened)” already exists; nothing was written",
      hints: ["Use --force to replace it, or --output for another file."])
  }
}
