import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing

extension ThemeReader {

  /// Read a list of stickers; an empty one removes inherited stickers.
  mutating func stickers(_ value: JSONValue, named name: String) -> [Keyboard.Sticker]? {
    elements(value, named: name, of: "stickers", count: 0...ThemeLimits.stickers)?
      .compactMap { sticker($0, named: name) }
  }

  private mutating func sticker(_ value: JSONValue, named name: String) -> Keyboard.Sticker? {
    guard let value = resolved(value),
      let members = members(
        value, named: "A sticker of \(name)", of: ThemeFormat.sticker,
        needing: "Every sticker of \(name)"),
      let data = value["file"].flatMap({ image($0, named: "\(name).file") })
    else { return nil }
    var sticker = Keyboard.Sticker(imageData: data)
    for (key, value) in members {
      let name = "\(name).\(key)"
      func number(_ standard: Double) -> Double {
        self.number(value, named: name, in: ThemeFormat.sticker.range(of: key)) ?? standard
      }
      switch key {
      case "region":
        sticker.region = region(value, named: name)
        if let region = sticker.region, let file = ImageFile(data) {
          check(region, of: file, at: value, named: name)
        }
      case "place":
        sticker.place = point(value, named: name, as: ThemeFormat.stickerPlace) ?? sticker.place
      case "width": sticker.width = number(sticker.width)
      case "turn": sticker.turn = number(0)
      case "opacity": sticker.opacity = number(1)
      case "tint": sticker.tint = color(value, named: name)
      case "over": sticker.layer = choice(value, named: name) ?? .board
      default: break
      }
    }
    return sticker
  }

  /// Read a region of an image: x, y, width and height in whole pixels.
  mutating func region(_ value: JSONValue, named name: String) -> ImageFile.Region? {
    guard let list = resolved(value), let elements = list.array, elements.count == 4 else {
      return fail(
        .wrongType, "\(name) must be four numbers", at: value,
        hint: "They are x, y, width and height in pixels of the image.")
    }
    let numbers = elements.compactMap { number($0, named: name, in: ThemeFormat.regionRange) }
    guard numbers.count == 4 else { return nil }
    let pixels = numbers.map { Int($0.rounded()) }
    guard pixels[2] > 0, pixels[3] > 0 else {
      return fail(.invalidValue, "\(name) has no area", at: list)
    }
    return ImageFile.Region(x: pixels[0], y: pixels[1], width: pixels[2], height: pixels[3])
  }

  mutating func check(
    _ region: ImageFile.Region, of file: ImageFile, at value: JSONValue, named name: String
  ) {
    guard file.cropped(to: region) == nil else { return }
    report(
      .invalidValue,
      "\(name) exceeds the image, which has \(file.width)×\(file.height) pixels", at: value)
  }

  /// Without any image in the theme, there is none that an object without a file could change.
  mutating func warnAboutChangedImages() {
    guard images.isEmpty else { return }
    for (value, name) in changedImages {
      warn(
        "\(name) has no file, and there is no image that it changes", at: value,
        hint: "Write {\"file\": \"./name.png\", …}.")
    }
  }
}
