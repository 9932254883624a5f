import KeyboardKit
import Testing

@testable import KeyboardStyling

/// The styles of callouts by key: what they take from the rules of keys, and what wins.
@Suite struct CalloutFollowingTests {

  private func style(
    _ members: String, _ kind: CalloutKind = .input, _ key: String = "q"
  ) throws -> KeyboardCallout.CalloutStyle {
    let theme = try KeyboardTheme(members: members)
    let context = KeyboardContext(device: .standard)
    return KeyboardThemeAppearance(theme: theme, keyboardContext: context)
      .calloutStyle(kind, for: .character(key), at: .init(row: 0, of: 4, column: 0, of: 10))
  }

  @Test func aRuleForAKeyColorsItsBubble() throws {
    let rules = ##"""
      "rules": [{"match": {"character": "q"}, "backgroundColor": "#dc143c",
                 "foregroundColor": "#00ff00"}]
      """##
    let standard = KeyboardCallout.CalloutStyle.standard
    for kind in [CalloutKind.input, .actions] {
      let own = try style(rules, kind)
      #expect(own.backgroundColor == Color(hex: 0xDC143C))
      #expect(own.foregroundColor == Color(hex: 0x00FF00))
      #expect(own.selectedBackgroundColor == standard.selectedBackgroundColor)
      let other = try style(rules, kind, "w")
      #expect(other.backgroundColor == standard.backgroundColor)
      #expect(other.foregroundColor == standard.foregroundColor)
    }
  }

  /// Rules of keys, and whether the bubble of Q follows their red face.
  @Test(arguments: [
    (##"{"character": "q"}"##, true), (##"{"state": "pressed"}"##, true),
    (##"{"anyState": ["pressed", "locked"]}"##, true), (##"{"row": 1}"##, true),
    (##"{"position": "first"}"##, true), (##"{"position": "last"}"##, false),
    (##"{"type": "input"}"##, false), (##"{"colorScheme": "light"}"##, false), ("{}", false),
  ])
  func onlyRulesThatNameKeysAreFollowed(match: String, isFollowed: Bool) throws {
    let own = try style(##""rules": [{"match": \##(match), "backgroundColor": "#ff0000"}]"##)
    #expect((own.backgroundColor == Color(hex: 0xFF0000)) == isFollowed)
  }

  /// Fields of a rule, and what they are in the style of the bubble.
  @Test func everyFollowedField() throws {
    let own = try style(
      ##"""
      "rules": [{"match": {"character": "q"}, "background": ["#000", "#f00"],
        "foregroundColor": "#fff", "fontFamily": "Inter", "fontWeight": "bold",
        "borderColor": "#0f0", "borderGradient": ["#00f", "#0f0"], "borderSize": 3,
        "cornerRadius": 12}]
      """##)
    #expect(own.background?.backgroundGradient == [.black, Color(hex: 0xFF0000)])
    #expect(own.foregroundColor == .white)
    #expect(own.fontFamily == ["Inter"] && own.fontWeight == .bold)
    #expect(own.borderColor == Color(hex: 0x00FF00) && own.borderSize == 3)
    #expect(own.borderGradient?.colors == [Color(hex: 0x0000FF), Color(hex: 0x00FF00)])
    #expect(own.buttonOverlayCornerRadius == 12)
    let font = own.drawnFont(own.inputItemFont)
    #expect(font.size == KeyboardCallout.CalloutStyle.standard.inputItemFont.font.size)
    #expect(font.family == .named(["Inter"]) && font.weight == .bold)
  }

  @Test func fontsGiveFamilyAndWeightButNoSize() throws {
    let font = ##"{"size": 9, "family": ["Inter", "Menlo"], "weight": "thin"}"##
    let own = try style(##""rules": [{"match": {"character": "q"}, "font": \##(font)}]"##)
    #expect(own.fontFamily == ["Inter", "Menlo"] && own.fontWeight == .thin)
    #expect(own.$inputItemFont == nil || own.inputItemFont == .largeTitle(weight: .light))
  }

  /// The face of Q, the board behind it, and the face and text of its bubble.
  ///
  /// The text is nil where it is the system's, as the face is.
  @Test(
    arguments: [
      // Opaque faces, over any board.
      (##""backgroundColor": "#f00""##, ##""image": "%""##, "#ff0000", "#00ff00"),
      // Translucent ones are blended with a board of one color: half of red and #D5D6DD.
      (##""backgroundColor": "#ff000080""##, "", "#ea6b6e", "#00ff00"),
      (##""backgroundColor": "#ff000080""##, ##""color": "#000""##, "#800000", "#00ff00"),
      (##""backgroundColor": "transparent""##, ##""color": "#102040""##, "#102040", "#00ff00"),
      // What lies behind them isn't known over pictures, materials and uneven gradients.
      (##""backgroundColor": "#ff000080""##, ##""image": "%""##, nil, nil),
      (##""backgroundColor": "#ff000080""##, ##""material": {"blur": 4}"##, nil, nil),
      (##""backgroundColor": "#ff000080""##, ##""gradient": ["#000", "#fff"]"##, nil, nil),
      (##""background": {"material": {"blur": 4}}"##, "", nil, nil),
      // A text alone belongs to the system's face.
      (##""cornerRadius": 4"##, "", nil, "#00ff00"),
    ] as [(String, String, String?, String?)])
  func facesComeWithTheirTexts(key: String, board: String, face: String?, text: String?) throws {
    let board = board.replacing("%", with: Self.picture)
    let background = board.isEmpty ? "" : ##""background": {\##(board)}, "##
    for place in [
      ##""rules": [{"match": {"character": "q"}, \##(key), "foregroundColor": "#0f0"}]"##,
      ##""buttons": {"input": {\##(key), "foregroundColor": "#0f0"}}"##,
    ] {
      let own = try style(background + place)
      let standard = KeyboardCallout.CalloutStyle.standard
      let expected = face.flatMap(color)
      #expect(hex(own.backgroundColor) == hex(expected ?? standard.backgroundColor), "\(place)")
      let foreground = text.flatMap(color)
      #expect(own.foregroundColor == foreground ?? standard.foregroundColor, "\(place)")
    }
  }

  /// The color in light, in 255 steps.
  private func hex(_ color: Color) -> [Int] {
    [color.light.red, color.light.green, color.light.blue].map { Int(($0 * 255).rounded()) }
  }

  private func color(_ text: String) -> Color? {
    UInt32(text.dropFirst(), radix: 16).map { Color(hex: $0) }
  }

  private static let picture =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNQcGgAAAFkAOHHE8n2AAAAAElFTkSuQmCC"

  @Test func selectionsFollowVisibleFaces() throws {
    let standard = KeyboardCallout.CalloutStyle.standard
    for (system, face, text) in [
      (##""backgroundColor": "#f00", "foregroundColor": "#0f0""##, "#ff0000", "#00ff00"),
      // The face of the callout itself, and what isn't opaque, would not be seen.
      (##""backgroundColor": "#123", "foregroundColor": "#0f0""##, nil, nil),
      (##""backgroundColor": "#f008", "foregroundColor": "#0f0""##, nil, nil),
      (##""foregroundColor": "#0f0""##, nil, nil),
    ] as [(String, String?, String?)] {
      let buttons = ##""buttons": {"input": {"backgroundColor": "#123"}, "system": {\##(system)}}"##
      let own = try style(buttons, .actions)
      #expect(
        own.selectedBackgroundColor == face.flatMap(color)
          ?? standard.selectedBackgroundColor, "\(system)")
      #expect(
        own.selectedForegroundColor == text.flatMap(color)
          ?? standard.selectedForegroundColor, "\(system)")
    }
  }

  @Test func whatCalloutsSayWins() throws {
    let key = ##""rules": [{"match": {"character": "q"}, "backgroundColor": "#f00"}]"##
    let edge = ##""rules": [{"match": "character", "borderGradient": ["red", "blue"]}]"##
    #expect(try style(edge).borderGradient != nil)
    #expect(try style("\(edge), \"callouts\": {\"borderColor\": \"red\"}").borderGradient == nil)
    func face(_ callouts: String, _ kind: CalloutKind = .input) throws -> Color {
      try style("\(key), \"callouts\": \(callouts)", kind).backgroundColor
    }
    let (blue, red) = (Color(hex: 0x0000FF), Color(hex: 0xFF0000))
    #expect(try face(##"{"backgroundColor": "#00f"}"##) == blue)
    #expect(try face(##"{"input": {"backgroundColor": "#00f"}}"##) == blue)
    #expect(try face(##"{"input": {"backgroundColor": "#00f"}}"##, .actions) == red)
    #expect(try face(##"{"action": {"backgroundColor": "#00f"}}"##, .actions) == blue)
    #expect(try face(##"{"rules": [{"match": "character", "backgroundColor": "#00f"}]}"##) == blue)
    #expect(
      try face(
        ##"{"input": {"rules": [{"match": {"character": "w"}, "backgroundColor": "#00f"}]}}"##)
        == red)
  }

  @Test func gradientsOfTypesAreFollowedUnlessCalloutsHaveAColor() throws {
    let buttons = ##""buttons": {"input": {"background": ["#000", "#f00"]}}"##
    #expect(try style(buttons).background?.backgroundGradient == [.black, Color(hex: 0xFF0000)])
    for callouts in [
      ##"{"backgroundColor": "#fff"}"##, ##"{"input": {"backgroundColor": "#fff"}}"##,
    ] {
      let own = try style(##"\##(buttons), "callouts": \##(callouts)"##)
      #expect(own.background?.isEmpty ?? true && own.backgroundColor == .white)
    }
    let rule = ##""rules": [{"match": {"character": "q"}, "backgroundColor": "#fff"}]"##
    #expect(try style("\(buttons), \(rule)").background?.isEmpty ?? true)
    #expect(try style("\(buttons), \(rule)", .input, "w").background != nil)
  }

  @Test func wholeThemesFollowTheirKeys() throws {
    let buttons = ##""buttons": {"input": {"borderColor": "#f00", "borderSize": 3}}"##
    #expect(try style(buttons).borderSize == nil)
    #expect(try style(##"\##(buttons), "callouts": {"follow": "key"}"##).borderSize == 3)
    let input = ##"\##(buttons), "callouts": {"input": {"follow": "key"}}"##
    #expect(try style(input).borderSize == 3)
    #expect(try style(input, .actions).borderSize == nil)
  }

  @Test func rulesForTheSelectedActionSetItsColors() throws {
    let members = ##"""
      "callouts": {"action": {"rules": [
        {"match": {"selected": true}, "backgroundColor": "#f00", "foregroundColor": "#0f0"}]}}
      """##
    let own = try style(members, .actions)
    #expect(own.selectedBackgroundColor == Color(hex: 0xFF0000))
    #expect(own.selectedForegroundColor == Color(hex: 0x00FF00))
    #expect(own.backgroundColor == KeyboardCallout.CalloutStyle.standard.backgroundColor)
    let input = try style(members)
    #expect(
      input.selectedBackgroundColor == KeyboardCallout.CalloutStyle.standard.selectedBackgroundColor
    )
  }

  /// An appearance with a style of callouts by key.
  private final class ByKey: StandardKeyboardAppearance {
    override func calloutStyle(for action: KeyboardAction) -> KeyboardCallout.CalloutStyle? {
      action == .character("q") ? .init(backgroundColor: .orange) : super.calloutStyle(for: action)
    }
  }

  private func bubble(_ view: some View) -> Color.Resolved? {
    let scene = view.scene
    guard let style = scene.elements.first(where: { $0.role == .inputCallout })?.style else {
      return nil
    }
    for property in style where property.name == "backgroundColor" {
      if case .color(let color) = property.value { return color }
    }
    return nil
  }

  @Test func viewsTakeTheStyleOfTheKey() {
    let context = KeyboardContext(device: .standard)
    context.keyboardCase = .lowercased
    for (key, color) in [
      ("q", Color.orange), ("w", KeyboardCallout.CalloutStyle.standard.backgroundColor),
    ] {
      var view = KeyboardView(keyboardContext: context, appearance: ByKey(keyboardContext: context))
      view.callout = .input(.character(key))
      #expect(bubble(view) == color.resolved(isDark: false))
      view.appearance = StandardKeyboardAppearance(keyboardContext: context)
      let modified = view.keyboardCalloutStyle { action in
        action == .character("q") ? .init(backgroundColor: .orange) : .init()
      }
      #expect(bubble(modified) == color.resolved(isDark: false))
    }
  }

  @Test func modifiersOfThemesFollowKeysToo() throws {
    let theme = try KeyboardTheme(
      members: ##""rules": [{"match": {"row": 1, "column": 1}, "backgroundColor": "#f00"}]"##)
    let context = KeyboardContext(device: .standard)
    context.keyboardCase = .lowercased
    var view = KeyboardView(keyboardContext: context)
    view.callout = .input(.character("q"))
    #expect(bubble(view.keyboardTheme(theme)) == Color.Resolved(hex: 0xFF0000))
    view.callout = .input(.character("w"))
    #expect(bubble(view.keyboardTheme(theme)) != Color.Resolved(hex: 0xFF0000))
  }
}
