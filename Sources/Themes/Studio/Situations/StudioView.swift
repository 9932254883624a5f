import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardPipeline
import KeyboardRender
import KeyboardStyling
import KeyboardViews
import SourceText

/// A situation that a theme is shown in, with its last picture.
final class StudioView {

  struct Picture {
    let id: String
    private(set) var content = Content.file([])
    let version: Int

    let size: CGSize

    /// In pixels per point.
    let scale: Double

    let parts: [ViewPart]
    let origin: CGPoint

    static let format = ImageFormat.png

    func drawn(_ bitmap: Bitmap, isFile: Bool) throws -> Self {
      var picture = self
      picture.content = .pixels(bitmap)
      if isFile { picture.content = .file(try picture.bytes) }
      return picture
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
    private static let maximumWords = 1 << 17

    /// Returns the parts and pixels that differ from another picture, which the client may have.
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
        let runs = PixelRuns(bitmap, over: base, maximumWords: Self.maximumWords)
      else { return [("bytes", .string(Self.base64(try bytes)))] }
      return [
        ("runs", .string(Self.base64(runs.bytes))), ("columns", .integer(bitmap.width)),
        ("rows", .integer(bitmap.height)),
      ] + (base == nil ? [] : other.map { [("over", .string($0.id))] } ?? [])
    }

    private static func base64(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
  }

  enum Content {
    case file([UInt8])

    case pixels(Bitmap)
  }

  let id: String
  let document: StudioDocument
  var options: ViewOptions
  var isVisible = true
  var priority = 0

  var live: LiveKeyboard?
  var isWaiting = true
  var drawing: String?
  var isLate = false
  var asked: [(id: String, wish: PictureWish, reply: (JSONText?) -> Void)] = []

  /// Whether the last picture was drawn for an answer, and no rest has come since.
  var isMoving = false

  /// The last one, and the one before, which a client may just be asking for.
  private(set) var pictures: [Picture] = []

  init(id: String, document: StudioDocument, options: ViewOptions) {
    (self.id, self.document, self.options) = (id, document, options)
  }

  var picture: Picture? { pictures.last }

  func show(_ picture: Picture) { pictures = pictures.suffix(1) + [picture] }

  func rest() {
    isMoving = false
    isWaiting = isWaiting || (picture?.scale ?? .infinity) < options.request.pixelsPerPoint
  }

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

  /// Returns a point of the keyboard, which may be below a callout or in a device.
  func point(x: Double, y: Double, inPicture id: String?) -> CGPoint {
    let picture = id.flatMap { id in pictures.first { $0.id == id } } ?? pictures.last
    let origin = picture?.origin ?? .zero
    return CGPoint(x: x - origin.x, y: y - origin.y)
  }

  var pressedParts: [String] {
    guard let live else { return [] }
    // The picture may still be one of the other case.
    let names = Set(live.shown.pressedActions.compactMap { $0.keyName?.lowercased() })
    return (picture?.parts ?? []).filter {
      $0.role == .key && names.contains($0.name.lowercased())
    }.map(\.id)
  }

  var keyboardMembers: [(String, JSONText?)] {
    [
      ("view", .string(id)), ("text", .string(live?.shown.text ?? "")),
      ("suggestions", .array((live?.shown.suggestions ?? []).map { .string($0) })),
      ("pressed", .array(pressedParts.map { .string($0) })),
      ("moments", .integer(live?.moments ?? 0)), ("moment", .integer(live?.moment ?? 0)),
    ]
  }

  /// Returns the document's drawing, with what was typed if it is live, and at most `scale`.
  func drawing(
    by pipeline: RenderPipeline, reading files: StudioReader, isTraced: Bool = false,
    isLive: Bool = false, upTo scale: Double = .infinity
  ) throws -> StagedDrawing {
    let theme = try document.theme(look: options.look, isTraced: isTraced, files)
    var material = material(of: theme)
    if scale < material.request.pixelsPerPoint { material.request.scale = scale }
    guard isLive, let live else { return pipeline.drawing(of: material) }
    live.shown.use(theme)
    return pipeline.drawing(of: live.shown.view, for: material)
  }

  func material(of theme: LoadedTheme) -> RenderMaterial {
    var material = RenderMaterial(options.request, theme: theme)
    material.request.theme = .document(document.source, companions: theme.companions)
    if case .color(let color) = options.request.backdrop { material.backdrop = .color(color) }
    return material
  }

  func picture(of drawing: StagedDrawing, id: String) throws -> Picture {
    let (size, scale) = (try drawing.scene.size, try drawing.material.request.pixelsPerPoint)
    try Self.checkSize(size, scale: scale)
    return Picture(
      id: id, version: document.version, size: size, scale: scale,
      parts: try ViewPart.all(in: drawing), origin: try Self.origin(of: drawing))
  }

  static func checkSize(_ size: CGSize, scale: Double) throws(StudioError) {
    guard size.width * scale * size.height * scale <= Double(InputBudget.backdrop.pixels) else {
      throw StudioError(.limit, "A view has at most \(InputBudget.backdrop.pixels) pixels")
    }
  }

  /// Callouts above the first row move the keyboard down, and a device is around it.
  private static func origin(of drawing: StagedDrawing) throws -> CGPoint {
    guard let key = try drawing.styled.keys.first,
      let element = try drawing.scene.elements.first(where: {
        $0.role == .key && $0.name == key.name
      })
    else { return .zero }
    return CGPoint(x: element.box.minX - key.frame.minX, y: element.box.minY - key.frame.minY)
  }
}

/// The image of a view in an answer, if something has changed in it.
struct PictureWish {

  let view: String

  /// Maximum pixels per point of the client.
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
