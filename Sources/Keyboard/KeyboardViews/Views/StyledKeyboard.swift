public import Foundation
public import KeyboardCore
import KeyboardDrawing
public import KeyboardStyling

/// A keyboard with frames and styles, ready to draw.
public struct StyledKeyboard: PrimitiveView {

  /// The placed keyboard.
  public let placed: PlacedKeyboard

  /// The background and foreground of the whole keyboard.
  public package(set) var viewStyle: KeyboardViewStyle

  /// The toolbar's style.
  public var toolbarStyle: Autocomplete.ToolbarStyle { _read { yield finishedToolbarStyle.value } }

  let finishedToolbarStyle: SharedValue<Autocomplete.ToolbarStyle>

  /// The keys in the order of their places, without spacers.
  public private(set) var keys: [StyledKey]

  package private(set) var callouts: [StyledCallout]

  /// The size of the picture in points: the keyboard, and the area of callouts above it.
  public var size: CGSize {
    CGSize(width: placed.size.width, height: placed.size.height + callouts.heightAbove)
  }

  func moving(_ keys: [StyledKey], _ callouts: [StyledCallout]) -> StyledKeyboard {
    var copy = self
    copy.keys = keys
    copy.callouts = callouts
    return copy
  }

  /// The keyboard with pressed keys in their sizes, for pictures in which many keys are pressed.
  package var withoutEnlargedKeys: StyledKeyboard {
    var copy = self
    copy.keys = keys.map(\.inItsSize)
    return copy
  }

  /// Returns the size of the picture.
  public func size(in context: ViewContext) -> CGSize { size }

  /// Returns the height of callouts above the keyboard.
  public func overhang(in context: ViewContext) -> Double { callouts.heightAbove }
}

extension PlacedKeyboard {

  /// Resolves the styles of the keys, which are blank while the space key moves the cursor.
  public func styled(in context: ViewContext) -> StyledKeyboard {
    keyboard.adjusted(in: context) {
      $0.appearance.resolvingKeyboard { styledParts(in: context) }
    }
  }

  private func styledParts(in context: ViewContext) -> StyledKeyboard {
    let traits = keyboard.keyboardContext.traits
    let isMovingCursor = traits.isSpaceDragGestureActive
    let isNumberPad = keyboard.isNumberPad
    let secondRowOffset = traits.design.styling.secondRowOffset(traits)
    let rules = keyboard.accessibilityRules
    let viewStyle = keyboard.viewStyle(in: context)
    let callouts = callouts(in: context)
    let coveredKeys = callouts.compactMap(\.coveredKey)
    let second = SharedValue(traits.design.styling.secondCharacters(traits))
    let loweredRows = loweredRows(second.value)
    // Keys are large, and growing copies them.
    var styledKeys: [StyledKey] = []
    styledKeys.reserveCapacity(keys.count)
    let places = keys.keyPlaces
    // A loop of its own, since the code of both doesn't fit in a processor's cache.
    let contents = isMovingCursor ? [] : keys.map(content)
    for index in keys.indices {
      let (key, place) = (keys[index], places[index])
      let action = key.item.action
      guard let name = action.keyName else { continue }
      let isPressed = keyboard.pressedActions.contains(action) && !isMovingCursor
      let style = finishedStyle(
        of: key, isPressed: isPressed, at: place, over: viewStyle, rules: rules, in: context)
      let cornerLabel =
        action == .space && !isMovingCursor ? keyboard.languageLabel(in: context) : nil
      let label = keyboard.labelStyle(for: action, isPressed: isPressed, at: place, in: context)
      let hint = isMovingCursor ? nil : hintText(of: key.item, showing: label?.content, in: context)
      styledKeys.append(
        StyledKey(
          name: name, action: action,
          frame: context.grid.snapped(key.keyFrame),
          finishedStyle: style,
          content: isMovingCursor
            ? .nothing
            : style.value.icon.map { .custom($0) }
              ?? style.value.label.map { .init($0, of: action, in: traits.localeProfile) }
              ?? contents[index],
          swipeDownText: hint,
          isLowered: action.isInputAction && action != .space && label?.isAbove != false
            && (hint != nil || action != .character("@"))
            && (loweredRows.contains(key.row) || label?.content == .longPress),
          isPair: key.item.swipeDownAction != nil && second.value.isPair(action),
          rowOffset: key.row == 1 ? secondRowOffset : 0,
          secondCharacters: second,
          cornerLabel: cornerLabel,
          labelStyle: hint == nil && cornerLabel == nil
            ? nil : label.map { SharedValue(rules.adapted($0, on: style.value, in: viewStyle)) },
          letters: isNumberPad && !isMovingCursor
            ? keyboard.numberPadLetters(
              of: action, on: style.value, isPressed: isPressed, at: place, in: context
            ).map(SharedValue.init) : nil,
          contentInsets: style.value.contentInsets
            ?? keyboard.appearance.buttonContentInsets(for: action),
          alignment: key.item.alignment,
          language: traits.localeProfile.language,
          isPressed: isPressed,
          isCovered: coveredKeys.contains { $0.contains(key.keyFrame.center) },
          isDark: traits.hasDarkColorScheme, design: traits.design))
      if action.clipboardKey != nil {
        styledKeys[styledKeys.count - 1].truncateClip(measuring: context.text)
      }
    }
    return StyledKeyboard(
      placed: self,
      viewStyle: rules.adapted(viewStyle),
      finishedToolbarStyle: rules.isActive
        ? SharedValue(rules.adapted(toolbarStyle.value, in: viewStyle)) : toolbarStyle,
      keys: styledKeys,
      callouts: callouts)
  }

