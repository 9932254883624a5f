internal import Parallel
package import SourceText

/// Accepted cases of a report, chosen by name, cause or a list of decisions.
///
/// A list has a name per line, after a digest if only that image is accepted; `#` begins comments.
package struct GoldenChoice: Sendable {

  /// The accepted cases, and the names of those with one of the causes that have others, too.
  package typealias Chosen = (cases: [GoldenReport.Case], mixed: [String])

  private typealias Decision = (name: String, file: String?, place: Diagnostic.Place)

  private var given: [String] = []
  private var decisions: [Decision] = []
  private let causes: [NamePattern]
  private let isAll: Bool

  /// Names may be patterns, parts or paths, and those that begin with `@` are of files with lists.
  package init(
    _ names: [String], causes: [String] = [], isAll: Bool = false,
    reading read: (_ path: String) throws -> SourceFile
  ) throws {
    self.causes = causes.map(NamePattern.init)
    self.isAll = isAll
    for name in names {
      guard name.hasPrefix("@") else {
        given.append(name)
        continue
      }
      let file = try read(String(name.dropFirst()))
      decisions += try file.mapLines { number, line -> Decision? in
        guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
        let place = Diagnostic.Place(file: file.name, line: number)
        let digest = line.prefix(64)
        guard Digest.isText(digest), line.dropFirst(64).hasPrefix("  ") else {
          return (String(line), nil, place)
        }
        return (String(line.dropFirst(66)), String(digest), place)
      }
    }
  }

  package var isEmpty: Bool { given.isEmpty && decisions.isEmpty && causes.isEmpty && !isAll }

  package func chosen(of report: GoldenReport) throws(Diagnostics) -> Chosen {
    let pending = report.cases.filter(\.status.canBeAccepted)
    let byName = Dictionary(pending.map { ($0.name, $0) }) { first, _ in first }
    var problems: [Diagnostic] = []
    var names = Set(isAll ? pending.map(\.name) : [])
    for name in given {
      let pattern = NamePattern(
        String(name.trimmingPrefix("\(report.suite)/")), among: Set(byName.keys))
      let found = pending.map(\.name).filter(pattern.matches)
      names.formUnion(found)
      if found.isEmpty { problems.append(Self.unknown(name, "case", pending.map(\.name))) }
    }
    for decision in decisions {
      guard let item = byName[decision.name] else {
        let problem = Self.unknown(decision.name, "case", pending.map(\.name))
        problems.append(changing(problem) { $0.place = decision.place })
        continue
      }
      names.insert(item.name)
      guard let file = decision.file, file != item.drawn?.file else { continue }
      problems.append(
        Diagnostic(
          code: .staleReport,
          message: "The decision is about another image of \(item.name.quoted) than the report's",
          place: decision.place))
    }
    let mixed = accept(in: report, to: &names, &problems)
    guard problems.isEmpty else { throw Diagnostics(Array(problems.prefix(100))) }
    return (pending.filter { names.contains($0.name) }, mixed)
  }

  private func accept(
    in report: GoldenReport, to names: inout Set<String>, _ problems: inout [Diagnostic]
  ) -> [String] {
    guard !causes.isEmpty else { return [] }
    let groups = report.causes
    for cause in causes where !groups.contains(where: { cause.matches($0.cause.text) }) {
      problems.append(Self.unknown(cause.text, "cause", groups.map(\.cause.text)))
    }
    var (accepted, others): (Set<String>, Set<String>) = ([], [])
    for group in groups {
      let cases = group.places.map(\.name)
      if causes.contains(where: { $0.matches(group.cause.text) }) {
        accepted.formUnion(cases)
      } else {
        others.formUnion(cases)
      }
    }
    names.formUnion(accepted.subtracting(others))
    return accepted.intersection(others).subtracting(names).sorted()
  }

  private static func unknown(_ name: String, _ kind: String, _ names: [String]) -> Diagnostic {
    guard !names.isEmpty else {
      return Diagnostic(
        code: .unknownName, message: "There is no \(kind) \(name.quoted) to accept in the report")
    }
    return .unknownName(name, kind: kind, among: names)
  }
}
