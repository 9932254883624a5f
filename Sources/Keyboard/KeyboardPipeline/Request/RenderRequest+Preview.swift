package import KeyboardCore

extension RenderRequest {

  /// Return the request for the preview of a theme in packs and reports: a keyboard of an iPhone in English.
  ///
  /// Metadata is left out, so that themes which look the same have the same picture.
  ///
  /// The scale is in pixels per point.
  package static func preview(
    of theme: ThemeChoice, in scheme: ColorScheme, scale: Double = 2
  ) -> RenderRequest {
    var request = RenderRequest()
    request.theme = theme
    request.colorScheme = scheme
    request.scale = scale
    request.hasMetadata = false
    return request
  }
}
