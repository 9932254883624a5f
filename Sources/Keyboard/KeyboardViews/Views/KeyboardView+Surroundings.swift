import Foundation
import KeyboardCore
import KeyboardInput
import KeyboardStyling

/// The space around the keys of a keyboard, and the lower bar in it.
extension KeyboardView {

  /// The space below the last faces on phones whose system shows a lower bar, in points.
  ///
  /// Source: a picture of KeyboardKit 9.5.3 on an iPhone Pro, measured.
  private static let lowerBarSpace = 59.0

  /// Return the space around all rows within the safe area of the sides, in points.
  ///
  /// If the board reaches the edges of the screen, its space includes the safe area.
  func edgeInsets(
    of style: KeyboardViewStyle, around layout: KeyboardLayout, in context: ViewContext
  ) -> EdgeInsets {
    let traits = keyboardContext.traits
    let safeArea = context.environment.safeAreaInsets
    var insets = style.edgeInsets ?? appearance.keyboardEdgeInsets
    guard traits.design.layout.reachesScreenEdges else {
      insets.bottom += safeArea.bottom
      if showsLowerBar(in: context), traits.interfaceOrientation.isPortrait {
        let faceInset = layout.bottomRow?.map(\.edgeInsets.bottom).max() ?? 0
        insets.bottom = max(insets.bottom, Self.lowerBarSpace - faceInset)
      }
      return insets
    }
    let least = EdgeInsets.standardKeyboardEdgeInsets(for: traits)
    insets.bottom = max(insets.bottom, least.bottom, safeArea.bottom)
    insets.leading = max(insets.leading, least.leading, safeArea.leading) - safeArea.leading
    insets.trailing = max(insets.trailing, least.trailing, safeArea.trailing) - safeArea.trailing
    return insets
  }

  /// Return the distance of the first row from the top, below a toolbar of a height.
  ///
  /// In some designs, the toolbar ends at a distance from the first faces.
  func top(
    of layout: KeyboardLayout, below toolbarHeight: Double, insets: EdgeInsets
  ) -> Double {
    guard let distance = keyboardContext.traits.design.layout.toolbarDistance else {
      return toolbarHeight + insets.top
    }
    let faceInset = layout.itemRows.first?.map(\.edgeInsets.top).max() ?? 0
    return max(insets.top, toolbarHeight + distance - faceInset)
  }

  /// Return the insets of the toolbar, which on wide boards of phones is as wide as the keys, and on
  /// pads as wide as the keys of editing beside it leave.
  func toolbarInsets(_ insets: EdgeInsets) -> EdgeInsets {
    let traits = keyboardContext.traits
    if traits.hasEditingBar {
      let inset = KeyboardLayout.EditingBar.suggestionInset
      return EdgeInsets(leading: inset, trailing: inset)
    }
    guard traits.design.layout.reachesScreenEdges, traits.interfaceOrientation.isLandscape,
      traits.hasLowerBar
    else { return .zero }
    return EdgeInsets(leading: insets.leading, trailing: insets.trailing)
  }

  /// Return the keys of the system: those of the lower bar, or of editing in the toolbar.
  func systemKeys(
    of layout: KeyboardLayout, beside keys: [KeyboardLayout.PlacedItem], in size: CGSize,
    bottomSpace: Double, context: ViewContext
  ) -> [KeyboardLayout.PlacedItem] {
    let traits = keyboardContext.traits
    if traits.hasEditingBar, showsToolbar {
      return KeyboardLayout.EditingBar.placedItems(above: keys)
    }
    guard showsLowerBar(in: context), !traits.isLowerBarHidden else { return [] }
    return (layout.lowerBar ?? KeyboardLayout.LowerBar(for: traits)).placedItems(
      beside: keys, in: size, isBelow: traits.interfaceOrientation.isPortrait,
      bottomSpace: bottomSpace)
  }

  /// Whether the system's bar is part of the view: where the board reaches the bottom of the screen,
  /// or the view has a safe area for it.
  private func showsLowerBar(in context: ViewContext) -> Bool {
    let traits = keyboardContext.traits
    return traits.hasLowerBar
      && (traits.design.layout.reachesScreenEdges || context.environment.safeAreaInsets.bottom > 0)
  }
}
