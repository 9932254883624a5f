// swift-format-ignore-file
// The keyboard theme Tron, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Tron.
    func tronTheme(_ theme: TronTheme = .standard, for context: KeyboardContext) -> some View {
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

/// The theme Tron, in its variations.
enum TronTheme: String, CaseIterable, Sendable {
    case standard
    case fcon
    case military
    case neutral
    case sark
    case virus
}

extension TronTheme {

    /// Return the style of the keyboard as a whole.
    func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(theme: self)
        var style = KeyboardViewStyle()
        style.background = .color(.black)
        style.foregroundColor = colors.tint
        return style
    }

    /// Return the style of a key.
    func buttonStyle(
        for action: KeyboardAction, isPressed: Bool, context: KeyboardContext
    ) -> Keyboard.ButtonStyle {
        // The faces stay as they are; an overlay shows that a key is pressed.
        var style = action.standardButtonStyle(for: context, isPressed: false)
        guard !action.isSpacer else { return style }
        let colors = Colors(theme: self)
        style.cornerRadius = 8
        style.shadowColor = .clear
        style.shadowSize = 0
        if action.isInputAction {
            style.backgroundColor = .black
            style.foregroundColor = colors.tint
            style.borderColor = colors.tint
            style.borderSize = 2
            style.pressedOverlayColor = colors.inputPressedOverlay
        } else {
            style.backgroundColor = colors.tint
            style.foregroundColor = .black
            style.pressedOverlayColor = colors.keyPressedOverlay
        }
        return style
    }

    /// Return the style of callouts.
    func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        let colors = Colors(theme: self)
        var style = KeyboardCallout.CalloutStyle.standard
        style.backgroundColor = colors.tint
        style.buttonOverlayCornerRadius = 8
        style.foregroundColor = .black
        style.selectedBackgroundColor = .black
        style.selectedForegroundColor = colors.tint
        return style
    }

    /// Return the style of the autocomplete toolbar.
    func toolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle {
        let colors = Colors(theme: self)
        var style = Autocomplete.ToolbarStyle.standard
        style.item.titleColor = colors.tint
        style.item.subtitleColor = colors.tint
        style.autocorrectItem.titleColor = colors.tint
        style.autocorrectItem.subtitleColor = colors.tint
        style.autocorrectItem.backgroundColor = colors.highlight
        return style
    }
}

// The keyboard theme Tron, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension TronTheme {

    /// The colors of the theme.
    struct Colors {
        let theme: TronTheme

        var tint: Color {
            switch theme {
            case .standard: Color(rgb: 0x00C8FF)
            case .fcon: Color(rgb: 0xFF82FF)
            case .military: Color(rgb: 0xBEF600)
            case .neutral: Color(rgb: 0xFFFFFF)
            case .sark: Color(rgb: 0xFF4647)
            case .virus: Color(rgb: 0xFFD846)
            }
        }
        let inputPressedOverlay = Color(rgb: 0xFFFFFF, opacity: 0.2)

        var keyPressedOverlay: Color {
            switch theme {
            case .standard, .fcon, .military, .neutral, .virus: Color(rgb: 0x000000, opacity: 0.1)
            case .sark: Color(rgb: 0xFFFFFF, opacity: 0.2)
            }
        }

        var highlight: Color {
            switch theme {
            case .standard: Color(rgb: 0x00C8FF, opacity: 0.3)
            case .fcon: Color(rgb: 0xFF82FF, opacity: 0.3)
            case .military: Color(rgb: 0xBEF600, opacity: 0.3)
            case .neutral: Color(rgb: 0xFFFFFF, opacity: 0.3)
            case .sark: Color(rgb: 0xFF4647, opacity: 0.31)
            case .virus: Color(rgb: 0xFFD846, opacity: 0.3)
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

// The keyboard theme Tron, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Tron as a style service.
class TronStyleService: KeyboardStyle.StandardStyleService {

    let theme: TronTheme

    init(theme: TronTheme = .standard, keyboardContext: KeyboardContext) {
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
