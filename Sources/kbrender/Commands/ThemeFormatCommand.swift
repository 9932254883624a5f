import ArgumentParser
import KeyboardDocuments
import KeyboardKit
import ThemeTools

/// Format theme files.
struct ThemeFormatCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "fmt", abstract: "Format theme files.",
    discussion: """
      Sorts keys, and lays out lines of up to \(ThemeFormatter.width) characters. Comments, colors and numbers are \
      kept as they are written. Files with syntax errors are left alone.

      Example: kbrender theme fmt mine.json
      """)

  @Argument(help: "Theme files; - is standard input.", completion: .file(extensions: ["json"]))
  var files: [String]

  @Flag(help: "Change nothing, and name the files that would change (exit code 1).")
  var check = false

  @Option(
    name: .shortAndLong, help: "Output file of a single theme, or - (default: the file itself).",
    completion: .file(extensions: ["json"]))
  var output: String?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if output != nil, files.count > 1 {
      throw ValidationError("--output requires a single file.")
    }
    if output != nil, check { throw ValidationError("--check has no output.") }
  }

  func execute(reporter: Reporter) throws {
    // All files are read before one is written, so that an error leaves all of them alone.
    let sources = try files.map { try InputFile.read($0, limit: KeyboardTheme.largestFileSize) }
    var results: [(path: String, source: SourceFile, formatted: SourceFile)] = []
    var problems: [Diagnostic] = []
    for (path, source) in zip(files, sources) {
      do throws(Diagnostics) {
        results.append((path, source, try ThemeFormatter.formatted(source)))
      } catch {
        problems += error.list
      }
    }
    guard problems.isEmpty else { throw CommandFailure(.invalidInput, problems) }
    let changed = results.filter { $0.source.bytes != $0.formatted.bytes }
    if check {
      try StandardOutput.write(changed.map { $0.path + "\n" }.joined())
      guard changed.isEmpty else { throw CommandFailure(.checkFailed) }
      return
    }
    for (path, source, formatted) in results {
      // A file that stays the same keeps its date.
      let target = output ?? path
      guard target == "-" || target != path || source.bytes != formatted.bytes else { continue }
      try OutputFile.write(formatted.bytes, to: target)
      if target != "-" { reporter.remarkOnTerminal("\(target) formatted") }
    }
  }
}