  /// Returns the rows with letters below the characters of swipes, and the last row beside them.
  private func loweredRows(_ second: SecondCharacters) -> Set<Int> {
    var rows = Set(
      keys.filter { $0.item.swipeDownAction != nil && !second.isPair($0.item.action) }.map(\.row))
    let characters = keys.filter { $0.item.action.isInputAction && !$0.isInLowerBar }
    if let last = characters.map(\.row).max(), rows.contains(last - 1) { rows.insert(last) }
    return rows
  }

  private func finishedStyle(
    of key: KeyboardLayout.PlacedItem, isPressed: Bool, at place: KeyboardLayout.KeyPosition?,
    over viewStyle: KeyboardViewStyle, rules: AccessibilityRules, in context: ViewContext
  ) -> SharedValue<Keyboard.ButtonStyle> {
    if emojiKeyboard == nil, !rules.isActive {
      return keyboard.buttonStyle(
        for: key.item.action, isPressed: isPressed, at: place, in: context)
    }
    let style =
      emojiKeyStyle(of: key, isPressed: isPressed, in: context).map(SharedValue.init)
      ?? keyboard.buttonStyle(for: key.item.action, isPressed: isPressed, at: place, in: context)
    guard rules.isActive else { return style }
    return SharedValue(
      rules.adapted(
        style.value, isPressed: isPressed, in: keyboardStyle(behind: key, in: viewStyle)))
  }

  private func hintText(
    of item: KeyboardLayout.Item, showing content: KeyboardHintContent?, in context: ViewContext
  ) -> String? {
    switch content ?? .swipeDown {
    case .swipeDown: return item.swipeDownAction.flatMap(keyboard.appearance.buttonText)
    case .longPress:
      guard case .character = item.action else { return nil }
      let other = calloutActions(for: item.action, in: context).first { $0 != item.action }
      return other.flatMap(keyboard.appearance.buttonText)
    case .nothing: return nil
    }
  }
}

extension KeyboardView {

  var accessibilityRules: AccessibilityRules { AccessibilityRules(traits: keyboardContext.traits) }

  func viewStyle(in context: ViewContext) -> KeyboardViewStyle {
    context.viewStyle(over: appearance.keyboardViewStyle)
  }

  func buttonStyle(
    for action: KeyboardAction, isPressed: Bool, at place: KeyboardLayout.KeyPosition?,
    in context: ViewContext
  ) -> SharedValue<Keyboard.ButtonStyle> {
    // Boxed where it is made, since styles are large and each return copies them.
    let style = appearance.resolving(StyledPart(place: place)) {
      SharedValue(appearance.buttonStyle(for: action, isPressed: isPressed))
    }
    guard context.environment.keyboardButtonStyle != nil else { return style }
    return SharedValue(
      context.buttonStyle(
        for: action, isPressed: isPressed, at: place, in: keyboardContext, over: style.value))
  }

  func labelStyle(
    for action: KeyboardAction, isPressed: Bool, at place: KeyboardLayout.KeyPosition?,
    in context: ViewContext
  ) -> Keyboard.LabelStyle? {
    context.labelStyle(
      for: action, isPressed: isPressed, at: place, in: keyboardContext,
      over: appearance.resolving(StyledPart(place: place)) {
        appearance.labelStyle(for: action, isPressed: isPressed)
      })
  }

  func numberPadLetters(
    of action: KeyboardAction, on key: Keyboard.ButtonStyle, isPressed: Bool,
    at place: KeyboardLayout.KeyPosition?, in context: ViewContext
  ) -> NumberPadLetters? {
    // 0, which has no letters, is on a line with the digits that have them.
    guard let text = action.numberPadLetters ?? (action == .character("0") ? "" : nil) else {
      return nil
    }
    let own = appearance.resolving(StyledPart(place: place)) {
      appearance.numberPadLettersStyle(for: action, isPressed: isPressed)
    }
    let modifier = context.environment.numberPadLettersStyle?(
      Keyboard.ButtonStyleBuilderParams(
        action: action, isPressed: isPressed, place: place, context: keyboardContext))
    guard own != nil || modifier != nil else { return nil }
    let style = Keyboard.LabelStyle.resolved(modifier: modifier, appearance: own, standard: .init())
    return NumberPadLetters(
      text: text, style: accessibilityRules.adapted(style, on: key, in: viewStyle(in: context)))
  }

  func languageLabel(in context: ViewContext) -> StyledKey.CornerLabel? {
    guard keyboardContext.traits.hasMultipleLocales else { return nil }
    let environment = context.environment
    let trailing =
      environment.keyboardSpaceContextMenuTrailing
      ?? keyboardContext.traits.spaceContextMenuTrailing
    let leading =
      environment.keyboardSpaceContextMenuLeading ?? keyboardContext.traits.spaceContextMenuLeading
    guard trailing == .locale || leading == .locale else { return nil }
    return StyledKey.CornerLabel(
      text: languageNames, alignment: trailing == .locale ? .trailing : .leading)
  }

  /// The language of the keyboard, in some designs followed by the next one: `FR EN`.
  private var languageNames: String {
    let traits = keyboardContext.traits
    let name = traits.locale.shortDisplayName.uppercased()
    guard traits.design.styling.showsNextLanguage else { return name }
    let others = traits.locales.map { $0.shortDisplayName.uppercased() }
    return ([name] + [others.first { $0 != name }].compactMap { $0 }).joined(separator: " ")
  }
}
