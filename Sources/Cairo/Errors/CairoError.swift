/// What the C libraries refuse.
package enum CairoError: Error, Hashable, Sendable {

  /// Cairo stopped drawing, for a reason in its own words.
  case drawing(String)

  /// libpng could not read or write a picture, for a reason in its own words.
  case png(String)

  /// libjpeg-turbo could not read a picture, for a reason in its own words.
  case jpeg(String)

  /// fontconfig could not make sense of a configuration.
  case fontConfiguration
}
