import Foundation
import KeyboardDocuments
import KeyboardDrawing
import KeyboardPipeline
import KeyboardRender
import KeyboardStyling
import ThemeExchange

/// A file that a client downloads, or a text that it copies.
struct StudioExport: Sendable {

  enum Content: Sendable {
    case file([UInt8], name: String, mediaType: String)
    case text(String)
  }

  private let theme: LoadedTheme
  private let material: RenderMaterial
  private let options: ViewOptions
  private let arguments: String
  private let fileName: String

  /// The text of the running keyboard.
  private let typed: String?

  private let pages: [StudioPage.Figure]

  static let formats =
    PictureFormat.all.map(\.id) + ["apng", "kbtheme", "tokens", "html", "command"]

  /// The pictures of a page are those of several views.
  init(view: StudioView, theme: LoadedTheme, views: [(StudioView, LoadedTheme)]) {
    (self.theme, material, options) = (theme, view.material(of: theme), view.options)
    (arguments, fileName) = (view.arguments, view.document.fileName)
    typed = view.live?.shown.text
    pages = views.map { ($0.options, $0.material(of: $1)) }
  }

  func content(as format: String, by pipeline: RenderPipeline) throws -> Content {
    if let picture = PictureFormat.all.first(where: { $0.id == format }) {
      var material = material
      (material.request.format, material.request.compression) = (picture, .default)
      return .file(
        try pipeline.drawing(of: material).file(as: picture),
        name: "\(base)-\(material.request.locale).\(picture.id)", mediaType: picture.mediaType)
    }
    switch format {
    case "apng":
      return .file(
        try film(by: pipeline), name: "\(base)-typing.apng", mediaType: "image/apng")
    case "kbtheme": return try converted(to: "kbtheme", ending: "kbtheme.json")
    case "tokens": return try converted(to: "dtcg", ending: "tokens.json")
    case "html":
      let page = try StudioPage(title: theme.theme.name, pages, by: pipeline)
      return .file(Array(page.text.utf8), name: "\(base).html", mediaType: "text/html")
    case "command": return .text("kbrender \(arguments)")
    default:
      let near = NearestNames.hint(for: format, among: Self.formats).map { ". " + $0 } ?? ""
      throw StudioError(.form, "There is no format \(format.shortened(to: 80).quoted)" + near)
    }
  }

  private static let longestFilm = 100

  /// The text of the running keyboard, typed once more.
  private func film(by pipeline: RenderPipeline) throws -> [UInt8] {
    var material = material
    let text = typed ?? material.request.typedText ?? ""
    guard (1...Self.longestFilm).contains(text.count) else {
      throw StudioError(
        text.isEmpty ? .form : .limit,
        "A film is of a text that was typed, of at most \(Self.longestFilm) characters")
    }
    material.request.typedText = text
    material.request.scale = min(material.request.pixelsPerPoint, TypingAnimation.scale)
    try StudioView.checkSize(
      pipeline.drawing(of: material).scene.size, scale: TypingAnimation.scale)
    return try TypingAnimation(material, by: pipeline).bytes().bytes
  }

  /// The name of the file without its ending.
  private var base: String { FilePath(fileName).name(without: ".json") }

  private func converted(to name: String, ending: String) throws -> Content {
    let text = fileName + (options.look.map { ":\($0)" } ?? "")
    let export = try ThemeExport(theme, named: text)
    let format = ExchangeFormat.exported.first { $0.name == name }
    guard let conversion = format?.write?(export) else {
      throw StudioError(.form, "Themes can't be converted to \(name.quoted)")
    }
    return .file(
      Array(conversion.text.utf8), name: "\(base).\(ending)", mediaType: "application/json")
  }
}
