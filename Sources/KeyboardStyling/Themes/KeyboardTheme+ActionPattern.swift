public import KeyboardCore

extension KeyboardTheme {

  /// Which keys a rule is about: all of a kind, or those with a certain value.
  public struct ActionPattern: KeyboardModel {

    /// The kind of action; spacers have no keys, so theirs match nothing.
    public var kind: KeyboardAction.Kind

    /// The character, the type of keyboard or return key and so on, or `nil` for any.
    public var value: String?

    /// The keys of a kind, perhaps only those with a certain value.
    public init(_ kind: KeyboardAction.Kind, _ value: String? = nil) {
      self.kind = kind
      self.value = value
    }

    /// Whether a key of an action is meant; spacers never are.
    public func matches(_ action: KeyboardAction) -> Bool {
      guard action.kind == kind, !kind.isSpacer else { return false }
      return value == nil || value == action.themeValue
    }
  }
}

extension KeyboardAction {

  /// The payload as theme files write it: pictures by the names of their keyboard images, links by
  /// their identifiers.
  fileprivate var themeValue: String? {
    switch self {
    case .image(_, let name, _), .systemImage(_, let name, _): name
    case .url(_, let id): id
    default: value
    }
  }
}
