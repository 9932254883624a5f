import KeyboardKit
import Testing
import ThemeTools

/// What findings say is true of every look and state that they are about.
@Suite struct LintHintTests {

  private static let hopeless = "No text color has this contrast"

  /// One color on a light and a dark face, neither of which is far from it.
  private static let both =
    ##""buttons": {"all": {"foregroundColor": "#777"}, "input": {"backgroundColor": "white"}, "system": {"backgroundColor": "black"}, "primary": {"backgroundColor": "black"}}"##

  @Test func oneColorOfTwoFacesIsDivided() throws {
    let linted = try LintedTheme(Self.both, policy: LintPolicy(level: .aaa))
    let finding = try #require(linted.findings(of: .textContrast).first)
    #expect(linted.text(at: finding) == "\"#777\"")
    #expect(!finding.hints.contains { $0.contains(Self.hopeless) })
    let edits = try #require(finding.fixes.first?.edits)
    let text = String(decoding: linted.file.source.applying(edits).bytes, as: UTF8.self)
    #expect(text.contains("\"#777\"") && edits.count >= 2, "\(text)")
    // The places of the faces are named.
    let faces = finding.related.compactMap { related in
      related.place.span.map { String(decoding: linted.file.source.bytes[$0], as: UTF8.self) }
    }
    #expect(Set(faces) == ["\"white\"", "\"black\""], "\(faces)")
  }

