/// An error of the C libraries.
package enum CairoError: Error, Hashable, Sendable {

  /// Cairo failed to draw, with its message.
  case drawing(String)

  /// libpng failed to decode or encode an image, with its message.
  case png(String)

  /// libjpeg-turbo failed to decode an image, with its message.
  case jpeg(String)

  /// fontconfig rejected a configuration.
  case fontConfiguration
}
