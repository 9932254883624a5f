import KeyboardStyling
import SourceText

extension LintRule {

  package static let unusedFont = LintRule(
    DiagnosticCode("lint/unused-font"),
    check: .effect(
      { $0.members(["fontFamily", "font"]) + $0.unusedFontFiles },
      words: { name in
        name.isEmpty
          ? ("No text has this font", "Remove the font")
          : ("The font of \(name.quoted) is never used", "Remove \(name)")
      }))
}

extension Look {

  fileprivate var unusedFontFiles: [Verdict] {
    guard let root = sources.roots.last, let fonts = root["fonts"]?.array,
      root.object?.members.contains(where: { Self.partsWithTexts.contains($0.key) }) == true
    else { return [] }
    let used = Set(sources.roots.flatMap { $0.names(below: false) }.map { $0.lowercased() })
    return fonts.compactMap { font in
      font["name"]?.string.map { (font.span.lowerBound, !used.contains($0.lowercased())) }
    }
  }

  private static let partsWithTexts: Set = ["buttons", "rules", "callouts", "toolbar"]
}

extension JSONValue {

  fileprivate func names(below isFont: Bool) -> [String] {
    if let string { return isFont ? [string] : [] }
    if let array { return array.flatMap { $0.names(below: isFont) } }
    return (object?.members ?? []).filter { $0.key != "fonts" }.flatMap { member in
      member.value.names(below: isFont || JSONValue.keysOfFonts.contains(member.key))
    }
  }

  private static let keysOfFonts: Set = [
    "font", "fontFamily", "family", "variables", "titleFont", "subtitleFont", "actionItemFont",
    "inputItemFont",
  ]
}
