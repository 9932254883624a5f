import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardPipeline
import KeyboardViews

/// A part of a picture that can be chosen: a key, a suggestion, a callout.
struct ViewPart: Hashable, Sendable {

  /// The role and the name, with a number if there are several.
  let id: String

  let role: Scene.Element.Role
  let name: String

  /// The accessibility label.
  let label: String

  /// In points.
  let box: CGRect

  /// Return the parts of a drawing in reading order.
  static func all(in drawing: StagedDrawing) throws -> [ViewPart] {
    let keys = try drawing.placed.keys
    let actions = Dictionary(
      keys.compactMap { key in key.item.action.keyName.map { ($0, key.item.action) } },
      uniquingKeysWith: { first, _ in first })
    var counts: [String: Int] = [:]
    return try drawing.scene.elements.filter { $0.role != .theme }.map { element in
      let id = id(element.role, element.name, number: 1)
      counts[id, default: 0] += 1
      return ViewPart(
        id: self.id(element.role, element.name, number: counts[id] ?? 1), role: element.role,
        name: element.name, label: label(of: element, action: actions[element.name]),
        box: element.box)
    }
  }

  /// Parts of the same name are counted from 1.
  static func id(_ role: Scene.Element.Role, _ name: String, number: Int) -> String {
    "\(role.rawValue):\(name)" + (number > 1 ? ":\(number)" : "")
  }

  private static func label(of element: Scene.Element, action: KeyboardAction?) -> String {
    switch element.role {
    case .key: return action?.accessibilityLabel ?? element.name
    case .toolbarItem, .calloutItem, .label: return element.name
    default:
      let words = StepName.words(element.role.rawValue)
      return element.name.isEmpty || element.name == element.role.rawValue
        ? words : "\(words) \(element.name)"
    }
  }

  var json: JSONText {
    [
      "id": .string(id), "role": .string(role.rawValue), "name": .string(name),
      "label": .string(label), "x": .number(box.minX), "y": .number(box.minY),
      "width": .number(box.width), "height": .number(box.height),
    ]
  }
}
