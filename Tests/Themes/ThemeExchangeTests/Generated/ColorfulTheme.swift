// swift-format-ignore-file
// The keyboard theme Colorful, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Colorful.
    func colorfulTheme(_ theme: ColorfulTheme = .black, for context: KeyboardContext) -> some View {
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

/// The theme Colorful, in its variations.
enum ColorfulTheme: String, CaseIterable, Sendable {
    case black
    case blue
    case brown
    case cyan
    case green
    case indigo
    case mint
    case orange
    case pink
    case purple
    case red
    case teal
    case white
    case yellow
}

extension ColorfulTheme {

    /// Return the style of the keyboard as a whole.
    func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(theme: self)
        var style = KeyboardViewStyle()
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
        style.foregroundColor = colors.ink
        style.cornerRadius = 5
        style.shadowColor = colors.keyShadow
        style.shadowSize = 1
        style.pressedOverlayColor = colors.keyPressedOverlay
        switch action {
        case .primary:
            style.backgroundColor = colors.veilPrimary
        case _ where action.isInputAction:
            style.backgroundColor = colors.veilInput
        default:
            style.backgroundColor = colors.veilSystem
        }
        return style
    }

    /// Return the style of callouts.
    func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        let colors = Colors(theme: self)
        var style = KeyboardCallout.CalloutStyle.standard
        style.backgroundColor = colors.bubble
        style.buttonOverlayCornerRadius = 5
        style.foregroundColor = colors.ink
        style.selectedBackgroundColor = colors.chosen
        style.selectedForegroundColor = colors.ink
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
        style.autocorrectItem.backgroundColor = colors.veilSystem
        return style
    }
}

