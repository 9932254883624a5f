// swift-format-ignore-file
// The keyboard theme Solstice, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Solstice.
    func solsticeTheme(for context: KeyboardContext) -> some View {
        self
            .keyboardViewStyle(SolsticeTheme.viewStyle(for: context))
            .keyboardButtonStyle { params in
                SolsticeTheme.buttonStyle(
                    for: params.action, isPressed: params.isPressed, context: context)
            }
            .keyboardCalloutStyle(SolsticeTheme.calloutStyle(for: context))
            .autocompleteToolbarStyle(SolsticeTheme.toolbarStyle(for: context))
    }
}

/// The theme Solstice.
enum SolsticeTheme {}

extension SolsticeTheme {

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
        style.cornerRadius = 7
        style.shadowColor = colors.shade
        style.shadowSize = 1.5
        switch action {
        case .primary:
            style.backgroundColor = colors.sun
            style.foregroundColor = colors.onSun
            style.fontWeight = .medium
            style.pressedOverlayColor = colors.primaryPressedOverlay
        case _ where action.isInputAction:
            style.backgroundColor = colors.faceInput
            style.foregroundColor = colors.ink
            style.fontWeight = .regular
            style.pressedOverlayColor = colors.keyPressedOverlay
        default:
            style.backgroundColor = colors.faceSystem
            style.foregroundColor = colors.systemText
            style.fontWeight = .regular
            style.pressedOverlayColor = colors.keyPressedOverlay
        }
        if isPressed {
            style.pressedOverlayColor = .clear
            switch action {
            case .primary:
                style.backgroundColor = colors.pressedPrimaryBackground
            case _ where action.isInputAction:
                style.backgroundColor = colors.pressedInputBackground
            default:
                style.backgroundColor = colors.faceInput
            }
        }
        return style
    }

    /// Return the style of callouts.
    static func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardCallout.CalloutStyle.standard
        style.actionItemFont = KeyboardFont(.title3, .regular)
        style.backgroundColor = colors.faceInput
        style.buttonOverlayCornerRadius = 7
        style.foregroundColor = colors.ink
        style.inputItemFont = KeyboardFont(.largeTitle, .regular)
        style.selectedBackgroundColor = colors.sun
        style.selectedForegroundColor = colors.onSun
        return style
    }

    /// Return the style of the autocomplete toolbar.
    static func toolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = Autocomplete.ToolbarStyle.standard
        style.item.titleColor = colors.ink
        style.item.subtitleColor = colors.ink
        style.autocorrectItem.titleColor = colors.sea
        style.autocorrectItem.subtitleColor = colors.ink
        style.autocorrectItem.backgroundColor = colors.faceInput
        style.autocorrectItem.backgroundCornerRadius = 7
        style.separator.color = colors.shade
        return style
    }
}

// The keyboard theme Solstice, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension SolsticeTheme {

    /// The colors of the theme.
    struct Colors {
        let isDark: Bool

        var faceInput: Color { isDark ? Color(rgb: 0x12404B) : Color(rgb: 0xFFFAEB) }
        var ink: Color { isDark ? Color(rgb: 0xF0E6CB) : Color(rgb: 0x24464F) }
        var shade: Color { isDark ? Color(rgb: 0x041A21) : Color(rgb: 0xCDBB8C) }
        var keyPressedOverlay: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.2) : Color(rgb: 0x000000, opacity: 0.1) }
        var faceSystem: Color { isDark ? Color(rgb: 0x0C323C) : Color(rgb: 0xE2D4AE) }
        var systemText: Color { isDark ? Color(rgb: 0x6CCFC4) : Color(rgb: 0x17525F) }
        var sun: Color { isDark ? Color(rgb: 0xF2B441) : Color(rgb: 0xB24A12) }
        var onSun: Color { isDark ? Color(rgb: 0x1D1603) : Color(rgb: 0xFFFAEB) }
        var primaryPressedOverlay: Color { isDark ? Color(rgb: 0x000000, opacity: 0.1) : Color(rgb: 0xFFFFFF, opacity: 0.2) }
        var pressedInputBackground: Color { isDark ? Color(red: 0.2774995917659376, green: 0.35156167036756014, blue: 0.3170502188227725) /* #475a51 */ : Color(red: 0.945937423132032, green: 0.8284496609951699, blue: 0.7409415253819995) /* #f1d3bd */ }
        var pressedPrimaryBackground: Color { isDark ? Color(rgb: 0xFFCF73) : Color(rgb: 0x8F390B) }
        var board: Color { isDark ? Color(rgb: 0x07262F) : Color(rgb: 0xF1E6C8) }
        var sea: Color { isDark ? Color(rgb: 0x6CCFC4) : Color(rgb: 0x1A6575) }
    }
}

extension Color {

    fileprivate init(rgb: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }
}

// The keyboard theme Solstice, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Solstice as a style service.
class SolsticeStyleService: KeyboardStyle.StandardStyleService {

    override var backgroundStyle: Keyboard.Background {
        SolsticeTheme.viewStyle(for: keyboardContext).background ?? super.backgroundStyle
    }

    override var foregroundColor: Color? {
        SolsticeTheme.viewStyle(for: keyboardContext).foregroundColor ?? super.foregroundColor
    }

    override var keyboardEdgeInsets: EdgeInsets {
        SolsticeTheme.viewStyle(for: keyboardContext).edgeInsets ?? super.keyboardEdgeInsets
    }

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
        SolsticeTheme.buttonStyle(for: action, isPressed: isPressed, context: keyboardContext)
    }

    override var calloutStyle: KeyboardCallout.CalloutStyle? {
        SolsticeTheme.calloutStyle(for: keyboardContext)
    }

    override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
        SolsticeTheme.toolbarStyle(for: keyboardContext)
    }
}
