import KeyboardKit
import Testing
import ThemeTools

/// The findings about small themes, each of which breaks one rule.
@Suite struct ThemeLintTests {

  struct Broken: Sendable, CustomTestStringConvertible {
    let rule: LintRule
    let place: String
    let value: ClosedRange<Double>
    let words: [String]
    let members: String

    /// Expects a finding at a text of the theme, with a value and parts of the message.
    init(
      _ members: String, _ rule: LintRule, at place: String, _ value: ClosedRange<Double>,
      _ words: [String] = []
    ) {
      (self.rule, self.place, self.value) = (rule, place, value)
      (self.words, self.members) = (words, members)
    }

    /// Whether findings have a fix: not without a color that passes, nor of suppressions, whose
    /// reason only the author knows.
    var isFixable: Bool {
      !members.contains("\"x-lint\"") && !members.contains("\"#fff\", \"#000\"")
    }

    var testDescription: String { "\(rule.code) \(members)" }
  }

  static let broken = [
    Broken(
      ##""buttons": {"input": {"backgroundColor": "#fff", "foregroundColor": "#bbb"}}"##,
      .textContrast, at: "\"#bbb\"", 1.5...2, ["light, iP", "pressed", "more cases"]),
    Broken(
      ##""buttons": {"input": {"backgroundColor": "#fff", "foregroundColor": "rgb(200 200 200)"}}"##,
      .textContrast, at: "\"rgb(200 200 200)\"", 1.3...1.7),
    Broken(
      ##""buttons": {"input": {"backgroundColor": "#fff", "foregroundColor": "oklch(80% 0.1 20)"}}"##,
      .textContrast, at: "\"oklch(80% 0.1 20)\"", 1.5...2.1),
    Broken(
      ##""buttons": {"input": {"backgroundColor": "light-dark(white, black)", "foregroundColor": "light-dark(#ccc, white)"}}"##,
      .textContrast, at: "\"light-dark(#ccc, white)\"", 1.3...1.7, ["light, iP"]),
    Broken(
      ##""buttons": {"input": {"backgroundColor": "#fff", "foregroundColor": {"light": "black", "dark": "#eee"}}}"##,
      .textContrast, at: ##"{"light": "black", "dark": "#eee"}"##, 1...1.3, ["dark, iP"]),
    Broken(
      ##""variables": {"ink": "#ccc"}, "rules": [{"match": {"character": "q"}, "backgroundColor": "white", "foregroundColor": "{ink}"}]"##,
      .textContrast, at: "\"{ink}\"", 1.3...1.7, ["“q”"]),
    Broken(
      ##""buttons": {"input": {"backgroundColor": "#333"}}"##, .textContrast, at: "\"#333\"", 1...2,
      ["light"]),
    Broken(
      ##""buttons": {"input": {"background": ["#fff", "#000"], "foregroundColor": "#888"}}"##,
      .textContrast, at: "\"#888\"", 1...3),
    Broken(
      ##""buttons": {"input": {"backgroundColor": "white", "foregroundGradient": ["black", "#ddd"]}}"##,
      .textContrast, at: "\"#ddd\"", 1...1.6),
    Broken(
      ##""toolbar": {"item": {"titleColor": "#c8c8c8", "subtitleColor": "black", "backgroundColor": "white"}, "autocorrectItem": {"titleColor": "black", "backgroundColor": "#eee"}}"##,
      .textContrast, at: "\"#c8c8c8\"", 1.2...2, ["in the toolbar"]),
    Broken(
      ##""callouts": {"backgroundColor": "white", "foregroundColor": "#ddd"}"##, .textContrast,
      at: "\"#ddd\"", 1.1...1.6, ["callout"]),
    Broken(
      ##""buttons": {"system": {"backgroundColor": "#335577", "foregroundColor": "#446688"}}"##,
      .iconContrast, at: "\"#446688\"", 1...1.6, ["icon"]),
    Broken(
      ##""background": "#335577", "foregroundColor": "white", "toolbar": {"autocorrectItem": {"backgroundColor": "#335577"}}, "buttons": {"all": {"backgroundColor": "#335577", "foregroundColor": "white", "shadowSize": 0}}"##,
      .keyContrast, at: "\"#335577\"", 1...1.1, ["board"]),
    Broken(
      ##""buttons": {"all": {"backgroundColor": "white", "foregroundColor": "black", "pressedOverlayColor": "transparent"}}"##,
      .pressedState, at: "\"transparent\"", 0...0, ["pressed"]),
    Broken(
      ##""buttons": {"system": {"backgroundColor": "black", "foregroundColor": "black"}}"##,
      .lockedState, at: "\"black\"", 0...0, ["shift"]),
    Broken(
      ##""callouts": {"backgroundColor": "white", "foregroundColor": "black", "selectedBackgroundColor": "#fefefe", "selectedForegroundColor": "black"}"##,
      .selectedAction, at: "\"#fefefe\"", 0...0.02, ["selected"]),
    Broken(
      ##""buttons": {"all": {"backgroundColor": "#962828", "foregroundColor": "white", "pressedOverlayColor": "transparent", "pressed": {"backgroundColor": "#006c10"}}}"##,
      .colorBlindStates, at: "\"transparent\"", 0...0.015, ["deuteranopia"]),
    Broken(##""buttons": {"all": {"tracking": 40}}"##, .clippedLabel, at: "40", 0...7, ["locale"]),
    Broken(
      ##""x-lint": {"allow": [{"code": "text-contrat", "reason": "Why not."}]}"##,
      .invalidSuppression, at: "\"text-contrat\"", 0...0),
    Broken(
      ##""x-lint": {"allow": [{"code": "lint/text-contrast", "reason": " "}]}"##,
      .invalidSuppression, at: ##"{"code": "lint/text-contrast", "reason": " "}"##, 0...0),
    Broken(
      ##""x-lint": {"allow": [{"code": "lint/clipped-label", "reason": "Fits."}]}"##,
      .unusedSuppression, at: ##"{"code": "lint/clipped-label", "reason": "Fits."}"##, 0...0),
  ]

  @Test(arguments: broken)
  func brokenThemeIsFoundAndFixed(theme: Broken) throws {
    let linted = try LintedTheme(theme.members)
    let found = linted.findings(of: theme.rule)
    let finding = try #require(
      found.first { linted.text(at: $0) == theme.place },
      "\(linted.findings.map { "\($0.code) \(linted.text(at: $0) ?? "") \($0.message)" })")
    #expect(found.count { linted.text(at: $0) == theme.place } == 1)
    if let measurement = finding.measurement {
      #expect(theme.value.contains(measurement.value), "\(measurement)")
      #expect(measurement.value < measurement.bound)
    }
    for word in theme.words { #expect(finding.message.contains(word), "\(finding.message)") }
    guard theme.isFixable else { return }
    #expect(found.allSatisfy { !$0.fixes.isEmpty })
    let fixed = try linted.fixed()
    let text = String(decoding: fixed.file.source.bytes, as: UTF8.self)
    #expect(fixed.findings(of: theme.rule) == [], "\(text)")
    #expect(!fixed.findings.contains { $0.severity == .error }, "\(text) \(fixed.findings)")
  }

  @Test(arguments: [
    ("#bbb", ##""#"##), ("rgb(200 200 200)", "\"rgb("), ("hsl(10 10% 80%)", "\"hsl("),
    ("oklch(80% 0.1 20)", "\"oklch("), ("light-dark(#ccc, black)", "\"light-dark(#"),
    ("light-dark(rgb(200 200 200), black)", "\"light-dark(rgb("), ("silver", "\"#"),
  ])
  func fixKeepsTheNotation(color: String, start: String) throws {
    let linted = try LintedTheme(
      #""buttons": {"input": {"backgroundColor": "white", "foregroundColor": "\#(color)"}}"#)
    let edit = try #require(linted.findings(of: .textContrast).first?.fixes.first?.edits.first)
    let old = String(decoding: linted.file.source.bytes[edit.span], as: UTF8.self)
    // Of an adaptive color only the failing side is replaced.
    let text = String(decoding: linted.file.source.applying([edit]).bytes, as: UTF8.self)
    #expect(text.contains("\"foregroundColor\": \(start)"), "\(old) → \(edit.text)")
  }

  @Test func blackOnBlackFailsInEachState() throws {
    let pair = #""backgroundColor": "black", "foregroundColor": "black""#
    let linted = try LintedTheme(
      """
      "background": "black", "foregroundColor": "black", "buttons": {"all": {\(pair)}},
      "callouts": {\(pair), "selectedBackgroundColor": "black", "selectedForegroundColor": "black"},
      "toolbar": {"item": {"titleColor": "black", "subtitleColor": "black"}}
      """)
    let messages = linted.findings(of: .textContrast).map(\.message).joined(separator: "\n")
    for state in [
      "at rest", "pressed", "shifted", "locked", "disabled", "selected", "in the input callout",
      "in the action callout", "in the toolbar",
    ] {
      #expect(messages.contains(state), "\(state) in \(messages)")
    }
    let codes = Set(linted.findings.map(\.code))
    for rule in [LintRule.textContrast, .iconContrast, .keyContrast, .lockedState, .selectedAction]
    {
      #expect(codes.contains(rule.code))
    }
  }

  @Test func codesAreDistinct() {
    #expect(LintRule.codes.count == LintRule.all.count)
  }

  @Test(arguments: [(LintLevel.relaxed, false), (.aa, false), (.aaa, true)])
  func levelsDiffer(level: LintLevel, fails: Bool) throws {
    let members =
      ##""buttons": {"all": {"backgroundColor": "white", "foregroundColor": "#6a6a6a"}}"##
    let linted = try LintedTheme(members, policy: LintPolicy(level: level))
    #expect(linted.findings(of: .textContrast).isEmpty == !fails)
  }

  @Test(arguments: [(3.0, false), (7.0, true)])
  func promiseOfTheFileIsABound(promise: Double, fails: Bool) throws {
    let linted = try LintedTheme(
      ##""x-contrast": \##(promise), "buttons": {"all": {"backgroundColor": "white", "foregroundColor": "#6a6a6a"}}"##
    )
    #expect(linted.findings(of: .textContrast).isEmpty == !fails)
  }

  @Test func policyGradesFindings() throws {
    let members = ##""buttons": {"all": {"backgroundColor": "white", "foregroundColor": "#ccc"}}"##
    func severities(_ policy: LintPolicy) throws -> [Diagnostic.Severity] {
      try LintedTheme(members, policy: policy).findings(of: .textContrast).map(\.severity)
    }
    let contrast = LintRule.textContrast.code
    #expect(try severities(LintPolicy()) == [.error])
    #expect(try severities(LintPolicy(allowed: [contrast])) == [])
    #expect(try severities(LintPolicy(allowed: [contrast], denied: [contrast])) == [.error])
  }

  @Test(arguments: [
    #""buttons": {"all": {"pressedScale": 1.5, "pressedOffset": [50, -50], "baselineOffset": 50}}"#,
    #""rules": [{"match": {"element": "hint"}, "offset": [40, 40], "foregroundColor": "red"}]"#,
    #""rules": [{"match": {"element": "board"}, "keyInsets": 12, "rowHeightScale": 0.75}]"#,
    #""buttons": {"all": {"foregroundColor": "transparent", "backgroundColor": "alpha(red, 1%)"}}"#,
    #""buttons": {"all": {"foregroundGradient": ["alpha(red, 0%)", "transparent"]}}"#,
    #""callouts": {"backgroundColor": "transparent", "cornerRadius": 40}"#,
    #""toolbar": {"height": 200, "item": {"verticalPadding": 0}}"#,
  ])
  func extremeThemesAreMeasured(members: String) throws {
    #expect(try !LintedTheme(members).findings.contains { $0.message.isEmpty })
  }

  /// The glow of an icon has the color of its light, as that of a letter, and is no face.
  @Test func glowIsNotBehindIcons() throws {
    let linted = try LintedTheme(
      ##"""
      "buttons": {"all": {
        "backgroundColor": "black", "foregroundColor": "white", "textShadows": [{"color": "#eee", "radius": 2}]
      }}
      """##)
    #expect(linted.findings(of: .textContrast) == [])
    #expect(linted.findings(of: .iconContrast) == [])
  }

  /// Also a suppression by the former code.
  @Test(arguments: ["lint/text-contrast", "text-contrast"])
  func suppressionHidesFindings(code: String) throws {
    let linted = try LintedTheme(
      ##"""
      "x-lint": {"allow": [{"code": "\##(code)", "reason": "Meant to be faint."}]},
      "buttons": {"input": {"backgroundColor": "white", "foregroundColor": "#ccc"}}
      """##)
    #expect(linted.findings(of: .textContrast) == [])
    #expect(linted.findings(of: .unusedSuppression) == [])
    #expect(
      !linted.accepted.isEmpty
        && linted.accepted.allSatisfy { $0.code.name == "lint/text-contrast" })
  }

  /// The sticker is blamed, in whose place the text could be read, and no color is changed.
  @Test(arguments: [
    #""toolbar": {"item": {"titleColor": "black"}}"#, #""foregroundColor": "black""#,
  ])
  func stickersAreBlamedForWhatTheyCover(texts: String) throws {
    let drawing = SourceFile(
      name: "dot.svg",
      text:
        ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#222" d="M0 0H10V10H0Z"/></svg>"##
    )
    let sticker = #"{"file": "./dot.svg", "place": [0.8, 0.08], "width": 120}"#
    let linted = try LintedTheme(
      file: SourceFile(
        name: "mine.json",
        text:
          "{\"formatVersion\": 1, \"background\": \"white\", \(texts), \"stickers\": [\(sticker)]}"),
      companions: ["./dot.svg": drawing])
    let found = linted.findings(of: .textContrast).first { linted.text(at: $0) == sticker }
    let finding = try #require(found, "\(linted.findings)")
    #expect(
      finding.fixes.isEmpty && finding.message.contains("“Three”")
        && finding.hints.contains { $0.contains("sticker") }, "\(finding)")
  }

  @Test func errorsOfCheckAreIncluded() throws {
    let linted = try LintedTheme(#""backgrund": "red""#)
    #expect(linted.findings.map(\.code) == [.unknownKey])
  }
}
