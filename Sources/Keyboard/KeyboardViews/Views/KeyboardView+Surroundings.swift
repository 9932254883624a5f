import Foundation
import KeyboardCore
import KeyboardInput
import KeyboardStyling

extension KeyboardView {

  /// In points, below the last faces on phones whose system shows a lower bar (source: a picture of
  /// KeyboardKit 9.5.3 on an iPhone Pro, measured).
  private static let lowerBarSpace = 59.0

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

  /// On wide boards of phones the toolbar is as wide as the keys, and on pads as wide as the keys
  /// of editing beside it leave.
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

  func systemKeys(
    of layout: KeyboardLayout, beside keys: [KeyboardLayout.PlacedItem], in size: CGSize,
    bottomSpace: Double, context: ViewContext
  ) -> [KeyboardLayout.PlacedItem] {
    let traits = keyboardContext.traits
    if traits.hasEditingBar, showsToolbar {
      return KeyboardLayout.EditingBar.placedItems(above: keys, for: traits)
    }
    let undock = undockEdge(in: context).flatMap {
      KeyboardLayout.LowerBar.undockItem(beside: keys, dockedTo: $0, in: size.width)
    }
    let others = [undock].compactMap { $0 }
    guard showsLowerBar(in: context), !traits.isLowerBarHidden else { return others }
    return (layout.lowerBar ?? KeyboardLayout.LowerBar(for: traits)).placedItems(
      beside: keys, in: size, isBelow: traits.interfaceOrientation.isPortrait,
      bottomSpace: bottomSpace) + others
  }

  private func undockEdge(in context: ViewContext) -> Keyboard.DockEdge? {
    let edge = context.environment.keyboardDockEdge ?? keyboardContext.traits.keyboardDockEdge
    return edge == Keyboard.DockEdge.none ? nil : edge
  }

  /// The board reaches the bottom of the screen, or the view has a safe area for the bar.
  private func showsLowerBar(in context: ViewContext) -> Bool {
    let traits = keyboardContext.traits
    return traits.hasLowerBar
      && (traits.design.layout.reachesScreenEdges || context.environment.safeAreaInsets.bottom > 0)
  }
}
