import Foundation
import KeyboardDocuments

// Pictures and fonts, which an extension has beside its stylesheets.
extension SnyggThemeWriter {

  /// The ways in which a picture fills the board, and what is different.
  private static let scales: [String: (mode: JSONText, difference: String?)] = [
    "crop": ("fill", nil), "fill-bounds": ("stretch", nil), "fit": ("fit", nil),
    "inside": ("fit", "also larger than it is"), "fill-height": ("fill", "the width is filled too"),
    "fill-width": ("fill", "the height is filled too"), "none": ("fill", "not in its own size"),
  ]

  /// The path that an address such as `uri(`flex:/images/sea.png`)` has in an extension.
  private func path(_ text: String) -> String? {
    guard text.hasPrefix("uri("), text.hasSuffix(")") else { return nil }
    let address = text.dropFirst(4).dropLast().trimmed.filter { $0 != "`" }
    guard address.hasPrefix("flex:/") else { return nil }
    return address.dropFirst(6).drop { $0 == "/" }.removingPercentEncoding
  }

  /// The picture of the window, the only element that has one.
  mutating func image(of window: [String: String]) -> JSONText? {
    guard let value = window["background-image"] else { return nil }
    let name = "window background-image"
    guard let path = path(sheet.value(value)) else {
      report.omit(name, "\(value.shortened.quoted) is no file of an extension")
      return nil
    }
    let scale = Self.scales[window["content-scale"].map(sheet.value) ?? "crop"] ?? ("fill", nil)
    do throws(CarriedFiles.Reason) {
      let picture = try files.picture(path)
      report.carry(name, as: "background.image", scale.difference.map { [$0] } ?? [])
      return .object([("file", .string(picture.reference)), ("mode", scale.mode)])
    } catch {
      report.omit(name, error.text)
      return nil
    }
  }

  /// Take the files of fonts along under the names of their families.
  mutating func addFonts() {
    for (family, font) in sheet.fonts {
      let name = "@font `\(family.shortened)`"
      guard let path = font["src"]?.string.flatMap(path) else {
        report.omit(name, "it has no file of an extension")
        continue
      }
      var fields: [(String, JSONText)] = []
      if let weight = font["font-weight"]?.string.flatMap(SnyggValues.weight) {
        fields.append(("weight", .integer(weight)))
      }
      if let style = font["font-style"]?.string {
        fields.append(("italic", .boolean(style == "italic")))
      }
      do throws(CarriedFiles.Reason) {
        values.families.insert(try files.font(path, family: family, fields: fields))
        report.carry(name, as: "fonts")
      } catch {
        report.omit(name, error.text)
      }
    }
  }
}
