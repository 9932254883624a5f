import ArgumentParser
import Disk
import KeyboardPipeline
import Parallel
package import SourceText

/// Ratios of times, which are comparable between machines.
package struct BenchFigures: Equatable {

  let kind: String

  package struct Part: Equatable {
    let name: String
    let ratio: Double

    package init(name: String, ratio: Double) {
      self.name = name
      self.ratio = ratio
    }
  }

  let parts: [Part]

  package init(_ kind: String, _ parts: [Part]) {
    (self.kind, self.parts) = (kind, parts)
  }

  private static let limits = JSONOptions(budget: .figures)

  init(_ kind: String, of file: SourceFile) throws(Diagnostics) {
    let document = try JSONDocument(parsing: file, options: Self.limits)
    var reader = JSONReader(document)
    let parts = Self.parts(in: document.root, kind: kind, &reader)
    try reader.finish()
    self.init(kind, parts)
  }

  private static func parts(
    in root: JSONValue, kind: String, _ reader: inout JSONReader
  ) -> [Part] {
    guard let object = reader.object(root, named: "The file") else { return [] }
    guard let value = object[kind] else {
      reader.report(
        "The file has no figures of “\(kind)”", code: .missingKey, at: root.span,
        hints: ["kbrender bench writes them with --figures."])
      return []
    }
    guard let parts = reader.object(value, named: kind) else { return [] }
    return parts.members.compactMap { member in
      let name = "“\(member.key.shortened)”"
      guard let part = reader.object(member.value, named: name) else { return nil }
      guard let value = part["ratio"] else {
        reader.report("\(name) has no ratio", code: .missingKey, at: member.keySpan)
        return nil
      }
      return reader.number(value, named: "ratio", in: 0...1_000_000)
        .map { Part(name: member.key, ratio: $0) }
    }
  }
}

/// Comparison of ratios with recorded ones, in which 10 % more counts as slower.
package struct BenchComparison {

  struct Row {
    var name: String
    var before: Double
    var after: Double

    var growth: Double { before > 0 ? after / before : 1 }

    var isSlower: Bool { growth > BenchComparison.largestGrowth }
  }

  static let largestGrowth = 1.1

  let rows: [Row]

  package init(_ before: BenchFigures, _ after: BenchFigures) {
    let known = Dictionary(before.parts.map { ($0.name, $0.ratio) }) { first, _ in first }
    rows = after.parts.compactMap { part in
      known[part.name].map { Row(name: part.name, before: $0, after: part.ratio) }
    }
  }

  var slower: [String] { rows.filter(\.isSlower).map(\.name) }

  var text: String {
    rows.map { row in
      [row.name, row.before.fixed(4), row.after.fixed(4), row.growth.fixed(2)]
        + [row.isSlower ? "slower" : ""]
    }.table(under: ["ratio", "before", "now", "growth", ""], gap: 2, widths: [9, 9, 9, 9])
  }

  fileprivate func report() throws {
    try StandardOutput.write(text)
    guard slower.isEmpty else {
      throw CommandFailure(
        .checkFailed, code: .slowerMeasurement,
        "\(slower.joined(separator: ", ")): more than 10 % slower than before")
    }
  }
}

package struct FigureOptions: ParsableArguments {

  @Option(number: "Number of rounds.")
  var rounds: String?

  @Option(file: "File to write the figures to, as JSON.", extensions: ["json"])
  var figures: String?

  @Option(
    file: "File with earlier figures; exit code 1 if a ratio is more than 10 % larger.",
    extensions: ["json"])
  var against: String?

  @Option(file: "File with figures to compare, in place of a measurement.", extensions: ["json"])
  var measured: String?

  package init() {}

  package func run(
    _ kind: String, asJSON: Bool,
    measure: (_ rounds: Int) throws -> (figures: BenchFigures, json: JSONText, text: String)
  ) throws {
    func figures(_ path: String) throws -> BenchFigures {
      try BenchFigures(kind, of: InputFile.read(path))
    }
    if let measured {
      guard let against else { throw Diagnostics(code: .usage, "--measured requires --against") }
      return try BenchComparison(figures(against), figures(measured)).report()
    }
    let rounds = try ChoiceReader.reading {
      $0.readInteger(self.rounds, option: "rounds", in: 1...10000)
    }
    let earlier = try against.map(figures)
    Memory.keepFreed()
    let (now, json, text) = try measure(rounds ?? 50)
    if let file = self.figures {
      try OutputFile.write(Array(json.versioned.indentedText.utf8), to: file, replacesInputs: true)
    }
    if let earlier { return try BenchComparison(earlier, now).report() }
    try StandardOutput.write(asJSON ? json.versioned.indentedText : text)
  }
}
