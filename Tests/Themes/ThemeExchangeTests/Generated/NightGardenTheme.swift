// swift-format-ignore-file
// The keyboard theme Night Garden, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Night Garden.
    func nightGardenTheme(for context: KeyboardContext) -> some View {
        self
            .keyboardViewStyle(NightGardenTheme.viewStyle(for: context))
            .keyboardButtonStyle { params in
                NightGardenTheme.buttonStyle(
                    for: params.action, isPressed: params.isPressed, context: context)
            }
            .keyboardCalloutStyle(NightGardenTheme.calloutStyle(for: context))
            .autocompleteToolbarStyle(NightGardenTheme.toolbarStyle(for: context))
    }
}

/// The theme Night Garden.
enum NightGardenTheme {}

extension NightGardenTheme {

    /// Return the style of the keyboard as a whole.
    static func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardViewStyle()
        style.background = .verticalGradient(
            [colors.airHigh, colors.background2, colors.background3, colors.background4, colors.background5, colors.background6, colors.background7, colors.background8, colors.background9, colors.airMiddle, colors.background11, colors.background12, colors.background13, colors.background14, colors.background15, colors.background16, colors.background17, colors.background18, colors.background19, colors.background20, colors.airLow])
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
        style.cornerRadius = 10
        style.borderColor = colors.keyBorder
        style.borderSize = 0.75
        style.shadowSize = 2
        switch action {
        case .primary:
            style.backgroundColor = colors.fly
            style.foregroundColor = colors.onFly
            style.fontWeight = .medium
            style.shadowColor = colors.primaryShadow
            style.pressedOverlayColor = colors.primaryPressedOverlay
        case _ where action.isInputAction:
            style.backgroundColor = colors.leafInput
            style.foregroundColor = colors.ink
            style.fontWeight = .regular
            style.shadowColor = colors.shade
            style.pressedOverlayColor = colors.keyPressedOverlay
        default:
            style.backgroundColor = colors.leafSystem
            style.foregroundColor = colors.ink
            style.fontWeight = .regular
            style.shadowColor = colors.shade
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
                style.backgroundColor = colors.pressedSystemBackground
            }
        }
        return style
    }

    /// Return the style of callouts.
    static func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardCallout.CalloutStyle.standard
        style.actionItemFont = KeyboardFont(.title3, .regular)
        style.backgroundColor = colors.leafInput
        style.buttonOverlayCornerRadius = 10
        style.foregroundColor = colors.ink
        style.inputItemFont = KeyboardFont(.largeTitle, .regular)
        style.selectedBackgroundColor = colors.fly
        style.selectedForegroundColor = colors.onFly
        return style
    }

    /// Return the style of the autocomplete toolbar.
    static func toolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = Autocomplete.ToolbarStyle.standard
        style.item.titleColor = colors.ink
        style.item.subtitleColor = colors.ink
        style.autocorrectItem.titleColor = colors.autocorrectText
        style.autocorrectItem.subtitleColor = colors.ink
        style.autocorrectItem.backgroundColor = colors.autocorrectBackground
        style.autocorrectItem.backgroundCornerRadius = 9
        style.separator.color = colors.separator
        return style
    }
}

