import Foundation
import KeyboardCore
import KeyboardPipeline
import KeyboardRender

struct GalleryTask: Hashable, Sendable {

  enum Subject: Hashable, Sendable {

    case shot(Int)
    case card
  }

  struct File: Hashable, Sendable {

    var name: String
    var key: String

    /// The shot whose equal pictures share a path; nil for a file whose name is its path.
    var shot: GalleryShot?

    var scheme: ColorScheme
    var scale: Double
    var format: PictureFormat

    func shown(at path: String) -> GalleryManifest.Picture {
      GalleryManifest.Picture(name: name, key: key, path: path)
    }

    func size(_ pixels: GalleryManifest.Pixels) -> CGSize {
      CGSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    }
  }

  /// A composed picture, which is drawn only if its file is missing.
  struct Composition {

    var file: File
    var digest: String

    var pixels: GalleryManifest.Pixels
    var draw: () throws -> [UInt8]

    var path: String {
      guard let shot = file.shot else { return file.name }
      return GalleryPicture.path(
        ofScene: digest, shot: shot, scale: file.scale, format: file.format)
    }
  }

  var theme: Int
  var subject: Subject

  var isTypical: Bool { subject == .card || subject == .shot(0) }
}
