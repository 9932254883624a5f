import Foundation
import KeyboardCore
import KeyboardPipeline
import KeyboardRender

/// A task of a gallery: all pictures of one keyboard in one theme, or a social card.
struct GalleryTask: Hashable, Sendable {

  enum Subject: Hashable, Sendable {

    /// A keyboard, by its index in the plan.
    case shot(Int)

    case card
  }

  /// A picture, before it is known which file shows it.
  struct File: Hashable, Sendable {

    /// The unique name in the manifest.
    var name: String

    /// The digest of the inputs that determine the picture: theme, arguments and program.
    var key: String

    var place: Place

    var scheme: ColorScheme

    /// The scale in pixels per point.
    var scale: Double

    var format: PictureFormat

    /// The path of the file, unless other pictures may share it.
    var ownPath: String? { if case .path(let path) = place { path } else { nil } }

    func shown(at path: String) -> GalleryManifest.Picture {
      GalleryManifest.Picture(name: name, key: key, path: path)
    }

    /// Return the size in points of the picture from that in pixels.
    func size(_ pixels: GalleryManifest.Pixels) -> CGSize {
      CGSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    }
  }

  /// The place of a picture in the site.
  enum Place: Hashable, Sendable {

    case path(String)

    /// At a path that all equal pictures of a shot share.
    case shared(GalleryShot)
  }

  /// A composed picture, which is drawn only if its file is missing.
  struct Sketch {

    var file: File
    var digest: String

    var pixels: GalleryManifest.Pixels
    var draw: () throws -> [UInt8]

    /// The path of the file, relative to the site.
    var path: String {
      switch file.place {
      case .path(let path): path
      case .shared(let shot):
        GalleryPicture.path(
          ofScene: digest, shot: shot, scale: file.scale, format: file.format)
      }
    }
  }

  /// The index of the theme in the plan.
  var theme: Int

  var subject: Subject

  /// Whether the task shows all that a theme may bring along: its style and its names.
  var isTypical: Bool { subject == .card || subject == .shot(0) }
}
