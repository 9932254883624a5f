import SourceText
import ThemeTools

/// Quick fixes and refactorings in a range.
struct CodeActionAnswers {

  enum Kind: String, CaseIterable {
    case quickFix = "quickfix"
    case extract = "refactor.extract"
    case inline = "refactor.inline"
    case fixAll = "source.fixAll"

    func isWithin(_ wanted: [String]) -> Bool {
      wanted.contains { rawValue == $0 || rawValue.hasPrefix($0 + ".") }
    }
  }

  struct Action {
    let title: String
    let kind: Kind
    let changes: TextEdits

    var json: JSONText {
      ["title": .string(title), "kind": .string(kind.rawValue), "edit": changes.json]
    }
  }

  let variables: VariableAnswers

  private var text: OpenText { variables.text }
  private var texts: OpenTexts { variables.texts }

  static let capability: JSONText = [
    "codeActionKinds": .array(Kind.allCases.map { .string($0.rawValue) })
  ]

  func actions(in span: Range<Int>, only wanted: [String]?) -> JSONText {
    func isWanted(_ kind: Kind) -> Bool { wanted.map(kind.isWithin) ?? (kind != .fixAll) }
    var actions = isWanted(.quickFix) ? fixes(in: span) : []
    if isWanted(.extract) {
      let extraction = Extraction(at: span, in: text, chain: variables.chain)
      actions += (extraction?.actions ?? []).map(\.json)
    }
    if isWanted(.inline) {
      actions += Inlining(variables: variables, offset: span.lowerBound).actions.map(\.json)
    }
    if isWanted(.fixAll), let action = allFixes { actions.append(action.json) }
    return .array(actions)
  }

  // MARK: Fixes

  private func fixes(in span: Range<Int>) -> [JSONText] {
    let answers = DiagnosticAnswers(text: text, texts: texts)
    let touched = text.diagnostics.filter { diagnostic in
      let own = answers.span(of: diagnostic)
      return own.lowerBound <= span.upperBound && span.lowerBound <= own.upperBound
    }
    return touched.flatMap { diagnostic in
      diagnostic.fixes.enumerated().compactMap { index, fix in
        changes(of: fix, at: diagnostic).map { changes in
          [
            "title": .string(fix.title), "kind": .string(Kind.quickFix.rawValue),
            "diagnostics": [answers.diagnostic(diagnostic)],
            "isPreferred": .boolean(index == 0 && fix.isSafe), "edit": changes.json,
          ]
        }
      }
    }
  }

  private func changes(of fix: Diagnostic.Fix, at diagnostic: Diagnostic) -> TextEdits? {
    guard let file = diagnostic.file,
      let target = file == text.source.name ? text : texts.text(at: file)
    else { return nil }
    var changes = TextEdits()
    for edit in fix.edits {
      guard edit.span.upperBound <= target.source.bytes.count else { return nil }
      changes.add(edit.text, replacing: edit.span, at: target.address, lines: target.lines)
    }
    return changes
  }

  /// Fixes that aren't safe are chosen one by one.
  ///
  /// A rule may be redundant because of one that another rule shadows, which is removed before it.
  private var fixableDiagnostics: [Diagnostic] {
    let hasShadowedRules = text.diagnostics.contains { $0.code == LintRule.shadowedRule.code }
    return text.diagnostics.filter { diagnostic in
      diagnostic.fixes.first?.isSafe == true
        && !(hasShadowedRules && diagnostic.code == LintRule.redundantRule.code)
    }
  }

  private var allFixes: Action? {
    var taken: [Range<Int>] = []
    var changes = TextEdits()
    for diagnostic in fixableDiagnostics {
      guard let edits = diagnostic.fixes.first?.edits,
        diagnostic.file == text.source.name,
        !edits.contains(where: { edit in
          taken.contains {
            edit.span.lowerBound <= $0.upperBound && $0.lowerBound <= edit.span.upperBound
          }
        })
      else { continue }
      for edit in edits where edit.span.upperBound <= text.source.bytes.count {
        taken.append(edit.span)
        changes.add(edit.text, replacing: edit.span, at: text.address, lines: text.lines)
      }
    }
    guard !taken.isEmpty else { return nil }
    return Action(title: "Fix all errors and warnings", kind: .fixAll, changes: changes)
  }
}

/// Edits of several files, as the protocol encodes them.
struct TextEdits {

  private var edits: [String: [JSONText]] = [:]

  mutating func add(
    _ text: String, replacing span: Range<Int>, at address: String, lines: LinePositions
  ) {
    edits[address, default: []].append(Self.edit(text, replacing: span, lines: lines))
  }

  var json: JSONText {
    ["changes": .object(edits.sorted { $0.key < $1.key }.map { ($0.key, .array($0.value)) })]
  }

  static func edit(_ text: String, replacing span: Range<Int>, lines: LinePositions) -> JSONText {
    ["range": lines.range(of: span), "newText": .string(text)]
  }
}
