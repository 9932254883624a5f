import KeyboardDrawing

/// A drawing of one color on a canvas of 24 by 24 units, y pointing down.
///
/// A unit is a point at font size 20. Lines have round ends and joins, and the ink is centered on the
/// canvas, so that whoever centres the canvas centres what can be seen. A few wide icons leave the
/// canvas; it must not clip them. All drawings are our own.
package struct Icon: Sendable, Hashable {

  /// The side of the canvas in units; a unit is a point at font size 20.
  static let canvasSize = 24.0

  /// A part of the drawing.
  enum Layer: Sendable, Hashable {

    /// The inside of a path by the non-zero winding rule; holes are wound the other way round.
    case fill(Path)

    /// A line along a path, its width a factor of the icon's stroke width.
    case stroke(Path, width: Double)
  }

  /// What the icon is called, such as `keyboardBackspace`; the first name if it has several.
  let name: String

  /// The parts, back to front.
  let layers: [Layer]

  /// The icon of a name such as `keyboardBackspace` or of a system symbol such as `delete.left`.
  static func named(_ name: String) -> Icon? {
    for row in rows where row.symbol == name || row.names.contains(name) {
      return row.icon
    }
    return nil
  }

  /// The names of all icons, other names of the same icon included, in a fixed order.
  package static let allNames: [String] = rows.flatMap(\.names)

  /// The rows of all families.
  private static let rows: [IconRow] =
    KeyboardIcons.rows + ModifierIcons.rows + EditingIcons.rows + ArrowIcons.rows
    + EmojiIcons.rows + EmojiCategoryIcons.rows + ToolIcons.rows + MediaIcons.rows + FrameIcons.rows
    + SignIcons.rows
}
