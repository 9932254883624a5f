extension LayeredStyle {

  /// The style that is drawn where several say how something looks: the only place with this rule.
  ///
  /// Each field is taken from the first of these layers that sets it:
  ///
  /// 1. `modifier`: the nearest view modifier such as `keyboardButtonStyle` or `keyboardTheme`;
  /// 2. `outerModifier`: the view modifiers further out, of which again the nearer one comes first;
  /// 3. `appearance`: what the keyboard's appearance answers, overriding subclasses included;
  /// 4. `theme`: the theme behind that appearance;
  /// 5. `standard`: the look of a keyboard without any of these.
  public static func resolved(
    modifier: Self? = nil, outerModifier: Self? = nil, appearance: Self? = nil,
    theme: Self? = nil, standard: Self
  ) -> Self {
    var style = standard
    for layer in [theme, appearance, outerModifier, modifier] {
      if let layer { style = style.extended(with: layer) }
    }
    return style
  }
}
