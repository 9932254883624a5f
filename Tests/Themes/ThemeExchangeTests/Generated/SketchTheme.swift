// swift-format-ignore-file
// The keyboard theme Sketch, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Sketch.
    func sketchTheme(for context: KeyboardContext) -> some View {
        self
            .keyboardViewStyle(SketchTheme.viewStyle(for: context))
            .keyboardButtonStyle { params in
                SketchTheme.buttonStyle(
                    for: params.action, isPressed: params.isPressed, context: context)
            }
            .keyboardCalloutStyle(SketchTheme.calloutStyle(for: context))
            .autocompleteToolbarStyle(SketchTheme.toolbarStyle(for: context))
    }
}

/// The theme Sketch.
enum SketchTheme {}

extension SketchTheme {

    /// Return the style of the keyboard as a whole.
    static func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardViewStyle()
        style.background = Keyboard.Background(
            backgroundColor: colors.background,
            imageData: Assets.picture9)
        style.foregroundColor = colors.ink
        if context.colorScheme == .dark {
            style.background = Keyboard.Background(
                backgroundColor: colors.background2,
                imageData: Assets.picture10)
        }
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
        style.backgroundColor = .clear
        style.foregroundColor = colors.ink
        style.fontWeight = .regular
        style.cornerRadius = 0
        style.shadowColor = .clear
        style.pressedOverlayColor = .clear
        if action.isPrimaryAction {
            style.background = Keyboard.Background(
                imageData: Assets.picture2,
                imageContentMode: .stretch)
        } else {
            style.background = Keyboard.Background(
                imageData: Assets.picture,
                imageContentMode: .stretch)
        }
        if isPressed {
            if action.isPrimaryAction {
                style.background = Keyboard.Background(
                    imageData: Assets.picture4,
                    imageContentMode: .stretch)
            } else {
                style.background = Keyboard.Background(
                    imageData: Assets.picture3,
                    imageContentMode: .stretch)
            }
        }
        if isLocked(action, in: context) {
            style.background = Keyboard.Background(
                imageData: Assets.picture3,
                imageContentMode: .stretch)
        }
        if isPressed && isLocked(action, in: context) {
            style.background = Keyboard.Background(
                imageData: Assets.picture,
                imageContentMode: .stretch)
        }
        if context.colorScheme == .dark {
            if action.isPrimaryAction {
                style.background = Keyboard.Background(
                    imageData: Assets.picture6,
                    imageContentMode: .stretch)
            } else {
                style.background = Keyboard.Background(
                    imageData: Assets.picture5,
                    imageContentMode: .stretch)
            }
        }
        if isPressed && context.colorScheme == .dark {
            if action.isPrimaryAction {
                style.background = Keyboard.Background(
                    imageData: Assets.picture8,
                    imageContentMode: .stretch)
            } else {
                style.background = Keyboard.Background(
                    imageData: Assets.picture7,
                    imageContentMode: .stretch)
            }
        }
        if isLocked(action, in: context) && context.colorScheme == .dark {
            if !action.isInputAction && !action.isPrimaryAction {
                style.background = Keyboard.Background(
                    imageData: Assets.picture7,
                    imageContentMode: .stretch)
            }
        }
        if isPressed && isLocked(action, in: context) && context.colorScheme == .dark {
            if !action.isInputAction && !action.isPrimaryAction {
                style.background = Keyboard.Background(
                    imageData: Assets.picture5,
                    imageContentMode: .stretch)
            }
        }
        if action == .space {
            style.background = Keyboard.Background(
                imageData: Assets.picture4,
                imageContentMode: .stretch)
            if isPressed {
                style.background = Keyboard.Background(
                    imageData: Assets.picture2,
                    imageContentMode: .stretch)
            }
            if context.colorScheme == .dark {
                style.background = Keyboard.Background(
                    imageData: Assets.picture8,
                    imageContentMode: .stretch)
            }
            if isPressed && context.colorScheme == .dark {
                style.background = Keyboard.Background(
                    imageData: Assets.picture6,
                    imageContentMode: .stretch)
            }
        }
        return style
    }

    /// Return the style of callouts.
    static func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardCallout.CalloutStyle.standard
        style.actionItemFont = KeyboardFont(.title3, .regular)
        style.backgroundColor = colors.calloutBackground
        style.borderColor = colors.ink
        style.buttonOverlayCornerRadius = 0
        style.cornerRadius = 2
        style.curveSize = CGSize(width: 3, height: 10)
        style.foregroundColor = colors.ink
        style.inputItemFont = KeyboardFont(.largeTitle, .regular)
        style.selectedBackgroundColor = colors.ink
        style.selectedForegroundColor = colors.calloutSelectedText
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
        style.autocorrectItem.backgroundColor = colors.autocorrectBackground
        style.autocorrectItem.backgroundCornerRadius = 0
        style.separator.color = colors.separator
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

