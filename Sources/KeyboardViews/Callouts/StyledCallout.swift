import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// A callout with everything settled that its look depends on.
struct StyledCallout {

  /// A text in a callout.
  struct Item {

    /// The name by which a person points to the item; empty for actions that have no text.
    let name: String

    /// The text that is drawn.
    let text: String

    /// The font of the text.
    let font: Font

    /// The place of the text in points.
    let box: CGRect

    /// Whether it is chosen from several.
    let isSelected: Bool
  }

  /// Whether it repeats a key or offers secondary actions.
  let role: Scene.Element.Role

  /// The name of the key.
  let name: String

  /// The outline in points from the top left of the keyboard.
  let outline: Path

  /// The key that the outline covers, if it does.
  let coveredKey: CGRect?

  /// The texts.
  let items: [Item]

  /// The language of the texts as an identifier, which decides between glyph variants.
  let language: String

  /// The colors and shadows.
  let style: KeyboardCallout.CalloutStyle

  /// Whether the surroundings are dark.
  let isDark: Bool

  /// What the outline covers.
  var box: CGRect { outline.controlPointBox }

  /// How many whole points of the callout lie above the keyboard, with its fine edge.
  ///
  /// The edge alone, above a callout that reaches just to the top, asks for no room.
  var heightAbove: Double { box.minY < 0 ? (hairlineReach - box.minY).rounded(.up) : 0 }
}

/// How far the fine edge around a callout can be seen, in points.
private let hairlineReach = 1.0

extension [StyledCallout] {

  /// How many whole points a picture needs above the keyboard; nothing for callouts that lie inside.
  var heightAbove: Double { map(\.heightAbove).max() ?? 0 }
}
