import Foundation
package import KeyboardCore
package import KeyboardDrawing
import KeyboardStyling
package import KeyboardViews

extension RenderRequest {

  /// The display scale, in pixels per point.
  package var pixelsPerPoint: Double { scale ?? device.scale }

  /// The orientation of the device.
  package var heldOrientation: InterfaceOrientation {
    orientation == .portrait ? .portrait : .landscape
  }

  /// Return the context of views: the display scale and the styles of the request.
  package func viewContext(measuring text: TextMeasure) -> ViewContext {
    var environment = EnvironmentValues()
    environment.displayScale = pixelsPerPoint
    environment.colorScheme = colorScheme
    if hasFrame {
      environment.safeAreaInsets = device.safeAreaInsets(in: heldOrientation)
    }
    if let toolbarHeight {
      environment.autocompleteToolbarStyle = Autocomplete.ToolbarStyle(
        height: toolbarHeight, item: Autocomplete.ToolbarItemStyle(),
        autocorrectItem: Autocomplete.ToolbarItemStyle(),
        separator: Autocomplete.ToolbarSeparatorStyle())
    }
    return ViewContext(environment: environment, text: text)
  }

  /// Apply the request's view options to a view.
  func dressed(_ view: KeyboardView) -> KeyboardView {
    var view = view
    view.showsToolbar = toolbar == .autocomplete
    view.preferredSize = size.map { CGSize(width: $0.width, height: $0.height) }
    return view
  }

  /// Apply the request's traits to a context.
  func configure(_ context: KeyboardContext) {
    context.locale = Locale(identifier: locale)
    context.locales = [context.locale]
    context.use(device, orientation: heldOrientation)
    context.colorScheme = colorScheme
    context.isHighContrastEnabled = contrast == .high
    context.isBoldTextEnabled = hasBoldText
    context.isReduceTransparencyEnabled = reducesTransparency
    context.textSizeFactor = textSize
    context.keyboardType = keyboardType
    context.textFieldType = textFieldType
    context.keyboardLayoutType = layoutType
    context.keyboardCase = keyboardCase
    context.returnKeyType = returnKey
    // The dictation key stands beside the globe; without it, the system shows dictation below.
    context.needsInputModeSwitchKey =
      extraKeys.contains(.globe) || extraKeys.contains(.dictation) || !furtherLocales.isEmpty
    context.hasDictationKey = extraKeys.contains(.dictation)
    if extraKeys.contains(.dictation) { context.keyboardDictationReplacement = .dictation }
    if extraKeys.contains(.numberRow) { context.inputToolbarDisplayMode = .numbers }
    addLocales(to: context)
    dock(context)
  }

  private func addLocales(to context: KeyboardContext) {
    for identifier in furtherLocales {
      let locale = Locale(identifier: identifier)
      if !context.locales.contains(locale) { context.locales.append(locale) }
    }
    if context.hasMultipleLocales { context.spaceContextMenuTrailing = .locale }
  }

  private func dock(_ context: KeyboardContext) {
    switch dock {
    case .leading: context.keyboardDockEdge = .leading
    case .trailing: context.keyboardDockEdge = .trailing
    case .floating:
      context.isKeyboardFloating = true
      // A floating keyboard is that of a phone in portrait, in any orientation of the pad.
      context.interfaceOrientation = .portrait
    case nil: break
    }
  }
}
