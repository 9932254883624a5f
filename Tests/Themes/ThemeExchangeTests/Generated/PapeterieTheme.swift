// swift-format-ignore-file
// The keyboard theme Papeterie, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Papeterie.
    func papeterieTheme(for context: KeyboardContext) -> some View {
        self
            .keyboardViewStyle(PapeterieTheme.viewStyle(for: context))
            .keyboardButtonStyle { params in
                PapeterieTheme.buttonStyle(
                    for: params.action, isPressed: params.isPressed, context: context)
            }
            .keyboardCalloutStyle(PapeterieTheme.calloutStyle(for: context))
            .autocompleteToolbarStyle(PapeterieTheme.toolbarStyle(for: context))
    }
}

/// The theme Papeterie.
enum PapeterieTheme {}

extension PapeterieTheme {

    /// Return the style of the keyboard as a whole.
    static func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardViewStyle()
        style.background = .verticalGradient([colors.deskHigh, colors.deskLow])
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
        var fontName: String?
        style.fontWeight = .regular
        fontName = "Noto Serif"
        style.borderSize = 0.5
        switch action {
        case .primary:
            style.background = .verticalGradient([colors.wax, colors.waxDark])
            style.foregroundColor = colors.onWax
            style.borderColor = colors.waxDark
            style.pressedOverlayColor = colors.primaryPressedOverlay
        case _ where action.isInputAction:
            style.backgroundColor = colors.sheet
            style.background = Keyboard.Background()
            style.foregroundColor = colors.ink
            style.borderColor = colors.edge
            style.pressedOverlayColor = colors.keyPressedOverlay
        default:
            style.backgroundColor = colors.kraft
            style.background = Keyboard.Background()
            style.foregroundColor = colors.ink
            style.borderColor = colors.edge
            style.pressedOverlayColor = colors.keyPressedOverlay
        }
        if isPressed {
            style.pressedOverlayColor = .clear
            switch action {
            case .primary:
                style.background = .color(colors.waxDark)
            case _ where action.isInputAction:
                style.backgroundColor = colors.sheetLit
                style.background = Keyboard.Background()
            default:
                style.backgroundColor = colors.kraftLit
                style.background = Keyboard.Background()
            }
        }
        if action.isShiftAction {
            if isSelected(action, in: context) {
                style.backgroundColor = colors.sheet
                style.background = Keyboard.Background()
            }
        }
        style.changeFont(name: fontName)
        return style
    }

    /// Return the style of callouts.
    static func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardCallout.CalloutStyle.standard
        style.actionItemFont = KeyboardFont(.custom("Noto Serif", size: 20), .regular)
        style.backgroundColor = colors.sheet
        style.borderColor = colors.edge
        style.foregroundColor = colors.ink
        style.inputItemFont = KeyboardFont(.custom("Noto Serif", size: 34), .regular)
        style.selectedBackgroundColor = colors.wax
        style.selectedForegroundColor = colors.onWax
        return style
    }

    /// Return the style of the autocomplete toolbar.
    static func toolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = Autocomplete.ToolbarStyle.standard
        style.item.titleColor = colors.ink
        style.item.subtitleColor = colors.ink
        style.autocorrectItem.titleColor = colors.ink
        style.autocorrectItem.subtitleColor = colors.ink
        style.autocorrectItem.backgroundColor = colors.sheet
        style.autocorrectItem.backgroundCornerRadius = 2
        style.separator.color = colors.edge
        return style
    }
}

/// Whether a key shows the state of the keyboard: an active shift key, or its current type.
private func isSelected(_ action: KeyboardAction, in context: KeyboardContext) -> Bool {
    switch action {
    case .shift: context.keyboardCase == .uppercased || context.keyboardCase == .capsLocked
    case .capsLock: context.keyboardCase == .capsLocked
    case .keyboardType(let type): type == context.keyboardType
    default: false
    }
}

extension Keyboard.ButtonStyle {

    /// Use another font at the size of the current one, and a multiple of its size.
    fileprivate mutating func changeFont(name: String? = nil, scale: CGFloat = 1) {
        let weight = keyboardFont?.weight
        switch keyboardFont?.type {
        case .system(let size):
            let type = name.map { KeyboardFont.FontType.custom($0, size: size * scale) }
            keyboardFont = KeyboardFont(type ?? .system(size: size * scale), weight)
        case .custom(let own, let size):
            keyboardFont = KeyboardFont(.custom(name ?? own, size: size * scale), weight)
        default: return
        }
        nativeFont = nil
    }
}

// The keyboard theme Papeterie, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension PapeterieTheme {

    /// The colors of the theme.
    struct Colors {
        let isDark: Bool

        var sheet: Color { isDark ? Color(rgb: 0x333C4D) : Color(rgb: 0xFFFAF0) }
        var ink: Color { isDark ? Color(rgb: 0xF4EAD6) : Color(rgb: 0x21304F) }
        var edge: Color { isDark ? Color(rgb: 0x45506A) : Color(rgb: 0xC9B68D) }
        var keyPressedOverlay: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.2) : Color(rgb: 0x000000, opacity: 0.1) }
        var kraft: Color { isDark ? Color(rgb: 0x262D3A) : Color(rgb: 0xE8D5AE) }
        var wax: Color { isDark ? Color(rgb: 0xBD3D38) : Color(rgb: 0xA3262A) }
        var waxDark: Color { isDark ? Color(rgb: 0x9C2F2C) : Color(rgb: 0x7D1A1F) }
        let onWax = Color(rgb: 0xFFF6E8)
        let primaryPressedOverlay = Color(rgb: 0xFFFFFF, opacity: 0.2)
        var sheetLit: Color { isDark ? Color(rgb: 0x46536A) : Color(rgb: 0xFFF1C9) }
        var kraftLit: Color { isDark ? Color(rgb: 0x37435A) : Color(rgb: 0xF3E4C4) }
        var deskHigh: Color { isDark ? Color(rgb: 0x1C222D) : Color(rgb: 0xE9DFC9) }
        var deskLow: Color { isDark ? Color(rgb: 0x12161E) : Color(rgb: 0xDCCFB2) }
    }
}

extension Color {

    fileprivate init(rgb: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }
}

// The keyboard theme Papeterie, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Papeterie as a style service.
class PapeterieStyleService: KeyboardStyle.StandardStyleService {

    override var backgroundStyle: Keyboard.Background {
        PapeterieTheme.viewStyle(for: keyboardContext).background ?? super.backgroundStyle
    }

    override var foregroundColor: Color? {
        PapeterieTheme.viewStyle(for: keyboardContext).foregroundColor ?? super.foregroundColor
    }

    override var keyboardEdgeInsets: EdgeInsets {
        PapeterieTheme.viewStyle(for: keyboardContext).edgeInsets ?? super.keyboardEdgeInsets
    }

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
        PapeterieTheme.buttonStyle(for: action, isPressed: isPressed, context: keyboardContext)
    }

    override var calloutStyle: KeyboardCallout.CalloutStyle? {
        PapeterieTheme.calloutStyle(for: keyboardContext)
    }

    override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
        PapeterieTheme.toolbarStyle(for: keyboardContext)
    }
}
