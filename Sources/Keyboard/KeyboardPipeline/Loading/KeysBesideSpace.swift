import KeyboardCore

/// A layout service that adds keys before the space of another one, as apps do with keys of their
/// own.
final class KeysBesideSpace: KeyboardLayoutService {

  private let actions: [KeyboardAction]
  private let service: any KeyboardLayoutService

  init(_ actions: [KeyboardAction], in service: any KeyboardLayoutService) {
    self.actions = actions
    self.service = service
  }

  func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
    var layout = service.keyboardLayout(for: context)
    for action in actions {
      let size = KeyboardLayout.ItemSize(width: .input, height: layout.idealItemHeight)
      let item = KeyboardLayout.Item(
        action: action, size: size, edgeInsets: layout.idealItemInsets)
      layout.itemRows.insert(item, before: .space)
    }
    return layout
  }
}

extension RenderRequest {

  /// The actions of extra keys beside space, in a fixed order.
  var actionsBesideSpace: [KeyboardAction] {
    ExtraKey.allCases.filter(extraKeys.contains).compactMap(\.actionBesideSpace)
  }
}

extension RenderRequest.ExtraKey {

  /// The action of a key beside space; nil for keys that the context adds.
  fileprivate var actionBesideSpace: KeyboardAction? {
    switch self {
    case .globe, .dictation, .numberRow: nil
    case .command: .command
    case .control: .control
    case .escape: .escape
    case .function: .function
    case .image:
      .image(description: "Heart", keyboardImageName: "heart", imageName: "heart")
    case .moveCursorBackward: .moveCursorBackward
    case .moveCursorForward: .moveCursorForward
    case .nextLocale: .nextLocale
    case .option: .option
    case .settings: .settings
    case .systemImage:
      .systemImage(
        description: "Light bulb", keyboardImageName: "lightbulb", imageName: "lightbulb")
    case .systemSettings: .systemSettings
    case .tab: .tab
    case .url: .url(nil, id: nil)
    }
  }
}
