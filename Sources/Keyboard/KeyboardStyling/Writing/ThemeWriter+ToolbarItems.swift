import Foundation
import KeyboardCore
import KeyboardDocuments

extension ThemeWriter {

  static func json(_ items: Keyboard.ToolbarItems) -> JSONText {
    let groups = [
      ("leading", items.leading), ("center", items.center), ("trailing", items.trailing),
    ]
    return .object(
      present: groups.map { ($0, $1.isEmpty ? nil : .array($1.map { json($0) })) })
  }

  private static func json(_ item: Keyboard.ToolbarItem) -> JSONText {
    if item.isDivider { return .string(String(ToolbarItemNotation.Mark.divider.rawValue)) }
    if item == .space(ThemeFormat.toolbarSpace) { return .string("") }
    func flag(_ isOn: Bool) -> JSONText? { isOn ? true : nil }
    return [
      "icon": item.icon.map { json($0) }, "text": item.text.map { .string($0) },
      "badge": item.badge.map { .string($0) }, "menu": flag(item.hasMenu),
      "selected": flag(item.isSelected), "pressed": flag(item.isPressed),
      "spacing": item.spacing == 0 && !item.isSpace ? nil : .number(item.spacing),
    ]
  }
}
