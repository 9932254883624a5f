import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

extension StyledKey {

  /// The element of the key in the scene, with the visible fields of its style.
  var element: Scene.Element {
    var properties: [Scene.Property] = []
    properties.reserveCapacity(11)
    let add = { (name: String, value: Scene.Property.Value?) in
      if let value { properties.append(Scene.Property(name, value)) }
    }
    let color = { (color: Color?) in color.map { Scene.Property.Value.color(resolved($0)) } }
    let font = style.drawnFont
    add("backgroundColor", color(style.backgroundColor))
    add("foregroundColor", color(style.foregroundColor))
    add("fontSize", .number(font.size))
    add("fontWeight", .number(Double(font.weight.rawValue)))
    add("cornerRadius", style.cornerRadius.map { .number($0) })
    if let border {
      add("borderColor", color(border.color))
      let widths = border.widths
      if border.isEven {
        add("borderSize", .number(widths.top))
      } else {
        let edges = [widths.top, widths.trailing, widths.bottom, widths.leading]
        add("borderEdges", .text(edges.map(\.description).joined(separator: " ")))
      }
    }
    if let shadow = style.shadow, shadow.size > 0 {
      add("shadowColor", color(shadow.color))
      add("shadowSize", .number(shadow.size))
    }
    switch content {
    case .icon(let name, _): add("image", .text(name))
    case .text(let text, _): add("text", .text(text))
    case .nothing: break
    }
    if showsSwipeDownText { add("swipeDown", swipeDownText.map { .text($0) }) }
    if isPressed { add("state", .text("pressed")) }
    return Scene.Element(.key, name: name, box: frame, style: properties)
  }
}
