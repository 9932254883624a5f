import SourceText
import Testing
import ThemeTools

/// Typical mistakes of authors who know CSS, KeyboardKit, Figma or VS Code: the fix that they are offered, and
/// whether it may be applied unseen.
@Suite struct KnownMistakeTests {

  enum Fix: Sendable {
    case safe(String)
    case unsafe(String)

    /// Only the author knows what was meant; the remedies name this.
    case hint(String)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var before: String
    var written: String
    var fix: Fix
    var after: String

    var testDescription: String { written }

    func text(_ part: String) -> String { before + part + after }
  }

  static func theme(_ written: String, _ fix: Fix) -> Row {
    Row(before: "{\"formatVersion\": 1, ", written: written, fix: fix, after: "}")
  }

  private static let variables =
    "{\"formatVersion\": 1, \"variables\": {\"accent\": \"#a03\", \"r\": 4, \"size\": {\"gap\": 3}}, "

  static func keys(_ written: String, _ fix: Fix) -> Row {
    Row(
      before: variables + "\"buttons\": {\"all\": {", written: written, fix: fix, after: "}}}")
  }

  static func rule(_ written: String, _ fix: Fix) -> Row {
    Row(before: "{\"formatVersion\": 1, \"rules\": [{", written: written, fix: fix, after: "}]}")
  }

  static func match(_ written: String, _ fix: Fix) -> Row {
    rule(
      "\"cornerRadius\": 1, \"match\": \(written)",
      fix.map { "\"cornerRadius\": 1, \"match\": \($0)" })
  }

  static func part(_ name: String, _ written: String, _ rest: String, _ fix: Fix) -> Row {
    Row(
      before: "{\"formatVersion\": 1, \"buttons\": {\"all\": {\"\(name)\": {", written: written,
      fix: fix,
      after: "\(rest)}}}}")
  }

  static let rows =
    values + notations + colorNotations + keysOfStyles + keysOfThemes + conditions + parts