// The keyboard theme Night Garden, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension NightGardenTheme {

    /// The colors of the theme.
    struct Colors {
        let isDark: Bool

        var leafInput: Color { isDark ? Color(rgb: 0x1F453D) : Color(rgb: 0xFBFDF6) }
        var ink: Color { isDark ? Color(rgb: 0xE4F5E4) : Color(rgb: 0x1D3B2D) }
        var keyBorder: Color { isDark ? Color(rgb: 0x9FE0B8, opacity: 0.16) : Color(rgb: 0xFFFFFF, opacity: 0.45) }
        var shade: Color { isDark ? Color(rgb: 0x030C0A) : Color(rgb: 0x86A683) }
        var keyPressedOverlay: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.2) : Color(rgb: 0x000000, opacity: 0.1) }
        var leafSystem: Color { isDark ? Color(rgb: 0x14312E) : Color(rgb: 0xA9C5A4) }
        var fly: Color { isDark ? Color(rgb: 0xFFD566) : Color(rgb: 0xA8480C) }
        var onFly: Color { isDark ? Color(rgb: 0x2A1C00) : Color(rgb: 0xFFFFFF) }
        var primaryShadow: Color { isDark ? Color(rgb: 0x8A6A1A) : Color(rgb: 0x7D3507) }
        var primaryPressedOverlay: Color { isDark ? Color(rgb: 0x000000, opacity: 0.1) : Color(rgb: 0xFFFFFF, opacity: 0.2) }
        var pressedInputBackground: Color { isDark ? Color(rgb: 0x35634C) : Color(rgb: 0xFFE5C9) }
        var pressedSystemBackground: Color { isDark ? Color(rgb: 0x21473F) : Color(rgb: 0xC5DBC0) }
        var pressedPrimaryBackground: Color { isDark ? Color(rgb: 0xFFE7A3) : Color(rgb: 0x8C3A07) }
        var airHigh: Color { isDark ? Color(rgb: 0x0B1A2B) : Color(rgb: 0xF8E9D8) }
        var background2: Color { isDark ? Color(red: 0.04400871459694989, green: 0.10893246187363834, blue: 0.1690631808278867) /* #0b1c2b */ : Color(red: 0.9633986928104575, green: 0.9132897603485839, blue: 0.844880174291939) /* #f6e9d7 */ }
        var background3: Color { isDark ? Color(red: 0.044880174291938996, green: 0.1159041394335512, blue: 0.16949891067538128) /* #0b1e2b */ : Color(red: 0.9542483660130718, green: 0.9128540305010893, blue: 0.8427015250544662) /* #f3e9d7 */ }
        var background4: Color { isDark ? Color(red: 0.0457516339869281, green: 0.12287581699346405, blue: 0.16993464052287582) /* #0c1f2b */ : Color(red: 241 / 255, green: 0.9124183006535947, blue: 0.8405228758169935) /* #f1e9d6 */ }
        var background5: Color { isDark ? Color(red: 0.04662309368191721, green: 0.1298474945533769, blue: 0.17037037037037037) /* #0c212b */ : Color(red: 0.9359477124183007, green: 0.9119825708061002, blue: 0.8383442265795207) /* #efe9d6 */ }
        var background6: Color { isDark ? Color(red: 0.04749455337690632, green: 0.13681917211328976, blue: 0.17080610021786494) /* #0c232c */ : Color(red: 0.926797385620915, green: 0.9115468409586056, blue: 0.8361655773420479) /* #ece8d5 */ }
        var background7: Color { isDark ? Color(red: 0.048366013071895426, green: 0.1437908496732026, blue: 0.17124183006535948) /* #0c252c */ : Color(red: 234 / 255, green: 0.9111111111111111, blue: 0.8339869281045751) /* #eae8d5 */ }
        var background8: Color { isDark ? Color(red: 0.04923747276688453, green: 0.15076252723311545, blue: 0.17167755991285402) /* #0d262c */ : Color(red: 0.9084967320261438, green: 0.9106753812636166, blue: 0.8318082788671024) /* #e8e8d4 */ }
        var background9: Color { isDark ? Color(red: 0.05010893246187364, green: 0.15773420479302833, blue: 0.1721132897603486) /* #0d282c */ : Color(red: 0.8993464052287581, green: 0.910239651416122, blue: 0.8296296296296296) /* #e5e8d4 */ }
        var airMiddle: Color { isDark ? Color(rgb: 0x0D2A2C) : Color(rgb: 0xE3E8D3) }
        var background11: Color { isDark ? Color(red: 0.04884135472370767, green: 0.15793226381461675, blue: 0.1622103386809269) /* #0c2829 */ : Color(red: 0.8787878787878788, green: 0.9033868092691621, blue: 209 / 255) /* #e0e6d1 */ }
        var background12: Color { isDark ? Color(red: 0.04670231729055258, green: 0.15115864527629233, blue: 0.15187165775401068) /* #0c2727 */ : Color(red: 0.867379679144385, green: 0.896969696969697, blue: 207 / 255) /* #dde5cf */ }
        var background13: Color { isDark ? Color(red: 0.044563279857397504, green: 0.1443850267379679, blue: 0.14153297682709448) /* #0b2524 */ : Color(red: 0.8559714795008913, green: 0.8905525846702317, blue: 205 / 255) /* #dae3cd */ }
        var background14: Color { isDark ? Color(red: 0.04242424242424242, green: 0.1376114081996435, blue: 0.13119429590017825) /* #0b2321 */ : Color(red: 0.8445632798573974, green: 0.8841354723707665, blue: 203 / 255) /* #d7e1cb */ }
        var background15: Color { isDark ? Color(red: 0.04028520499108734, green: 0.1308377896613191, blue: 0.12085561497326205) /* #0a211f */ : Color(red: 0.8331550802139037, green: 0.8777183600713012, blue: 201 / 255) /* #d4e0c9 */ }
        var background16: Color { isDark ? Color(red: 0.038146167557932265, green: 0.12406417112299466, blue: 0.11051693404634581) /* #0a201c */ : Color(red: 0.8217468805704099, green: 0.871301247771836, blue: 199 / 255) /* #d2dec7 */ }
        var background17: Color { isDark ? Color(red: 0.03600713012477719, green: 0.11729055258467022, blue: 0.10017825311942959) /* #091e1a */ : Color(red: 0.8103386809269162, green: 0.8648841354723708, blue: 197 / 255) /* #cfddc5 */ }
        var background18: Color { isDark ? Color(red: 0.03386809269162211, green: 0.11051693404634581, blue: 0.08983957219251337) /* #091c17 */ : Color(red: 0.7989304812834224, green: 0.8584670231729056, blue: 0.7647058823529412) /* #ccdbc3 */ }
        var background19: Color { isDark ? Color(red: 0.031729055258467025, green: 0.10374331550802139, blue: 0.07950089126559716) /* #081a14 */ : Color(red: 0.7875222816399287, green: 0.8520499108734403, blue: 193 / 255) /* #c9d9c1 */ }
        var background20: Color { isDark ? Color(red: 0.029590017825311947, green: 0.09696969696969698, blue: 0.06916221033868095) /* #081912 */ : Color(red: 0.776114081996435, green: 0.8456327985739751, blue: 191 / 255) /* #c6d8bf */ }
        var airLow: Color { isDark ? Color(rgb: 0x07170F) : Color(rgb: 0xC3D6BD) }
        var autocorrectText: Color { isDark ? Color(rgb: 0xFFD566) : Color(rgb: 0x8A3A08) }
        var autocorrectBackground: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.08) : Color(rgb: 0xFFFFFF, opacity: 0.7) }
        var separator: Color { isDark ? Color(rgb: 0xE4F5E4, opacity: 0.22) : Color(rgb: 0x1D3B2D, opacity: 0.22) }
    }
}

extension Color {

    fileprivate init(rgb: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }
}

// The keyboard theme Night Garden, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Night Garden as a style service.
class NightGardenStyleService: KeyboardStyle.StandardStyleService {

    override var backgroundStyle: Keyboard.Background {
        NightGardenTheme.viewStyle(for: keyboardContext).background ?? super.backgroundStyle
    }

    override var foregroundColor: Color? {
        NightGardenTheme.viewStyle(for: keyboardContext).foregroundColor ?? super.foregroundColor
    }

    override var keyboardEdgeInsets: EdgeInsets {
        NightGardenTheme.viewStyle(for: keyboardContext).edgeInsets ?? super.keyboardEdgeInsets
    }

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
        NightGardenTheme.buttonStyle(for: action, isPressed: isPressed, context: keyboardContext)
    }

    override var calloutStyle: KeyboardCallout.CalloutStyle? {
        NightGardenTheme.calloutStyle(for: keyboardContext)
    }

    override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
        NightGardenTheme.toolbarStyle(for: keyboardContext)
    }
}
