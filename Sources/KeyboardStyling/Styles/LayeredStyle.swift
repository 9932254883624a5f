/// A style with optional fields, so that styles can be layered.
///
/// Layering is associative: `a.extended(with: b).extended(with: c)` equals `a.extended(with:
/// b.extended(with: c))`.
public protocol LayeredStyle: Equatable, Sendable {

  /// All fields, in documentation order, which merging, theme files and their schema follow.
  static var fields: [StyleField<Self>] { get }

  /// Return this style with the set fields of another layered over it.
  func extended(with style: Self) -> Self
}

extension LayeredStyle {

  /// Return this style with the set fields of another layered over it.
  public func extended(with style: Self) -> Self {
    var result = self
    for field in Self.fields { field.copy(from: style, to: &result) }
    return result
  }

  /// Return this style with the set fields of another, if any, layered over it.
  public func extended(with style: Self?) -> Self {
    style.map { extended(with: $0) } ?? self
  }

  /// Whether no field is set.
  var isOpen: Bool { Self.fields.allSatisfy { !$0.isSet(in: self) } }

  /// Layer the set fields of another style over this one.
  mutating func extend(with style: Self) { self = extended(with: style) }

  /// Resolve a style from its layers; this is the only implementation of their precedence.
  ///
  /// Each field is taken from the first of these layers that sets it:
  ///
  /// 1. `modifier`: the nearest view modifier such as `keyboardButtonStyle` or `keyboardTheme`;
  /// 2. `outerModifier`: the outer view modifiers, of which again the nearer one comes first;
  /// 3. `appearance`: the style of the keyboard's appearance, overriding subclasses included;
  /// 4. `theme`: the theme behind that appearance;
  /// 5. `standard`: the style of a keyboard without any of these.
  public static func resolved(
    modifier: Self? = nil, outerModifier: Self? = nil, appearance: Self? = nil,
    theme: Self? = nil, standard: Self
  ) -> Self {
    // No loop over a list, in which large styles would be copied.
    var style = standard
    if let theme { style = style.extended(with: theme) }
    if let appearance { style = style.extended(with: appearance) }
    if let outerModifier { style = style.extended(with: outerModifier) }
    if let modifier { style = style.extended(with: modifier) }
    return style
  }
}
