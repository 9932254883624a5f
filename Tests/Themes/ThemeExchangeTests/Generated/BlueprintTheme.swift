// swift-format-ignore-file
// The keyboard theme Blueprint, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Blueprint.
    func blueprintTheme(_ theme: BlueprintTheme = .dark, for context: KeyboardContext) -> some View {
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

/// The theme Blueprint, in its variations.
enum BlueprintTheme: String, CaseIterable, Sendable {
    case dark
    case light
}

extension BlueprintTheme {

    /// Return the style of the keyboard as a whole.
    func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(theme: self)
        var style = KeyboardViewStyle()
        if self == .dark {
            style.background = Keyboard.Background(
                backgroundColor: colors.sheet,
                imageData: Assets.picture)
        }
        style.foregroundColor = colors.line
        if self == .light {
            style.background = Keyboard.Background(
                backgroundColor: colors.sheet2,
                imageData: Assets.picture2)
        }
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
        var fontScale: CGFloat = 1
        style.cornerRadius = 2
        style.borderSize = 1
        style.shadowColor = .clear
        style.shadowSize = 0
        style.pressedOverlayColor = .clear
        switch action {
        case .primary:
            style.backgroundColor = colors.line
            style.foregroundColor = colors.onLine
            style.fontWeight = .semibold
            fontScale = 0.82
            style.borderColor = colors.keyBorder
        case _ where action.isInputAction:
            style.backgroundColor = colors.inputBackground
            style.foregroundColor = colors.line
            style.fontWeight = .regular
            style.borderColor = colors.keyBorder
        default:
            style.backgroundColor = .clear
            style.foregroundColor = colors.line
            style.fontWeight = .regular
            fontScale = 0.82
            style.borderColor = colors.systemBorder
        }
        if isPressed {
            if action.isPrimaryAction {
                style.backgroundColor = .clear
                style.foregroundColor = colors.line
            } else {
                style.backgroundColor = colors.line
                style.foregroundColor = colors.onLine
            }
        }
        if action == .space {
            fontScale = 0.82
        }
        style.changeFont(scale: fontScale)
        return style
    }

    /// Return the style of callouts.
    func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        let colors = Colors(theme: self)
        var style = KeyboardCallout.CalloutStyle.standard
        style.actionItemFont = KeyboardFont(.title3, .regular)
        style.backgroundColor = colors.bubble
        style.borderColor = colors.line
        style.buttonOverlayCornerRadius = 2
        style.cornerRadius = 4
        style.curveSize = CGSize(width: 4, height: 12)
        style.foregroundColor = colors.line
        style.inputItemFont = KeyboardFont(.largeTitle, .regular)
        style.selectedBackgroundColor = colors.line
        style.selectedForegroundColor = colors.onLine
        return style
    }

    /// Return the style of the autocomplete toolbar.
    func toolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle {
        let colors = Colors(theme: self)
        var style = Autocomplete.ToolbarStyle.standard
        style.item.titleColor = colors.line
        style.item.subtitleColor = colors.line
        style.autocorrectItem.titleColor = colors.line
        style.autocorrectItem.subtitleColor = colors.line
        style.autocorrectItem.backgroundColor = colors.autocorrectBackground
        style.autocorrectItem.backgroundCornerRadius = 2
        style.separator.color = colors.systemBorder
        return style
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

// The keyboard theme Blueprint, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension BlueprintTheme {

    /// The colors of the theme.
    struct Colors {
        let theme: BlueprintTheme

        var inputBackground: Color {
            switch theme {
            case .dark: Color(rgb: 0xFFFFFF, opacity: 0.06)
            case .light: Color(rgb: 0x1B4D9B, opacity: 0.06)
            }
        }

        var line: Color {
            switch theme {
            case .dark: Color(rgb: 0xFFFFFF)
            case .light: Color(rgb: 0x1B4D9B)
            }
        }

        var keyBorder: Color {
            switch theme {
            case .dark: Color(rgb: 0xFFFFFF, opacity: 0.85)
            case .light: Color(rgb: 0x1B4D9B, opacity: 0.85)
            }
        }

        var systemBorder: Color {
            switch theme {
            case .dark: Color(rgb: 0xFFFFFF, opacity: 0.5)
            case .light: Color(rgb: 0x1B4D9B, opacity: 0.5)
            }
        }

        var onLine: Color {
            switch theme {
            case .dark: Color(rgb: 0x123668)
            case .light: Color(rgb: 0xFFFFFF)
            }
        }
        let sheet = Color(rgb: 0x1A4A8C)
        let sheet2 = Color(rgb: 0xF3F7FC)

        var bubble: Color {
            switch theme {
            case .dark: Color(rgb: 0x123A72)
            case .light: Color(rgb: 0xFFFFFF)
            }
        }

        var autocorrectBackground: Color {
            switch theme {
            case .dark: Color(rgb: 0xFFFFFF, opacity: 0.14)
            case .light: Color(rgb: 0x1B4D9B, opacity: 0.14)
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

// The keyboard theme Blueprint, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension BlueprintTheme {

    /// The pictures of the theme, which are resources of the app, or of its keyboard.
    enum Assets {
        static let picture = data(named: "picture.png")
        static let picture2 = data(named: "picture2.png")

        private static func data(named name: String) -> Data? {
            let bundle = ExportedPictures.of("blueprint")  // In a Swift package: Bundle.module
            return bundle.url(forResource: name, withExtension: nil)
                .flatMap { try? Data(contentsOf: $0) }
        }

        private final class BundleToken {}
    }
}

// The keyboard theme Blueprint, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Blueprint as a style service.
class BlueprintStyleService: KeyboardStyle.StandardStyleService {

    let theme: BlueprintTheme

    init(theme: BlueprintTheme = .dark, keyboardContext: KeyboardContext) {
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
