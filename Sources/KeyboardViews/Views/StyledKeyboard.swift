public import Foundation
public import KeyboardCore
import KeyboardDrawing
public import KeyboardStyling

/// A keyboard with everything settled but the picture: where its keys are and how they look.
public struct StyledKeyboard {

  /// The keyboard with its places.
  public let placed: PlacedKeyboard

  /// The background and foreground of the whole keyboard.
  public let viewStyle: KeyboardViewStyle

  /// The toolbar's style.
  public let toolbarStyle: Autocomplete.ToolbarStyle

  /// The keys in the order of their places, without gaps.
  public let keys: [StyledKey]

  /// The callouts over the keys, back to front.
  let callouts: [StyledCallout]

  /// The size of the picture in points: that of the keyboard, and above it the room for callouts.
  public var size: CGSize {
    CGSize(width: placed.size.width, height: placed.size.height + callouts.heightAbove)
  }
}

extension StyledKeyboard: View {

  /// A primitive draws itself and has no body.
  public typealias Body = Never

  /// The size of the picture, which is settled.
  public func size(in context: ViewContext) -> CGSize { size }

  /// The room for a callout above the keyboard.
  public func overhang(in context: ViewContext) -> Double { callouts.heightAbove }
}

extension PlacedKeyboard {

  /// The keyboard with the styles of its keys settled.
  ///
  /// While space moves the cursor, keys are blank.
  public func styled(in context: ViewContext) -> StyledKeyboard {
    let traits = keyboard.keyboardContext.traits
    let isMovingCursor = traits.isSpaceDragGestureActive
    let rules = AccessibilityRules(traits: traits)
    let viewStyle = keyboard.viewStyle(in: context)
    let callouts = callouts(in: context)
    let coveredKeys = callouts.compactMap(\.coveredKey)
    let loweredRows = Set(keys.filter { $0.item.swipeDownAction != nil }.map(\.row))
    return StyledKeyboard(
      placed: self,
      viewStyle: rules.adapted(viewStyle),
      toolbarStyle: rules.adapted(keyboard.toolbarStyle(in: context), in: viewStyle),
      keys: keys.compactMap { key in
        let action = key.item.action
        guard let name = action.keyName else { return nil }
        let isPressed = keyboard.pressedActions.contains(action) && !isMovingCursor
        let style = rules.adapted(
          emojiKeyStyle(of: key, isPressed: isPressed, in: context)
            ?? keyboard.buttonStyle(for: action, isPressed: isPressed, in: context),
          isPressed: isPressed, in: viewStyle)
        return StyledKey(
          name: name, action: action,
          frame: context.grid.snapped(key.keyFrame),
          style: style,
          content: isMovingCursor
            ? .nothing : emojiKeyContent(of: key) ?? keyboard.appearance.keyContent(for: action),
          swipeDownText: isMovingCursor
            ? nil : key.item.swipeDownAction.flatMap(keyboard.appearance.buttonText),
          isLowered: action.isInputAction && action != .space && loweredRows.contains(key.row),
          cornerLabel: action == .space && !isMovingCursor
            ? keyboard.languageLabel(in: context) : nil,
          contentInsets: style.contentInsets
            ?? keyboard.appearance.buttonContentInsets(for: action),
          alignment: key.item.alignment,
          language: traits.localeProfile.language,
          isPressed: isPressed,
          isCovered: coveredKeys.contains { $0.contains(key.keyFrame.center) },
          isDark: traits.hasDarkColorScheme)
      },
      callouts: callouts)
  }
}

extension KeyboardView {

  /// What is changed in every style for who reads the keyboard.
  var accessibilityRules: AccessibilityRules { AccessibilityRules(traits: keyboardContext.traits) }

  /// The style of the whole keyboard, modifiers included.
  func viewStyle(in context: ViewContext) -> KeyboardViewStyle {
    context.viewStyle(over: appearance.keyboardViewStyle)
  }

  /// The style of the toolbar, modifiers included.
  func toolbarStyle(in context: ViewContext) -> Autocomplete.ToolbarStyle {
    context.toolbarStyle(over: appearance.autocompleteToolbarStyle)
  }

  /// The style of a key, modifiers included.
  func buttonStyle(
    for action: KeyboardAction, isPressed: Bool, in context: ViewContext
  ) -> Keyboard.ButtonStyle {
    context.buttonStyle(
      for: action, isPressed: isPressed,
      over: appearance.buttonStyle(for: action, isPressed: isPressed))
  }

  /// The language on space, where there are several to choose from.
  func languageLabel(in context: ViewContext) -> StyledKey.CornerLabel? {
    guard keyboardContext.traits.hasMultipleLocales else { return nil }
    let environment = context.environment
    let trailing =
      environment.keyboardSpaceContextMenuTrailing
      ?? keyboardContext.traits.spaceContextMenuTrailing
    let leading =
      environment.keyboardSpaceContextMenuLeading ?? keyboardContext.traits.spaceContextMenuLeading
    let alignment: HorizontalAlignment
    if trailing == .locale {
      alignment = .trailing
    } else if leading == .locale {
      alignment = .leading
    } else {
      return nil
    }
    return StyledKey.CornerLabel(
      text: keyboardContext.traits.locale.shortDisplayName.uppercased(), alignment: alignment)
  }
}
