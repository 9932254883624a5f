import Foundation
import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender

/// A situation that a theme is shown in, with its last picture.
final class StudioView {

  struct Picture {
    let id: String
    let bytes: [UInt8]
    let mediaType: String
    let version: Int

    /// In points.
    let size: CGSize

    /// In pixels per point.
    let scale: Double

    let parts: [ViewPart]

    /// The origin of the keyboard's frame, in points.
    let origin: CGPoint
  }

  let id: String
  let document: StudioDocument
  var options: ViewOptions
  var isVisible = true
  var priority = 0

  var live: LiveKeyboard?

  /// Whether something has changed since the last picture was drawn.
  var isWaiting = true

  /// Whether the last picture was drawn for an answer, and no rest has come since.
  var isMoving = false

  /// The last one, and the one before, which a client may just be asking for.
  private(set) var pictures: [Picture] = []

  init(id: String, document: StudioDocument, options: ViewOptions) {
    (self.id, self.document, self.options) = (id, document, options)
  }

  var picture: Picture? { pictures.last }

  func show(_ picture: Picture) {
    pictures = pictures.suffix(1) + [picture]
  }

  /// Draw all pixels, if the last picture has fewer.
  func rest() {
    isMoving = false
    isWaiting = isWaiting || (picture?.scale ?? .infinity) < options.request.pixelsPerPoint
  }

  /// The arguments of `kbrender` that draw it.
  var arguments: String {
    let look = options.look.map { ":\($0)" } ?? ""
    return ArgumentLine.join(
      ["--theme", "./\(document.fileName)\(look)"] + options.request.arguments)
  }

  // MARK: Messages

  var json: JSONText {
    .object(
      [
        ("id", .string(id)), ("document", .string(document.id)), ("options", options.json),
      ] + (picture?.members ?? []))
  }
}

extension StudioView.Picture {

  func members(of view: StudioView) -> [(String, JSONText)] {
    [("view", .string(view.id))] + members
  }

  var members: [(String, JSONText)] {
    [
      ("picture", .string(id)), ("version", .integer(version)), ("width", .number(size.width)),
      ("height", .number(size.height)), ("scale", .number(scale)),
      ("parts", .array(parts.map(\.json))),
    ]
  }
}

/// The picture of a view that an answer has, if something has changed in it.
struct PictureWish {

  let view: String

  /// The most pixels per point that the client shows.
  let scale: Double

  init(_ envelope: MessageMembers) throws(StudioError) {
    let members = try envelope.object("picture", known: ["view", "scale"])
    view = try members.text("view")
    scale = try members.number("scale", in: KeyboardRenderer.scales)
  }
}
