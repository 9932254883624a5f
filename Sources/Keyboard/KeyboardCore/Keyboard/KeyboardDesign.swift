/// Look of the system's keyboards in some versions of iOS, chosen in tables such as ``layout``.
package enum KeyboardDesign: Hashable, Sendable {

  case classic
  case liquidGlass

  package var layout: LayoutDesign {
    _read {
      switch self {
      case .classic: yield LayoutDesign.classic
      case .liquidGlass: yield LayoutDesign.liquidGlass
      }
    }
  }
}

/// Differences of layout between versions of the system's keyboards.
package struct LayoutDesign: Sendable {

  /// Whether return keys, and all system keys of 13-inch pads, have words on an iPad Pro in English.
  var hasAllWords = true

  /// Whether space shows its name on phones where it doesn't show the language's.
  var showsNameOfSpace = true

  /// Whether the globe or the key to emojis is in the lower bar in place of the last row.
  package var hasSwitcherInLowerBar = false

  /// The share of a phone's width that return has in the last row, if keys are in proportion to it.
  var returnShare: (portrait: Double, landscape: Double)?

  var hasPadDictation = false
  var hasEditingBar = false

  /// In points; nil for square corners.
  var boardRadius: (phone: Double, pad: Double)?

  /// The insets then include the safe area and the lower bar.
  package var reachesScreenEdges = false

  /// Whether suggestions have equal parts of the toolbar, with separators between all of them.
  package var hasEqualSuggestions = false

  /// In points, from the toolbar to the first faces; nil if the insets lie between.
  package var toolbarDistance: Double?

  static let classic = LayoutDesign()

  // Source: pictures of iOS 26; of the radii, circles fit to the boards in them.
  static let liquidGlass = LayoutDesign(
    hasAllWords: false, showsNameOfSpace: false,
    hasSwitcherInLowerBar: true, returnShare: (0.25, 0.2), hasPadDictation: true,
    hasEditingBar: true, boardRadius: (27, 26), reachesScreenEdges: true,
    hasEqualSuggestions: true, toolbarDistance: 1)
}
