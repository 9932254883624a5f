// swift-format-ignore-file
// The keyboard theme Neon Nights, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Neon Nights.
    func neonTheme(for context: KeyboardContext) -> some View {
        self
            .keyboardViewStyle(NeonTheme.viewStyle(for: context))
            .keyboardButtonStyle { params in
                NeonTheme.buttonStyle(
                    for: params.action, isPressed: params.isPressed, context: context)
            }
            .keyboardCalloutStyle(NeonTheme.calloutStyle(for: context))
            .autocompleteToolbarStyle(NeonTheme.toolbarStyle(for: context))
    }
}

/// The theme Neon Nights.
enum NeonTheme {}

extension NeonTheme {

    /// Return the style of the keyboard as a whole.
    static func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        var style = KeyboardViewStyle()
        var insets = EdgeInsets.standardKeyboardEdgeInsets(for: context)
        // The shadows of the lowest keys need room.
        insets.bottom = max(insets.bottom, -1)
        style.edgeInsets = insets
        style.background = .color(.black)
        style.foregroundColor = .white
        return style
    }

    /// Return the style of a key.
    static func buttonStyle(
        for action: KeyboardAction, isPressed: Bool, context: KeyboardContext
    ) -> Keyboard.ButtonStyle {
        // The faces stay as they are; an overlay shows that a key is pressed.
        var style = action.standardButtonStyle(for: context, isPressed: false)
        guard !action.isSpacer else { return style }
        style.foregroundColor = .black
        style.cornerRadius = 10
        style.borderColor = Colors.rim
        style.borderSize = 3
        style.shadowColor = Colors.shade
        style.shadowSize = 3
        style.pressedOverlayColor = Colors.keyPressedOverlay
        if action.isInputAction {
            style.backgroundColor = .white
        } else {
            style.backgroundColor = Colors.faceSystem
        }
        return style
    }

    /// Return the style of callouts.
    static func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        var style = KeyboardCallout.CalloutStyle.standard
        style.backgroundColor = .white
        style.buttonOverlayCornerRadius = 10
        style.foregroundColor = .black
        style.selectedBackgroundColor = Colors.faceSystem
        style.selectedForegroundColor = .black
        return style
    }

    /// Return the style of the autocomplete toolbar.
    static func toolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle {
        var style = Autocomplete.ToolbarStyle.standard
        style.item.titleColor = .white
        style.item.subtitleColor = .white
        style.autocorrectItem.titleColor = .white
        style.autocorrectItem.subtitleColor = .white
        style.autocorrectItem.backgroundColor = Colors.autocorrectBackground
        return style
    }
}

// The keyboard theme Neon Nights, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension NeonTheme {

    /// The colors of the theme.
    enum Colors {
        static let rim = Color(rgb: 0x69C36A)
        static let shade = Color(rgb: 0xED33FB)
        static let keyPressedOverlay = Color(rgb: 0x000000, opacity: 0.1)
        static let faceSystem = Color(rgb: 0x8D8DFA)
        static let autocorrectBackground = Color(rgb: 0xFFFFFF, opacity: 0.2)
    }
}

extension Color {

    fileprivate init(rgb: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }
}

// The keyboard theme Neon Nights, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Neon Nights as a style service.
class NeonStyleService: KeyboardStyle.StandardStyleService {

    override var backgroundStyle: Keyboard.Background {
        NeonTheme.viewStyle(for: keyboardContext).background ?? super.backgroundStyle
    }

    override var foregroundColor: Color? {
        NeonTheme.viewStyle(for: keyboardContext).foregroundColor ?? super.foregroundColor
    }

    override var keyboardEdgeInsets: EdgeInsets {
        NeonTheme.viewStyle(for: keyboardContext).edgeInsets ?? super.keyboardEdgeInsets
    }

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
        NeonTheme.buttonStyle(for: action, isPressed: isPressed, context: keyboardContext)
    }

    override var calloutStyle: KeyboardCallout.CalloutStyle? {
        NeonTheme.calloutStyle(for: keyboardContext)
    }

    override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
        NeonTheme.toolbarStyle(for: keyboardContext)
    }
}
