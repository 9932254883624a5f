// swift-format-ignore-file
// The keyboard theme Cotton Candy, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Cotton Candy.
    func cottonCandyTheme(for context: KeyboardContext) -> some View {
        self
            .keyboardViewStyle(CottonCandyTheme.viewStyle(for: context))
            .keyboardButtonStyle { params in
                CottonCandyTheme.buttonStyle(
                    for: params.action, isPressed: params.isPressed, context: context)
            }
            .keyboardCalloutStyle(CottonCandyTheme.calloutStyle(for: context))
            .autocompleteToolbarStyle(CottonCandyTheme.toolbarStyle(for: context))
    }
}

/// The theme Cotton Candy.
enum CottonCandyTheme {}

extension CottonCandyTheme {

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
        style.borderColor = .white
        style.borderSize = 2
        style.shadowColor = Colors.shade
        style.shadowSize = 3
        style.pressedOverlayColor = Colors.keyPressedOverlay
        switch action {
        case .primary:
            style.backgroundColor = Colors.facePrimary
            style.foregroundColor = .white
        case _ where action.isInputAction:
            style.backgroundColor = Colors.faceInput
            style.foregroundColor = Colors.ink
        default:
            style.backgroundColor = Colors.faceSystem
            style.foregroundColor = Colors.ink
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

// The keyboard theme Cotton Candy, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension CottonCandyTheme {

    /// The colors of the theme.
    enum Colors {
        static let faceInput = Color(rgb: 0xCAF0FF)
        static let ink = Color(rgb: 0xBE3867)
        static let shade = Color(rgb: 0xE5ACDF)
        static let keyPressedOverlay = Color(rgb: 0x000000, opacity: 0.1)
        static let faceSystem = Color(rgb: 0xEFCBFE)
        static let facePrimary = Color(rgb: 0xC564EB)
        static let board = Color(rgb: 0xFEDCD7)
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

// The keyboard theme Cotton Candy, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Cotton Candy as a style service.
class CottonCandyStyleService: KeyboardStyle.StandardStyleService {

    override var backgroundStyle: Keyboard.Background {
        CottonCandyTheme.viewStyle(for: keyboardContext).background ?? super.backgroundStyle
    }

    override var foregroundColor: Color? {
        CottonCandyTheme.viewStyle(for: keyboardContext).foregroundColor ?? super.foregroundColor
    }

    override var keyboardEdgeInsets: EdgeInsets {
        CottonCandyTheme.viewStyle(for: keyboardContext).edgeInsets ?? super.keyboardEdgeInsets
    }

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
        CottonCandyTheme.buttonStyle(for: action, isPressed: isPressed, context: keyboardContext)
    }

    override var calloutStyle: KeyboardCallout.CalloutStyle? {
        CottonCandyTheme.calloutStyle(for: keyboardContext)
    }

    override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
        CottonCandyTheme.toolbarStyle(for: keyboardContext)
    }
}
