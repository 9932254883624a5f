import Foundation

struct EmbeddedImage {

  let data: Data

  static let scheme = "data:"
  private static let png = "data:image/png;base64,"
  private static let jpeg = "data:image/jpeg;base64,"

  static let pattern =
    "^data:image/(png|jpeg);base64,"
    + "(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)(?![\\s\\S])"

  init(data: Data) {
    self.data = data
  }

  init?(text: String) {
    guard let prefix = [Self.png, Self.jpeg].first(where: { text.utf8.starts(with: $0.utf8) }),
      let data = Data(base64Encoded: Data(text.utf8.dropFirst(prefix.utf8.count))), !data.isEmpty
    else { return nil }
    self.data = data
  }

  var text: String {
    (data.first == 0xFF ? Self.jpeg : Self.png) + data.base64EncodedString()
  }
}
