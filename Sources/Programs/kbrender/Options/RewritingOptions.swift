import ArgumentParser
import Disk
import KeyboardDocuments
import KeyboardPipeline
import Terminal

struct RewritingOptions: ParsableArguments {

  @Argument(
    help: "Theme files, folders or patterns; - is standard input.",
    completion: .file(extensions: ["json"]))
  var files: [String]

  @Flag(help: "Change nothing, and name the files that would change (exit code 1).")
  var check = false

  @Flag(help: "Print the names of --check as JSON.")
  var json = false

  @Option(
    name: .shortAndLong, help: "Output file of a single theme, or - (default: the file itself).",
    completion: .file(extensions: ["json"]))
  var output: String?

  @OptionGroup var replacing: ReplacingOptions

  static let singleFile = "--output requires a single file."

  func validate() throws {
    if output != nil, files.count > 1 { throw ValidationError(Self.singleFile) }
    if json, !check { throw ValidationError("--json requires --check.") }
    if output != nil, check { throw ValidationError("--check has no output.") }
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
      .invalidInput, code: .fileExists,
      "“\(taken.shortened)” exists, so that nothing was written",
      hints: ["--force replaces it; --output names another file."])
  }
}

struct ThemeListOptions<Picture: SectionedOptions>: ParsableArguments {

  @Option(
    "Themes, comma-separated: names, theme:variation or files (default: all built-in).",
    as: "themes", completion: .themes)
  var themes: String?

  @OptionGroup var picture: Picture

  @Option(output: "Output file, or - for standard output.")
  var output: String?

  @OptionGroup var folders: FolderOptions

  var names: [String] {
    let listed = themes?.split(separator: ",").map(String.init) ?? []
    return listed + (picture.given["theme"].map { [$0] } ?? [])
  }

  var arguments: [String] {
    (themes.map { ["--themes", $0] } ?? []) + picture.given.storedWords
  }
}
