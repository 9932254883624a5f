import KeyboardRender
import SourceText

extension LintRule {

  package static let unknownFamily = LintRule(
    .unknownFamily,
    check: .drawing { rule, look in
      let found = look.contexts.compactMap(\.first).flatMap(\.notices).compactMap {
        notice -> Diagnostic? in
        guard case .unknownFamily(let family, _) = notice else { return nil }
        let name = look.document.root.family(named: family, isFont: false)
        return Diagnostic(
          severity: rule.severity, code: rule.code, message: notice.message,
          place: look.document.file.place(of: name?.span ?? look.document.inheritance),
          hints: notice.hints)
      }
      return found.uniqued(by: \.self)
    })
}

extension JSONValue {

  fileprivate func family(named name: String, isFont: Bool) -> JSONValue? {
    if let string { return isFont && string.lowercased() == name.lowercased() ? self : nil }
    if let array { return array.lazy.compactMap { $0.family(named: name, isFont: isFont) }.first }
    return (object?.members ?? []).lazy.compactMap { member in
      let key = member.key.lowercased()
      let isFont = isFont || key.hasSuffix("font") || key.hasSuffix("family") || key == "variables"
      return member.value.family(named: name, isFont: isFont)
    }.first
  }
}
