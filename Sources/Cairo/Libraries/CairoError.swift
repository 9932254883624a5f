internal import CPangoCairo

/// An error of the C libraries.
package enum CairoError: Error, Hashable, Sendable {

  /// Cairo failed to draw, with its message.
  case drawing(String)

  /// libpng failed to decode or encode an image, with its message.
  case png(String)

  /// libjpeg-turbo failed to decode an image, with its message.
  case jpeg(String)

  /// libwebp failed to encode an image, with the reason.
  case webP(String)

  /// fontconfig rejected a configuration.
  case fontConfiguration

  /// The message of a library in a buffer that is terminated by a zero.
  static func text<Buffer>(of buffer: Buffer) -> String {
    withUnsafeBytes(of: buffer) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

extension cairo_status_t {

  func check() throws(CairoError) {
    guard self != CAIRO_STATUS_SUCCESS else { return }
    throw .drawing(String(cString: cairo_status_to_string(self)))
  }
}
