import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing

extension ThemeWriter {

  static func json(_ shadows: [Keyboard.KeyShadow]) -> JSONText {
    .array(shadows.map { json($0) })
  }

  private static func json(_ shadow: Keyboard.KeyShadow) -> JSONText {
    [
      "color": json(shadow.color), "radius": shadow.radius == 0 ? nil : .number(shadow.radius),
      "offset": shadow.offset == .zero ? nil : json(shadow.offset),
      "spread": shadow.spread == 0 ? nil : .number(shadow.spread),
      "inner": shadow.isInner ? .boolean(true) : nil,
    ]
  }
}
