/// The look of the system's keyboards in a range of versions of iOS.
///
/// Layouts, styles and views each have a table of what differs, such as ``layout``, so that a design
/// is chosen there alone.
package enum KeyboardDesign: Hashable, Sendable {

  /// The look before iOS 26.
  case classic

  /// Liquid Glass, the look of iOS 26.
  case liquidGlass

  /// The facts that layouts and labels depend on.
  package var layout: LayoutDesign {
    _read {
      switch self {
      case .classic: yield LayoutDesign.classic
      case .liquidGlass: yield LayoutDesign.liquidGlass
      }
    }
  }
}

/// The facts of a design that layouts and labels depend on.
package struct LayoutDesign: Sendable {

  /// Whether return keys, and all system keys of 13-inch pads, have words on an iPad Pro in English.
  var hasAllWords = true

  /// The label on pads of keys that lead to digits, where it is `123` on phones.
  var padDigitsLabel = "123"

  /// Whether space shows its name where it doesn't show that of the language.
  var showsNameOfSpace = true

  /// Whether the globe or the key to emojis is in the lower bar in place of the last row.
  package var hasSwitcherInLowerBar = false

  /// The share of a phone's width that return has in the last row, if its keys are in proportion to
  /// return.
  var returnShare: (portrait: Double, landscape: Double)?

  var hasPadDictation = false

  /// Whether pads have keys of editing in the toolbar.
  var hasEditingBar = false

  /// The radii of the board's upper corners in points, or `nil` for square corners.
  var boardRadius: (phone: Double, pad: Double)?

  /// Whether the board reaches the edges of the screen, so that its insets include the safe area and
  /// the lower bar.
  package var reachesScreenEdges = false

  /// The distance in points from the toolbar to the first faces, or `nil` if the insets lie between.
  package var toolbarDistance: Double?
}

extension LayoutDesign {

  static let classic = LayoutDesign()

  // Source: pictures of iOS 26; of the radii, circles fit to the boards in them.
  static let liquidGlass = LayoutDesign(
    hasAllWords: false, padDigitsLabel: ".?123", showsNameOfSpace: false,
    hasSwitcherInLowerBar: true, returnShare: (0.25, 0.2), hasPadDictation: true,
    hasEditingBar: true, boardRadius: (27, 26), reachesScreenEdges: true, toolbarDistance: 1)
}
