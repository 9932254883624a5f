import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing

extension ThemeReader {

  mutating func material(_ value: JSONValue, named name: String) -> Keyboard.Material? {
    guard let value = resolved(value),
      let members = members(value, named: name, of: ThemeFormat.material)
    else { return nil }
    var material = Keyboard.Material()
    for (key, value) in members {
      let name = "\(name).\(key)"
      switch key {
      case "blur":
        if let blur = number(value, named: name, in: ThemeFormat.material.range(of: key)) {
          material.blur = blur
        }
      case "saturation":
        if let factor = number(value, named: name, in: ThemeFormat.material.range(of: key)) {
          material.saturation = factor
        }
      case "tint": material.tint = color(value, named: name)
      default: material.light = color(value, named: name)
      }
    }
    return material
  }
}
