import Foundation
import KeyboardDocuments
import KeyboardDrawing

struct SceneContent: Sendable {

  let part: Scene.Part
  var text: String?

  /// The drawn size of the text in points.
  var size: Double?

  var paint: Paint

  /// In whole points.
  var box: CGRect

  /// As for WCAG, whose definition of large text says that thin strokes are harder to read.
  var isLarge = false

  var role: Scene.Element.Role { part.role }
  var name: String { part.name }
  var isLabel: Bool { part.piece == .label }
  var isSubtitle: Bool { part.piece == .subtitle }
  var isSelected: Bool { part.piece == .selection }

  var identity: [String] { [role.rawValue, name, text ?? "", isSelected ? "selected" : ""] }

  var colors: [Color.Resolved] {
    switch paint {
    case .color(let color): [color]
    case .linearGradient, .radialGradient, .conicGradient: paint.stops.map(\.color)
    }
  }

  /// The name of the key or suggestion, or the text.
  var label: String { name.isEmpty ? text ?? role.rawValue : name }

  var title: String {
    switch role {
    case .toolbarItem:
      return isSubtitle
        ? "The subtitle \((text ?? "").quoted)" : "The toolbar item \(name.quoted)"
    case .key:
      guard let text else { return "The icon of the key \(name.quoted)" }
      if isLabel { return "The label \(text.quoted) of the key \(name.quoted)" }
      return text == name
        ? "The text of the key \(name.quoted)"
        : "The text \(text.quoted) of the key \(name.quoted)"
    default: return text.map { "The text \($0.quoted)" } ?? "An icon"
    }
  }
}
