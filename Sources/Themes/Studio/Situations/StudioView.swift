import Foundation
import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender

/// A situation that a theme is shown in, with its last picture.
final class StudioView {

  struct Picture {
    let id: String
    private(set) var content = Content.file([])
    let version: Int

    /// In points.
    let size: CGSize

    /// In pixels per point.
    let scale: Double

    let parts: [ViewPart]

    /// The origin of the keyboard's frame, in points.
    let origin: CGPoint

    static let format = PictureFormat.png

    /// Return the picture with its pixels, as a file if somebody is to load it.
    func drawn(_ bitmap: Bitmap, isFile: Bool) throws -> Self {
      var picture = self
      picture.content = .pixels(bitmap)
      if isFile { picture.content = .file(try picture.bytes) }
      return picture
    }
  }

  enum Content {
    case file([UInt8])

    /// The pixels of an answer, of which there is a file if somebody asks for one.
    case pixels(Bitmap)
  }

  let id: String
  let document: StudioDocument
  var options: ViewOptions
  var isVisible = true
  var priority = 0

  var live: LiveKeyboard?

  /// Whether something has changed since the last picture was drawn.
  var isWaiting = true

  /// The id of the picture that is being drawn.
  var drawing: String?

  /// Whether an answer was sent without that picture, after the longest wait.
  var isLate = false

  /// The answers that wait for a picture, each with the picture's id.
  var asked: [(id: String, wish: PictureWish, reply: (JSONText?) -> Void)] = []

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

  var members: [(String, JSONText)] { ownMembers + [("parts", .array(parts.map(\.json)))] }

  private var ownMembers: [(String, JSONText)] {
    [
      ("picture", .string(id)), ("version", .integer(version)), ("width", .number(size.width)),
      ("height", .number(size.height)), ("scale", .number(scale)),
    ]
  }

  var bytes: [UInt8] {
    get throws {
      switch content {
      case .file(let bytes): bytes
      case .pixels(let bitmap):
        try KeyboardRenderer.encode(bitmap, compression: .fast, texts: [])
      }
    }
  }

  // MARK: Answers

  /// More words of runs take longer on their way than a file does.
  private static let mostWords = 1 << 17

  /// Return the members of an answer to a client that has another picture of the view, or none: parts and
  /// pixels that differ.
  func members(of view: StudioView, over other: Self?) throws -> [(String, JSONText)] {
    let parts: [(String, JSONText)] =
      other.map { $0.parts == self.parts } == true
      ? [] : [("parts", .array(self.parts.map(\.json)))]
    return [("view", .string(view.id))] + ownMembers + parts + (try pixelMembers(over: other))
  }

  private func pixelMembers(over other: Self?) throws -> [(String, JSONText)] {
    var base: Bitmap?
    if case .pixels(let bitmap)? = other?.content { base = bitmap }
    guard case .pixels(let bitmap) = content,
      let runs = PixelRuns(bitmap, over: base, mostWords: Self.mostWords)
    else { return [("bytes", .string(Self.base64(try bytes)))] }
    return [
      ("runs", .string(Self.base64(runs.bytes))), ("columns", .integer(bitmap.width)),
      ("rows", .integer(bitmap.height)),
    ] + (base == nil ? [] : other.map { [("over", .string($0.id))] } ?? [])
  }

  private static func base64(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
}

/// The picture of a view that an answer has, if something has changed in it.
struct PictureWish {

  let view: String

  /// The most pixels per point that the client shows.
  let scale: Double

  /// The picture whose pixels the client has, perhaps none; nil if it wants a file.
  var known: String?
}

extension PictureWish {

  init(_ envelope: MessageMembers) throws(StudioError) {
    let members = try envelope.object("picture", known: ["view", "scale", "has"])
    view = try members.text("view")
    known = try members.optionalText("has", upTo: 64)
    scale = try members.number("scale", in: KeyboardRenderer.scales)
  }
}
