package import KeyboardCore
import KeyboardDocuments

/// One picture file of a gallery.
package struct GalleryPicture: Hashable, Sendable {

  /// The theme's name in files.
  package var theme: String

  /// The keyboard.
  package var shot: GalleryShot

  /// Whether the surroundings are light or dark.
  package var scheme: ColorScheme

  /// Pixels per point.
  package var scale: Double

  /// Where the file is, from the folder of the site.
  package var path: String {
    let size = scale == 1 ? "" : "@\(scale.plainText)x"
    return "pictures/\(theme)/\(shot.name)-\(scheme.rawValue)\(size).png"
  }
}

extension GalleryTheme {

  /// The pictures of one keyboard in this theme, light before dark and coarse before fine.
  package func pictures(of shot: GalleryShot, in matrix: GalleryMatrix) -> [GalleryPicture] {
    ColorScheme.galleryOrder.flatMap { scheme in
      matrix.scales(for: shot.device).map {
        GalleryPicture(theme: slug, shot: shot, scheme: scheme, scale: $0)
      }
    }
  }

  /// Where the picture is that stands for the theme where only one is shown, such as in messages.
  package var cardPath: String { "cards/\(slug).png" }
}

extension ColorScheme {

  /// Light, then dark.
  package static let galleryOrder: [ColorScheme] = [.light, .dark]
}
