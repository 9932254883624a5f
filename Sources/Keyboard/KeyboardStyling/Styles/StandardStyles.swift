import KeyboardCore
import Synchronization

/// The styles below all others, each of which can be replaced as a part's `standard`.
///
/// They are one value, so that a keyboard reads it once.
struct StandardStyles: Sendable {

  var border = Keyboard.ButtonBorderStyle()
  var shadow = Keyboard.ButtonShadowStyle()
  var view = KeyboardViewStyle()
  var background = Keyboard.Background()
  var toolbar = Keyboard.ToolbarStyle()
  var callout = KeyboardCallout.CalloutStyle()
  var suggestion = Autocomplete.ToolbarItemStyle()
  var correction = Autocomplete.ToolbarItemStyle.autocorrect
  var separator = Autocomplete.ToolbarSeparatorStyle()
  var emojis = Emoji.KeyboardStyle.Standards()

  /// Unless replaced, it has the standards of its parts.
  var autocompleteToolbar: Autocomplete.ToolbarStyle {
    get {
      replacedToolbar
        ?? .init(item: suggestion, autocorrectItem: correction, separator: separator)
    }
    set { replacedToolbar = newValue }
  }

  private var replacedToolbar: Autocomplete.ToolbarStyle?
}

extension StandardStyles {

  private static let shared = Mutex(SharedValue(StandardStyles()))

  static var current: StandardStyles { _read { yield snapshot.value } }

  static var snapshot: SharedValue<StandardStyles> { shared.withLock { $0 } }

  static func update(_ change: (inout StandardStyles) -> Void) {
    shared.withLock {
      var styles = $0.value
      change(&styles)
      $0 = SharedValue(styles)
    }
  }
}
