import KeyboardStyling
package import SourceText

/// The fixes of findings, as far as they leave no new ones.
package struct LintFixes {

  package private(set) var file: SourceFile
  package private(set) var findings: [Diagnostic]
  package private(set) var count = 0

  private static let maximumTrials = 48

  /// A finding by its code and the path of its place, which stay when other places change.
  private struct Problem: Hashable {
    let code: String
    let path: [String]
  }

  package init(_ file: SourceFile, lint: (SourceFile) throws -> [Diagnostic]) rethrows {
    self.file = file
    findings = try lint(file)
    var trials = Self.maximumTrials
    var refused: Set<Problem> = []
    while trials > 0 {
      var fixable = fixable(in: findings, except: refused)[...]
      guard !fixable.isEmpty else { return }
      // If one of them harms another place, half of them may not. What is left has other places then.
      while trials > 0 {
        trials -= 1
        if try apply(fixable.map(\.fix), lint) { break }
        guard fixable.count > 1 else {
          refused.formUnion(fixable.map(\.problem))
          break
        }
        fixable = fixable.prefix(fixable.count / 2)
      }
    }
  }

  private mutating func apply(
    _ fixes: [Diagnostic.Fix], _ lint: (SourceFile) throws -> [Diagnostic]
  ) rethrows -> Bool {
    let changed = file.applying(fixes.flatMap(\.edits))
    let left = try lint(changed)
    let (before, after) = (
      Self.severities(of: findings, in: file), Self.severities(of: left, in: changed)
    )
    let isBetter =
      after.reduce(0) { $0 + $1.value } < before.reduce(0) { $0 + $1.value } - 1e-6
      && after.allSatisfy { $0.value <= before[$0.key, default: 0] + 1e-6 }
    guard isBetter else { return false }
    (file, findings, count) = (changed, left, count + fixes.count)
    return true
  }

  private func fixable(
    in findings: [Diagnostic], except refused: Set<Problem>
  ) -> [(problem: Problem, fix: Diagnostic.Fix)] {
    let root = Self.root(of: file)
    var taken: [Range<Int>] = []
    return findings.compactMap { finding in
      let problem = Self.problem(finding, in: root, of: file)
      guard let fix = finding.fixes.first, !fix.edits.isEmpty, !refused.contains(problem),
        finding.file == file.name,
        fix.edits.allSatisfy({ edit in
          !taken.contains { $0.overlaps(edit.span) || $0.upperBound == edit.span.lowerBound }
        })
      else { return nil }
      taken += fix.edits.map(\.span)
      return (problem, fix)
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
