import KeyboardKit
import Testing

@testable import KeyboardStyling

/// The defaults in the schema of theme files: what they say draws what omitting them draws.
@Suite struct ThemeDefaultTests {

  /// The places of styles in themes, with the fields that make others visible.
  static let places: [(name: String, base: String, theme: @Sendable (String) -> String)] = [
    (
      "keys",
      ##""cornerRadius": 12, "outerShadowColor": "red", "innerShadowColor": "blue", "font": 20"##,
      { "\"buttons\": {\"all\": {\($0)}}" }
    ),
    (
      "callouts", #""borderSize": 2"#,
      {
        "\"rules\": [{\"match\": {\"character\": \"q\"}, \"backgroundColor\": \"red\"}], \"callouts\": {\($0)}"
      }
    ),
    ("toolbar", #""background": "red""#, { "\"toolbar\": {\($0)}" }),
    ("suggestions", #""backgroundColor": "red""#, { "\"toolbar\": {\"item\": {\($0)}}" }),
    ("separators", #""color": "red""#, { "\"toolbar\": {\"separator\": {\($0)}}" }),
    (
      "board", #""background": "red""#,
      { "\"rules\": [{\"match\": {\"element\": \"board\"}, \($0)}]" }
    ),
  ]

  /// The fields whose default is drawn as a group that neither scales nor moves.
  private static let grouped: Set = ["pressedScale", "pressedOffset"]

  /// The fields whose example draws the same here: no action is as large as its bounds, fixed
  /// widths leave padding unused, the key has no border that a callout could follow, no callout has a
  /// pointer, and no outline a color.
  private static let unseen: Set = [
    "actionItemMaxSize", "horizontalPadding", "follow", "stemWidth", "textOutlineWidth",
  ]

  private static func fields(of place: String) -> [(name: String, meaning: KeyMeaning)] {
    switch place {
    case "keys": Keyboard.ButtonStyle.fields.map { ($0.name, $0.meaning) }
    case "callouts": KeyboardCallout.CalloutStyle.fields.map { ($0.name, $0.meaning) }
    case "toolbar": Autocomplete.ToolbarStyle.fields.map { ($0.name, $0.meaning) }
    case "suggestions": Autocomplete.ToolbarItemStyle.fields.map { ($0.name, $0.meaning) }
    case "separators": Autocomplete.ToolbarSeparatorStyle.fields.map { ($0.name, $0.meaning) }
    default: KeyboardViewStyle.fields.map { ($0.name, $0.meaning) }
    }
  }

  private func nodes(_ members: String) throws -> [[Scene.Node]] {
    let theme = try KeyboardTheme(members: members)
    let context = KeyboardContext(device: .standard)
    context.keyboardCase = .lowercased
    let key = KeyboardAction.character("q")
    var view = KeyboardView(
      keyboardContext: context,
      appearance: KeyboardThemeAppearance(theme: theme, keyboardContext: context),
      suggestions: ["One", "Two"].map { .init(text: $0, subtitle: "sub") })
    view.pressedActions = [key]
    let callouts: [KeyboardCallout.Presentation?] = [
      nil, .input(key), .actions(of: .character("e"), selectedIndex: 1),
    ]
    return callouts.map { callout in
      view.callout = callout
      return view.scene.nodes
    }
  }

  @Test(arguments: places.map(\.name))
  func defaultDrawsWhatOmittingItDraws(name: String) throws {
    let place = try #require(Self.places.first { $0.name == name })
    let plain = try nodes(place.theme(place.base))
    var count = 0
    for (field, meaning) in Self.fields(of: name) {
      guard let standard = meaning.standard, let example = meaning.example else { continue }
      count += 1
      let same = try nodes(place.theme("\(place.base), \"\(field)\": \(standard.text)"))
      #expect(same == plain || Self.grouped.contains(field), "\(field): \(standard.text)")
      // Another value draws another picture, so that the default is one that is used.
      let other = try nodes(place.theme("\(place.base), \"\(field)\": \(example.text)"))
      #expect(other != plain || Self.unseen.contains(field), "\(field): \(example.text)")
    }
    #expect(count > 1)
  }
}
