import KeyboardCore

/// Apps insert keys of their own before space.
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
      let item = KeyboardLayout.Item(action: action, size: size, edgeInsets: layout.idealItemInsets)
      layout.itemRows.insert(item, before: .space)
    }
    return layout
  }
}

extension RenderRequest.ExtraKey {

  var actionBesideSpace: KeyboardAction? {
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
