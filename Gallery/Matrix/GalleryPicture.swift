import KeyboardCore
import KeyboardDocuments
import KeyboardRender

/// Equal pictures share a file.
struct GalleryPicture: Hashable, Sendable {

  var theme: String
  var shot: GalleryShot
  var scheme: ColorScheme
  var scale: Double
  var format = formatOfPages

  static let (formatOfPages, formatOfDownloads) = (PictureFormat.webP, PictureFormat.png)

  /// The unique name in the manifest, such as `tron/en-dark@2x.webp`.
  var name: String {
    "\(theme)/\(shot.name)-\(scheme.rawValue)\(Self.suffix(for: scale, format))"
  }

  static func path(
    ofScene digest: String, shot: GalleryShot, scale: Double, format: PictureFormat
  ) -> String {
    "pictures/\(shot.name)/\(digest.prefix(20))\(suffix(for: scale, format))"
  }

  private static func suffix(for scale: Double, _ format: PictureFormat) -> String {
    "\(scale == 1 ? "" : "@\(scale.plainText)x").\(format.id)"
  }
}

extension GalleryTheme {

  func pictures(of shot: GalleryShot, in matrix: GalleryMatrix) -> [GalleryPicture] {
    ColorScheme.galleryOrder.flatMap { scheme in
      matrix.scales(of: shot).map {
        GalleryPicture(theme: slug, shot: shot, scheme: scheme, scale: $0)
      }
    }
  }

  func downloads(of shot: GalleryShot, in matrix: GalleryMatrix) -> [GalleryPicture] {
    ColorScheme.galleryOrder.flatMap { scheme in
      matrix.scales(of: shot).suffix(1).map {
        GalleryPicture(
          theme: slug, shot: shot, scheme: scheme, scale: $0,
          format: GalleryPicture.formatOfDownloads)
      }
    }
  }

  var cardPath: String { "cards/\(slug).png" }
}

extension ColorScheme {

  static let galleryOrder: [ColorScheme] = [.light, .dark]
}
