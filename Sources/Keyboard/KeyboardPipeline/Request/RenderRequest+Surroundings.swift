import Foundation
package import KeyboardCore
package import KeyboardDrawing
import KeyboardStyling
package import KeyboardViews

extension RenderRequest {

  /// The display scale, in pixels per point.
  package var pixelsPerPoint: Double { scale ?? keyboard.device.scale }

  package var heldOrientation: InterfaceOrientation {
    keyboard.orientation == .portrait ? .portrait : .landscape
  }

  package func viewContext(measuring text: TextMeasure) -> ViewContext {
    var environment = EnvironmentValues()
    environment.displayScale = pixelsPerPoint
    environment.colorScheme = colorScheme
    if hasFrame || hasScreen {
      environment.safeAreaInsets = keyboard.device.safeAreaInsets(in: heldOrientation)
    }
    if let toolbarHeight {
      environment.autocompleteToolbarStyle = Autocomplete.ToolbarStyle(
        height: toolbarHeight, item: Autocomplete.ToolbarItemStyle(),
        autocorrectItem: Autocomplete.ToolbarItemStyle(),
        separator: Autocomplete.ToolbarSeparatorStyle())
    }
    return ViewContext(environment: environment, text: text)
  }

  func configured(_ view: KeyboardView) -> KeyboardView {
    var view = view
    view.showsToolbar = toolbar != .none
    view.preferredSize = size.map { CGSize(width: $0.width, height: $0.height) }
    return view
  }

  func configure(_ traits: inout KeyboardTraits) {
    traits.locale = Locale(identifier: keyboard.locale)
    traits.locales = [traits.locale]
    traits.use(keyboard.device, orientation: heldOrientation)
    traits.colorScheme = colorScheme
    traits.isHighContrastEnabled = contrast == .high
    traits.isBoldTextEnabled = hasBoldText
    traits.isReduceTransparencyEnabled = reducesTransparency
    traits.isReduceMotionEnabled = reducesMotion
    traits.isDifferentiateWithoutColorEnabled = differentiatesWithoutColor
    traits.isLiquidGlassEnabled = hasLiquidGlass
    traits.isLowerBarHidden = hidesLowerBar
    traits.textSizeFactor = textSize
    traits.keyboardType = keyboard.keyboardType
    traits.clips = pinnedClips
    traits.textFieldType = keyboard.textFieldType
    traits.textFieldContentType = textContentType
    traits.keyboardLayoutType = keyboard.layoutType
    traits.keyboardCase = keyboard.keyboardCase
    traits.returnKeyType = keyboard.returnKey
    // The dictation key stands beside the globe; without it, the system shows dictation below.
    let extraKeys = keyboard.extraKeys
    traits.needsInputModeSwitchKey =
      extraKeys.contains(.globe) || extraKeys.contains(.dictation) || !furtherLocales.isEmpty
    traits.hasDictationKey = extraKeys.contains(.dictation)
    if extraKeys.contains(.dictation) { traits.keyboardDictationReplacement = .dictation }
    if extraKeys.contains(.numberRow) { traits.inputToolbarDisplayMode = .numbers }
    for identifier in furtherLocales {
      let locale = Locale(identifier: identifier)
      if !traits.locales.contains(locale) { traits.locales.append(locale) }
    }
    if traits.hasMultipleLocales { traits.spaceContextMenuTrailing = .locale }
    switch dock {
    case .leading: traits.keyboardDockEdge = .leading
    case .trailing: traits.keyboardDockEdge = .trailing
    case .floating:
      traits.isKeyboardFloating = true
      // A floating keyboard is that of a phone in portrait, in any orientation of the pad.
      traits.interfaceOrientation = .portrait
    case nil: break
    }
  }
}
