public import KeyboardCore
import KeyboardDrawing

// The styles of callouts, which follow the keys unless the theme has a style for them.
extension KeyboardTheme {

  /// Return the fields of the callout style this theme sets, for any key.
  ///
  /// They come from the faces and texts of its keys, its callout style and the matching rules, in
  /// this order.
  public func themeCalloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle? {
    themeCalloutStyle(for: Subject(element: .callout, traits: context.traits))
  }

  package func themeCalloutStyle(
    for part: StyledPart, traits: KeyboardTraits
  ) -> KeyboardCallout.CalloutStyle? {
    themeCalloutStyle(
      for: Subject(
        element: part.callout?.element ?? .callout, action: part.action, place: part.place,
        isPressed: part.action != nil, traits: traits))
  }

  /// What names the key among the rules of keys comes between the types of keys and the callout
  /// style.
  package func themeCalloutStyle(for callout: Subject) -> KeyboardCallout.CalloutStyle? {
    let own = layers(ofCallout: callout).folded()
    var style = calloutStyleOfTypes
    style.follow(layers(followedBy: callout, own?.follow).folded())
    if own == nil, style.isOpen { return nil }
    return style.extended(with: own)
  }

  /// Return the layers of all styles of the key, or of the rules that name it.
  package func layers(
    followedBy callout: Subject, _ following: KeyboardCallout.CalloutStyle.Following?
  ) -> [StyleLayer<Keyboard.ButtonStyle>] {
    guard callout.action != nil else { return [] }
    var key = callout
    key.element = .key
    guard following != .key else {
      key.isPressed = true
      return layers(ofKey: key)
    }
    return layers(ofKey: key).filter { layer in
      guard case .rule(let index) = layer.source else { return false }
      return rules[index].match.namesKeys
    }
  }

  /// Without a translucent face, since a callout covers keys.
  package var calloutStyleOfTypes: KeyboardCallout.CalloutStyle {
    let input = buttonStyles[.input]
    let system = buttonStyles[.system]
    var style = KeyboardCallout.CalloutStyle()
    if let face = input?.backgroundColor, face.isOpaque { style.backgroundColor = face }
    style.$foregroundColor = input?.foregroundColor
    if let face = system?.backgroundColor, face.isOpaque { style.selectedBackgroundColor = face }
    style.$selectedForegroundColor = system?.foregroundColor
    // Radii of corners depend on the key that the callout is over.
    if input?.cornerRadii == nil { style.buttonOverlayCornerRadius = input?.cornerRadius }
    if let input { style.followFont(of: input) }
    return style
  }
}

extension KeyboardCallout.CalloutStyle {

  /// Sizes stay those of the callout, and a translucent face isn't followed.
  package mutating func follow(_ key: Keyboard.ButtonStyle?) {
    guard let key else { return }
    let isOpaque = [false, true].allSatisfy { isDark in
      key.backgroundColor?.resolved(isDark: isDark).isOpaque ?? false
        || key.background?.isOpaque(isDark: isDark) ?? false
    }
    if isOpaque {
      if let color = key.backgroundColor { backgroundColor = color }
      background = key.background ?? background
    }
    if let color = key.foregroundColor { foregroundColor = color }
    if let color = key.storedBorderColor { borderColor = color }
    borderGradient = key.borderGradient
    borderSize = key.storedBorderSize.map { min($0, Self.largestBorder) } ?? borderSize
    buttonOverlayCornerRadius =
      key.cornerRadii == nil ? key.cornerRadius ?? buttonOverlayCornerRadius : nil
    followFont(of: key)
  }

  fileprivate mutating func followFont(of key: Keyboard.ButtonStyle) {
    let font = key.resolvedKeyboardFont
    fontFamily = key.fontFamily ?? font?.families ?? fontFamily
    fontWeight = key.fontWeight ?? font?.weight ?? fontWeight
  }
}

extension KeyboardFont {

  fileprivate var families: [String]? {
    if case .named(let names) = font.family { names } else { nil }
  }
}

extension Color {

  fileprivate var isOpaque: Bool { light.isOpaque && dark.isOpaque }
}
