extension Keyboard {

  /// The type of a return key, which determines its label.
  public enum ReturnKeyType: Identifiable, KeyboardModel {
    case `return`, `continue`, done, emergencyCall, go, join, newLine, next, ok, route, search, send
    case custom(title: String)

    /// The standard types.
    public static var allCases: [ReturnKeyType] {
      [.return, .done, .go, .join, .newLine, .next, .ok, .search, .send]
    }

    /// The name of the type; a custom one has its title.
    public var id: String {
      switch self {
      case .return: "return"
      case .continue: "continue"
      case .done: "done"
      case .emergencyCall: "emergencyCall"
      case .go: "go"
      case .join: "join"
      case .newLine: "newLine"
      case .next: "next"
      case .ok: "ok"
      case .route: "route"
      case .search: "search"
      case .send: "send"
      case .custom(let title): title
      }
    }

    /// Whether the key is styled as a system key instead of a prominent one.
    public var isSystemAction: Bool { self == .return || self == .newLine }
  }
}

/// The submit label of a text field, as in SwiftUI.
public enum SubmitLabel: String, KeyboardChoice {
  case `continue`, done, go, join, next, `return`, route, search, send

  /// The matching return key type.
  public var returnKeyType: Keyboard.ReturnKeyType {
    switch self {
    case .continue: .continue
    case .done: .done
    case .go: .go
    case .join: .join
    case .next: .next
    case .return: .return
    case .route: .route
    case .search: .search
    case .send: .send
    }
  }
}
