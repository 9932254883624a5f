import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import KeyboardViews

extension KeyboardExplainer {

  package var callouts: [ExplainedPart] {
    let keyboard = placed.keyboard
    guard let action = keyboard.callout?.action,
      let index = styled.keys.firstIndex(where: { $0.action == action })
    else { return [] }
    return styled.callouts.map { callout in
      let kind: CalloutKind = callout.role == .inputCallout ? .input : .actions
      let subject = subject(of: callout, at: index)
      let unadapted = keyboard.appearance.calloutStyle(kind, for: action, at: subject.place)
      return ExplainedPart(
        title: "\(subject.element.rawValue) of \(styled.keys[index].name)",
        properties: explainer.properties(
          of: callout.style, before: placed.measured(unadapted, as: callout.style),
          setBy: settings(ofCallout: subject)),
        unmatched: unmatchedRules(for: subject))
    }
  }

  var calloutSettings: [StyleSetting<KeyboardCallout.CalloutStyle>] {
    guard let action = placed.keyboard.callout?.action, let index = index(of: action),
      let callout = styled.callouts.last
    else { return [] }
    return settings(ofCallout: subject(of: callout, at: index))
  }

  private func subject(of callout: StyledCallout, at index: Int) -> KeyboardTheme.Subject {
    var subject = subject(callout.role == .inputCallout ? .calloutInput : .calloutAction, index)
    subject.isPressed = true
    return subject
  }

  /// A callout's own styles take precedence over its key's styles and the styles of types of keys.
  private func settings(
    ofCallout callout: KeyboardTheme.Subject
  ) -> [StyleSetting<KeyboardCallout.CalloutStyle>] {
    let own = theme.layers(ofCallout: callout)
    let types = [KeyboardTheme.ButtonType.input, .system].flatMap { type in
      let style = theme.buttonStyles[type] ?? Keyboard.ButtonStyle()
      let layer = KeyboardTheme.StyleLayer(.buttons(type, isPressed: false), style)
      return settings(followed: [layer], as: callout) { follower, style in
        follower.follow(input: type == .input ? style : nil, system: type == .system ? style : nil)
      }
    }
    let key = settings(
      followed: theme.layers(followedBy: callout, own.folded()?.follow), as: callout
    ) { follower, style in follower.follow(style) }
    return types + key
      + explainer.sources.settings(of: own).map { setting in
        var setting = setting
        if setting.origin?.match?.isSelectedAction == true {
          setting.names = Self.namesOfSelection
        }
        return setting
      }
  }

  private func settings(
    followed layers: [KeyboardTheme.StyleLayer<Keyboard.ButtonStyle>],
    as callout: KeyboardTheme.Subject,
    by follow: (inout CalloutFollower, Keyboard.ButtonStyle) -> Void
  ) -> [StyleSetting<KeyboardCallout.CalloutStyle>] {
    let decided = theme.themeCalloutStyle(for: callout) ?? KeyboardCallout.CalloutStyle()
    let board = theme.calloutBoard(for: callout.traits)
    return explainer.sources.settings(of: layers).map { setting in
      var follower = CalloutFollower(board: board, under: decided)
      follow(&follower, setting.style)
      return StyleSetting(
        source: setting.source, origin: setting.origin,
        style: follower.style.keepingFields(of: decided),
        names: Self.namesOfKeys.merging(Self.namesOfSelection) { $1 }, isOfKey: true)
    }
  }

  private static let namesOfSelection = [
    "selectedBackgroundColor": "backgroundColor", "selectedForegroundColor": "foregroundColor",
  ]

  private static let namesOfKeys = ["buttonOverlayCornerRadius": "cornerRadius"]

  package var toolbar: [ExplainedPart] {
    let style = styled.toolbarStyle
    let before = placed.toolbarStyle.value
    func part<Style: LayeredStyle>(
      _ name: String, _ style: Style, before: Style, setBy settings: [StyleSetting<Style>]
    ) -> ExplainedPart {
      ExplainedPart(
        title: "toolbar\(name)",
        properties: explainer.properties(of: style, before: before, setBy: settings)
          .filter { !name.isEmpty || !Self.parts.contains($0.name) })
    }
    let items = Autocomplete.SuggestionType.allCases.map { type in
      part(
        ".item (\(type.rawValue))", style.item(for: type), before: before.item(for: type),
        setBy: settings(ofSuggestions: type))
    }
    let own = (placed.keyboard.toolbarItems == nil ? [] : Self.ownItems).map { name, item in
      part(
        ".\(name)", style.style(of: item), before: before.style(of: item), setBy: settings(of: item)
      )
    }
    let separator = settings(of: "separator") { $0.separator }
    return [part("", style, before: before, setBy: toolbarSettings)] + items + own
      + [part(".separator", style.separator, before: before.separator, setBy: separator)]
  }

