import Foundation
package import KeyboardDrawing
package import SourceText

/// For `--emit scene` and the metadata of pictures.
package struct SceneText {

  private let scene: Scene

  package init(_ scene: Scene) { self.scene = scene }

  package var json: JSONText {
    [
      "width": .number(scene.size.width), "height": .number(scene.size.height),
      "vision": scene.vision.map { .string($0.rawValue) }, "elements": elements,
      "nodes": .array(scene.nodes.map { Self.json(.fields($0.fields)) }),
    ]
  }

  package var elements: JSONText {
    .array(
      scene.elements.map { element in
        let style = element.style.map { ($0.name, Self.json($0.value)) }
        return .object(
          [
            ("role", .string(element.role.rawValue)), ("name", .string(element.name)),
            ("box", element.box.json),
          ] + (style.isEmpty ? [] : [("style", .object(style))]))
      })
  }

  private static func json(_ value: Scene.Property.Value) -> JSONText {
    switch value {
    case .color(let color): color.json
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    }
  }

  private static func json(_ value: Scene.FieldValue) -> JSONText {
    switch value {
    case .number(let number): .number(number)
    case .coordinate(let number): .number(number.shortened)
    case .flag: .boolean(true)
    case .text(let text), .anyText(let text): .string(text)
    case .color(let color): color.json
    case .path(let path): .string(path.elements.map(\.text).joined())
    case .file(_, let format): .string(format)
    case .list(let values): .array(values.map(json))
    case .fields(let fields): .object(fields.map { ($0.name, json($0.value)) })
    }
  }
}

extension JSONText {

  /// An output for other programs: the object with the version of its schema as the first member.
  package var versioned: JSONText {
    .object([("version", 1)] + members.map { ($0.key, $0.value) })
  }
}

extension CGRect {

  var json: JSONText { .array([minX, minY, width, height].map { .number(Double($0).shortened) }) }
}

extension Double {

  fileprivate var shortened: Double { rounded(toDigits: 3) }
}

extension Color.Resolved {

  fileprivate var json: JSONText { .string(hexText) }
}

extension Path.Element {

  fileprivate var text: String {
    switch self {
    case .move(let point): "M\(point.text)"
    case .line(let point): "L\(point.text)"
    case .curve(let first, let second, let end): "C\(first.text) \(second.text) \(end.text)"
    case .close: "Z"
    }
  }
}

extension CGPoint {

  fileprivate var text: String {
    [x, y].map { Double($0).shortened.plainText }.joined(separator: ",")
  }
}
