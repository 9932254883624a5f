public import Foundation
public import KeyboardCore
public import KeyboardInput
package import KeyboardStyling

/// A keyboard with frames but no styles.
public struct PlacedKeyboard {

  /// The placed keyboard.
  public package(set) var keyboard: KeyboardView

  /// The size of the view in points.
  public let size: CGSize

  /// The toolbar's frame in points from the top left of the view, or `nil` without a toolbar.
  public let toolbarFrame: CGRect?

  /// The keys with frames in points from the top left of the view, by row from left to right.
  public let keys: [KeyboardLayout.PlacedItem]

  var emojiKeyboard: PlacedEmojiKeyboard?

  package let toolbarStyle: SharedValue<Autocomplete.ToolbarStyle>

  /// Returns the touch areas of keys and suggestions, in their order.
  ///
  /// Letters include spacers beside them; a likely next character reaches into its neighbors.
  public func touchableKeys(in context: ViewContext) -> [TouchableKey] {
    (keyboard.builders.map { touchableKeys(of: $0, in: context) } ?? actionKeys(in: context))
      + suggestions(in: context)
  }

  /// In points, on each side (source: KeyboardKit 9.5.3 AutocompleteContext).
  private static let predictedMargin = 5.0

  private func suggestions(in context: ViewContext) -> [TouchableKey] {
    guard let toolbarFrame else { return [] }
    guard let builders = keyboard.builders else {
      return keyboard.toolbar(style: toolbarStyle).touchableKeys(in: toolbarFrame, context: context)
    }
    var context = context
    context.environment.autocompleteToolbarStyle = toolbarStyle.value
    return builders.toolbar(keyboard.toolbar(), style: toolbarStyle.value)
      .placed(in: toolbarFrame, in: context).touchableKeys(in: context)
  }

  func actionKeys(in context: ViewContext) -> [TouchableKey] {
    let keyboardContext = keyboard.keyboardContext
    let allowsSwipes = keyboardContext.traits.isSwipeDownActionsEnabled
    return keys.filter { $0.item.action != .none }.map { key in
      let action = key.item.action
      let margin = Self.predictedMargin * keyboard.prediction(of: action)
      return TouchableKey(
        action: action, frame: key.frame.insetBy(dx: -margin, dy: -margin),
        calloutActions: keyboard.isNumberPad
          ? [] : context.calloutActions(for: action, in: keyboardContext),
        calloutAlignment: key.frame.minX > size.width / 2 ? .trailing : .leading,
        swipeDownAction: allowsSwipes ? key.item.swipeDownAction : nil,
        timing: key.row == 0 ? .firstRow : .standard,
        spaceLongPressBehavior: context.environment.keyboardSpaceLongPressBehavior)
    }
  }
}

extension KeyboardView {

  var isNumberPad: Bool {
    layout == nil && Keyboard.NumberPadKind(for: keyboardContext.traits) != nil
  }

  /// Compute the frames of the keys.
  ///
  /// ```swift
  /// let placed = view.placed(in: ViewContext(text: .fixedAdvance))
  /// let space = placed.keys.first { $0.item.action == .space }?.keyFrame
  /// space?.height  // → 42
  /// ```
  public func placed(in context: ViewContext) -> PlacedKeyboard {
    adjusted(in: context) { keyboard in
      keyboard.appearance.resolvingKeyboard { keyboard.placedParts(in: context) }
    }
  }

