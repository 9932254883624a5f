import KeyboardKit
import Testing

@testable import KeyboardStyling

/// Rules for every element: each field and each condition changes the scene.
@Suite struct ThemeRuleEffectTests {

  typealias Element = KeyboardTheme.Element

  /// The keyboard of all tests: the key A is pressed, and an unknown word is suggested.
  ///
  /// Only pads have hints. The language stands on space, which begins its row and is pressed then.
  private func scenes(_ theme: KeyboardTheme, _ element: Element) -> [Scene] {
    let context = KeyboardContext(
      device: .named(element == .hint ? "ipad" : "iphone-15") ?? .standard)
    context.keyboardCase = .lowercased
    context.colorScheme = .dark
    context.keyboardDockEdge = .leading
    let key = element == .language ? KeyboardAction.space : .character("a")
    var layout: KeyboardLayout?
    if element == .language {
      context.locales = [.english, .german]
      context.spaceContextMenuTrailing = .locale
      var keys = KeyboardLayout.StandardService.allLocales().keyboardLayout(for: context)
      keys.itemRows[3].removeAll { ![.space, .primary(.return)].contains($0.action) }
      layout = keys
    }
    var view = KeyboardView(
      keyboardContext: context, layout: layout,
      appearance: KeyboardThemeAppearance(theme: theme, keyboardContext: context),
      suggestions: ["One", "Two"].map { .init(text: $0, type: .unknown, subtitle: "sub") })
    view.pressedActions = [key]
    if !element.emojiFields.isEmpty { return emojiScenes(view, element) }
    if element == .letters {
      context.keyboardType = .numberPad
      view.pressedActions = [.character("4")]
      return [view.scene]
    }
    let callouts: [KeyboardCallout.Presentation?] =
      element == .callout || element.general == .callout
      ? [.input(key), .actions(of: key, selectedIndex: 1)] : [nil]
    return callouts.map { callout in
      view.callout = callout
      return view.scene
    }
  }

  /// The emoji keyboard with its first emoji pressed, or the search field with a query and without.
  private func emojiScenes(_ view: KeyboardView, _ element: Element) -> [Scene] {
    var view = view
    view.keyboardContext.keyboardType = element == .emojiSearch ? .emojiSearch : .emojis
    view.pressedActions = [.emoji(EmojiCategory.standardCategories[0].emojis[0])]
    return (element == .emojiSearch ? ["", "cat"] : [""]).map { query in
      view.emojiKeyboard.searchQuery = query
      return view.scene
    }
  }

  private func theme(rules: [String]) throws -> KeyboardTheme {
    let list = rules.joined(separator: ",\n")
    return try KeyboardTheme(members: "\"rules\": [\(list)]")
  }

  private func rule(_ element: Element, _ match: String, _ style: String) -> String {
    let conditions = match.isEmpty ? "" : ", \(match)"
    return "{\"match\": {\"element\": \"\(element.rawValue)\"\(conditions)}, \(style)}"
  }

  private static let square = Data(
    "<svg viewBox='0 0 1 1'><path d='M0 0h1v1z'/></svg>".utf8
  ).base64EncodedString()

