import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// A callout with frames and styles, ready to draw.
struct StyledCallout {

  /// A text in a callout.
  struct Item {

    /// The name in the scene; empty for actions without a text.
    let name: String

    /// The text that is drawn.
    let text: String

    /// The font of the text.
    let font: Font

    /// The frame of the text in points.
    let box: CGRect

    /// Whether the item is selected.
    let isSelected: Bool
  }

  /// The kind of callout.
  let role: Scene.Element.Role

  /// The name of the key.
  let name: String

  /// The outline in points from the top left of the keyboard.
  let outline: Path

  /// The frame of the key that the outline covers, if any.
  let coveredKey: CGRect?

  /// The texts.
  let items: [Item]

  /// The language of the texts as an identifier, which selects glyph variants.
  let language: String

  /// The colors and shadows.
  let style: KeyboardCallout.CalloutStyle

  /// Whether the color scheme is dark.
  let isDark: Bool

  /// The bounds of the outline.
  var box: CGRect { outline.controlPointBox }

  /// The height of the callout and its hairline above the keyboard, in whole points.
  ///
  /// A callout that ends at the top edge has a height of 0, in spite of its hairline.
  var heightAbove: Double { box.minY < 0 ? (hairlineReach - box.minY).rounded(.up) : 0 }
}

/// The visible extent of the hairline around a callout, in points.
private let hairlineReach = 1.0

extension [StyledCallout] {

  /// The height of the callouts above the keyboard, in whole points.
  var heightAbove: Double { map(\.heightAbove).max() ?? 0 }
}
