// swift-format-ignore-file
// The keyboard theme Frost, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Frost.
    func frostTheme(_ theme: FrostTheme = .standard, for context: KeyboardContext) -> some View {
        self
            .keyboardViewStyle(theme.viewStyle(for: context))
            .keyboardButtonStyle { params in
                theme.buttonStyle(
                    for: params.action, isPressed: params.isPressed, context: context)
            }
            .keyboardCalloutStyle(theme.calloutStyle(for: context))
            .autocompleteToolbarStyle(theme.toolbarStyle(for: context))
    }
}

/// The theme Frost, in its variations.
enum FrostTheme: String, CaseIterable, Sendable {
    case standard
    case aurora
}

extension FrostTheme {

    /// Return the style of the keyboard as a whole.
    func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(theme: self, isDark: context.colorScheme == .dark)
        var style = KeyboardViewStyle()
        style.background = Keyboard.Background(
            backgroundColor: colors.skyBase,
            backgroundGradient: [colors.skyDawn, colors.skyHaze, colors.skyBase, colors.skySea],
            overlayGradient: [colors.background6, colors.background7])
        style.foregroundColor = colors.ink
        return style
    }

    /// Return the style of a key.
    func buttonStyle(
        for action: KeyboardAction, isPressed: Bool, context: KeyboardContext
    ) -> Keyboard.ButtonStyle {
        // The faces stay as they are; an overlay shows that a key is pressed.
        var style = action.standardButtonStyle(for: context, isPressed: false)
        guard !action.isSpacer else { return style }
        let colors = Colors(theme: self, isDark: context.colorScheme == .dark)
        style.cornerRadius = 9
        style.borderColor = colors.rim
        style.borderSize = 0.75
        style.shadowColor = colors.keyShadow
        style.shadowSize = 1
        switch action {
        case .primary:
            style.backgroundColor = colors.deep
            style.foregroundColor = colors.onDeep
            style.fontWeight = .medium
            style.pressedOverlayColor = colors.primaryPressedOverlay
        case _ where action.isInputAction:
            style.backgroundColor = colors.paneInput
            style.foregroundColor = colors.ink
            style.fontWeight = .regular
            style.pressedOverlayColor = colors.keyPressedOverlay
        default:
            style.backgroundColor = colors.paneSystem
            style.foregroundColor = colors.ink
            style.fontWeight = .regular
            style.pressedOverlayColor = colors.keyPressedOverlay
        }
        if isPressed {
            style.pressedOverlayColor = .clear
            if action.isPrimaryAction {
                style.backgroundColor = colors.pressedPrimaryBackground
                style.foregroundColor = colors.onDeep
            } else {
                style.backgroundColor = colors.pressedInputBackground
                style.foregroundColor = colors.pressedInputText
            }
        }
        return style
    }

    /// Return the style of callouts.
    func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        let colors = Colors(theme: self, isDark: context.colorScheme == .dark)
        var style = KeyboardCallout.CalloutStyle.standard
        style.actionItemFont = KeyboardFont(.title3, .regular)
        style.backgroundColor = colors.calloutBackground
        style.borderColor = colors.rim
        style.buttonOverlayCornerRadius = 9
        style.foregroundColor = colors.ink
        style.inputItemFont = KeyboardFont(.largeTitle, .regular)
        style.selectedBackgroundColor = colors.deep
        style.selectedForegroundColor = colors.onDeep
        return style
    }

    /// Return the style of the autocomplete toolbar.
    func toolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle {
        let colors = Colors(theme: self, isDark: context.colorScheme == .dark)
        var style = Autocomplete.ToolbarStyle.standard
        style.item.titleColor = colors.ink
        style.item.subtitleColor = colors.ink
        style.autocorrectItem.titleColor = colors.ink
        style.autocorrectItem.subtitleColor = colors.ink
        style.autocorrectItem.backgroundColor = colors.paneInput
        style.autocorrectItem.backgroundCornerRadius = 9
        style.separator.color = colors.separator
        return style
    }
}

