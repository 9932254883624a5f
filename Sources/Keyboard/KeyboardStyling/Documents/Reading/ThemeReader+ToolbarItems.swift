import KeyboardCore
import KeyboardDocuments

extension ThemeReader {

  /// Read the items of an app at a place of the toolbar.
  mutating func toolbarItems(_ value: JSONValue, named name: String) -> [Keyboard.ToolbarItem] {
    guard let value = resolved(value) else { return [] }
    guard let elements = value.array else {
      return reader.wrongType(value, name, "a list of items", fix: listed(value)) ?? []
    }
    guard elements.count <= ThemeLimits.toolbarItems else {
      return fail(
        .themeLimit,
        "\(name) must have at most \(ThemeLimits.toolbarItems) items, not \(elements.count)",
        at: value) ?? []
    }
    return elements.compactMap { toolbarItem($0, named: name) }
  }

  /// Read an item: its notation, or an object.
  private mutating func toolbarItem(
    _ value: JSONValue, named name: String
  ) -> Keyboard.ToolbarItem? {
    guard let value = resolved(value) else { return nil }
    if let string = value.string {
      // Other texts aren't empty.
      if string.isEmpty { return .space(ThemeFormat.toolbarSpace) }
      return text(value, named: name).flatMap { toolbarItem($0, at: value, named: name) }
    }
    guard value.object != nil else {
      return reader.wrongType(value, "An item of \(name)", "a text or an object")
    }
    guard
      let members = members(value, named: "An item of \(name)", of: ThemeFormat.toolbarItem.object)
    else { return nil }
    var item = Keyboard.ToolbarItem()
    read(members, named: name, as: ThemeFormat.toolbarItem, into: &item)
    // Without content, it is a space of its own width.
    guard ["icon", "text", "spacing"].contains(where: { value[$0] != nil }) else {
      return fail(
        .missingKey, "An item of \(name) needs an icon or a text", at: value,
        hint: "Write {\"text\": \"Aa\"} or {\"icon\": \"standard:search\"}.")
    }
    return item
  }

  private mutating func toolbarItem(
    _ text: String, at value: JSONValue, named name: String
  ) -> Keyboard.ToolbarItem? {
    if ToolbarItemNotation.isDivider(text) { return .divider }
    let notation = ToolbarItemNotation(text)
    var item = Keyboard.ToolbarItem()
    if let text = notation.icon {
      let place = JSONValue(.string(text), span: value.span, file: value.file)
      guard let icon = icon(place, named: name) else { return nil }
      item.icon = icon
    }
    item.text = notation.text
    item.badge = notation.badge
    item.hasMenu = notation.hasMenu
    item.isSelected = notation.isSelected
    item.isPressed = notation.isPressed
    return item
  }

}
