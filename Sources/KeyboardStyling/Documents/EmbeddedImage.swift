import Foundation

/// A picture that stands in a theme file itself, as a `data:` address.
struct EmbeddedImage {

  /// The bytes of the picture file.
  let data: Data

  /// What every such address begins with.
  static let scheme = "data:"

  private static let png = "data:image/png;base64,"
  private static let jpeg = "data:image/jpeg;base64,"

  /// The expression that such addresses match.
  static let pattern = "^data:image/(png|jpeg);base64,[A-Za-z0-9+/]+=*$"

  /// A picture from its bytes.
  init(data: Data) {
    self.data = data
  }

  /// The picture in an address, or `nil` if it holds none.
  init?(text: String) {
    guard let prefix = [Self.png, Self.jpeg].first(where: { text.utf8.starts(with: $0.utf8) }),
      let data = Data(base64Encoded: Data(text.utf8.dropFirst(prefix.utf8.count))), !data.isEmpty
    else { return nil }
    self.data = data
  }

  /// The address.
  var text: String {
    (data.first == 0xFF ? Self.jpeg : Self.png) + data.base64EncodedString()
  }
}