// The keyboard theme Colorful, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension ColorfulTheme {

    /// The colors of the theme.
    struct Colors {
        let theme: ColorfulTheme

        var veilInput: Color {
            switch theme {
            case .black: Color(rgb: 0xFFFFFF, opacity: 0.15)
            case .blue, .brown, .cyan, .green, .indigo, .mint, .orange, .pink, .purple, .red, .teal: Color(rgb: 0xFFFFFF, opacity: 0.1)
            case .white: Color(rgb: 0x000000, opacity: 0.03)
            case .yellow: Color(rgb: 0xFFFFFF, opacity: 0.25)
            }
        }

        var ink: Color {
            switch theme {
            case .black, .blue, .brown, .cyan, .green, .indigo, .mint, .orange, .pink, .purple, .red, .teal: Color(rgb: 0xFFFFFF)
            case .white, .yellow: Color(rgb: 0x000000)
            }
        }
        let keyShadow = Color(rgb: 0x000000, opacity: 0.3)

        var keyPressedOverlay: Color {
            switch theme {
            case .black, .blue, .brown, .cyan, .green, .indigo, .mint, .orange, .pink, .purple, .red, .teal: Color(rgb: 0xFFFFFF, opacity: 0.15)
            case .white, .yellow: Color(rgb: 0x000000, opacity: 0.15)
            }
        }

        var veilSystem: Color {
            switch theme {
            case .black, .blue, .brown, .cyan, .green, .indigo, .mint, .orange, .pink, .purple, .red, .teal: Color(rgb: 0xFFFFFF, opacity: 0.2)
            case .white: Color(rgb: 0x000000, opacity: 0.08)
            case .yellow: Color(rgb: 0xFFFFFF, opacity: 0.38)
            }
        }

        var veilPrimary: Color {
            switch theme {
            case .black, .blue, .brown, .cyan, .green, .indigo, .mint, .orange, .pink, .purple, .red, .teal: Color(rgb: 0xFFFFFF, opacity: 0.3)
            case .white: Color(rgb: 0x000000, opacity: 0.1)
            case .yellow: Color(rgb: 0xFFFFFF, opacity: 0.52)
            }
        }

        var board: Color {
            switch theme {
            case .black: Color(rgb: 0x000000)
            case .blue: Color(rgb: 0x007AFF)
            case .brown: Color(rgb: 0x927755)
            case .cyan: Color(rgb: 0x2D9CCF)
            case .green: Color(rgb: 0x2FB350)
            case .indigo: Color(rgb: 0x4F4DC1)
            case .mint: Color(rgb: 0x00B3AB)
            case .orange: Color(rgb: 0xFF9500)
            case .pink: Color(rgb: 0xE6294D)
            case .purple: Color(rgb: 0x9E4AC8)
            case .red: Color(rgb: 0xE6352B)
            case .teal: Color(rgb: 0x2B9EB3)
            case .white: Color(rgb: 0xFFFFFF)
            case .yellow: Color(rgb: 0xFFCC00)
            }
        }

        var bubble: Color {
            switch theme {
            case .black: Color(red: 0.08610420843811487, green: 0.0861042031910483, blue: 0.0861041889882091) /* #161616 */
            case .blue: Color(red: 0.31050365326684776, green: 0.5964445883748282, blue: 1) /* #4f98ff */
            case .brown: Color(red: 0.6557352505896068, green: 0.5683693076367845, blue: 0.46067526825944155) /* #a79175 */
            case .cyan: Color(red: 0.38587824071404814, green: 0.6905971307653821, blue: 0.8526408072109914) /* #62b0d9 */
            case .green: Color(red: 0.3995895344202397, green: 0.7647247669363058, blue: 0.4574911864681071) /* #66c375 */
            case .indigo: Color(red: 0.42559168037257855, green: 0.44866248879727283, blue: 0.8156354611531658) /* #6d72d0 */
            case .mint: Color(red: 0.362876761653994, green: 0.7629605264516215, blue: 0.7346524981293797) /* #5dc3bb */
            case .orange: Color(red: 1, green: 0.6780129114562277, blue: 0.37082267010872655) /* #ffad5f */
            case .pink: Color(red: 0.9459986780533028, green: 0.3865722515599627, blue: 0.4367755730591292) /* #f1636f */
            case .purple: Color(red: 0.6962818857716677, green: 0.44386852399059773, blue: 0.8346450537248484) /* #b271d5 */
            case .red: Color(red: 0.9446080587635303, green: 0.4096220700439178, blue: 0.35079926444864323) /* #f16859 */
            case .teal: Color(red: 0.38366041114703564, green: 0.6956925610093913, blue: 0.7615058980784688) /* #62b1c2 */
            case .white: Color(rgb: 0xFFFFFF)
            case .yellow: Color(red: 1, green: 0.8860324544553345, blue: 0.5694854122992317) /* #ffe291 */
            }
        }

        var chosen: Color {
            switch theme {
            case .black: Color(red: 0.2806042572628664, green: 0.28060424478316864, blue: 0.28060421100293376) /* #484848 */
            case .blue: Color(red: 0.49677494963052354, green: 0.703377506360528, blue: 1) /* #7fb3ff */
            case .brown: Color(red: 0.7400751557558676, green: 0.6726647726763371, blue: 0.590557648528159) /* #bdac97 */
            case .cyan: Color(red: 0.5493814254228262, green: 0.7685929571208421, blue: 0.8918977255056021) /* #8cc4e3 */
            case .green: Color(red: 0.5624337165920378, green: 0.8258245512902302, blue: 0.5937889352210226) /* #8fd397 */
            case .indigo: Color(red: 0.5562083329123413, green: 0.5872527716502335, blue: 0.8694941811361995) /* #8e96de */
            case .mint: Color(red: 0.5441748034359829, green: 0.8231949005492806, blue: 0.7996603596480598) /* #8bd2cc */
            case .orange: Color(red: 1, green: 0.7642391170462061, blue: 0.5548034688925498) /* #ffc38d */
            case .pink: Color(red: 0.9790079111627933, green: 0.5529252013176404, blue: 0.5728843758504623) /* #fa8d92 */
            case .purple: Color(red: 0.7726083113124832, green: 0.5852823351596873, blue: 0.8814512082600957) /* #c595e1 */
            case .red: Color(red: 0.9767757071326958, green: 0.5686027980467214, blue: 0.5130294989063922) /* #f99183 */
            case .teal: Color(red: 0.5484391312447899, green: 0.7716743028469785, blue: 0.8210534263443934) /* #8cc5d1 */
            case .white: Color(rgb: 0xD9D9D9)
            case .yellow: Color(red: 1, green: 0.9545127082380612, blue: 0.8293308637141479) /* #fff3d3 */
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

// The keyboard theme Colorful, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Colorful as a style service.
class ColorfulStyleService: KeyboardStyle.StandardStyleService {

    let theme: ColorfulTheme

    init(theme: ColorfulTheme = .black, keyboardContext: KeyboardContext) {
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
