// swift-format-ignore-file
// The keyboard theme Knit, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Knit.
    func knitTheme(for context: KeyboardContext) -> some View {
        self
            .keyboardViewStyle(KnitTheme.viewStyle(for: context))
            .keyboardButtonStyle { params in
                KnitTheme.buttonStyle(
                    for: params.action, isPressed: params.isPressed, context: context)
            }
            .keyboardCalloutStyle(KnitTheme.calloutStyle(for: context))
            .autocompleteToolbarStyle(KnitTheme.toolbarStyle(for: context))
    }
}

/// The theme Knit.
enum KnitTheme {}

extension KnitTheme {

    /// Return the style of the keyboard as a whole.
    static func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardViewStyle()
        style.background = Keyboard.Background(
            backgroundColor: colors.woolBody,
            imageData: Assets.picture2)
        style.foregroundColor = colors.yarn
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
        var fontScale: CGFloat = 1
        style.background = Keyboard.Background(imageData: Assets.picture)
        style.fontWeight = .semibold
        fontScale = 0.96
        style.cornerRadius = 7
        style.shadowColor = .clear
        style.pressedOverlayColor = .clear
        switch action {
        case .primary:
            style.backgroundColor = colors.woolRed
            style.foregroundColor = colors.cream
        case _ where action.isInputAction:
            style.backgroundColor = colors.woolPatch
            style.foregroundColor = colors.cream
        default:
            style.backgroundColor = colors.woolTrim
            style.foregroundColor = colors.yarn
        }
        if isPressed {
            style.background = Keyboard.Background()
            switch action {
            case .primary:
                style.backgroundColor = colors.pressedPrimaryBackground
            case _ where action.isInputAction:
                style.backgroundColor = colors.pressedInputBackground
            default:
                style.backgroundColor = colors.pressedSystemBackground
            }
        }
        if action.isShiftAction {
            if isLocked(action, in: context) {
                style.backgroundColor = colors.woolRed
                style.background = Keyboard.Background(imageData: Assets.picture)
                style.foregroundColor = colors.cream
            }
        }
        style.changeFont(scale: fontScale)
        return style
    }

    /// Return the style of callouts.
    static func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardCallout.CalloutStyle.standard
        style.actionItemFont = KeyboardFont(.title3, .semibold)
        style.backgroundColor = colors.woolPatch
        style.borderColor = colors.calloutBorder
        style.buttonOverlayCornerRadius = 7
        style.cornerRadius = 12
        style.foregroundColor = colors.cream
        style.inputItemFont = KeyboardFont(.largeTitle, .semibold)
        style.selectedBackgroundColor = colors.woolRed
        style.selectedForegroundColor = colors.cream
        style.shadowColor = colors.calloutShadow
        style.shadowRadius = 6
        return style
    }

    /// Return the style of the autocomplete toolbar.
    static func toolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = Autocomplete.ToolbarStyle.standard
        style.item.titleColor = colors.yarn
        style.item.subtitleColor = colors.yarn
        style.autocorrectItem.titleColor = colors.cream
        style.autocorrectItem.subtitleColor = colors.cream
        style.item.titleFont = KeyboardFont(.system(size: 17), .semibold)
        style.autocorrectItem.titleFont = KeyboardFont(.system(size: 17), .semibold)
        style.autocorrectItem.backgroundColor = colors.woolRed
        style.autocorrectItem.backgroundCornerRadius = 7
        style.separator.color = .clear
        return style
    }
}

/// Whether a key stays active until it is pressed again.
private func isLocked(_ action: KeyboardAction, in context: KeyboardContext) -> Bool {
    switch action {
    case .shift, .capsLock: context.keyboardCase == .capsLocked
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

// The keyboard theme Knit, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension KnitTheme {

    /// The colors of the theme.
    struct Colors {
        let isDark: Bool

        var woolPatch: Color { isDark ? Color(rgb: 0x4A505C) : Color(rgb: 0x2C5878) }
        let cream = Color(rgb: 0xFFFAF0)
        var woolTrim: Color { isDark ? Color(rgb: 0x363C47) : Color(rgb: 0xA9C3D1) }
        var yarn: Color { isDark ? Color(rgb: 0xFFFAF0) : Color(rgb: 0x14293A) }
        var woolRed: Color { isDark ? Color(rgb: 0xA32A31) : Color(rgb: 0xA3262C) }
        var pressedInputBackground: Color { isDark ? Color(red: 0.19803705295238366, green: 0.21528466898158094, blue: 0.24977989440756565) /* #323740 */ : Color(red: 0.11179893193272303, green: 0.23828150467807524, blue: 0.33026881545211967) /* #1d3d54 */ }
        var pressedSystemBackground: Color { isDark ? Color(red: 0.12192695586147059, green: 0.13753241296767194, blue: 0.16614241191071188) /* #1f232a */ : Color(rgb: 0xD3E2EA) }
        var pressedPrimaryBackground: Color { isDark ? Color(red: 0.4538768295948314, green: 0.10604970079737822, blue: 0.12617189266045173) /* #741b20 */ : Color(red: 0.45387682944739133, green: 0.09455128299277335, blue: 0.1117988688493643) /* #74181d */ }
        var woolBody: Color { isDark ? Color(rgb: 0x22262E) : Color(rgb: 0xE8DCC4) }
        let calloutBorder = Color(rgb: 0x000000, opacity: 0.22)
        let calloutShadow = Color(rgb: 0x000000, opacity: 0.4)
    }
}

extension Color {

    fileprivate init(rgb: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }
}

// The keyboard theme Knit, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension KnitTheme {

    /// The pictures of the theme, which are resources of the app, or of its keyboard.
    enum Assets {
        static let picture = data(named: "picture.png")
        static let picture2 = data(named: "picture2.png")

        private static func data(named name: String) -> Data? {
            let bundle = ExportedPictures.of("knit")  // In a Swift package: Bundle.module
            return bundle.url(forResource: name, withExtension: nil)
                .flatMap { try? Data(contentsOf: $0) }
        }

        private final class BundleToken {}
    }
}

// The keyboard theme Knit, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Knit as a style service.
class KnitStyleService: KeyboardStyle.StandardStyleService {

    override var backgroundStyle: Keyboard.Background {
        KnitTheme.viewStyle(for: keyboardContext).background ?? super.backgroundStyle
    }

    override var foregroundColor: Color? {
        KnitTheme.viewStyle(for: keyboardContext).foregroundColor ?? super.foregroundColor
    }

    override var keyboardEdgeInsets: EdgeInsets {
        KnitTheme.viewStyle(for: keyboardContext).edgeInsets ?? super.keyboardEdgeInsets
    }

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
        KnitTheme.buttonStyle(for: action, isPressed: isPressed, context: keyboardContext)
    }

    override var calloutStyle: KeyboardCallout.CalloutStyle? {
        KnitTheme.calloutStyle(for: keyboardContext)
    }

    override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
        KnitTheme.toolbarStyle(for: keyboardContext)
    }
}
