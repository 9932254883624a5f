import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing

extension ThemeReader {

  /// The keys of a material.
  static let materialKeys = ["blur", "saturation", "tint", "light"]

  /// The blur radii of materials, in points.
  static let materialBlurs = 0.0...60.0

  /// The saturations of materials.
  static let materialSaturations = 0.0...5.0

  /// Read a material: an object of a blur, a saturation, a tint and a light.
  mutating func material(_ value: JSONValue, named name: String) -> Keyboard.Material? {
    guard let value = resolved(value),
      let members = members(value, named: name, keys: Self.materialKeys)
    else { return nil }
    var material = Keyboard.Material()
    for (key, value) in members {
      let name = "\(name).\(key)"
      switch key {
      case "blur":
        if let blur = number(value, named: name, in: Self.materialBlurs) { material.blur = blur }
      case "saturation":
        if let factor = number(value, named: name, in: Self.materialSaturations) {
          material.saturation = factor
        }
      case "tint": material.tint = color(value, named: name)
      default: material.light = color(value, named: name)
      }
    }
    return material
  }
}
