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
      present: source + [
        ("scale", icon.scale == 1 ? nil : .number(icon.scale)),
        ("offset", icon.offset == .zero ? nil : json(icon.offset)),
        ("weight", icon.weight.map { .string($0.rawValue) }),
        ("colors", icon.hasOwnColors ? .string(ThemeFormat.IconColors.own.rawValue) : nil),
      ])
  }

  static func json(_ stickers: [Keyboard.Sticker]) -> JSONText {
    .array(stickers.map { json($0) })
  }

  private static func json(_ sticker: Keyboard.Sticker) -> JSONText {
    [
      "file": .string(EmbeddedImage(data: sticker.imageData).text),
      "region": sticker.region.map { json($0) }, "place": json(sticker.place),
      "width": .number(sticker.width), "turn": sticker.turn == 0 ? nil : .number(sticker.turn),
      "opacity": sticker.opacity == 1 ? nil : .number(sticker.opacity),
      "tint": sticker.tint.map { json($0) },
      "over": sticker.layer == .board ? nil : .string(sticker.layer.rawValue),
    ]
  }

  static func json(_ region: ImageFile.Region) -> JSONText {
    .array([region.x, region.y, region.width, region.height].map { .integer($0) })
  }
}
