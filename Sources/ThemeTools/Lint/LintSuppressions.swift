import KeyboardDocuments

/// The findings that a theme file accepts: `"x-lint": {"allow": [{"code": …, "reason": …}]}`.
struct LintSuppressions {

  /// An accepted kind of finding.
  private struct Entry {
    var code: DiagnosticCode
    var span: Range<Int>
  }

  private static let key = "x-lint"

  private let document: JSONDocument
  private var entries: [Entry] = []
  private var problems: [Diagnostic] = []

  /// Read the suppressions of a file.
  init(_ document: JSONDocument) {
    self.document = document
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

  /// Return findings without the suppressed ones, with those about the suppressions themselves.
  ///
  /// Suppressions may be for other looks or levels than those that were measured.
  func applied(to findings: [Diagnostic], areComplete: Bool) -> [Diagnostic] {
    let codes = Set(findings.map(\.code))
    let idle = areComplete ? entries.filter { !codes.contains($0.code) } : []
    let unused = idle.map { entry in
      Diagnostic(
        severity: LintRule.unusedSuppression.severity, code: LintRule.unusedSuppression.code,
        message: "There is no finding \(entry.code.name.quoted) to suppress",
        place: document.file.place(of: entry.span), fixes: removal(at: entry.span.lowerBound))
    }
    let suppressed = Set(entries.map(\.code))
    return findings.filter {
      $0.severity == .error && !$0.isOfLint || !suppressed.contains($0.code)
    }
      + problems + unused
  }

  private mutating func readEntry(_ value: JSONValue) {
    guard let code = value["code"]?.string, let codeValue = value["code"] else {
      return report("A suppression needs a “code” with a text", at: value.span)
    }
    guard let rule = LintRule(rawValue: code) else {
      let names = LintRule.allCases.map(\.rawValue)
      return report(
        "There is no lint rule \(code.quoted)", at: codeValue.span,
        hint: NearestNames.hint(for: code, among: names),
        fix: NearestNames.suggestions(for: code, among: names, limit: 1).first.map {
          JSONText.string($0).text
        })
    }
    guard let reason = value["reason"]?.string, reason.contains(where: { !$0.isWhitespace }) else {
      return report("A suppression needs a “reason” with a text", at: value.span)
    }
    entries.append(Entry(code: rule.code, span: value.span))
  }

  /// Return the removal of an entry that begins at an offset.
  private func removal(at offset: Int) -> [Diagnostic.Fix] {
    guard let parent = document.root.parent(ofPartAt: offset),
      let edits = Removal(from: parent, of: document.file).edits(at: offset)
    else { return [] }
    return [Diagnostic.Fix("Remove the suppression", edits: edits)]
  }

  private mutating func report(
    _ message: String, at span: Range<Int>, hint: String? = nil, fix: String? = nil
  ) {
    let fixes = fix.map { text in
      Diagnostic.Fix(
        "Replace by \(text)", edits: [SourceEdit(span, of: document.file, with: text)])
    }
    problems.append(
      Diagnostic(
        severity: LintRule.invalidSuppression.severity,
        code: LintRule.invalidSuppression.code, message: message,
        place: document.file.place(of: span), hints: hint.map { [$0] } ?? [],
        fixes: fixes.map { [$0] } ?? []))
  }
}

extension Diagnostic {

  /// Whether the diagnostic is a finding of a lint rule.
  var isOfLint: Bool { LintRule(code) != nil }
}
