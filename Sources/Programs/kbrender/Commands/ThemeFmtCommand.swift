import ArgumentParser
import Disk
import SourceText
import Terminal
import ThemePacks
import ThemeTools

struct ThemeFmtCommand: Command {

  static let configuration = CommandConfiguration(
    "fmt", "Format theme files, in the current version of the format.",
    """
    Sorts keys, and lays out lines of up to \(ThemeFormatter.width) characters. Comments, colors and numbers are \
    kept as they are written. Files with syntax errors are left alone.
    """, example: "kbrender theme fmt mine.json")

  @OptionGroup var rewriting: RewritingOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    // All files are read before one is written, so that an error leaves all of them alone.
    let files = try ThemePaths.files(rewriting.files).map { file throws(CommandFailure) in
      try ThemeFolder.file(named: file)
    }
    if rewriting.output != nil, files.count > 1 {
      throw CommandFailure(.invalidInput, code: .usage, RewritingOptions.singleFile)
    }
    for file in files { try Pack.checkIsNone(file) }
    if !rewriting.check, rewriting.output != "-" { OutputFile.claim(files) }
    let sources = try files.map { try InputFile.read($0, .theme) }
    var results: [(path: String, source: SourceFile, isChanged: Bool, bytes: [UInt8])] = []
    var problems: [Diagnostic] = []
    for (path, source) in zip(files, sources) {
      do throws(Diagnostics) {
        let bytes = try ThemeFormatter.formatted(source).bytes
        results.append((path, source, bytes != source.bytes, bytes))
      } catch {
        problems += error.list
      }
    }
    guard problems.isEmpty else { throw CommandFailure(.invalidInput, problems) }
    if rewriting.check {
      let changed = results.filter(\.isChanged).map(\.path)
      try reporter.write(["files": .array(changed.map { .string($0) })], lines: changed)
      guard changed.isEmpty else { throw CommandFailure(.checkFailed) }
      return
    }
    if let output = rewriting.output, results.first?.path != output {
      try rewriting.replacing.check([output])
    }
    for result in results {
      let target = rewriting.output ?? result.path
      // A file that stays the same keeps its date.
      guard target == "-" || target != result.path || result.isChanged else {
        reporter.remark("\(target): nothing to change")
        continue
      }
      try OutputFile.write(result.bytes, to: target, madeOf: result.source)
      if target != "-" { reporter.remark("\(target) is rewritten") }
    }
  }
}

struct RewritingOptions: ParsableArguments {

  @Argument(
    help: "Theme files, folders or patterns; - is standard input.",
    completion: .file(extensions: ["json"]))
  var files: [String]

  @Flag(help: "Change nothing, and name the files that would change (exit code 1).")
  var check = false

  @Option(
    name: .shortAndLong, help: "Output file of a single theme, or - (default: the file itself).",
    completion: .file(extensions: ["json"]))
  var output: String?

  @OptionGroup var replacing: ReplacingOptions

  static let singleFile = "--output requires a single file."

  func validate() throws {
    if output != nil, files.count > 1 { throw ValidationError(Self.singleFile) }
    if output != nil, check { throw ValidationError("--check has no output.") }
  }
}
