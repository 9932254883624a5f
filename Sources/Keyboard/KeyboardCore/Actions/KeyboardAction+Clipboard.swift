/// The effect of a key of the clipboard keyboard.
package enum ClipboardKey: Equatable {
  case paste(Int), togglePin(Int), delete(Int)

  /// Shows the clips after those that fit on the keyboard, or the first ones again.
  case next

  private static let prefix = "clipboard."

  fileprivate var name: String {
    let name =
      switch self {
      case .paste(let id): "paste.\(id)"
      case .togglePin(let id): "pin.\(id)"
      case .delete(let id): "delete.\(id)"
      case .next: "next"
      }
    return Self.prefix + name
  }

  fileprivate init?(name: String) {
    guard name.hasPrefix(Self.prefix) else { return nil }
    let parts = name.dropFirst(Self.prefix.count).split(separator: ".")
    switch (parts.first, parts.dropFirst().first.flatMap { Int($0) }) {
    case ("paste", let id?): self = .paste(id)
    case ("pin", let id?): self = .togglePin(id)
    case ("delete", let id?): self = .delete(id)
    case ("next", nil): self = .next
    default: return nil
    }
  }
}

extension KeyboardAction {

  /// Inserts the text of a clip.
  public static func pasteClip(_ id: Clipboard.Clip.ID) -> Self { .clipboard(.paste(id)) }

  /// Pins a clip, or unpins it.
  public static func togglePin(ofClip id: Clipboard.Clip.ID) -> Self { .clipboard(.togglePin(id)) }

  /// Deletes a clip.
  public static func deleteClip(_ id: Clipboard.Clip.ID) -> Self { .clipboard(.delete(id)) }

  /// Shows the clips after those that fit on the keyboard, or the first ones again.
  public static let nextClips = KeyboardAction.clipboard(.next)

  private static func clipboard(_ key: ClipboardKey) -> Self { .custom(named: key.name) }

  package var clipboardKey: ClipboardKey? {
    guard case .custom(let name) = self else { return nil }
    return ClipboardKey(name: name)
  }
}
