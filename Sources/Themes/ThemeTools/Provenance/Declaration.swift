import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import KeyboardViews
import SourceText

/// A member of the theme's own file that sets a property of a part.
struct Declaration {

  let value: JSONValue
  let member: JSONObject.Member
  let object: JSONObject

  func adding(_ members: [(key: String, value: JSONText)]) -> TextEdit {
    let text = members.map { ", \(JSONText.string($0.key).text): \($0.value.text)" }
    return TextEdit(at: member.value.span.upperBound, text.joined())
  }
}

extension KeyboardExplainer {

  func declaration(ofContent part: Scene.Part, color index: Int) -> Declaration? {
    let fields =
      switch (part.role, part.piece) {
      case (.toolbarItem, .subtitle): ["subtitleColor"]
      case (.toolbarItem, _): ["titleColor"]
      case (_, .selection): ["selectedForegroundColor"]
      default: ["foregroundGradient", "foregroundColor"]
      }
    return declaration(of: fields, in: part, color: index)
  }

  func declaration(ofFace part: Scene.Part) -> Declaration? {
    let field = part.piece == .selection ? "selectedBackgroundColor" : "backgroundColor"
    return declaration(of: [field], in: part)
  }

  /// Returns the declaration of what is behind a content: the face, or the board if there is none.
  ///
  /// An overlay over a pressed key mixes with the layers of its background.
  func declaration(behind part: Scene.Part) -> Declaration? {
    guard part.piece != .selection else { return declaration(ofFace: part) }
    // A background covers the color of its place.
    if let face = declaration(of: ["background", "backgroundColor"], in: part) { return face }
    switch part.role {
    case .key:
      guard let key = index(named: part.name).map({ styled.keys[$0] }) else { return nil }
      if key.isPressed, isSeen(key.style.pressedOverlayColor) { return nil }
      let hasFace = isSeen(key.style.backgroundColor) || key.style.background?.isEmpty == false
      return hasFace ? nil : boardDeclaration
    case .toolbarItem:
      return explainer.declaration(of: ["background"], in: toolbarSettings) ?? boardDeclaration
    default: return nil
    }
  }

  func declaration(of fields: [String], in part: Scene.Part, color index: Int = 0) -> Declaration? {
    switch part.role {
    case .label: return declaration(of: fields, inEmojis: part.name)
    case .key where traits.keyboardType == .emojis:
      let selected = fields.map { "selected" + $0.prefix(1).uppercased() + $0.dropFirst() }
      return declaration(of: fields + selected, inEmojis: "emoji.bar")
    case .key:
      guard let key = self.index(named: part.name) else { return nil }
      let label =
        part.piece == .label
        ? explainer.declaration(of: fields, in: labelSettings(key), color: index) : nil
      return label ?? explainer.declaration(of: fields, in: keySettings(key), color: index)
    case .toolbarItem:
      return explainer.declaration(of: fields, in: settings(ofSuggestion: part.name))
    default: return explainer.declaration(of: fields, in: calloutSettings)
    }
  }

  /// Parts of emoji keyboards have rules, or the color of the board.
  private func declaration(of fields: [String], inEmojis name: String) -> Declaration? {
    guard let element = KeyboardTheme.Element(rawValue: name) else { return nil }
    let layers: [KeyboardTheme.StyleLayer<Emoji.PartStyle>] = theme.ruleLayers(
      for: KeyboardTheme.Subject(element: element, traits: traits))
    return explainer.declaration(of: fields, in: explainer.sources.settings(of: layers))
      ?? explainer.declaration(of: fields, in: boardSettings)
  }

  func declaration(ofSticker index: Int) -> Declaration? {
    guard let list = explainer.declaration(of: ["stickers"], in: boardSettings),
      let stickers = list.member.value.array, stickers.indices.contains(index)
    else { return nil }
    return Declaration(value: stickers[index], member: list.member, object: list.object)
  }

  func isKeyFace(_ declaration: Declaration) -> Bool {
    styled.keys.contains { key in
      let face = self.declaration(ofFace: Scene.Part(.content, of: .key, named: key.name))
      return face?.value.span == declaration.value.span
    }
  }

  private var boardDeclaration: Declaration? {
    explainer.declaration(of: ["background"], in: boardSettings)
  }

  private func isSeen(_ color: Color?) -> Bool {
    (color?.resolved(isDark: traits.hasDarkColorScheme).opacity ?? 0) > 0
  }
}

extension StyleExplainer {

  /// The settings are in order of application.
  ///
  /// Each of the fields covers the others; those of a setting are listed from front to back.
  fileprivate func declaration<Style>(
    of fields: [String], in settings: [StyleSetting<Style>], color index: Int = 0
  ) -> Declaration? {
    let own = Style.fields.filter { fields.contains($0.name) }
    let winner = settings.last { setting in own.contains { $0.isSet(in: setting.style) } }
    guard let winner, winner.origin?.value.file == sources.roots.last?.file,
      let object = winner.object,
      let member = fields.lazy.compactMap({ object.member(winner.names[$0] ?? $0) }).first
    else { return nil }
    let colors = member.value.colors
    // A picture has no color.
    let value = colors.isEmpty ? member.value : colors[min(index, colors.count - 1)]
    return value.isNull || value.string == ""
      ? nil : Declaration(value: value, member: member, object: object)
  }
}

extension JSONValue {

  fileprivate var colors: [JSONValue] {
    switch content {
    case .string(let text): text.isEmpty ? [] : [self]
    case .object where self["light"] != nil && self["dark"] != nil: [self]
    case .object:
      ["stops", "color", "gradient", "gradients", "material", "tint", "overlayColor"]
        .lazy.compactMap { self[$0]?.colors }.first { !$0.isEmpty } ?? []
    case .array(let elements): elements.flatMap(\.colors)
    default: []
    }
  }
}
