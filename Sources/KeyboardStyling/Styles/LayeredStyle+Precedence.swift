extension LayeredStyle {

  /// The style that is drawn where several say how something looks: the only place with this rule.
  ///
  /// Each field is taken from the first of these layers that sets it:
  ///
  /// 1. `modifier`: a view modifier such as `keyboardButtonStyle`, the nearest one;
  /// 2. `appearance`: what the keyboard's appearance answers, overriding subclasses included;
  /// 3. `theme`: the theme behind that appearance;
  /// 4. `standard`: the look of a keyboard without any of these.
  public static func resolved(
    modifier: Self? = nil, appearance: Self? = nil, theme: Self? = nil, standard: Self
  ) -> Self {
    var style = standard
    for layer in [theme, appearance, modifier] {
      if let layer { style = style.extended(with: layer) }
    }
    return style
  }
}
