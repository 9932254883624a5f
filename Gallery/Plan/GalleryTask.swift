import Foundation
import KeyboardCore

/// A task of a gallery: all pictures of one keyboard in one theme, or a social card.
struct GalleryTask: Hashable, Sendable {

  /// The subject of a task.
  enum Subject: Hashable, Sendable {

    /// A keyboard, by its index in the plan.
    case shot(Int)

    /// The social card.
    case card
  }

  /// A picture file.
  struct File: Hashable, Sendable {

    /// The path, relative to the site.
    var path: String

    /// The digest of everything that determines the picture.
    var key: String

    var scheme: ColorScheme

    /// The scale in pixels per point.
    var scale: Double

    /// Return the size in points of the picture from that in pixels.
    func size(_ pixels: GalleryManifest.Pixels) -> CGSize {
      CGSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    }
  }

  /// A drawn picture.
  struct Picture: Sendable {
    var file: File
    var bytes: [UInt8]
    var pixels: GalleryManifest.Pixels
  }

  /// The index of the theme in the plan.
  var theme: Int

  /// The subject to draw.
  var subject: Subject

  /// Whether the task shows all that a theme may bring along: its style and its names.
  var isTypical: Bool { subject == .card || subject == .shot(0) }
}
