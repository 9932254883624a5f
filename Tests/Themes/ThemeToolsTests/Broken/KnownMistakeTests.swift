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

  private static func theme(_ written: String, _ fix: Fix) -> Row {
    Row(before: "{\"formatVersion\": 1, ", written: written, fix: fix, after: "}")
  }

  private static let variables =
    "{\"formatVersion\": 1, \"variables\": {\"accent\": \"#a03\", \"r\": 4, \"size\": {\"gap\": 3}}, "

  private static func keys(_ written: String, _ fix: Fix) -> Row {
    Row(
      before: variables + "\"buttons\": {\"all\": {", written: written, fix: fix, after: "}}}")
  }

  private static func rule(_ written: String, _ fix: Fix) -> Row {
    Row(before: "{\"formatVersion\": 1, \"rules\": [{", written: written, fix: fix, after: "}]}")
  }

  private static func match(_ written: String, _ fix: Fix) -> Row {
    rule(
      "\"cornerRadius\": 1, \"match\": \(written)",
      fix.map { "\"cornerRadius\": 1, \"match\": \($0)" })
  }

  private static func part(_ name: String, _ written: String, _ rest: String, _ fix: Fix) -> Row {
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

  /// Values in the notation of style sheets, SwiftUI or Android.
  private static let notations: [Row] = [
    keys(
      #""transition": {"duration": 1, "curve": "cubic-bezier(.4, 0, 0.2, 1)"}"#,
      .safe(#""transition": {"duration": 1, "curve": [0.4, 0, 0.2, 1]}"#)),
    keys(
      #""transition": {"duration": 1, "curve": "ease"}"#,
      .safe(#""transition": {"duration": 1, "curve": [0.25, 0.1, 0.25, 1]}"#)),
    keys(
      #""transition": {"duration": 1, "curve": ".easeInOut"}"#,
      .safe(#""transition": {"duration": 1, "curve": "easeInOut"}"#)),
    keys(
      #""transition": {"duration": 1, "curve": "easeOutCubic"}"#,
      .unsafe(#""transition": {"duration": 1, "curve": [0.33, 1, 0.68, 1]}"#)),
    keys(#""transition": {"duration": 1, "curve": "steps(4, end)"}"#, .hint("no steps")),
    keys(#""transition": {"duration": 1, "curve": "linear(0, 0.5, 1)"}"#, .hint("no steps")),
    keys(
      #""transition": "all 200ms cubic-bezier(0.4, 0, 0.2, 1)""#,
      .safe(#""transition": { "duration": 0.2, "curve": [0.4, 0, 0.2, 1] }"#)),
    keys(#""transition": "opacity 1s linear""#, .hint("Write it as {\"duration\"")),
    keys(#""animation": "pulse 2s infinite""#, .hint("\"keyframes\": [")),
    part(
      "animation", #""keyframes": {"0%": {"scale": 1}, "50%": {"scale": 1.2}}"#, "",
      .safe(#""keyframes": [{"at": 0, "scale": 1}, {"at": 0.5, "scale": 1.2}]"#)),
    part(
      "animation", #""repeat": -1"#, #", "keyframes": [{"at": 0.5}]"#,
      .safe(#""repeat": "forever""#)),
    part("animation", #""keyframes": [{"at": 50}]"#, "", .unsafe(#""keyframes": [{"at": 0.5}]"#)),
    part(
      "background", #""gradient": {"angle": "to right", "stops": ["red", "blue"]}"#, "",
      .safe(#""gradient": {"angle": 90, "stops": ["red", "blue"]}"#)),
    part(
      "background", #""gradient": {"angle": "0.25turn", "stops": ["red", "blue"]}"#, "",
      .safe(#""gradient": {"angle": 90, "stops": ["red", "blue"]}"#)),
    part(
      "background", #""type": "linear", "colors": ["red", "blue"]"#, "",
      .safe(#""type": "linear", "stops": ["red", "blue"]"#)),
    part(
      "background", #""gradient": ["red", "blue 40%"]"#, "",
      .safe(#""gradient": ["red", {"color": "blue", "at": 0.40}]"#)),
    keys(#""cornerRadius": "12pt""#, .safe(#""cornerRadius": 12"#)),
    keys(#""cornerRadius": "12sp""#, .safe(#""cornerRadius": 12"#)),
    keys(#""cornerRadius": "1.5rem""#, .hint("1rem is 16")),
    keys(#""tracking": "0.05em""#, .hint("in points")),
    keys(#""fontScale": "1.2em""#, .safe(#""fontScale": 1.2"#)),
    keys(#""cornerRadius": ".infinity""#, .unsafe(#""cornerRadius": "50%""#)),
    keys(
      #""cornerRadius": "8px 8px 0 0""#,
      .safe(
        #""cornerRadius": {"topLeading": 8, "topTrailing": 8, "bottomTrailing": 0, "bottomLeading": 0}"#
      )),
    keys(#""contentInsets": [4]"#, .safe(#""contentInsets": 4"#)),
    keys(
      #""contentInsets": [4, 8]"#, .safe(#""contentInsets": {"vertical": 4, "horizontal": 8}"#)),
    keys(
      #""contentInsets": "4px 8px 2px""#,
      .safe(#""contentInsets": {"top": 4, "horizontal": 8, "bottom": 2}"#)),
    keys(
      #""contentInsets": [4, 8, 2, 1]"#,
      .safe(#""contentInsets": {"top": 4, "trailing": 8, "bottom": 2, "leading": 1}"#)),
    keys(#""borderSize": "thin""#, .safe(#""borderSize": 1"#)),
    keys(#""borderSize": "1px solid red""#, .hint("“borderSize”: 1")),
    keys(#""font": "Inter""#, .safe(#""fontFamily": "Inter""#)),
    keys(#""font": "bold""#, .safe(#""fontWeight": "bold""#)),
    keys(#""font": "Font.body""#, .safe(#""font": "body""#)),
    keys(#""font": ".system(size: 20)""#, .safe(#""font": {"size": 20}"#)),
    keys(#""font": "16px Inter""#, .safe(#""font": {"size": 16, "family": "Inter"}"#)),
    keys(#""font": {"type": "body"}"#, .safe(#""font": {"style": "body"}"#)),
    keys(#""shadows": "none""#, .safe(#""shadows": []"#)),
    keys(
      #""shadows": "0 2px 4px rgba(0,0,0,0.2)""#,
      .unsafe(#""shadows": [{"color": "rgba(0,0,0,0.2)", "radius": 4, "offset": [0, 2]}]"#)),
    keys(#""background": "url(a.svg)""#, .safe(#""background": {"image": "./a.svg"}"#)),
    keys(
      #""background": {"image": "url('./a.svg')"}"#, .safe(#""background": {"image": "./a.svg"}"#)),
    keys(#""backgroundColor": "url(a.svg)""#, .safe(#""background": {"image": "./a.svg"}"#)),
    keys(
      #""background": "url(a.svg) center / cover""#,
      .unsafe(#""background": {"image": {"file": "./a.svg", "mode": "fill"}}"#)),
    keys(#""backgroundColor": "url(https://a.io/b.png)""#, .hint("Copy the file beside the theme")),
    keys(#""sound": "mute""#, .safe(#""sound": "none""#)),
    keys(#""haptic": "light""#, .unsafe(#""haptic": "lightImpact""#)),
    keys(#""textCase": "capitalize""#, .hint("There are “original”, “upper” and “lower”")),
    theme(#""tags": "warm, dark""#, .safe(#""tags": ["warm", "dark"]"#)),
    theme(#""background": {"material": "thin"}"#, .hint("{\"blur\": 20}")),
    Row(
      before: "", written: #"{"formatVersion": 2}"#, fix: .unsafe(#"{"formatVersion": 1}"#),
      after: ""),
  ]

  private static let colorNotations: [Row] = [
    keys(#""borderColor": "none""#, .safe(#""borderColor": "transparent""#)),
    keys(#""borderColor": ".clear""#, .safe(#""borderColor": "transparent""#)),
    keys(#""borderColor": "Color.white""#, .safe(#""borderColor": "white""#)),
    keys(#""borderColor": "UIColor.red""#, .safe(#""borderColor": "red""#)),
    keys(#""borderColor": ".systemBlue""#, .safe(#""borderColor": "system-blue""#)),
    keys(#""borderColor": ".red""#, .unsafe(#""borderColor": "system-red""#)),
    keys(#""borderColor": "Color.red""#, .unsafe(#""borderColor": "system-red""#)),
    keys(#""borderColor": ".black.opacity(0.2)""#, .safe(#""borderColor": "alpha(black, 0.2)""#)),
    keys(
      #""borderColor": "Color(red: 1, green: 0.5, blue: 0)""#,
      .safe(#""borderColor": "color(srgb 1 0.5 0)""#)),
    keys(##""borderColor": "Color(0xFF112233)""##, .safe(##""borderColor": "#112233""##)),
    keys(###""borderColor": "##ff00aa""###, .safe(##""borderColor": "#ff00aa""##)),
    keys(##""borderColor": "255, 0, 0""##, .safe(##""borderColor": "rgb(255, 0, 0)""##)),
    keys(##""borderColor": "rgba(#f00, 0.5)""##, .safe(##""borderColor": "alpha(#f00, 0.5)""##)),
    keys(#""borderColor": "{accent} / 50%""#, .safe(#""borderColor": "alpha({accent}, 50%)""#)),
    keys(#""borderColor": "{accent} 50%""#, .unsafe(#""borderColor": "alpha({accent}, 50%)""#)),
    keys(#""borderColor": "{accent}80""#, .hint("alpha({accent}, 50%)")),
    keys(#""borderColor": "alpha(accent, 0.5)""#, .safe(#""borderColor": "alpha({accent}, 0.5)""#)),
    keys(
      #""borderColor": "opacity({accent}, 0.5)""#, .safe(#""borderColor": "alpha({accent}, 0.5)""#)),
    keys(
      #""borderColor": "shade({accent}, 50%)""#,
      .unsafe(#""borderColor": "mix({accent}, black, 50%)""#)),
    keys(#""borderColor": "@color/accent""#, .safe(#""borderColor": "{accent}""#)),
    keys(#""borderColor": "variables.accent""#, .safe(#""borderColor": "{accent}""#)),
    keys(
      ##""borderColor": {"$value": "#f00", "$type": "color"}"##, .safe(##""borderColor": "#f00""##)),
    keys(#""borderColor": "inherit""#, .hint("Remove the key")),
    keys(#""borderColor": "currentColor""#, .hint("write a variable")),
    keys(#""borderColor": "red blue""#, .unsafe(#""borderColor": "red ""#)),
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
