// The keys of pads for undo, redo and paste, and that of docked keyboards for the whole width.
extension KeyboardAction {

  /// Undoes what the keyboard has changed last.
  public static let undo = editing("Undo")

  /// Makes again what was undone last.
  public static let redo = editing("Redo")

  /// Opens the app of the keyboard.
  public static let openMainApp = KeyboardAction.url(nil, id: "openMainApp")

  package static let paste = editing("Paste")

  /// Show the keyboard in the whole width again; the arrow points to the free part of it.
  package static func undock(from edge: Keyboard.DockEdge) -> Self {
    let icon = edge == .leading ? "keyboardArrowRight" : "keyboardArrowLeft"
    return .image(description: "Full Width", keyboardImageName: icon, imageName: icon)
  }

  private static func editing(_ name: String) -> Self {
    .image(
      description: name, keyboardImageName: "keyboard\(name)", imageName: "keyboard\(name)")
  }

  /// Whether this is one of these keys, which insert nothing.
  var isEditingAction: Bool {
    guard case .image = self else { return false }
    return [Self.undo, .redo, .paste].contains(self) || isUndockAction
  }

  package var isUndockAction: Bool {
    self == .undock(from: .leading) || self == .undock(from: .trailing)
  }
}
