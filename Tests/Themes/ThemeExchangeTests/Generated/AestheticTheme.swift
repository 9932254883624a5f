// swift-format-ignore-file
// The keyboard theme Boho, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Boho.
    func aestheticTheme(for context: KeyboardContext) -> some View {
        self
            .keyboardViewStyle(AestheticTheme.viewStyle(for: context))
            .keyboardButtonStyle { params in
                AestheticTheme.buttonStyle(
                    for: params.action, isPressed: params.isPressed, context: context)
            }
            .keyboardCalloutStyle(AestheticTheme.calloutStyle(for: context))
            .autocompleteToolbarStyle(AestheticTheme.toolbarStyle(for: context))
    }
}

/// The theme Boho.
enum AestheticTheme {}

extension AestheticTheme {

    /// Return the style of the keyboard as a whole.
    static func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        var style = KeyboardViewStyle()
        var insets = EdgeInsets.standardKeyboardEdgeInsets(for: context)
        // The shadows of the lowest keys need room.
        insets.bottom = max(insets.bottom, -1)
        style.edgeInsets = insets
        style.background = .color(Colors.board)
        style.foregroundColor = Colors.ink
        return style
    }

    /// Return the style of a key.
    static func buttonStyle(
        for action: KeyboardAction, isPressed: Bool, context: KeyboardContext
    ) -> Keyboard.ButtonStyle {
        // The faces stay as they are; an overlay shows that a key is pressed.
        var style = action.standardButtonStyle(for: context, isPressed: false)
        guard !action.isSpacer else { return style }
        style.cornerRadius = 10
        style.shadowColor = Colors.keyShadow
        style.shadowSize = 3
        switch action {
        case .primary:
            style.backgroundColor = Colors.ink
            style.foregroundColor = .white
            style.pressedOverlayColor = Colors.primaryPressedOverlay
        case _ where action.isInputAction:
            style.backgroundColor = Colors.faceInput
            style.foregroundColor = Colors.ink
            style.pressedOverlayColor = Colors.keyPressedOverlay
        default:
            style.backgroundColor = Colors.faceSystem
            style.foregroundColor = Colors.ink
            style.pressedOverlayColor = Colors.keyPressedOverlay
        }
        return style
    }

    /// Return the style of callouts.
    static func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        var style = KeyboardCallout.CalloutStyle.standard
        style.backgroundColor = Colors.faceInput
        style.buttonOverlayCornerRadius = 10
        style.foregroundColor = Colors.ink
        style.selectedBackgroundColor = Colors.faceSystem
        style.selectedForegroundColor = Colors.ink
        return style
    }

    /// Return the style of the autocomplete toolbar.
    static func toolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle {
        var style = Autocomplete.ToolbarStyle.standard
        style.item.titleColor = Colors.ink
        style.item.subtitleColor = Colors.ink
        style.autocorrectItem.titleColor = Colors.ink
        style.autocorrectItem.subtitleColor = Colors.ink
        style.autocorrectItem.backgroundColor = Colors.autocorrectBackground
        return style
    }
}

// The keyboard theme Boho, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension AestheticTheme {

    /// The colors of the theme.
    enum Colors {
        static let faceInput = Color(rgb: 0x9C8A7C)
        static let ink = Color(rgb: 0x5A4B3C)
        static let keyShadow = Color(rgb: 0x000000, opacity: 0.3)
        static let keyPressedOverlay = Color(rgb: 0x000000, opacity: 0.1)
        static let faceSystem = Color(rgb: 0xC4D2D7)
        static let primaryPressedOverlay = Color(rgb: 0xFFFFFF, opacity: 0.2)
        static let board = Color(rgb: 0xB4AAA7)
        static let autocorrectBackground = Color(rgb: 0xFFFFFF, opacity: 0.5)
    }
}

extension Color {

    fileprivate init(rgb: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }
}

// The keyboard theme Boho, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Boho as a style service.
class AestheticStyleService: KeyboardStyle.StandardStyleService {

    override var backgroundStyle: Keyboard.Background {
        AestheticTheme.viewStyle(for: keyboardContext).background ?? super.backgroundStyle
    }

    override var foregroundColor: Color? {
        AestheticTheme.viewStyle(for: keyboardContext).foregroundColor ?? super.foregroundColor
    }

    override var keyboardEdgeInsets: EdgeInsets {
        AestheticTheme.viewStyle(for: keyboardContext).edgeInsets ?? super.keyboardEdgeInsets
    }

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
        AestheticTheme.buttonStyle(for: action, isPressed: isPressed, context: keyboardContext)
    }

    override var calloutStyle: KeyboardCallout.CalloutStyle? {
        AestheticTheme.calloutStyle(for: keyboardContext)
    }

    override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
        AestheticTheme.toolbarStyle(for: keyboardContext)
    }
}
