extension Keyboard {

  /// A layout type, an arrangement of letter keys that can replace a locale's own one.
  public enum LayoutType: CaseIterable, Identifiable, KeyboardModel {
    case azerty, colemak, dvorak, qwerty, qwerty_catalan, qwertz, turkishF, turkishQ
    case vietnamese_telex(Base)
    case vietnamese_viqr(Base)
    case vietnamese_vni(Base)

    /// The letter arrangement below a Vietnamese input method.
    public enum Base: String, CaseIterable, KeyboardModel {
      case azerty, colemak, dvorak, qwerty, qwertz
    }

    /// Every layout type, the Vietnamese ones once for each base.
    public static var allCases: [LayoutType] {
      [.azerty, .colemak, .dvorak, .qwerty, .qwerty_catalan, .qwertz, .turkishF, .turkishQ]
        + Base.allCases.map(LayoutType.vietnamese_telex)
        + Base.allCases.map(LayoutType.vietnamese_viqr)
        + Base.allCases.map(LayoutType.vietnamese_vni)
    }

    /// The layout type with an identifier, or nil if there is none.
    public init?(id: String) {
      guard let type = Self.allCases.first(where: { $0.id == id }) else { return nil }
      self = type
    }

    /// The name of the type, such as `qwertz` or `vietnamese_telex_qwerty`.
    public var id: String {
      switch self {
      case .azerty: "azerty"
      case .colemak: "colemak"
      case .dvorak: "dvorak"
      case .qwerty: "qwerty"
      case .qwerty_catalan: "qwerty_catalan"
      case .qwertz: "qwertz"
      case .turkishF: "turkishF"
      case .turkishQ: "turkishQ"
      case .vietnamese_telex(let base): "vietnamese_telex_\(base.rawValue)"
      case .vietnamese_viqr(let base): "vietnamese_viqr_\(base.rawValue)"
      case .vietnamese_vni(let base): "vietnamese_vni_\(base.rawValue)"
      }
    }

    /// The display name, such as `Telex - QWERTY`.
    public var displayName: String {
      switch self {
      case .azerty: "AZERTY"
      case .colemak: "Colemak"
      case .dvorak: "Dvorak"
      case .qwerty: "QWERTY"
      case .qwerty_catalan: "QWERTY - Catalan"
      case .qwertz: "QWERTZ"
      case .turkishF: "Turkish F"
      case .turkishQ: "Turkish Q"
      case .vietnamese_telex(let base): "Telex - \(base.layoutType.displayName)"
      case .vietnamese_viqr(let base): "VIQR - \(base.layoutType.displayName)"
      case .vietnamese_vni(let base): "VNI - \(base.layoutType.displayName)"
      }
    }
  }
}

extension Keyboard.LayoutType.Base {

  /// The layout type with the same letters and no input method.
  public var layoutType: Keyboard.LayoutType {
    switch self {
    case .azerty: .azerty
    case .colemak: .colemak
    case .dvorak: .dvorak
    case .qwerty: .qwerty
    case .qwertz: .qwertz
    }
  }
}
