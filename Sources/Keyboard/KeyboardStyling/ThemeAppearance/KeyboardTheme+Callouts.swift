public import KeyboardCore

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
    var follower = CalloutFollower(board: calloutBoard(for: callout.traits), under: own)
    follower.follow(input: buttonStyles[.input], system: buttonStyles[.system])
    if let key = layers(followedBy: callout, own?.follow).folded() { follower.follow(key) }
    if own == nil, follower.style.isOpen { return nil }
    var style = follower.style.extended(with: own)
    if style.background?.isEmpty == true { style.background = nil }
    return style
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
}
