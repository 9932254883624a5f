import KeyboardStyling
package import SourceText

/// Fixes of findings that introduce no new findings.
package struct LintFixes {

  package private(set) var file: SourceFile
  package private(set) var findings: [Diagnostic]

  /// Fixed findings, in the order of their fixes.
  package private(set) var fixed: [Diagnostic] = []

  package var count: Int { fixed.count }

  private let includesUnsafe: Bool

  private static let maximumTrials = 48

  /// A finding by its code and the path of its place, which stay when other places change.
  private struct Problem: Hashable {
    let code: String
    let path: [String]
  }

  package init(
    _ file: SourceFile, includingUnsafe: Bool = false, lint: (SourceFile) throws -> [Diagnostic]
  ) rethrows {
    (self.file, includesUnsafe) = (file, includingUnsafe)
    findings = try lint(file)
    var trials = Self.maximumTrials
    var refused: Set<Problem> = []
    while trials > 0 {
      var fixable = fixable(in: findings, except: refused)[...]
      guard !fixable.isEmpty else { return }
      // If one of them harms another place, half of them may not. What is left has other places then.
      while trials > 0 {
        trials -= 1
        if try apply(fixable.map(\.finding), lint) { break }
        guard fixable.count > 1 else {
          refused.formUnion(fixable.map(\.problem))
          break
        }
        fixable = fixable.prefix(fixable.count / 2)
      }
    }
  }

  private mutating func apply(
    _ fixable: [Diagnostic], _ lint: (SourceFile) throws -> [Diagnostic]
  ) rethrows -> Bool {
    let changed = file.applying(fixable.flatMap { $0.fixes[0].edits })
    let left = try lint(changed)
    let (before, after) = (
      Self.severities(of: findings, in: file), Self.severities(of: left, in: changed)
    )
    // What an error hides, such as the contrast of a theme that can't be read, isn't new. A fix may lead to
    // another error, which has a fix as well: that of a key to that of its value.
    let (errors, rest) = (Self.errors(in: findings), Self.errors(in: left))
    let root = Self.root(of: changed)
    let isStep =
      rest == errors
      && left.allSatisfy { before[Self.problem($0, in: root, of: changed)] != nil || isFixable($0) }
    let isBetter =
      errors != [0, 0]
      ? rest.lexicographicallyPrecedes(errors) || isStep
      : after.reduce(0) { $0 + $1.value } < before.reduce(0) { $0 + $1.value } - 1e-6
        && after.allSatisfy { $0.value <= before[$0.key, default: 0] + 1e-6 }
    guard isBetter else { return false }
    (file, findings, fixed) = (changed, left, fixed + fixable)
    return true
  }

  /// The number of errors in the syntax, and of others in what is written.
  private static func errors(in findings: [Diagnostic]) -> [Int] {
    let errors = findings.filter { $0.severity == .error && !LintRule.codes.contains($0.code) }
    let syntax = errors.count { $0.code.name.hasPrefix("json/") }
    return [syntax, errors.count - syntax]
  }

  private func isFixable(_ finding: Diagnostic) -> Bool {
    finding.fixes.first.map { !$0.edits.isEmpty && (includesUnsafe || $0.isSafe) } ?? false
  }

  private func fixable(
    in findings: [Diagnostic], except refused: Set<Problem>
  ) -> [(problem: Problem, finding: Diagnostic)] {
    let root = Self.root(of: file)
    var taken: [Range<Int>] = []
    return findings.compactMap { finding in
      let problem = Self.problem(finding, in: root, of: file)
      guard let fix = finding.fixes.first, isFixable(finding), !refused.contains(problem),
        finding.file == file.name,
        fix.edits.allSatisfy({ edit in
          !taken.contains { $0.overlaps(edit.span) || $0.upperBound == edit.span.lowerBound }
        })
      else { return nil }
      taken += fix.edits.map(\.span)
      return (problem, finding)
    }
  }

  private static func severities(
    of findings: [Diagnostic], in file: SourceFile
  ) -> [Problem: Double] {
    let root = root(of: file)
    return findings.reduce(into: [:]) { sums, finding in
      let shortfall = finding.measurement.map { max(0, 1 - $0.value / $0.bound) } ?? 0
      sums[problem(finding, in: root, of: file), default: 0] += 1 + min(shortfall, 1)
    }
  }

  private static func root(of file: SourceFile) -> JSONValue? {
    (try? JSONDocument(parsing: file, options: ThemeLimits.json))?.root
  }

  private static func problem(
    _ finding: Diagnostic, in root: JSONValue?, of file: SourceFile
  ) -> Problem {
    let path = finding.place?.span.flatMap { root?.path(to: $0.lowerBound, in: file) }
    return Problem(code: finding.code.name, path: path ?? [finding.message])
  }
}

extension JSONValue {

  /// Returns the keys and indices down to a place; a rule is told by its conditions, since others may
  /// be removed before it.
  func path(to offset: Int, in file: SourceFile) -> [String] {
    if let array {
      guard let index = array.firstIndex(where: { $0.span.contains(offset) }) else { return [] }
      let match = array[index]["match"].map { file.text($0.span) }
      return [match ?? "\(index)"] + array[index].path(to: offset, in: file)
    }
    let member = object?.members.first { member in
      (member.keySpan.lowerBound..<member.value.span.upperBound).contains(offset)
    }
    guard let member else { return [] }
    return [member.key] + member.value.path(to: offset, in: file)
  }
}
