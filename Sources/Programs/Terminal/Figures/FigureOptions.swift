import ArgumentParser
import Disk
import KeyboardDocuments

package struct FigureOptions: ParsableArguments {

  @Option(
    help: ArgumentHelp("File to write the figures to, as JSON.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var figures: String?

  @Option(
    help: ArgumentHelp(
      "File with earlier figures; exit code 1 if a ratio is more than 10 % larger.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var against: String?

  @Option(
    help: ArgumentHelp(
      "File with figures to compare, in place of a measurement.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var measured: String?

  package init() {}
}

extension FigureOptions {

  package func comparison(of kind: String) throws -> BenchComparison? {
    guard let measured else { return nil }
    guard let before = try earlier(kind) else {
      throw Diagnostics(code: .usage, "--measured requires --against")
    }
    return BenchComparison(before, try BenchFigures(kind, of: InputFile.read(measured)))
  }

  package func earlier(_ kind: String) throws -> BenchFigures? {
    try against.map { try BenchFigures(kind, of: InputFile.read($0)) }
  }

  package func write(_ json: String) throws {
    if let figures { try OutputFile.write(Array(json.utf8), to: figures, replacesInputs: true) }
  }
}

extension BenchComparison {

  package func report() throws {
    try StandardOutput.write(text)
    guard slower.isEmpty else {
      throw CommandFailure(
        .checkFailed, code: .slower,
        "\(slower.joined(separator: ", ")): more than 10 % slower than before")
    }
  }
}