  private func placedParts(in context: ViewContext) -> PlacedKeyboard {
    let traits = keyboardContext.traits
    let layout = layoutService.completeLayout(
      for: keyboardContext, layout: layout,
      inputToolbar: context.environment.keyboardInputToolbarDisplayMode)
    let width = preferredSize.map { Double($0.width) } ?? traits.keyboardWidth
    let style = viewStyle(in: context)
    let toolbarStyle = SharedValue(
      accessibilityRules.highlighting(
        context.toolbarStyle(over: appearance.autocompleteToolbarStyle), in: style))
    let toolbarHeight = toolbarHeight(of: toolbarStyle.value, width: width, in: context)
    let insets = edgeInsets(of: style, around: layout, in: context)
    let top = top(of: layout, below: toolbarHeight, insets: insets)
    let rowsHeight = layout.totalHeight
    let height =
      preferredSize?.height
      ?? (emojiHeight(in: context) ?? top + style.scaledHeight(ofRows: rowsHeight)) + insets.bottom
    let stretch = rowsHeight > 0 ? max(height - top - insets.bottom, 0) / rowsHeight : 1
    let area = keyArea(inWidth: width, in: context)
    let keysWidth = max(area.width - insets.leading - insets.trailing, 0)
    let halves =
      isNumberPad
      ? nil : traits.halves(from: area.leading + insets.leading, width: keysWidth)
    let keys =
      halves.map { layout.placedItems(width: keysWidth, halves: $0) }
      ?? layout.placedItems(width: keysWidth)
    let size = CGSize(width: width, height: height)
    let emojiKeyboard = placedEmojiKeyboard(
      size: size, edgeInsets: style.edgeInsets, space: insets, in: context)
    let placedKeys = keys.map {
      $0.moved(
        x: area.leading + insets.leading, y: top, stretch: stretch, keyInsets: style.keyInsets)
    }
    let allKeys =
      (emojiKeyboard?.keys ?? [])
      + (traits.keyboardType == .emojis ? [] : placedKeys)
    let bar = CGRect(x: area.leading, y: 0, width: area.width, height: toolbarHeight)
    return PlacedKeyboard(
      keyboard: self,
      size: size,
      toolbarFrame: showsToolbar && emojiKeyboard == nil
        ? bar.inset(by: toolbarInsets(insets)) : nil,
      keys: allKeys
        + systemKeys(
          of: layout, beside: allKeys, in: size, bottomSpace: insets.bottom, context: context),
      emojiKeyboard: emojiKeyboard,
      toolbarStyle: toolbarStyle)
  }

  private func toolbarHeight(
    of style: Autocomplete.ToolbarStyle, width: Double, in context: ViewContext
  ) -> Double {
    let traits = keyboardContext.traits
    if traits.keyboardType == .emojiSearch {
      return PlacedEmojiKeyboard.searchHeight(style: emojiStyle(in: context))
    }
    guard showsToolbar else { return 0 }
    let bar = context.barStyle
    var height = max(
      bar.height ?? style.$height ?? traits.toolbarHeight.map { CGFloat($0) } ?? style.height,
      bar.$minHeight ?? 0)
    if let builders {
      let views = builders.toolbar(toolbar(), style: style).arranged
      if views.isEmpty { return 0 }
      var context = context
      context.environment.autocompleteToolbarStyle = style
      let proposal = ProposedViewSize(width: width, height: nil)
      let isStandard = views.count == 1 && views[0] is Autocomplete.Toolbar
      if !isStandard, bar.height == nil {
        height = max(height, ViewGroup(views).size(for: proposal, in: context).height)
      }
    }
    return max(min(height, bar.maxHeight ?? height), 0)
  }

  private func keyArea(
    inWidth width: Double, in context: ViewContext
  ) -> (leading: Double, width: Double) {
    let safeArea = context.environment.safeAreaInsets
    let area = keyboardContext.traits.keyArea(
      inWidth: max(width - safeArea.horizontalTotal, 0),
      dockEdge: context.environment.keyboardDockEdge)
    return (area.leading + safeArea.leading, area.width)
  }

  /// From 0 to 1.
  fileprivate func prediction(of action: KeyboardAction) -> Double {
    guard case .character(let text) = action, let character = text.first else { return 0 }
    return min(max(nextCharacterPredictions[character] ?? 0, 0), 1)
  }
}

extension KeyboardViewStyle {

  /// Whole points keep the bottom edge sharp.
  fileprivate func scaledHeight(ofRows height: Double) -> Double {
    guard let rowHeightScale, rowHeightScale.isFinite else { return height }
    let bounds = Self.rowHeightScales
    return (height * min(max(rowHeightScale, bounds.lowerBound), bounds.upperBound)).rounded()
  }
}
