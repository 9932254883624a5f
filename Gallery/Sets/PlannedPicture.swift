package import KeyboardDocuments
package import KeyboardPipeline
package import KeyboardRender

/// A picture of a set, which is composed before it is known whether it has to be drawn.
package struct PlannedPicture: Sendable {

  /// Relative to the folder of the set.
  package let path: String

  package let width: Int
  package let height: Int
  package let format: PictureFormat

  /// The place of errors without one of their own.
  let place: Diagnostic.Place?

  let compose: @Sendable (RenderPipeline) throws -> StagedDrawing

  /// Composing throws `Diagnostics` for what can't be shown.
  package init(
    path: String, width: Int, height: Int, format: PictureFormat,
    place: Diagnostic.Place? = nil,
    compose: @escaping @Sendable (RenderPipeline) throws -> StagedDrawing
  ) {
    self.path = path
    self.width = width
    self.height = height
    self.format = format
    self.place = place
    self.compose = compose
  }

  var pixels: GalleryManifest.Pixels { .init(width: width, height: height) }
}
