import ArgumentParser

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
