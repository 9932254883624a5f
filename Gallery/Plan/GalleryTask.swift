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
    var place: Place

    var scheme: ColorScheme
    var scale: Double
    var format: PictureFormat

    var ownPath: String? { if case .path(let path) = place { path } else { nil } }

    func shown(at path: String) -> GalleryManifest.Picture {
      GalleryManifest.Picture(name: name, key: key, path: path)
    }

    func size(_ pixels: GalleryManifest.Pixels) -> CGSize {
      CGSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    }
  }

  enum Place: Hashable, Sendable {

    case path(String)

    /// At a path that all equal pictures of a shot share.
    case shared(GalleryShot)
  }

  /// A composed picture, which is drawn only if its file is missing.
  struct Composition {

    var file: File
    var digest: String

    var pixels: GalleryManifest.Pixels
    var draw: () throws -> [UInt8]

    var path: String {
      switch file.place {
      case .path(let path): path
      case .shared(let shot):
        GalleryPicture.path(
          ofScene: digest, shot: shot, scale: file.scale, format: file.format)
      }
    }
  }

  var theme: Int
  var subject: Subject

  var isTypical: Bool { subject == .card || subject == .shot(0) }
}
