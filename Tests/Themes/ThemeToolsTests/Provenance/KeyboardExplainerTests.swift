import KeyboardKit
import KeyboardPipeline
import Testing
import ThemeTools

@Suite struct KeyboardExplainerTests {

  /// A reader of no files but some texts beside the theme.
  static func reader(_ texts: [String: String] = [:]) -> FileReader {
    FileReader(
      file: { path, _ in throw KeyboardTheme.UnavailableFile() },
      companion: { path, _ in
        guard let text = texts[path] else { throw KeyboardTheme.UnavailableFile() }
        return SourceFile(name: path, text: text)
      })
  }

  static func explainer(
    _ theme: RenderRequest.ThemeChoice, files: FileReader = reader(),
    _ change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> KeyboardExplainer {
    var request = RenderRequest()
    request.theme = theme
    change(&request)
    let material = try RenderMaterial(request, files: files, isTraced: true)
    return try KeyboardExplainer(RenderPipeline(files: files).drawing(of: material))
  }

  @Test(arguments: [
    ("rgb(18 22 48 / 0.95)", "#121630f2"), ("color(srgb 0.5 0.25 0 / 0.5)", "#80400080"),
    ("color(srgb 0.5 0.25 0)", "#804000"), ("#12345680", "#12345680"),
  ])
  func colorsAreHex(text: String, expected: String) {
    #expect("\"\(text)\"".explained(by: nil) == "\"\(expected)\"")
  }

  /// The states: keys at rest beside a pressed one with its callout, and under caps lock.
  private static let states: [(Keyboard.KeyboardCase, RenderRequest.KeyPress?)] = [
    (.lowercased, .press("e")), (.lowercased, .longPress("e", selectedIndex: 1)),
    (.capsLocked, .press("return")),
  ]

  /// The situations that every built-in look is explained in: each two of state, color scheme and
  /// device once.
  static let situations: [@Sendable (inout RenderRequest) -> Void] =
    states.enumerated().flatMap { index, state in
      [ColorScheme.light, .dark].enumerated().map { scheme, colorScheme in
        { @Sendable request in
          request.device = Device.named((index + scheme) % 2 == 0 ? "iphone" : "ipad") ?? .standard
          request.colorScheme = colorScheme
          (request.keyboardCase, request.keyPress) = state
        }
      }
    }

  /// Neighbors in the list of looks take turns with the situations: each has all states, and both schemes.
  @Test(arguments: try KeyboardTheme.builtInLooks.enumerated().map { ($0.offset, $0.element) })
  func winnersHaveTheValuesOfDrawnKeys(turn: Int, look: String) throws {
    var winners = 0
    for (index, change) in Self.situations.enumerated() where (index + index / 2 + turn) % 2 == 0 {
      let explainer = try Self.explainer(.builtIn(look), change)
      for index in explainer.drawnKeys.indices {
        let part = explainer.key(index)
        let drawn = explainer.drawnTexts(ofKey: index)
        #expect(
          part.properties.map { [$0.name, $0.value] }
            == drawn.map { [$0.name, $0.text.explained(by: nil)] },
          "\(part.title)")
        let settings = part.settings
        winners += settings.count
        #expect(settings.allSatisfy { $0.place != nil && $0.text != nil }, "\(part.title)")
        #expect(part.settingsOfOtherValues == [], "\(part.title)")
      }
      for part in explainer.callouts + explainer.toolbar + [explainer.board] {
        #expect(part.settingsOfOtherValues == [], "\(part.title)")
      }
    }
    #expect(winners > 0 || look.hasPrefix("standard"))
  }

  static let base = """
    {
      "formatVersion": 1,
      "buttons": { "all": { "backgroundColor": "red", "cornerRadius": 4 } },
      "rules": [{ "match": "return", "cornerRadius": 6 }]
    }
    """

  static let mine = """
    {
      "formatVersion": 1,
      "extends": "./base.json",
      "variables": { "accent": "light-dark(#111111, {ink})", "ink": "#222222" },
      "buttons": { "primary": { "backgroundColor": "{accent}" } },
      "rules": [
        { "match": { "type": "primary" }, "backgroundColor": "#333333" },
        { "match": "return", "pressed": { "backgroundColor": "{accent}" } },
        { "match": "return", "cornerRadius": 8 }
      ]
    }
    """

