package import Foundation

extension KeyboardLayout {

  /// The keys the system shows below a keyboard, or beside it in landscape: the globe, emojis or
  /// letters at the leading end, and dictation at the trailing one.
  public struct LowerBar: KeyboardModel {

    /// The action at the leading end, or `nil` for none.
    public var leading: KeyboardAction?

    /// The action at the trailing end, or `nil` for none.
    public var trailing: KeyboardAction?

    /// Creates a bar.
    public init(leading: KeyboardAction? = nil, trailing: KeyboardAction? = nil) {
      self.leading = leading
      self.trailing = trailing
    }
  }
}

extension KeyboardLayout.LowerBar {

  // Icon centers from the screen's edges, in images of iOS 26.1 and, in landscape, its first beta.
  private static let sideDistance = 42.5
  private static let bottomDistance = 40.0

  /// The offset of icons beside the keys below the middle of the last row, in points.
  private static let drop = 1.5

  /// The text below emojis is lower than icons, measured in a picture of iOS 26.1.
  private static let textDrop = 6.2

  /// Smallest touch target in Apple's guidelines, in points.
  static let side = 44.0

  /// The bar of traits, empty if there is none; its leading key is missing in the last row.
  public init(for traits: KeyboardTraits) {
    self.init()
    guard traits.hasLowerBar, !traits.isLowerBarHidden,
      Keyboard.NumberPadKind(for: traits) == nil
    else { return }
    if traits.design.layout.hasSwitcherInLowerBar {
      leading =
        traits.keyboardType == .emojis
        ? .keyboardType(.alphabetic)
        : traits.hasKeyboardSwitcher ? .nextKeyboard : .keyboardType(.emojis)
      trailing = traits.keyboardDictationReplacement ?? .dictation
    } else {
      leading = traits.needsInputModeSwitchKey ? .keyboardType(.emojis) : .nextKeyboard
      trailing = traits.needsInputModeSwitchKey && traits.hasDictationKey ? nil : .dictation
    }
  }

  /// Beside keys, the bar's keys are centered in the free width at most.
  package func placedItems(
    beside keys: [KeyboardLayout.PlacedItem], in size: CGSize, isBelow: Bool, bottomSpace: Double
  ) -> [KeyboardLayout.PlacedItem] {
    let row = (keys.map(\.row).max() ?? -1) + 1
    let last = keys.filter { $0.row == row - 1 && !$0.item.action.isSpacer }.map(\.keyFrame)
    let free = min(last.map(\.minX).min() ?? 0, size.width - (last.map(\.maxX).max() ?? size.width))
    let x =
      isBelow ? Self.sideDistance : min(Self.sideDistance, max(free - Self.side / 2, free / 2))
    let distance = max(min(Self.bottomDistance, bottomSpace - Self.side / 2), bottomSpace / 2)
    let y = isBelow ? size.height - distance : (last.first?.midY ?? 0) + Self.drop
    let side = isBelow ? min(Self.side, max(bottomSpace, 0)) : min(Self.side, 2 * x)
    return [(leading, x), (trailing, size.width - x)].enumerated().compactMap { column, end in
      guard let action = end.0 else { return nil }
      let drop = isBelow && action == .keyboardType(.alphabetic) ? Self.textDrop : 0
      let frame = CGRect(x: end.1 - side / 2, y: y + drop - side / 2, width: side, height: side)
      return .inLowerBar(action, row: row, column: column, frame: frame)
    }
  }

  /// Returns the key in the middle of the width beside docked keys, if there is room for it.
  package static func undockItem(
    beside keys: [KeyboardLayout.PlacedItem], dockedTo edge: Keyboard.DockEdge, in width: Double
  ) -> KeyboardLayout.PlacedItem? {
    let faces = keys.filter { !$0.item.action.isSpacer && !$0.isInLowerBar }.map(\.frame)
    guard let top = faces.map(\.minY).min(), let bottom = faces.map(\.maxY).max(),
      let left = faces.map(\.minX).min(), let right = faces.map(\.maxX).max()
    else { return nil }
    let free = edge == .leading ? width - right : left
    guard free >= side else { return nil }
    let x = edge == .leading ? (right + width) / 2 : left / 2
    let frame = CGRect(x: x - side / 2, y: (top + bottom - side) / 2, width: side, height: side)
    return .inLowerBar(
      .undock(from: edge), row: (keys.map(\.row).max() ?? -1) + 1, column: 0, frame: frame)
  }
}

extension KeyboardLayout.PlacedItem {

  static func inLowerBar(_ action: KeyboardAction, row: Int, column: Int, frame: CGRect) -> Self {
    let item = KeyboardLayout.Item(
      action: action, size: .init(width: .points(frame.width), height: frame.height))
    var placed = KeyboardLayout.PlacedItem(
      item: item, row: row, column: column, frame: frame, keyFrame: frame)
    placed.isInLowerBar = true
    return placed
  }
}

extension KeyboardTraits {

  /// Whether system keys are below or beside the keyboard: on phones without a home button (> 2:1).
  public var hasLowerBar: Bool {
    let (short, long) = (
      min(screenSize.width, screenSize.height), max(screenSize.width, screenSize.height)
    )
    return deviceType.isPhone && !isKeyboardFloating && short > 0 && long / short > 2
  }

  package var hasKeyboardSwitcher: Bool { needsInputModeSwitchKey || hasMultipleLocales }
}
