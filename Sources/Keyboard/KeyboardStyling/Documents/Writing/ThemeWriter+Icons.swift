import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing

extension ThemeWriter {

  static func json(_ icon: Keyboard.KeyIcon) -> JSONText {
    let isPlain = icon == Keyboard.KeyIcon(icon.source)
    let source: [(String, JSONText?)]
    switch icon.source {
    case .standard(let standard):
      let name = ThemeFormat.standardIcons.last { $0.icon == standard }?.name ?? standard.rawValue
      if isPlain { return .string(ThemeFormat.standardPrefix + name) }
      source = [("standard", .string(name))]
    case .text(let text): source = [("text", .string(text))]
    case .drawing(let image):
      switch image.source {
      case .file(let data):
        let file = JSONText.string(EmbeddedImage(data: data).text)
        if isPlain { return file }
        source = [("file", file)]
      case .path(let data, let width):
        let box = image.viewBox
        source = [
          ("path", .string(data)),
          (
            "viewBox",
            .array([box.minX, box.minY, box.width, box.height].map { .number($0) })
          ), ("stroke", width.map { .number($0) }),
        ]
      }
    }
    return .object(
      present: source + ThemeFormat.icon.members(of: icon))
  }
}
