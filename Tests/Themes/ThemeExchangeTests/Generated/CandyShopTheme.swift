// swift-format-ignore-file
// The keyboard theme Candy Shop, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Candy Shop.
    func candyShopTheme(_ theme: CandyShopTheme = .cottonCandy, for context: KeyboardContext) -> some View {
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

/// The theme Candy Shop, in its variations.
enum CandyShopTheme: String, CaseIterable, Sendable {
    case cottonCandy
    case cuppyCake
}

extension CandyShopTheme {

    /// Return the style of the keyboard as a whole.
    func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(theme: self)
        var style = KeyboardViewStyle()
        var insets = EdgeInsets.standardKeyboardEdgeInsets(for: context)
        // The shadows of the lowest keys need room.
        insets.bottom = max(insets.bottom, -1)
        style.edgeInsets = insets
        style.background = .color(colors.board)
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
        let colors = Colors(theme: self)
        style.cornerRadius = 10
        style.borderColor = .white
        style.borderSize = 2
        style.shadowColor = colors.shade
        style.shadowSize = 3
        style.pressedOverlayColor = colors.keyPressedOverlay
        switch action {
        case .primary:
            style.backgroundColor = colors.facePrimary
            style.foregroundColor = .white
        case _ where action.isInputAction:
            style.backgroundColor = colors.faceInput
            style.foregroundColor = colors.ink
        default:
            style.backgroundColor = colors.faceSystem
            style.foregroundColor = colors.systemText
        }
        return style
    }

    /// Return the style of callouts.
    func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        let colors = Colors(theme: self)
        var style = KeyboardCallout.CalloutStyle.standard
        style.backgroundColor = colors.faceInput
        style.buttonOverlayCornerRadius = 10
        style.foregroundColor = colors.ink
        style.selectedBackgroundColor = colors.faceSystem
        style.selectedForegroundColor = colors.systemText
        return style
    }

    /// Return the style of the autocomplete toolbar.
    func toolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle {
        let colors = Colors(theme: self)
        var style = Autocomplete.ToolbarStyle.standard
        style.item.titleColor = colors.ink
        style.item.subtitleColor = colors.ink
        style.autocorrectItem.titleColor = colors.ink
        style.autocorrectItem.subtitleColor = colors.ink
        style.autocorrectItem.backgroundColor = colors.autocorrectBackground
        return style
    }
}

// The keyboard theme Candy Shop, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension CandyShopTheme {

    /// The colors of the theme.
    struct Colors {
        let theme: CandyShopTheme

        var faceInput: Color {
            switch theme {
            case .cottonCandy: Color(rgb: 0xCAF0FF)
            case .cuppyCake: Color(rgb: 0xFFE6D2)
            }
        }

        var ink: Color {
            switch theme {
            case .cottonCandy: Color(rgb: 0xBE3867)
            case .cuppyCake: Color(rgb: 0xE84335)
            }
        }

        var shade: Color {
            switch theme {
            case .cottonCandy: Color(rgb: 0xE5ACDF)
            case .cuppyCake: Color(rgb: 0x9A8370)
            }
        }
        let keyPressedOverlay = Color(rgb: 0x000000, opacity: 0.1)

        var faceSystem: Color {
            switch theme {
            case .cottonCandy: Color(rgb: 0xEFCBFE)
            case .cuppyCake: Color(rgb: 0xC7EBEF)
            }
        }

        var systemText: Color {
            switch theme {
            case .cottonCandy: Color(rgb: 0xBE3867)
            case .cuppyCake: Color(rgb: 0x3291F6)
            }
        }

        var facePrimary: Color {
            switch theme {
            case .cottonCandy: Color(rgb: 0xC564EB)
            case .cuppyCake: Color(rgb: 0x28A0D3)
            }
        }

        var board: Color {
            switch theme {
            case .cottonCandy: Color(rgb: 0xFEDCD7)
            case .cuppyCake: Color(rgb: 0x96D265)
            }
        }
        let autocorrectBackground = Color(rgb: 0xFFFFFF, opacity: 0.5)
    }
}

extension Color {

    fileprivate init(rgb: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }
}

// The keyboard theme Candy Shop, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Candy Shop as a style service.
class CandyShopStyleService: KeyboardStyle.StandardStyleService {

    let theme: CandyShopTheme

    init(theme: CandyShopTheme = .cottonCandy, keyboardContext: KeyboardContext) {
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
