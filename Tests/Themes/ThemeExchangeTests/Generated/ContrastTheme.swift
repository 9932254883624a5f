// swift-format-ignore-file
// The keyboard theme Contrast, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Contrast.
    func contrastTheme(for context: KeyboardContext) -> some View {
        self
            .keyboardViewStyle(ContrastTheme.viewStyle(for: context))
            .keyboardButtonStyle { params in
                ContrastTheme.buttonStyle(
                    for: params.action, isPressed: params.isPressed, context: context)
            }
            .keyboardCalloutStyle(ContrastTheme.calloutStyle(for: context))
            .autocompleteToolbarStyle(ContrastTheme.toolbarStyle(for: context))
    }
}

/// The theme Contrast.
enum ContrastTheme {}

extension ContrastTheme {

    /// Return the style of the keyboard as a whole.
    static func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardViewStyle()
        style.background = .color(colors.board)
        style.foregroundColor = colors.ink
        return style
    }

    /// Return the style of a key.
    static func buttonStyle(
        for action: KeyboardAction, isPressed: Bool, context: KeyboardContext
    ) -> Keyboard.ButtonStyle {
        // The faces stay as they are; an overlay shows that a key is pressed.
        var style = action.standardButtonStyle(for: context, isPressed: false)
        guard !action.isSpacer else { return style }
        let colors = Colors(isDark: context.colorScheme == .dark)
        style.fontWeight = .semibold
        style.cornerRadius = 7
        style.borderSize = 2
        style.shadowColor = .clear
        style.shadowSize = 0
        switch action {
        case .primary:
            style.backgroundColor = colors.act
            style.foregroundColor = colors.board
            style.borderColor = colors.act
            style.pressedOverlayColor = colors.keyPressedOverlay
        case _ where action.isInputAction:
            style.backgroundColor = colors.board
            style.foregroundColor = colors.ink
            style.borderColor = colors.ink
            style.pressedOverlayColor = colors.inputPressedOverlay
        default:
            style.backgroundColor = colors.ink
            style.foregroundColor = colors.board
            style.borderColor = colors.ink
            style.pressedOverlayColor = colors.keyPressedOverlay
        }
        if isPressed {
            style.pressedOverlayColor = .clear
            if action.isPrimaryAction {
                style.backgroundColor = colors.board
                style.foregroundColor = colors.ink
                style.borderColor = colors.ink
            } else {
                style.backgroundColor = colors.act
                style.foregroundColor = colors.board
                style.borderColor = colors.act
            }
        }
        return style
    }

    /// Return the style of callouts.
    static func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardCallout.CalloutStyle.standard
        style.actionItemFont = KeyboardFont(.title3, .semibold)
        style.backgroundColor = colors.ink
        style.borderColor = colors.board
        style.buttonOverlayCornerRadius = 7
        style.foregroundColor = colors.board
        style.inputItemFont = KeyboardFont(.largeTitle, .semibold)
        style.selectedBackgroundColor = colors.act
        style.selectedForegroundColor = colors.board
        return style
    }

    /// Return the style of the autocomplete toolbar.
    static func toolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = Autocomplete.ToolbarStyle.standard
        style.item.titleColor = colors.ink
        style.item.subtitleColor = colors.ink
        style.autocorrectItem.titleColor = colors.board
        style.autocorrectItem.subtitleColor = colors.board
        style.item.titleFont = KeyboardFont(.system(size: 17), .semibold)
        style.autocorrectItem.titleFont = KeyboardFont(.system(size: 17), .semibold)
        style.autocorrectItem.backgroundColor = colors.ink
        style.autocorrectItem.backgroundCornerRadius = 7
        style.separator.color = colors.ink
        style.separator.width = 2
        return style
    }
}

// The keyboard theme Contrast, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension ContrastTheme {

    /// The colors of the theme.
    struct Colors {
        let isDark: Bool

        var board: Color { isDark ? Color(rgb: 0x000000) : Color(rgb: 0xFFFFFF) }
        var ink: Color { isDark ? Color(rgb: 0xFFFFFF) : Color(rgb: 0x000000) }
        var inputPressedOverlay: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.2) : Color(rgb: 0x000000, opacity: 0.1) }
        var keyPressedOverlay: Color { isDark ? Color(rgb: 0x000000, opacity: 0.1) : Color(rgb: 0xFFFFFF, opacity: 0.2) }
        var act: Color { isDark ? Color(rgb: 0xFFD60A) : Color(rgb: 0x0037B3) }
    }
}

extension Color {

    fileprivate init(rgb: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }
}

// The keyboard theme Contrast, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Contrast as a style service.
class ContrastStyleService: KeyboardStyle.StandardStyleService {

    override var backgroundStyle: Keyboard.Background {
        ContrastTheme.viewStyle(for: keyboardContext).background ?? super.backgroundStyle
    }

    override var foregroundColor: Color? {
        ContrastTheme.viewStyle(for: keyboardContext).foregroundColor ?? super.foregroundColor
    }

    override var keyboardEdgeInsets: EdgeInsets {
        ContrastTheme.viewStyle(for: keyboardContext).edgeInsets ?? super.keyboardEdgeInsets
    }

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
        ContrastTheme.buttonStyle(for: action, isPressed: isPressed, context: keyboardContext)
    }

    override var calloutStyle: KeyboardCallout.CalloutStyle? {
        ContrastTheme.calloutStyle(for: keyboardContext)
    }

    override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
        ContrastTheme.toolbarStyle(for: keyboardContext)
    }
}