// The keyboard theme Sketch, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension SketchTheme {

    /// The colors of the theme.
    struct Colors {
        let isDark: Bool

        var ink: Color { isDark ? Color(rgb: 0xF1F3EA) : Color(rgb: 0x2F323B) }
        let background = Color(rgb: 0xFAF6EE)
        let background2 = Color(rgb: 0x1E2221)
        var calloutBackground: Color { isDark ? Color(rgb: 0x2C3130) : Color(rgb: 0xFFFDF7) }
        var calloutSelectedText: Color { isDark ? Color(rgb: 0x1E2221) : Color(rgb: 0xFFFDF7) }
        var autocorrectBackground: Color { isDark ? Color(rgb: 0x3A403E) : Color(rgb: 0xE6E2D8) }
        var separator: Color { isDark ? Color(rgb: 0xF1F3EA, opacity: 0.45) : Color(rgb: 0x2F323B, opacity: 0.45) }
    }
}

extension Color {

    fileprivate init(rgb: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }
}

// The keyboard theme Sketch, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension SketchTheme {

    /// The pictures of the theme, which are resources of the app, or of its keyboard.
    enum Assets {
        static let picture = data(named: "picture.png")
        static let picture2 = data(named: "picture2.png")
        static let picture3 = data(named: "picture3.png")
        static let picture4 = data(named: "picture4.png")
        static let picture5 = data(named: "picture5.png")
        static let picture6 = data(named: "picture6.png")
        static let picture7 = data(named: "picture7.png")
        static let picture8 = data(named: "picture8.png")
        static let picture9 = data(named: "picture9.png")
        static let picture10 = data(named: "picture10.png")

        private static func data(named name: String) -> Data? {
            let bundle = ExportedPictures.of("sketch")  // In a Swift package: Bundle.module
            return bundle.url(forResource: name, withExtension: nil)
                .flatMap { try? Data(contentsOf: $0) }
        }

        private final class BundleToken {}
    }
}

// The keyboard theme Sketch, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Sketch as a style service.
class SketchStyleService: KeyboardStyle.StandardStyleService {

    override var backgroundStyle: Keyboard.Background {
        SketchTheme.viewStyle(for: keyboardContext).background ?? super.backgroundStyle
    }

    override var foregroundColor: Color? {
        SketchTheme.viewStyle(for: keyboardContext).foregroundColor ?? super.foregroundColor
    }

    override var keyboardEdgeInsets: EdgeInsets {
        SketchTheme.viewStyle(for: keyboardContext).edgeInsets ?? super.keyboardEdgeInsets
    }

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
        SketchTheme.buttonStyle(for: action, isPressed: isPressed, context: keyboardContext)
    }

    override var calloutStyle: KeyboardCallout.CalloutStyle? {
        SketchTheme.calloutStyle(for: keyboardContext)
    }

    override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
        SketchTheme.toolbarStyle(for: keyboardContext)
    }
}
