import KeyboardCore
import KeyboardDocuments

extension ThemeReader {

  /// Read the items of an app in the toolbar, by their place; those of a base are replaced.
  mutating func toolbarItems(_ value: JSONValue, named name: String) -> Keyboard.ToolbarItems? {
    guard let value = resolved(value),
      let members = members(value, named: name, of: ThemeFormat.toolbarItems)
    else { return nil }
    var items = Keyboard.ToolbarItems()
    for (key, value) in members {
      let group = group(value, named: "\(name).\(key)")
      switch key {
      case "leading": items.leading = group
      case "center": items.center = group
      default: items.trailing = group
      }
    }
    return items
  }

  private mutating func group(_ value: JSONValue, named name: String) -> [Keyboard.ToolbarItem] {
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
    guard let members = members(value, named: "An item of \(name)", of: ThemeFormat.toolbarItem)
    else { return nil }
    var item = Keyboard.ToolbarItem()
    for (key, value) in members {
      let name = "\(name).\(key)"
      switch key {
      case "icon": item.icon = icon(value, named: name)
      case "text": item.text = text(value, named: name)
      case "badge": item.badge = text(value, named: name)
      case "menu": item.hasMenu = flag(value, named: name)
      case "selected": item.isSelected = flag(value, named: name)
      case "pressed": item.isPressed = flag(value, named: name)
      default:
        let range = ThemeFormat.toolbarItem.range(of: key)
        item.spacing = number(value, named: name, in: range) ?? 0
      }
    }
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

  private mutating func flag(_ value: JSONValue, named name: String) -> Bool {
    resolved(value).flatMap { reader.bool($0, named: name) } ?? false
  }
}
