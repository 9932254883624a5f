import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing

extension ThemeReader {

  /// Read a list of stickers; an empty one removes inherited stickers.
  mutating func stickers(_ value: JSONValue, named name: String) -> [Keyboard.Sticker]? {
    elements(value, named: name, of: "stickers", count: 0...ThemeLimits.stickers)?
      .compactMap { value in
        guard let sticker = object(value, named: name, as: ThemeFormat.sticker, element: "sticker"),
          let file = ImageFile(sticker.imageData)
        else { return nil }
        if let region = sticker.region, let place = resolved(value)?["region"] {
          check(region, of: file, at: place, named: "\(name).region")
        }
        return sticker
      }
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
