extension Keyboard.LayoutType {

  /// The letters of this layout type.
  ///
  /// Vietnamese input methods work on plain letters: marks are composed while typing.
  public var inputSet: InputSet {
    switch self {
    case .azerty: .azerty
    case .colemak: .colemak
    case .dvorak: .dvorak
    case .qwerty: .qwerty
    case .qwerty_catalan: .qwertyCatalan
    case .qwertz: .qwertz
    case .vietnamese_telex(let base), .vietnamese_viqr(let base), .vietnamese_vni(let base):
      base.layoutType.inputSet
    }
  }
}