  @Test(arguments: [
    (##""buttons": {"input": {"background": ["#fff", "#000"], "foregroundColor": "#888"}}"##, true),
    (
      ##""buttons": {"input": {"background": ["#fff", "#999"], "foregroundColor": "#aaa"}}"##, false
    ),
    (both, false),
    (
      ##""buttons": {"all": {"foregroundColor": "#888", "backgroundColor": "#808080", "pressed": {"backgroundColor": "#7c7c7c"}}}"##,
      false
    ),
  ])
  func hopelessTextsHaveNeitherBlackNorWhite(members: String, isHopeless: Bool) throws {
    for level in [LintLevel.aa, .aaa] where !(level == .aaa && members.contains("#808080")) {
      let findings = try LintedTheme(members, policy: LintPolicy(level: level)).findings
      #expect(findings.contains { $0.code == LintRule.textContrast.code })
      let hints = findings.flatMap(\.hints)
      #expect(hints.contains { $0.contains(Self.hopeless) } == isHopeless, "\(hints)")
    }
  }

  @Test func facesOfGradientsAreTheirPlace() throws {
    for face in [##"["#333", "#444"]"##, ##"{"gradient": ["#333", "#444"]}"##] {
      let linted = try LintedTheme(#""buttons": {"all": {"background": \#(face)}}"#)
      let finding = try #require(linted.findings(of: .textContrast).first)
      #expect(linted.text(at: finding) == "\"#333\"", "\(finding)")
      #expect(try linted.fixed().findings(of: .textContrast).isEmpty)
    }
  }

  /// The color scheme that passes keeps its color, and variables stay variables.
  @Test(arguments: [
    (
      ##""variables": {"ink": "#999"}, "buttons": {"all": {"foregroundColor": "{ink}", "backgroundColor": "white"}}"##,
      "\"darken({ink}, "
    ),
    (
      ##""variables": {"ink": "#999"}, "buttons": {"all": {"foregroundColor": "{ink}", "backgroundColor": "light-dark(white, black)"}}"##,
      "\"light-dark(darken({ink}, "
    ),
  ])
  func fixesKeepVariables(members: String, start: String) throws {
    let linted = try LintedTheme(members)
    let edits = try #require(linted.findings(of: .textContrast).first?.fixes.first?.edits)
    let text = String(decoding: linted.file.source.applying(edits).bytes, as: UTF8.self)
    #expect(text.contains("\"foregroundColor\": \(start)"), "\(text)")
    #expect(try linted.fixed().findings(of: .textContrast).isEmpty)
  }

  /// The face of the selected action, which equals the callout.
  @Test func facesKeepVariables() throws {
    let linted = try LintedTheme(
      ##""variables": {"face": "#383838"}, "callouts": {"backgroundColor": "{face}", "foregroundColor": "white", "selectedBackgroundColor": "{face}", "selectedForegroundColor": "white"}"##
    )
    let edits = try #require(linted.findings(of: .selectedAction).first?.fixes.first?.edits)
    let text = String(decoding: linted.file.source.applying(edits).bytes, as: UTF8.self)
    #expect(text.contains(#/"selectedBackgroundColor": "(lighten|darken)\(\{face\}, /#), "\(text)")
    #expect(try linted.fixed().findings(of: .selectedAction).isEmpty)
  }

  @Test func looksThatPassKeepTheirColors() throws {
    let linted = try LintedTheme(
      ##""buttons": {"all": {"foregroundColor": "#555", "backgroundColor": "white"}}, "variations": {"night": {"buttons": {"all": {"backgroundColor": "black"}}}}"##
    )
    let edits = try #require(linted.findings(of: .textContrast).first?.fixes.first?.edits)
    let text = String(decoding: linted.file.source.applying(edits).bytes, as: UTF8.self)
    let fixed = try JSONDocument(parsing: SourceFile(name: "mine.json", text: text)).root
    #expect(fixed["buttons"]?["all"]?["foregroundColor"]?.string == "#555", "\(text)")
    #expect(fixed["variations"]?["night"]?["buttons"]?["all"]?["foregroundColor"] != nil, "\(text)")
    #expect(try linted.fixed().findings(of: .textContrast).isEmpty)
  }

  @Test(arguments: [
    ("thin", 24.0, true), ("light", 20, true), ("light", 24, false), ("regular", 20, false),
    ("regular", 16, true), ("semibold", 14, true), ("bold", 14, false),
  ])
  func thinStrokesNeedMoreContrast(weight: String, size: Double, fails: Bool) throws {
    let members =
      ##""buttons": {"input": {"backgroundColor": "white", "foregroundColor": "#888", "font": {"size": \##(size), "weight": "\##(weight)"}}}, "callouts": {"actionItemFont": {"size": \##(size)}}"##
    let findings = try LintedTheme(members).findings(of: .textContrast)
    #expect(findings.isEmpty == !fails, "\(findings.map(\.message))")
  }

  /// Callouts have the weight of their key, and a size of their own.
  @Test func sizesOfSmallTextsAreTold() throws {
    let members =
      ##""buttons": {"input": {"backgroundColor": "white", "foregroundColor": "#888", "font": {"size": 24, "weight": "light"}}}"##
    let messages = try LintedTheme(members).findings(of: .textContrast).map(\.message)
    #expect(!messages.isEmpty)
    #expect(messages.allSatisfy { $0.contains(" at 20 points, ") }, "\(messages)")
  }

  /// A font of one weight has the strokes of this weight, whatever the theme asks for.
  @Test func strokesCountAsTheyAreDrawn() throws {
    let font = try SourceFile(
      name: "Round.ttf",
      bytes: Array(Data(contentsOf: Self.styleThemes.appending(path: "Round.ttf"))))
    let members =
      ##""fonts": [{"file": "./Round.ttf", "name": "Round"}], "buttons": {"input": {"fontFamily": "Round", "backgroundColor": "white", "foregroundColor": "#888", "font": {"size": 16, "weight": "bold"}}}"##
    let linted = try LintedTheme(
      file: SourceFile(name: "mine.json", text: "{\"formatVersion\": 1, \(members)}"),
      companions: ["./Round.ttf": font])
    #expect(!linted.findings(of: .textContrast).isEmpty)
  }

  private static let styleThemes = URL(filePath: #filePath)
    .appending(path: "../../../../StyleThemes").standardized

  /// One note for each face, with the keys on it.
  @Test func notesAreGrouped() throws {
    let linted = try LintedTheme(Self.both, policy: LintPolicy(level: .aaa))
    let finding = try #require(linted.findings(of: .textContrast).first)
    let notes = finding.related.map(\.message)
    #expect(notes.count == 3)
    let note = try #require(notes.first { $0.contains("“q”, “w”, “e”") })
    #expect(note.contains("texts or icons") && note.contains("more cases"), "\(note)")
    #expect(note.hasSuffix("…") && note.count < 300, "\(note)")
  }

  @Test(arguments: [
    (
      ##""rules": [{"match": {"character": "ü"}, "backgroundColor": "white", "foregroundColor": "#ddd"}]"##,
      "“ü”"
    ),
    (
      ##""rules": [{"match": {"keyboardType": "numberPad", "type": "input"}, "backgroundColor": "white", "foregroundColor": "#ddd"}]"##,
      "numberPad"
    ),
    (
      ##""background": "white", "rules": [{"match": {"element": "emoji.title"}, "foregroundColor": "#ddd"}]"##,
      "emojis"
    ),
  ])
  func everyKeyboardIsMeasured(members: String, word: String) throws {
    let findings = try LintedTheme(members).findings(of: .textContrast)
    let finding = try #require(findings.first { $0.message.contains(word) }, "\(findings)")
    #expect(finding.range?.start.column ?? 0 > 20)
  }

  /// An opaque picture of three by three pixels.
  private static let plate =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAMAAAADCAIAAADZSiLoAAAAEElEQVR42mNwSFgAQQxYWAClfgtBF1tvUwAAAABJRU5ErkJggg=="

  /// Options of the image on all keys, other members of their style, and whether system faces show behind it.
  @Test(arguments: [
    (#""mode": "slice", "insets": 1"#, "", true),
    (#""mode": "slice", "insets": 1, "opacity": 0.5"#, "", false),
    (#""mode": "fill""#, "", false),
    (#""mode": "slice", "insets": 1"#, #", "backgroundColor": "navy""#, false),
    (#""mode": "slice", "insets": 1"#, #", "backgroundColor": "transparent""#, false),
  ])
  func facesBehindImagesAreFound(options: String, members: String, isFound: Bool) throws {
    let image = #""background": {"image": {"file": "\#(Self.plate)", \#(options)}}"#
    let linted = try LintedTheme("\"buttons\": {\"all\": {\(image)\(members)}}")
    let findings = linted.findings(of: .faceBehindImage)
    #expect(findings.isEmpty != isFound, "\(findings)")
    guard let fix = findings.first?.fixes.first else { return #expect(!isFound) }
    #expect(!fix.isSafe && fix.title.contains("transparent"))
    let fixed = try linted.fixed()
    #expect(fixed.findings(of: .faceBehindImage).isEmpty)
    #expect(String(decoding: fixed.file.source.bytes, as: UTF8.self).contains(#""transparent""#))
  }

  @Test func fontsThatNoTextHasAreTold() throws {
    let theme =
      ##""fonts": [{"file": "./Round.ttf", "name": "Round"}], "buttons": {"all": {"fontFamily": "Intre"}}"##
    let font = try SourceFile(
      name: "Round.ttf",
      bytes: Array(
        Data(contentsOf: Self.styleThemes.appending(path: "Round.ttf"))))
    let linted = try LintedTheme(
      file: SourceFile(name: "mine.json", text: "{\"formatVersion\": 1, \(theme)}"),
      companions: ["./Round.ttf": font])
    #expect(linted.findings(of: .unusedFont).map { linted.text(at: $0)?.first } == ["{"])
    #expect(linted.findings(of: .unknownFamily).map { linted.text(at: $0) } == ["\"Intre\""])
    let used = try LintedTheme(
      file: SourceFile(
        name: "mine.json",
        text: "{\"formatVersion\": 1, \(theme.replacing("Intre", with: "Round"))}"),
      companions: ["./Round.ttf": font])
    #expect(used.findings(of: .unusedFont) == [] && used.findings(of: .unknownFamily) == [])
  }

  private static let names = (0..<32).map { "k\($0)" }

  /// Each zero is a finding, with a fix; that of one of them makes another place wrong.
  private static func findings(in file: SourceFile, harmful: String?) throws -> [Diagnostic] {
    let root = try JSONDocument(parsing: file, options: ThemeLimits.json).root
    let members = root.object?.members ?? []
    let isHarmed = members.contains { $0.key == harmful && $0.value.number == 1 }
    return members.filter { $0.key == "other" ? isHarmed : $0.value.number == 0 }.map { member in
      Diagnostic(
        code: LintRule.textContrast.code, message: member.key,
        place: Diagnostic.Place(member.value.span, in: file),
        fixes: member.key == "other"
          ? []
          : [Diagnostic.Fix("Fix", member.value.span, "1")])
    }
  }

  /// No more lints than for searching by halves.
  @Test(arguments: [(nil, 2), ("k0", 14), ("k17", 16), ("k31", 16)] as [(String?, Int)])
  func areTriedByHalves(harmful: String?, most: Int) throws {
    let zeros = (Self.names + ["other"]).map { "\"\($0)\": 0" }.joined(separator: ", ")
    var lints = 0
    let fixes = try LintFixes(SourceFile(name: "a.json", text: "{\(zeros)}")) { file in
      lints += 1
      return try Self.findings(in: file, harmful: harmful)
    }
    #expect(fixes.findings.map(\.message) == [harmful].compactMap { $0 })
    #expect(fixes.count == Self.names.count - fixes.findings.count)
    #expect(lints <= most)
  }
}
