extension Catalogue {

  /// The kinds of actions that keys can have, by the names of their cases.
  static let actions: [Entry] = [
    action("backspace", "Deletes backwards."),
    action("capsLock", "Turns on caps lock."),
    action("character", "Inserts a character."),
    action("characterMargin", "An invisible area beside a character, which inserts it."),
    action("command", "A command key."),
    action("control", "A control key."),
    action("custom", "A key whose meaning is up to the app."),
    action("diacritic", "Adds a mark to the letter before the cursor."),
    action("dictation", "Starts dictation."),
    action("dismissKeyboard", "Hides the keyboard."),
    action("emoji", "Inserts an emoji."),
    action("escape", "An escape key."),
    action("function", "A function key."),
    action("image", "A key that shows a picture of the app."),
    action("keyboardType", "Switches to another keyboard, such as numeric."),
    action("moveCursorBackward", "Moves the cursor back."),
    action("moveCursorForward", "Moves the cursor forward."),
    action("nextKeyboard", "Switches to the next keyboard of the system."),
    action("nextLocale", "Switches to the next locale."),
    action("none", "An empty place."),
    action("option", "An option key."),
    action("primary", "The return key."),
    action("settings", "A key for settings."),
    action("shift", "Switches between upper and lower case."),
    action("space", "Inserts a space."),
    action("systemImage", "A key that shows a symbol."),
    action("systemSettings", "Opens the system's settings."),
    action("tab", "Inserts a tab."),
    action("text", "Inserts a text."),
    action("url", "Opens a link."),
  ]

  private static func action(_ id: String, _ summary: String) -> Entry {
    Entry(id: id, name: id, summary: summary)
  }
}
