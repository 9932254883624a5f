/// The submit label of a text field, as in SwiftUI.
public enum SubmitLabel: String, CaseIterable, Identifiable, KeyboardModel {
  case `continue`, done, go, join, next, `return`, route, search, send

  /// The name of the label.
  public var id: String { rawValue }

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
