package import KeyboardCore
import KeyboardDocuments

/// One picture file of a gallery.
package struct GalleryPicture: Hashable, Sendable {

  /// The slug of the theme.
  package var theme: String

  /// The keyboard.
  package var shot: GalleryShot

  /// The color scheme.
  package var scheme: ColorScheme

  /// The scale in pixels per point.
  package var scale: Double

  /// The path of the file, relative to the site.
  package var path: String {
    let size = scale == 1 ? "" : "@\(scale.plainText)x"
    return "pictures/\(theme)/\(shot.name)-\(scheme.rawValue)\(size).png"
  }
}

extension GalleryTheme {

  /// Return the pictures of a keyboard, light before dark, by ascending scale.
  package func pictures(of shot: GalleryShot, in matrix: GalleryMatrix) -> [GalleryPicture] {
    ColorScheme.galleryOrder.flatMap { scheme in
      matrix.scales(for: shot.device).map {
        GalleryPicture(theme: slug, shot: shot, scheme: scheme, scale: $0)
      }
    }
  }

  /// The path of the social card, relative to the site.
  package var cardPath: String { "cards/\(slug).png" }
}

extension ColorScheme {

  /// The order of color schemes: light, then dark.
  package static let galleryOrder: [ColorScheme] = [.light, .dark]
}