// The keyboard theme Frost, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension FrostTheme {

    /// The colors of the theme.
    struct Colors {
        let theme: FrostTheme
        let isDark: Bool

        var paneInput: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.15) : Color(rgb: 0xFFFFFF, opacity: 0.62) }

        var ink: Color {
            switch theme {
            case .standard: isDark ? Color(rgb: 0xF4F6FF) : Color(rgb: 0x1C2440)
            case .aurora: isDark ? Color(rgb: 0xEFFFFA) : Color(rgb: 0x10302E)
            }
        }
        var rim: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.24) : Color(rgb: 0xFFFFFF, opacity: 0.8) }
        var keyShadow: Color { isDark ? Color(rgb: 0x000000, opacity: 0.28) : Color(rgb: 0x3A3F8F, opacity: 0.14) }
        let keyPressedOverlay = Color(rgb: 0x000000, opacity: 0.1)
        var paneSystem: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.07) : Color(rgb: 0xFFFFFF, opacity: 0.32) }

        var deep: Color {
            switch theme {
            case .standard: isDark ? Color(rgb: 0xDFE4FF) : Color(rgb: 0x3A3F8F)
            case .aurora: isDark ? Color(rgb: 0xB8F5DE) : Color(rgb: 0x0F5C58)
            }
        }

        var onDeep: Color {
            switch theme {
            case .standard: isDark ? Color(rgb: 0x1A1F4A) : Color(rgb: 0xFFFFFF)
            case .aurora: isDark ? Color(rgb: 0x06302A) : Color(rgb: 0xFFFFFF)
            }
        }
        var primaryPressedOverlay: Color { isDark ? Color(rgb: 0x000000, opacity: 0.1) : Color(rgb: 0xFFFFFF, opacity: 0.2) }

        var pressedInputBackground: Color {
            switch theme {
            case .standard: isDark ? Color(rgb: 0xFFFFFF, opacity: 0.85) : Color(rgb: 0x3A3F8F, opacity: 0.24)
            case .aurora: isDark ? Color(rgb: 0xFFFFFF, opacity: 0.85) : Color(rgb: 0x0F5C58, opacity: 0.24)
            }
        }

        var pressedInputText: Color {
            switch theme {
            case .standard: isDark ? Color(rgb: 0x1A1F4A) : Color(rgb: 0x1C2440)
            case .aurora: isDark ? Color(rgb: 0x06302A) : Color(rgb: 0x10302E)
            }
        }

        var pressedPrimaryBackground: Color {
            switch theme {
            case .standard: isDark ? Color(rgb: 0xFFFFFF) : Color(red: 0.1544508804785409, green: 0.15610471146174773, blue: 0.46256659546064877) /* #272876 */
            case .aurora: isDark ? Color(rgb: 0xFFFFFF) : Color(red: 0, green: 0.26883101834776585, blue: 0.25618000748313924) /* #004541 */
            }
        }

        var skyBase: Color {
            switch theme {
            case .standard: isDark ? Color(rgb: 0x141A38) : Color(rgb: 0xC9DCF5)
            case .aurora: isDark ? Color(rgb: 0x06232B) : Color(rgb: 0xCDEEDD)
            }
        }

        var skyDawn: Color {
            switch theme {
            case .standard: isDark ? Color(rgb: 0x46206B) : Color(rgb: 0xFFD3DD)
            case .aurora: isDark ? Color(rgb: 0x0D5A4A) : Color(rgb: 0xE2F5C4)
            }
        }

        var skyHaze: Color {
            switch theme {
            case .standard: isDark ? Color(rgb: 0x1D3F7A) : Color(rgb: 0xD9CCFF)
            case .aurora: isDark ? Color(rgb: 0x273A8C) : Color(rgb: 0xBFE6F2)
            }
        }

        var skySea: Color {
            switch theme {
            case .standard: isDark ? Color(rgb: 0x0C4A5E) : Color(rgb: 0xB6ECEC)
            case .aurora: isDark ? Color(rgb: 0x46287A) : Color(rgb: 0xD6D0FA)
            }
        }

        var background6: Color {
            switch theme {
            case .standard: isDark ? Color(rgb: 0x46206B, opacity: 0.7) : Color(rgb: 0xFFFFFF, opacity: 0.55)
            case .aurora: isDark ? Color(rgb: 0x0D5A4A, opacity: 0.7) : Color(rgb: 0xFFFFFF, opacity: 0.55)
            }
        }

        var background7: Color {
            switch theme {
            case .standard: isDark ? Color(rgb: 0x46206B, opacity: 0) : Color(rgb: 0xFFFFFF, opacity: 0)
            case .aurora: isDark ? Color(rgb: 0x0D5A4A, opacity: 0) : Color(rgb: 0xFFFFFF, opacity: 0)
            }
        }
        var calloutBackground: Color { isDark ? Color(rgb: 0x39406B) : Color(rgb: 0xF4F6FE) }

        var separator: Color {
            switch theme {
            case .standard: isDark ? Color(rgb: 0xF4F6FF, opacity: 0.2) : Color(rgb: 0x1C2440, opacity: 0.2)
            case .aurora: isDark ? Color(rgb: 0xEFFFFA, opacity: 0.2) : Color(rgb: 0x10302E, opacity: 0.2)
            }
        }
    }
}

extension Color {

    fileprivate init(rgb: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }
}

// The keyboard theme Frost, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Frost as a style service.
class FrostStyleService: KeyboardStyle.StandardStyleService {

    let theme: FrostTheme

    init(theme: FrostTheme = .standard, keyboardContext: KeyboardContext) {
        self.theme = theme
        super.init(keyboardContext: keyboardContext)
    }

    override var backgroundStyle: Keyboard.Background {
        theme.viewStyle(for: keyboardContext).background ?? super.backgroundStyle
    }

    override var foregroundColor: Color? {
        theme.viewStyle(for: keyboardContext).foregroundColor ?? super.foregroundColor
    }

    override var keyboardEdgeInsets: EdgeInsets {
        theme.viewStyle(for: keyboardContext).edgeInsets ?? super.keyboardEdgeInsets
    }

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
        theme.buttonStyle(for: action, isPressed: isPressed, context: keyboardContext)
    }

    override var calloutStyle: KeyboardCallout.CalloutStyle? {
        theme.calloutStyle(for: keyboardContext)
    }

    override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
        theme.toolbarStyle(for: keyboardContext)
    }
}
