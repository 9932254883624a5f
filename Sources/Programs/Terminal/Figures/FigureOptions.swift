import ArgumentParser
import Disk
import KeyboardDocuments
import Work

package struct FigureOptions: ParsableArguments {

  @Option(file: "File to write the figures to, as JSON.", extensions: ["json"])
  var figures: String?

  @Option(
    file: "File with earlier figures; exit code 1 if a ratio is more than 10 % larger.",
    extensions: ["json"])
  var against: String?

  @Option(file: "File with figures to compare, in place of a measurement.", extensions: ["json"])
  var measured: String?

  package init() {}
}

extension FigureOptions {

  /// Measure, and print the figures or their growth over earlier ones.
  package func run(
    _ kind: String, _ options: RoundOptions,
    measure: (_ rounds: Int) throws -> (figures: BenchFigures, json: String, text: String)
  ) throws {
    func figures(_ path: String) throws -> BenchFigures {
      try BenchFigures(kind, of: InputFile.read(path))
    }
    if let measured {
      guard let against else { throw Diagnostics(code: .usage, "--measured requires --against") }
      return try BenchComparison(figures(against), figures(measured)).report()
    }
    let rounds = try options.count()
    let earlier = try against.map(figures)
    Memory.keepFreed()
    let (now, json, text) = try measure(rounds)
    if let file = self.figures {
      try OutputFile.write(Array(json.utf8), to: file, replacesInputs: true)
    }
    if let earlier { return try BenchComparison(earlier, now).report() }
    try StandardOutput.write(options.json ? json : text)
  }
}

extension BenchComparison {

  fileprivate func report() throws {
    try StandardOutput.write(text)
    guard slower.isEmpty else {
      throw CommandFailure(
        .checkFailed, code: .slower,
        "\(slower.joined(separator: ", ")): more than 10 % slower than before")
    }
  }
}
