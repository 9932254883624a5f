import KeyboardStyling
package import SourceText

extension ThemeFile {

  package var problems: [Diagnostic] {
    diagnostics + (document.map { LintSuppressions($0, areComplete: false).problems } ?? [])
  }
}

/// Accepted findings of a theme file: `"x-lint": {"allow": [{"code": …, "reason": …}]}`.
struct LintSuppressions {

  private static let key = "x-lint"

  let document: JSONDocument
  let areComplete: Bool
  private(set) var entries: [(code: DiagnosticCode, span: Range<Int>)] = []
  private(set) var problems: [Diagnostic] = []

  init(_ document: JSONDocument, areComplete: Bool) {
    (self.document, self.areComplete) = (document, areComplete)
    if let settings = document.root[Self.key] { read(settings) }
  }

  private mutating func read(_ settings: JSONValue) {
    guard let object = settings.object else {
      return report("\(Self.key.quoted) must be an object, not \(settings.kind)", at: settings.span)
    }
    for member in object.members where member.key != "allow" {
      report(
        "There is no key \(member.key.quoted) in \(Self.key.quoted); it has “allow” only",
        at: member.keySpan, fix: settings["allow"] == nil ? "\"allow\"" : nil)
    }
    guard let allowed = settings["allow"] else { return }
    guard let list = allowed.array else {
      return report("“allow” must be an array, not \(allowed.kind)", at: allowed.span)
    }
    for entry in list { readEntry(entry) }
  }

  func applied(to findings: [Diagnostic]) -> (rest: [Diagnostic], accepted: [Diagnostic]) {
    let found = Set(findings.map(\.code))
    let suppressed = Set(entries.map(\.code))
    let isAccepted = { (finding: Diagnostic) in
      suppressed.contains(finding.code)
        && (finding.severity != .error || LintRule.codes.contains(finding.code))
    }
    let own = LintRule.all.flatMap { rule in
      guard case .suppressions(let findings) = rule.check else { return [Diagnostic]() }
      return findings(rule, self, found)
    }
    return (findings.filter { !isAccepted($0) } + own, findings.filter(isAccepted))
  }

  private mutating func readEntry(_ value: JSONValue) {
    guard let code = value["code"]?.string, let codeValue = value["code"] else {
      return report("A suppression needs a “code” with a text", at: value.span)
    }
    guard let rule = LintRule.all.first(where: { $0.code == CodePage.code(named: code) }) else {
      let names = LintRule.all.map(\.code.name)
      return report(
        "There is no lint rule \(code.quoted)", at: codeValue.span,
        hint: NearestNames.hint(for: code, among: names),
        fix: NearestNames.misspelled(code, among: names).map {
          JSONText.string($0).text
        })
    }
    guard let reason = value["reason"]?.string, reason.contains(where: { !$0.isWhitespace }) else {
      return report("A suppression needs a “reason” with a text", at: value.span)
    }
    entries.append((rule.code, value.span))
  }

  func removal(at offset: Int) -> [Diagnostic.Fix] {
    let edits = document.file.removal(ofPartAt: offset, in: document.root)
    return edits.map { [Diagnostic.Fix("Remove the suppression", edits: $0)] } ?? []
  }

  private mutating func report(
    _ message: String, at span: Range<Int>, hint: String? = nil, fix: String? = nil
  ) {
    problems.append(
      Diagnostic(
        severity: LintRule.invalidSuppression.severity,
        code: LintRule.invalidSuppression.code, message: message,
        place: document.file.place(of: span), hints: hint.map { [$0] } ?? [],
        fixes: fix.map { [Diagnostic.Fix("Replace by \($0)", span, $0)] } ?? []))
  }
}