  /// Values of a field in theme files: one for all fields at once, and another one.
  private static func samples<Style: LayeredStyle>(_ field: StyleField<Style>) -> [String] {
    let range = field.bounds.range ?? 0...1
    return switch field.type {
    case is Color.Type: ["\"#10c0a080\"", "\"#e0208080\""]
    case is CGFloat.Type:
      [0.5, 1].map { "\(min(max($0, range.lowerBound), range.upperBound))" }
    case is Double.Type:
      [0.25, 0.5].map { share in
        let upper = range.lowerBound < 1 ? min(range.upperBound, 1) : range.upperBound
        return "\(range.lowerBound + share * (upper - range.lowerBound))"
      }
    case is CGSize.Type, is CGPoint.Type: ["[3, 4]", "[5, 7]"]
    case is EdgeInsets.Type: ["3", "5"]
    case is Keyboard.Corners.Type:
      [
        ##"{"topLeading": 3, "topTrailing": 2, "bottomLeading": 1, "bottomTrailing": "9%"}"##,
        #""40%""#,
      ]
    case is KeyboardFont.Type: ["11", "14"]
    case is [FontFamily].Type: ["\"Inter\"", "\"Menlo\""]
    case is KeyboardFont.FontWeight.Type: ["\"thin\"", "\"black\""]
    case is String.Type:
      field.bounds.names?.prefix(field.bounds.isOpen ? .max : 2).map { "\"\($0)\"" } ?? []
    case is Keyboard.KeyLabel.Type: ["\"A\"", "{\"symbol\": \"globe\"}"]
    case is KeyboardGradient.Type: [##"["#0a141e", "#28323c"]"##, ##"["#46505a", "#6470a0"]"##]
    case is Keyboard.Background.Type:
      [##"["#0a141e40", "#28323c40"]"##, ##"["#46505a40", "#6470a040"]"##]
    case is [Keyboard.KeyShadow].Type:
      [#"[{"color": "red", "radius": 3}]"#, #"[{"color": "blue", "spread": 2, "inner": true}]"#]
    case is Keyboard.KeyIcon.Type: [#"{"text": "k"}"#, #"{"text": "m"}"#]
    case is [Keyboard.Sticker].Type:
      ["", #", "over": "keys", "turn": 9"#].map {
        #"[{"file": "data:image/svg+xml;base64,\#(square)"\#($0)}]"#
      }
    case is Keyboard.Transition.Type: [#"{"duration": 1}"#, #"{"duration": 2}"#]
    case is Keyboard.KeyAnimation.Type:
      [#"{"keyframes": [{"at": 0}]}"#, #"{"keyframes": [{"at": 1}]}"#]
    case is Autocomplete.ToolbarItemStyle.Type: [#"{"titleFont": 11}"#, #"{"titleFont": 9}"#]
    default: [#"{"color": "red"}"#, #"{"color": "blue"}"#]
    }
  }

  /// The fields that have no effect beside others: a source, and the even form of a border.
  private static let hidden: [Element: Set<String>] = [
    // Sounds and haptics are for apps, and scenes show the end of movements.
    .key: ["borderSize", "sound", "haptic", "transition", "animation"],
    .callout: ["follow", "stemWidth", "transition"],
    .calloutInput: ["follow", "stemWidth", "transition"],
    .calloutAction: ["follow", "stemWidth", "transition"],
    // These are of hints: `KeyLabelEffectTests`.
    .hint: ["content", "place"], .language: ["content", "place"], .letters: ["content", "place"],
    // All suggestions are unknown words, and there are no items of an app.
    .toolbar: ["item", "autocorrectItem", "emojiItem", "items", "selectedItems", "pressedItems"],
  ]

  /// The fields that only one kind of callout has.
  private static let ofOneKind: [Element: Set<String>] = [
    .calloutInput: [
      "actionItemColumns", "actionItemFont", "actionItemMaxSize", "actionItemPadding", "offset",
      "placement", "selectedBackgroundColor", "selectedForegroundColor",
    ],
    .calloutAction: ["inputItemFont", "inputItemMinSize"],
  ]

  private static func fields<Style: LayeredStyle>(
    of type: Style.Type, _ element: Element
  ) -> [(name: String, samples: [String])] {
    let omitted = (hidden[element] ?? []).union(ofOneKind[element] ?? [])
    return type.fields.filter { !omitted.contains($0.name) }.map { ($0.name, samples($0)) }
  }

  private static func fields(of element: Element) -> [(name: String, samples: [String])] {
    switch element {
    case .key: fields(of: Keyboard.ButtonStyle.self, element)
    case .hint, .language, .letters: fields(of: Keyboard.LabelStyle.self, element)
    case .board: fields(of: KeyboardViewStyle.self, element)
    case .toolbar: fields(of: Autocomplete.ToolbarStyle.self, element)
    case .toolbarItem: fields(of: Autocomplete.ToolbarItemStyle.self, element)
    case .toolbarSeparator: fields(of: Autocomplete.ToolbarSeparatorStyle.self, element)
    case .emojiTitle, .emojiGrid, .emojiItem, .emojiBar, .emojiSearch:
      fields(of: Emoji.PartStyle.self, element).filter { element.emojiFields.contains($0.name) }
    case .callout, .calloutInput, .calloutAction:
      fields(of: KeyboardCallout.CalloutStyle.self, element)
    }
  }

  @Test(arguments: Element.allCases)
  func everyFieldChangesTheScene(element: Element) throws {
    let fields = Self.fields(of: element)
    let all = fields.map { "\"\($0.name)\": \($0.samples[0])" }.joined(separator: ", ")
    let first = scenes(try theme(rules: [rule(element, "", all)]), element)
    #expect(first != scenes(try theme(rules: []), element))
    for field in fields {
      let change = "\"\(field.name)\": \(field.samples[1])"
      let rules = [rule(element, "", all), rule(element, "", change)]
      #expect(scenes(try theme(rules: rules), element) != first, "\(element) \(field.name)")
      // The other way round, the earlier rule loses.
      #expect(scenes(try theme(rules: rules.reversed()), element) == first, "\(field.name)")
      // A further condition makes it win from either place.
      let narrow = rule(element, "\"colorScheme\": \"dark\"", change)
      #expect(
        scenes(try theme(rules: [narrow, rules[0]]), element)
          == scenes(try theme(rules: [rules[0], narrow]), element), "\(field.name)")
      #expect(scenes(try theme(rules: [narrow, rules[0]]), element) != first, "\(field.name)")
    }
  }

  /// A value of each condition that holds for the keyboard of these tests, and one that doesn't.
  static let conditions: [String: (holds: String, fails: String)] = [
    "action": (#"["shift", {"character": "a"}]"#, #""space""#),
    "type": (#""input""#, #"["system", "primary"]"#),
    "state": (#""pressed""#, #"["pressed", "disabled"]"#),
    "anyState": (#"["pressed", "disabled"]"#, #"["locked", "disabled"]"#),
    "row": ("[2, 9]", "-1"), "column": ("-9", "[2, 3]"),
    "letterRow": ("[2, 9]", "[1, 3]"), "letterColumn": ("[1, 9]", "-1"),
    "position": (#""first""#, #""last""#),
    // `SplitKeyboardTests` has a split keyboard.
    "half": ("", #"["left", "right"]"#),
    "neighbor": (#"["space", {"character": "s"}]"#, #"["space", "shift"]"#),
    "kind": (#"["unknown", "emoji"]"#, #""autocorrection""#),
    "selected": ("true", ""),
    "colorScheme": (#"["light", "dark"]"#, #""light""#),
    "device": (#"["pad", "phone"]"#, #""pad""#),
    "model": (#"["iphone-se", "iphone-15"]"#, #""ipad""#),
    "orientation": (#"["landscape", "portrait"]"#, #""landscape""#),
    "dock": (#"["trailing", "leading"]"#, #""trailing""#),
    "placement": (#"["docked", "floating"]"#, #""split""#),
    "locale": (#"["de", "en"]"#, #"["de", "fr"]"#),
    "layoutType": (#"["azerty", "qwerty"]"#, #""azerty""#),
    "keyboardType": (#"["numeric", "alphabetic"]"#, #""numeric""#),
    "case": (#"["uppercased", "lowercased"]"#, #""uppercased""#),
    "contrast": (#"["standard", "high"]"#, #""high""#),
    "reduceTransparency": ("false", "true"), "reduceMotion": ("false", "true"),
    "differentiateWithoutColor": ("false", "true"), "liquidGlass": ("false", "true"),
    "textSize": (#"["large", "xLarge"]"#, #""small""#),
    "any": (
      #"[{"locale": "de"}, {"not": [{"colorScheme": "light"}, {"any": {"locale": "de"}}]}]"#,
      #"[{"locale": "de"}, {"not": {"colorScheme": "dark"}}]"#
    ),
    "not": (#"{"colorScheme": "dark", "locale": "de"}"#, #"{"colorScheme": "dark"}"#),
  ]

  /// The rows of elements that are on other devices or keys.
  private static let otherConditions: [Element: [String: (holds: String, fails: String)]] = [
    .hint: [
      "column": ("[-10, 12]", "[2, 3]"), "device": (#""pad""#, #""phone""#),
      "model": (#"["iphone-se", "ipad"]"#, #""iphone-15""#),
    ],
    .language: [
      "action": (#"["space", "shift"]"#, #""return""#), "row": ("[-1, 9]", "1"),
      "column": ("[1, 9]", "-1"), "letterRow": ("", "1"), "letterColumn": ("", "1"),
      "neighbor": (#"["return", "shift"]"#, #""space""#),
    ],
    // The letters of 4, which is a digit.
    .letters: [
      "letterRow": ("", "1"), "letterColumn": ("", "1"),
      "neighbor": (#"{"character": "5"}"#, #"{"character": "6"}"#),
      "action": (#"["space", {"character": "4"}]"#, #""space""#), "column": ("[-3, 9]", "[2, 3]"),
      "keyboardType": (#""numberPad""#, #""numeric""#),
    ],
  ]

  /// A style for each element that is seen in its scene.
  private static func style(of element: Element) -> String {
    switch element {
    case .key, .callout, .calloutInput: #""cornerRadius": 3"#
    case .hint, .language, .letters: #""font": 9"#
    case .calloutAction: ##""backgroundColor": "#123456""##
    case .board: ##""background": "#123456""##
    case .toolbar: #""height": 77"#
    case .toolbarItem: #""titleFont": 9"#
    case .toolbarSeparator: #""width": 7"#
    case .emojiTitle, .emojiSearch: #""font": 9"#
    case .emojiItem: #""cornerRadius": 3"#
    case .emojiGrid, .emojiBar: ##""backgroundColor": "#123456""##
    }
  }

  @Test(arguments: Element.allCases)
  func everyConditionDecides(element: Element) throws {
    let style = Self.style(of: element)
    // Rules for keys change others too.
    func shown(_ rules: [String]) throws -> [Scene.Element] {
      scenes(try theme(rules: rules), element).flatMap(\.elements).filter {
        ![.key, .hint, .letters].contains(element) || ["a", "4 GHI"].contains($0.name)
      }
    }
    let open = try shown([])
    for condition in MatchCondition.conditions(for: element) {
      var values = try #require(
        Self.otherConditions[element]?[condition.key] ?? Self.conditions[condition.key],
        "\(condition.key) has no row")
      if condition.key == "keyboardType", !element.emojiFields.isEmpty {
        values.holds = element == .emojiSearch ? #""emojiSearch""# : #""emojis""#
      }
      if !values.holds.isEmpty {
        let held = rule(element, "\"\(condition.key)\": \(values.holds)", style)
        #expect(try shown([held]) != open, "\(element) \(condition.key)")
      }
      guard !values.fails.isEmpty else { continue }
      let failed = rule(element, "\"\(condition.key)\": \(values.fails)", style)
      #expect(try shown([failed]) == open, "\(element) \(condition.key)")
    }
  }

  @Test func everyConditionHasARow() {
    #expect(Set(Self.conditions.keys) == Set(MatchCondition.all.map(\.key)))
  }
}
