import KeyboardCore
import KeyboardDocuments

/// One picture file of a gallery.
struct GalleryPicture: Hashable, Sendable {

  /// The slug of the theme.
  var theme: String

  /// The keyboard.
  var shot: GalleryShot

  /// The color scheme.
  var scheme: ColorScheme

  /// The scale in pixels per point.
  var scale: Double

  /// The path of the file, relative to the site.
  var path: String {
    let size = scale == 1 ? "" : "@\(scale.plainText)x"
    return "pictures/\(theme)/\(shot.name)-\(scheme.rawValue)\(size).png"
  }
}

extension GalleryTheme {

  /// Return the pictures of a keyboard, light before dark, by ascending scale.
  func pictures(of shot: GalleryShot, in matrix: GalleryMatrix) -> [GalleryPicture] {
    ColorScheme.galleryOrder.flatMap { scheme in
      matrix.scales(for: shot.device).map {
        GalleryPicture(theme: slug, shot: shot, scheme: scheme, scale: $0)
      }
    }
  }

  /// The path of the social card, relative to the site.
  var cardPath: String { "cards/\(slug).png" }
}

extension ColorScheme {

  /// The order of color schemes: light, then dark.
  static let galleryOrder: [ColorScheme] = [.light, .dark]
}