  /// Values: units, colors and calculations.
  private static let values: [Row] = [
    keys(##""borderColor": "ff00aa""##, .safe(##""borderColor": "#ff00aa""##)),
    keys(##""glowColor": "FFF""##, .safe(##""glowColor": "#fff""##)),
    keys(#""borderColor": "accent""#, .safe(#""borderColor": "{accent}""#)),
    keys(#""borderColor": "$accent""#, .safe(#""borderColor": "{accent}""#)),
    keys(#""borderColor": "@accent""#, .safe(#""borderColor": "{accent}""#)),
    keys(#""borderColor": "${accent}""#, .safe(#""borderColor": "{accent}""#)),
    keys(#""borderColor": "{{accent}}""#, .safe(#""borderColor": "{accent}""#)),
    keys(#""borderColor": "{variables.accent}""#, .safe(#""borderColor": "{accent}""#)),
    keys(#""borderColor": "var(--accent, red)""#, .safe(#""borderColor": "{accent}""#)),
    keys(#""cornerRadius": "size.gap""#, .safe(#""cornerRadius": "{size.gap}""#)),
    keys(#""fontScale": "120%""#, .safe(#""fontScale": 1.2"#)),
    keys(#""pressedScale": "95%""#, .safe(#""pressedScale": 0.95"#)),
    keys(#""cornerRadius": "8px""#, .safe(#""cornerRadius": 8"#)),
    keys(#""cornerRadius": "500px""#, .unsafe(#""cornerRadius": 100"#)),
    keys(#""cornerRadius": "{r} * 2""#, .safe(#""cornerRadius": "calc({r} * 2)""#)),
    keys(#""glowRadius": "{r}px""#, .safe(#""glowRadius": "{r}""#)),
    keys(#""cornerRadius": "calc(r + 1)""#, .safe(#""cornerRadius": "calc({r} + 1)""#)),
    keys(#""glowRadius": "calc({r} * 2px)""#, .safe(#""glowRadius": "calc({r} * 2)""#)),
    keys(##""borderColor": [255, 0, 0]"##, .safe(##""borderColor": "#ff0000""##)),
    keys(##""borderColor": [255, 0, 0, 0.5]"##, .safe(##""borderColor": "#ff000080""##)),
    keys(##""borderColor": [1, 0, 0.5]"##, .safe(##""borderColor": "#ff0080""##)),
    keys(##""borderColor": [1, 0, 0]"##, .unsafe(##""borderColor": "#ff0000""##)),
    keys(##""borderColor": {"r": 255, "g": 0, "b": 0}"##, .safe(##""borderColor": "#ff0000""##)),
    keys(##""borderColor": 0xFF00AA"##, .safe(##""borderColor": "#ff00aa""##)),
    keys(##""borderColor": "0xFF00AA""##, .safe(##""borderColor": "#ff00aa""##)),
    keys(##""borderColor": "red;""##, .safe(##""borderColor": "red""##)),
    keys(#""fontWeight": "extra-bold""#, .safe(#""fontWeight": "heavy""#)),
    keys(#""fontWeight": "normal""#, .safe(#""fontWeight": "regular""#)),
    keys(#""fontWeight": "700""#, .safe(#""fontWeight": 700"#)),
    keys(#""fontWeight": 450"#, .unsafe(#""fontWeight": 500"#)),
    keys(#""textCase": "uppercase""#, .safe(#""textCase": "upper""#)),
    keys(#""cornerStyle": "squircle""#, .safe(#""cornerStyle": "continuous""#)),
    keys(#""transition": {"duration": "3s"}"#, .safe(#""transition": {"duration": 3}"#)),
    keys(#""transition": {"duration": "200ms"}"#, .safe(#""transition": {"duration": 0.2}"#)),
    keys(
      #""transition": "0.2s ease-out""#,
      .safe(#""transition": { "duration": 0.2, "curve": "easeOut" }"#)),
    theme("\"background\": ‘red’", .safe("\"background\": \"red\"")),
    theme("“name”: \"A\"", .safe("\"name\": \"A\"")),
    theme("'name': \"A\"", .safe("\"name\": \"A\"")),
    theme("name: \"A\"", .safe("\"name\": \"A\"")),
    theme("\"name\" = \"A\"", .safe("\"name\" : \"A\"")),
    theme(#""license": "MIT" "name": "A""#, .safe(#""license": "MIT", "name": "A""#)),
    theme("\n# Colors\n\"name\": \"A\"", .safe("\n// Colors\n\"name\": \"A\"")),
    keys(#""shadows": None"#, .safe(#""shadows": null"#)),
  ]

  private static let keysOfStyles: [Row] = [
    keys(#""conerRadius": 3"#, .safe(#""cornerRadius": 3"#)),
    keys(#""border-radius": "8px""#, .safe(#""cornerRadius": 8"#)),
    keys(#""borderWidth": 2"#, .safe(#""borderSize": 2"#)),
    keys(#""strokeWeight": 2"#, .safe(#""borderSize": 2"#)),
    keys(#""color": "red""#, .unsafe(#""foregroundColor": "red""#)),
    keys(#""textColor": "red""#, .safe(#""foregroundColor": "red""#)),
    keys(#""letter-spacing": "1px""#, .safe(#""tracking": 1"#)),
    keys(#""font-size": "20px""#, .safe(#""font": {"size": 20}"#)),
    keys(#""font-size": 20"#, .safe(#""font": {"size": 20}"#)),
    keys(#""padding": "4px""#, .safe(#""contentInsets": 4"#)),
    keys(#""fill": "red""#, .unsafe(#""backgroundColor": "red""#)),
    keys(#"":active": {"fontScale": 2}"#, .safe(#""pressed": {"fontScale": 2}"#)),
    keys(#""active": {"fontScale": 2}"#, .safe(#""pressed": {"fontScale": 2}"#)),
    keys(#"":hover": {"fontScale": 2}"#, .unsafe(#""pressed": {"fontScale": 2}"#)),
    keys(
      #""pressedBackgroundColor": "red""#, .safe(#""pressed": {"backgroundColor": "red"}"#)),
    keys(#""opacity": 0.5"#, .hint("alpha()")),
    keys(#""margin": 4"#, .hint("keyInsets")),
    keys(#""box-shadow": "0 2px 4px red""#, .hint("“shadows”: [")),
    keys(#""shadow": {"color": "red"}"#, .hint("“shadows”: [")),
    keys(#""border": "1px solid red""#, .hint("“borderColor” and “borderSize”")),
    keys(#""width": 30"#, .hint("layout")),
    keys(#""dark": {"fontScale": 2}"#, .hint("light-dark(")),
    keys(#""disabled": {"fontScale": 2}"#, .hint(#"{"match": {"state": "disabled"}"#)),
    keys(#""cursor": "pointer""#, .hint("remove it")),
    keys(#""shape": "rounded-corner(8dp)""#, .hint("“cornerRadius”")),
    keys(#""foregroundStyle": "red""#, .safe(#""foregroundColor": "red""#)),
    keys(#""transform": "scale(2)""#, .hint("“animation”")),
    keys(#""pressed": {"pressed": {"fontScale": 2}}"#, .hint("already the pressed style")),
  ]

  private static let keysOfThemes: [Row] = [
    theme(##""backgroundColor": "#fff""##, .safe(##""background": "#fff""##)),
    theme(#""cornerRadius": 4"#, .safe(#""buttons": {"all": {"cornerRadius": 4}}"#)),
    theme(#""border-radius": 4"#, .hint("as “cornerRadius”")),
    theme(#""keys": {"all": {"fontScale": 2}}"#, .unsafe(#""buttons": {"all": {"fontScale": 2}}"#)),
    theme(
      #""styles": {"all": {"fontScale": 2}}"#, .unsafe(#""buttons": {"all": {"fontScale": 2}}"#)),
    theme(
      #""buttonStyles": {"all": {"fontScale": 2}}"#,
      .unsafe(#""buttons": {"all": {"fontScale": 2}}"#)),
    theme(
      #""buttons": {"letters": {"fontScale": 2}}"#,
      .safe(#""buttons": {"input": {"fontScale": 2}}"#)),
    theme(
      #""buttons": {"default": {"fontScale": 2}}"#, .safe(#""buttons": {"all": {"fontScale": 2}}"#)),
    theme(#""dark": {"background": "black"}"#, .hint("light-dark(")),
    theme(#""colors": {"ink": "red"}"#, .unsafe(#""variables": {"ink": "red"}"#)),
    theme(#""smartbar": {"height": 40}"#, .unsafe(#""toolbar": {"height": 40}"#)),
    theme(#""window": {"background": "red"}"#, .hint("“background”")),
    theme(#""isNightTheme": true"#, .hint("light-dark(")),
    theme(#""title": "Mine""#, .safe(#""name": "Mine""#)),
    theme(
      #""rules": {"match": "space", "fontScale": 2}"#,
      .safe(#""rules": [{"match": "space", "fontScale": 2}]"#)),
    theme(#""tags": "warm""#, .safe(#""tags": ["warm"]"#)),
    Row(
      before: "",
      written: #"{"name": "Dark", "type": "dark", "colors": {"editor.background": "red"}}"#,
      fix: .hint("kbrender theme import mine.json"), after: ""),
    Row(
      before: "", written: #"{"name": "A"}"#, fix: .safe(#"{"formatVersion": 1, "name": "A"}"#),
      after: ""),
  ]

  private static let conditions: [Row] = [
    rule(#""key": "space", "fontScale": 2"#, .safe(#""match": "space", "fontScale": 2"#)),
    rule(#""action": "return", "fontScale": 2"#, .safe(#""match": "return", "fontScale": 2"#)),
    rule(#""fontScale": 2"#, .unsafe(#""match": {}, "fontScale": 2"#)),
    rule(
      #""match": "space", "style": {"fontScale": 2}"#, .safe(#""match": "space", "fontScale": 2"#)),
    match(#""enter""#, .safe(#""return""#)), match(#""spacebar""#, .safe(#""space""#)),
    match(#""a""#, .safe(#"{"character": "a"}"#)), match(#""*""#, .safe("{}")),
    match(#""pressed""#, .safe(#"{"state": "pressed"}"#)),
    match(#""dark""#, .safe(#"{"colorScheme": "dark"}"#)),
    match(#"{"theme": "dark"}"#, .safe(#"{"colorScheme": "dark"}"#)),
    match(#"{"key": "space"}"#, .safe(#"{"action": "space"}"#)),
    match(#"{"colorScheme": "night"}"#, .safe(#"{"colorScheme": "dark"}"#)),
    match(#"{"state": "active"}"#, .safe(#"{"state": "pressed"}"#)),
    match(#"{"state": "hover"}"#, .unsafe(#"{"state": "pressed"}"#)),
    match(#"{"element": "keyboard"}"#, .safe(#"{"element": "board"}"#)),
    match(#"{"not": "space"}"#, .safe(#"{"not": {"action": "space"}}"#)),
    match(#""iPad""#, .safe(#"{"device": "pad"}"#)), match(#""all""#, .safe("{}")),
    match(#"{"code": 32}"#, .hint(#"{"action": "space"}"#)),
    match(#"{"dark": true}"#, .hint(#"{"colorScheme": "dark"}"#)),
  ]

  private static let parts: [Row] = [
    part(
      "animation", #""iterations": 2"#, #", "keyframes": [{"at": 0.5}]"#, .safe(#""repeat": 2"#)),
    part(
      "animation", #""repeat": "infinite""#, #", "keyframes": [{"at": 0.5}]"#,
      .safe(#""repeat": "forever""#)),
    part(
      "animation", #""easing": "linear""#, #", "keyframes": [{"at": 0.5}]"#,
      .safe(#""curve": "linear""#)),
    part(
      "background", #""gradient": {"colors": ["red", "blue"]}"#, "",
      .safe(#""gradient": {"stops": ["red", "blue"]}"#)),
    part(
      "background", #""gradient": {"direction": 90, "stops": ["red", "blue"]}"#, "",
      .safe(#""gradient": {"angle": 90, "stops": ["red", "blue"]}"#)),
    part("background", #""backgroundColor": "red""#, "", .safe(#""color": "red""#)),
    part("font", #""fontSize": 20"#, "", .safe(#""size": 20"#)),
    keys(
      #""shadows": [{"color": "red", "blur": 4}]"#,
      .safe(#""shadows": [{"color": "red", "radius": 4}]"#)),
    keys(#""shadows": [{"color": "red", "x": 4}]"#, .hint("“offset”: [0, 2]")),
    keys(#""shadows": {"color": "red"}"#, .safe(#""shadows": [{"color": "red"}]"#)),
  ]

  private static let drawing =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><path d=\"M0 0h9v9z\"/></svg>"

  private static func problems(_ text: String) -> [Diagnostic] {
    ThemeFile(
      SourceFile(name: "mine.json", text: text),
      files: KeyboardExplainerTests.reader(["a.svg": drawing, "./a.svg": drawing])
    ).diagnostics.filter { $0.severity == .error }
  }

  @Test(arguments: rows)
  func mistakesHaveTheRightFix(row: Row) throws {
    let text = row.text(row.written)
    let problems = Self.problems(text)
    let all: Comment = "\(Diagnostics(problems))"
    let problem = try #require(problems.first, all)
    switch row.fix {
    case .hint(let hint):
      #expect(problems.allSatisfy { $0.fixes.isEmpty }, all)
      #expect(problem.hints.contains { $0.contains(hint) }, all)
    case .safe(let part), .unsafe(let part):
      let fix = try #require(problem.fixes.first, all)
      let mended = SourceFile(name: "mine.json", text: text).applying(fix.edits)
      #expect(String(decoding: mended.bytes, as: UTF8.self) == row.text(part), all)
      #expect(fix.isSafe == row.fix.isSafe, all)
      #expect(
        Self.problems(row.text(part)).isEmpty, "\(Diagnostics(Self.problems(row.text(part))))")
    }
  }

  /// All mistakes of a file are fixed at once, though each of them hides others.
  @Test func safeFixesAreAppliedTogether() throws {
    let text = ##"""
      {
        "formatVersion": 1
        "backgroundColor": "fff",
        "buttons": { "all": { "border-radius": "8px", "color": "ff0000" } }
      }
      """##
    func fixes(includingUnsafe: Bool) -> LintFixes {
      LintFixes(SourceFile(name: "mine.json", text: text), includingUnsafe: includingUnsafe) {
        Self.problems(String(decoding: $0.bytes, as: UTF8.self))
      }
    }
    let safe = fixes(includingUnsafe: false)
    #expect(
      String(decoding: safe.file.bytes, as: UTF8.self) == ##"""
        {
          "formatVersion": 1,
          "background": "#fff",
          "buttons": { "all": { "cornerRadius": 8, "color": "ff0000" } }
        }
        """##)
    #expect(safe.findings.map(\.code.name) == ["theme/unknown-key"])
    #expect(fixes(includingUnsafe: true).findings.isEmpty)
    let difference = SourceFile(name: "mine.json", text: text).unifiedDifference(to: safe.file)
    #expect(
      difference.hasPrefix(
        "--- mine.json\n+++ mine.json\n@@ -1,5 +1,5 @@\n {\n-  \"formatVersion\": 1\n"))
  }
}

extension KnownMistakeTests.Fix {

  fileprivate func map(_ change: (String) -> String) -> Self {
    switch self {
    case .safe(let text): .safe(change(text))
    case .unsafe(let text): .unsafe(change(text))
    case .hint: self
    }
  }

  fileprivate var isSafe: Bool { if case .safe = self { true } else { false } }
}