  static func mine(_ change: (inout RenderRequest) -> Void = { _ in }) throws -> KeyboardExplainer {
    let file = SourceFile(name: "mine.json", text: mine)
    return try explainer(.document(file, companions: [:]), files: reader(["./base.json": base])) {
      $0.colorScheme = .dark
      $0.keyPress = .press("return")
      change(&$0)
    }
  }

  @Test func losersHaveTheirReasons() throws {
    let explainer = try Self.mine()
    let index = try #require(explainer.index(of: explainer.placed.key(named: "return")))
    let part = explainer.key(index)
    let color = try #require(part.properties.first { $0.name == "backgroundColor" })
    let text = Explanation(
      title: "mine", parts: [ExplainedPart(title: "return", properties: [color])]
    ).text(usesColor: false)
    #expect(
      text == """
        return in mine
          backgroundColor: #222222
            mine.json:8:58: rules[1].pressed "return" → "{accent}"
              {accent} mine.json:4:28: "light-dark(#111111, {ink})" → #222222
                {ink} mine.json:4:65: "#222222" → #222222
            not #333333, less specific: a type of key, 0 conditions < an action, 1 condition
              mine.json:7:58: rules[0] { "type": "primary" } → "#333333"
            not #222222, overridden by rules
              mine.json:5:48: buttons.primary → "{accent}"
                {accent} mine.json:4:28: "light-dark(#111111, {ink})" → #222222
                  {ink} mine.json:4:65: "#222222" → #222222
            not #ff0000, overridden by rules
              ./base.json:3:44: buttons.all → "red"

        """)
    let radius = try #require(part.properties.first { $0.name == "cornerRadius" })
    #expect(radius.overridden.map(\.reason.code) == ["base", "general"])
    let standard = try #require(part.properties.first { $0.name == "font" })
    guard case .standard = standard.decision else {
      Issue.record("\(standard)")
      return
    }
  }

  @Test func accessibilityOverridesTheTheme() throws {
    let explainer = try Self.mine { $0.contrast = .high }
    let index = try #require(explainer.index(of: explainer.placed.key(named: "return")))
    let color = explainer.key(index).properties.first { $0.name == "borderSize" }
    guard case .accessibility? = color?.decision else {
      Issue.record("\(String(describing: color))")
      return
    }
  }

  @Test func swatchesAreShownInColorOnly() throws {
    let explanation = Explanation(title: "mine", parts: [try Self.mine().key(0)])
    #expect(explanation.text(usesColor: true).contains("\u{1B}[48;2;255;0;0m"))
    #expect(!explanation.text(usesColor: false).contains("\u{1B}"))
    #expect(explanation.json.text.contains(##""color": "#ff0000""##))
  }

  @Test func rulesReachTheirKeys() throws {
    let survey = KeyCatalog()
    let text = #"""
      {"formatVersion": 1, "rules": [{"match": {"character": "ü"}, "cornerRadius": 1}, {"match": "space", "cornerRadius": 1}]}
      """#
    let loaded = try LoadedTheme(
      .document(SourceFile(name: "mine.json", text: text), companions: [:]),
      files: Self.reader(), isTraced: true)
    let rules = try #require(loaded.sources?.ownRules)
    let count = LocaleProfile.supportedIdentifiers.count
    #expect(
      try RuleReach(of: "1", in: rules, survey: survey).text
        == "rules[1] (an action, 0 conditions)\nall \(count) locales: space\n")
    let reach = try RuleReach(of: "0", in: rules, survey: survey)
    #expect(
      reach.keys.first?.names == ["ü", "Ü"] && reach.keys.first?.locales.contains("de") == true)
    #expect(throws: Diagnostics.self) { try RuleReach(of: "2", in: rules, survey: survey) }
  }
}

extension ExplainedPart {

  fileprivate var settings: [ExplainedProperty.Setting] { properties.compactMap(\.setting) }

  /// The properties whose deciding place has another value.
  fileprivate var settingsOfOtherValues: [String] {
    properties.filter { ($0.setting?.value ?? $0.value) != $0.value }.map(\.name)
  }
}

extension ExplainedProperty {

  /// The place that decides on the value, or `nil` for none.
  fileprivate var setting: Setting? {
    if case .setting(let setting) = decision { setting } else { nil }
  }
}