  private static let parts =
    ["item", "autocorrectItem", "unknownItem", "emojiItem", "separator"] + ownItems.map(\.name)

  private static let ownItems: [(name: String, item: Keyboard.ToolbarItem)] = {
    var (selected, pressed) = (Keyboard.ToolbarItem(), Keyboard.ToolbarItem())
    (selected.isSelected, pressed.isPressed) = (true, true)
    return [
      ("items", Keyboard.ToolbarItem()), ("selectedItems", selected), ("pressedItems", pressed),
    ]
  }()

  private func settings(
    of item: Keyboard.ToolbarItem
  ) -> [StyleSetting<Autocomplete.ToolbarItemStyle>] {
    var found = settings(of: "item") { $0.item } + settings(of: "items") { $0.items }
    guard item.isSelected || item.isPressed else { return found }
    found += settings(of: "autocorrectItem") { $0.autocorrectItem }
    if item.isSelected { found += settings(of: "selectedItems") { $0.selectedItems } }
    if item.isPressed { found += settings(of: "pressedItems") { $0.pressedItems } }
    return found
  }

  var toolbarSettings: [StyleSetting<Autocomplete.ToolbarStyle>] {
    let layers = theme.layers(ofToolbarFor: traits, on: theme.themeViewStyle(for: traits))
    return explainer.sources.settings(of: layers).map { setting in
      guard setting.source == .toolbarText else { return setting }
      var setting = setting
      setting.origin = boardSettings.last { $0.style.foregroundColor != nil }?.origin
      setting.names = ["titleColor": "foregroundColor", "subtitleColor": "foregroundColor"]
      return setting
    }
  }

  func settings(ofSuggestion text: String) -> [StyleSetting<Autocomplete.ToolbarItemStyle>] {
    if let item = placed.keyboard.toolbarItems?.all.first(where: { $0.name == text }) {
      return settings(of: item)
    }
    let shown = placed.keyboard.suggestions.first { $0.text == text }
    return settings(ofSuggestions: shown?.type ?? .regular)
  }

  private func settings(
    ofSuggestions type: Autocomplete.SuggestionType
  ) -> [StyleSetting<Autocomplete.ToolbarItemStyle>] {
    switch type {
    case .regular: settings(of: "item") { $0.item }
    case .autocorrect: settings(of: "autocorrectItem") { $0.autocorrectItem }
    case .unknown: settings(of: "item") { $0.item } + settings(of: "unknownItem") { $0.unknownItem }
    case .emoji: settings(of: "item") { $0.item } + settings(of: "emojiItem") { $0.emojiItem }
    }
  }

  private func settings<Part: LayeredStyle>(
    of member: String, _ part: (Autocomplete.ToolbarStyle) -> Part?
  ) -> [StyleSetting<Part>] {
    toolbarSettings.compactMap { setting in
      part(setting.style).map {
        StyleSetting(
          source: setting.source, origin: setting.origin, style: $0, member: member,
          names: setting.names)
      }
    }
  }
}

extension PlacedKeyboard {

  fileprivate func measured(
    _ style: KeyboardCallout.CalloutStyle, as drawn: KeyboardCallout.CalloutStyle
  ) -> KeyboardCallout.CalloutStyle {
    var style = style
    if style.$buttonOverlayInset == nil { style.buttonOverlayInset = drawn.buttonOverlayInset }
    style.buttonOverlayCornerRadius =
      style.buttonOverlayCornerRadius ?? drawn.buttonOverlayCornerRadius
    return style
  }
}

extension KeyboardCallout.CalloutStyle {

  fileprivate func keepingFields(of style: Self) -> Self {
    Self.fields.filter { $0.isSet(in: style) }.reduce(into: Self()) { kept, field in
      field.copy(from: self, to: &kept)
    }
  }
}
