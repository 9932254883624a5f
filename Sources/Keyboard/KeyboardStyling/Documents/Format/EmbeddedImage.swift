package import Foundation
import KeyboardDrawing

package struct EmbeddedImage {

  let data: Data

  static let scheme = "data:"

  private static let types = ["png", "jpeg", "webp", "svg+xml"]

  static let pattern = pattern(types)
  static let drawingPattern = pattern(["svg+xml"])

  private static func pattern(_ types: [String]) -> String {
    "^data:image/(\(types.joined(separator: "|").replacing("+", with: "\\+")));base64,"
      + TextPattern.base64
  }

  package init(data: Data) {
    self.data = data
  }

  private static func prefix(_ type: String) -> String { "data:image/\(type);base64," }

  init?(text: String) {
    guard let data = Data(embeddedIn: text, after: Self.types.map(Self.prefix)) else { return nil }
    self.data = data
  }

  package var text: String {
    let type =
      switch data.first {
      case 0xFF: "jpeg"
      case UInt8(ascii: "R"): "webp"
      default: ImageFile.isMarkup(data) ? "svg+xml" : "png"
      }
    return Self.prefix(type) + data.base64EncodedString()
  }
}

package enum EmbeddedFont {

  private static let scheme = "data:font/"

  static let pattern = "^data:font/(ttf|otf);base64," + TextPattern.base64

  static func data(in text: String) -> Data? {
    Data(embeddedIn: text, after: ["ttf", "otf"].map { "\(scheme)\($0);base64," })
  }

  package static func text(of data: Data) -> String {
    let kind = data.starts(with: "OTTO".utf8) ? "otf" : "ttf"
    return "\(scheme)\(kind);base64,\(data.base64EncodedString())"
  }
}

extension Data {

  fileprivate init?(embeddedIn text: String, after prefixes: [String]) {
    guard let prefix = prefixes.first(where: { text.utf8.starts(with: $0.utf8) }),
      let data = Data(base64Encoded: Data(text.utf8.dropFirst(prefix.utf8.count))), !data.isEmpty
    else { return nil }
    self = data
  }
}
