public import KeyboardCore

extension KeyboardTheme {

  /// The keys that a rule matches: all of a kind, or those with a certain value.
  public struct ActionPattern: KeyboardModel {

    /// The kind of action; that of spacers matches nothing.
    public var kind: KeyboardAction.Kind

    /// The payload such as a character, a keyboard type or a return key type, or `nil` for any.
    public var value: String?

    /// Create a pattern of a kind, with an optional value.
    public init(_ kind: KeyboardAction.Kind, _ value: String? = nil) {
      self.kind = kind
      self.value = value
    }

    /// Whether a key of an action matches; spacers never do.
    public func matches(_ action: KeyboardAction) -> Bool {
      guard action.kind == kind, !kind.isSpacer else { return false }
      return value == nil || value == action.themeValue
    }
  }
}

extension KeyboardAction {

  /// The payload in theme files: images by keyboard image name, links by identifier.
  fileprivate var themeValue: String? {
    switch self {
    case .image(_, let name, _), .systemImage(_, let name, _): name
    case .url(_, let id): id
    default: value
    }
  }
}
