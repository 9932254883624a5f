/// What a text field says that its return key does, as apps name it.
public enum SubmitLabel: String, CaseIterable, Identifiable, KeyboardModel {
  case `continue`, done, go, join, next, `return`, route, search, send

  /// The name of the label.
  public var id: String { rawValue }

  /// The return key that says so.
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
