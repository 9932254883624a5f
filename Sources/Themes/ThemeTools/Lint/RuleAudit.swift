import KeyboardDrawing
package import KeyboardPipeline
import KeyboardStyling
package import SourceText

/// The rules, variables, images and fonts of a theme that have no effect.
///
/// A finding is certain: it holds in all looks that have it, on every keyboard.
package struct RuleAudit {

  private let source: SourceFile
  private let looks: [Look]

  private static let maximumLooks = 12

  /// A file with errors has no findings; several audits may share a survey.
  package init(_ source: SourceFile, files: FileReader, survey: KeyCatalog = KeyCatalog()) {
    let facts = try? ThemeFacts(source)
    let names = [nil] + (facts?.variations ?? []) + (facts?.looks.axes.joined().map { $0 } ?? [])
    let linter = ThemeLinter(files: files, survey: survey)
    let document = try? JSONDocument(parsing: source, options: ThemeLimits.json)
    self.source = source
    looks = names.prefix(Self.maximumLooks).compactMap { name in
      document.flatMap { try? Look(name, of: $0, linter: linter) }
    }
  }

  package var diagnostics: [Diagnostic] {
    guard let root = looks.first?.sources.roots.last else { return [] }
    var found: [(offset: Int, diagnostic: Diagnostic)] = []
    for rule in LintRule.all {
      guard case .effect(let verdicts, let words) = rule.check else { continue }
      let holds = Dictionary(
        looks.flatMap { verdicts($0).map { ($0.offset, $0.isInVain) } },
        uniquingKeysWith: { $0 && $1 })
      for offset in holds.filter(\.value).keys {
        diagnostic(of: rule, at: offset, in: root, words: words).map { found.append((offset, $0)) }
      }
    }
    return found.sorted {
      ($0.offset, $0.diagnostic.code.name) < ($1.offset, $1.diagnostic.code.name)
    }.map(\.diagnostic)
  }

  private func diagnostic(
    of rule: LintRule, at offset: Int, in root: JSONValue,
    words: (String) -> (message: String, fix: String)
  ) -> Diagnostic? {
    guard let parent = root.parent(ofPartAt: offset) else { return nil }
    let member = parent.object?.members.first { $0.keySpan.lowerBound == offset }
    let element = parent.array?.first { $0.span.lowerBound == offset }
    guard let span = member?.keySpan ?? (element?["match"] ?? element)?.span, !isKnown(element)
    else { return nil }
    let (message, fix) = words(member?.key ?? "")
    let edits = source.removal(ofPartAt: offset, in: parent)
    return Diagnostic(
      severity: rule.severity, code: rule.code, message: message, place: source.place(of: span),
      fixes: edits.map { [Diagnostic.Fix(fix, edits: $0)] } ?? [])
  }

  private func isKnown(_ rule: JSONValue?) -> Bool {
    guard let rule else { return false }
    return looks[0].theme.warnings.contains { warning in
      guard warning.file == source.name, let span = warning.place?.span else { return false }
      return warning.code == .noEffect && rule.span.lowerBound <= span.lowerBound
        && span.upperBound <= rule.span.upperBound
    }
  }
}

extension ColorVision? {

  var name: String {
    switch self {
    case nil: "with full color vision"
    case .protan: "without red cones (protanopia)"
    case .deutan: "without green cones (deuteranopia)"
    case .tritan: "without blue cones (tritanopia)"
    case .achroma: "without colors (achromatopsia)"
    }
  }
}
