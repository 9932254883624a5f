import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardPipeline
import KeyboardRender
import KeyboardStyling
import SourceText
import ThemeExchange
import ThemePacks
import ThemeTools

extension MessageType {

  static let exports: [MessageType] = [
    // → {export, name, type}, or {text}
    MessageType(
      "export", ["view", "format"],
      long: { session, members, _ in
        let view = try session.view(members)
        let format = try members.text("format", upTo: 100)
        let reader = session.reader
        let views = try session.views.filter { $0.document === view.document }.map {
          ($0, try $0.document.theme(look: $0.options.look, isTraced: false, reader))
        }
        let theme = try view.document.theme(look: view.options.look, isTraced: false, reader)
        let export = StudioExport(view: view, theme: theme, views: views, files: reader.reader)
        return .later { pipeline in
          let content = try export.content(as: format, by: pipeline)
          return { session in
            switch content {
            case .text(let text): return ["text": .string(text)]
            case .file(let bytes, let name, let mediaType):
              let id = session.secretID()
              session.exports =
                session.exports.suffix(Session.maximumExports - 1) + [(id, bytes, name, mediaType)]
              return ["export": .string(id), "name": .string(name), "type": .string(mediaType)]
            }
          }
        }
      })
  ]
}

extension Session {

  fileprivate static let maximumExports = 8

  package func export(_ id: String) -> (bytes: [UInt8], name: String, mediaType: String)? {
    exports.last { $0.id == id }.map { ($0.bytes, $0.name, $0.mediaType) }
  }

  /// Answers with `{"file": path for themes, "name": …}` or `{"error": {"code": …, "message": …}}`.
  package func add(file bytes: [UInt8], kind: String) -> [UInt8] {
    let answer: JSONText
    do {
      let name = try addFile(bytes, kind: kind)
      answer = ["file": .string("./" + name), "name": .string(name)]
    } catch {
      answer = ["error": StudioError(error).json]
    }
    return Array(answer.text.utf8)
  }

  func addFile(_ bytes: [UInt8], kind: String) throws -> String {
    let file = try DroppedFile(bytes, kind: kind, files: files.reader)
    guard let name = try file.name(isFree: { try files.bytes(of: $0) == nil }) else {
      throw StudioError(.limit, "The folder has too many files of this kind")
    }
    try files.replace(name, by: bytes)
    return name
  }

  // The page without scripts: the pictures, their parts, and the problems of the themes.

  private static let scale = 3.0

  /// Replies with HTML once each document has a picture; a document without a view gets a hidden one.
  package func staticPage(_ reply: @escaping @Sendable (String) -> Void) {
    let hidden = documents.first { document in !views.contains { $0.document === document } }
    guard let hidden, views.count < Self.maximumViews, let options = try? ViewOptions([]) else {
      let start = "<p>No theme is open. <code>kbrender studio mint.json</code> opens one.</p>"
      return reply(documents.isEmpty ? start : documents.map(section).joined())
    }
    let view = StudioView(id: newID("v"), document: hidden, options: options)
    (view.isVisible, view.priority) = (false, -1000)
    views.append(view)
    answer(PictureWish(view: view.id, scale: Self.scale)) { _ in self.staticPage(reply) }
  }

  private func section(_ document: StudioDocument) -> String {
    let problems = document.problems.map { "\($0.severity.rawValue): \($0.message)" }
    let pictures = views.filter { $0.document === document }.map { view in
      let image = view.picture.map {
        "<img src=\"session/pictures/\($0.id.escapedForXML)\" alt=\"The keyboard\">"
      }
      return (image ?? "") + Self.list("Parts", view.picture?.parts.map(\.label) ?? [])
    }
    return "<section><h2>\(document.title.printable.escapedForXML)</h2>"
      + Self.list("Problems", problems) + pictures.joined() + "</section>"
  }

  private static func list(_ title: String, _ lines: [String]) -> String {
    let items = lines.map { "<li>\($0.printable.escapedForXML)</li>" }
    return lines.isEmpty ? "" : "<h3>\(title)</h3><ul>\(items.joined())</ul>"
  }
}

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
  private let typed: String?
  private let isSaved: Bool
  private let pages: [StudioPage.Figure]
  private let files: FileReader

  static let formats =
    ImageFormat.all.map(\.id) + ["apng", "kbtheme", "pack", "tokens", "html", "command"]

  init(
    view: StudioView, theme: LoadedTheme, views: [(StudioView, LoadedTheme)], files: FileReader
  ) {
    (self.theme, material, options) = (theme, view.material(of: theme), view.options)
    (arguments, fileName) = (view.arguments, view.document.fileName)
    (isSaved, self.files) = (view.document.file != nil, files)
    typed = view.live?.shown.text
    pages = views.map { ($0.options, $0.material(of: $1)) }
  }

  func content(as format: String, by pipeline: RenderPipeline) throws -> Content {
    if let picture = ImageFormat.all.first(where: { $0.id == format }) {
      var material = material
      (material.request.format, material.request.compression) = (picture, .default)
      return .file(
        try pipeline.drawing(of: material).file(as: picture),
        name: "\(base)-\(material.request.locale).\(picture.id)", mediaType: picture.mediaType)
    }
    switch format {
    case "apng":
      return .file(try film(by: pipeline), name: "\(base)-typing.apng", mediaType: "image/apng")
    case "kbtheme": return try converted(to: "kbtheme", ending: "kbtheme.json")
    case "pack": return try packed(by: pipeline)
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

  private func film(by pipeline: RenderPipeline) throws -> [UInt8] {
    var material = material
    let text = typed ?? material.request.typedText ?? ""
    guard (1...Self.longestFilm).contains(text.count) else {
      throw StudioError(
        text.isEmpty ? .form : .limit,
        "An animation needs a typed text of at most \(Self.longestFilm) characters")
    }
    material.request.typedText = text
    material.request.scale = min(material.request.pixelsPerPoint, TypingAnimation.scale)
    try StudioView.checkSize(
      pipeline.drawing(of: material).scene.size, scale: TypingAnimation.scale)
    return try TypingAnimation(material, by: pipeline).bytes().bytes
  }

  /// A theme without an id and a version has those of its file, and of a first pack.
  private func packed(by pipeline: RenderPipeline) throws -> Content {
    guard isSaved else { throw StudioError(.form, "Save the theme first; a pack has its file") }
    var metadata = PackMetadata(of: theme)
    if metadata.id.isEmpty { metadata.id = base.lowercased() }
    if theme.theme.version == nil, let first = SemanticVersion("1.0.0") { metadata.version = first }
    let description = SourceFile(name: fileName, text: "{}")
    let source = try PackSource(
      theme, metadata: PackMetadata(description, over: metadata), from: description, files: files)
    let name = "\(base)-\(metadata.version)\(ThemeName.packSuffix)"
    return .file(
      try Pack.packing(source, named: name, by: pipeline).bytes, name: name,
      mediaType: "application/zip")
  }

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

/// A page of HTML with the pictures of all situations in it, which needs no other file.
struct StudioPage {

  typealias Figure = (options: ViewOptions, material: RenderMaterial)

  let text: String

  init(title: String, _ figures: [Figure], by pipeline: RenderPipeline) throws {
    let figures = try figures.map { options, material in
      let drawing = pipeline.drawing(of: material)
      let situation = Self.situation(options)
      let image = ImagePage.image(
        try drawing.file(as: .png),
        alternative: "\(material.theme.theme.name) keyboard, \(situation)",
        pointsOf: try drawing.scene.size)
      return "<figure>\(image)<figcaption>\(ImagePage.text(situation))</figcaption></figure>\n"
    }
    text =
      ImagePage(
        title: title,
        style: """
          main { display: flex; flex-wrap: wrap; gap: 2rem; align-items: end; margin: 2rem; }
          h1 { flex: 0 0 100%; }
          figure { margin: 0; max-width: 100%; }
          img { max-width: 100%; height: auto; display: block; }
          """,
        body: figures.joined()
      ).html
  }

  private static func situation(_ options: ViewOptions) -> String {
    let request = options.request
    let further = options.texts.filter { !["locale", "device", "scale"].contains($0.key) }
      .sorted { $0.key < $1.key }.map { $1.isEmpty ? $0 : "\($0) \($1)" }
    let words = [options.look, request.device.name, request.locale].compactMap(\.self)
    return (words + further).joined(separator: ", ")
  }
}

/// An image or a font that was dropped in: what a theme may have is for the reading of themes to say.
struct DroppedFile {

  enum Kind: String, CaseIterable {
    case image, font
  }

  let bytes: [UInt8]
  let kind: Kind
  let ending: String

  init(_ bytes: [UInt8], kind name: String, files: FileReader) throws {
    guard let kind = Kind(rawValue: name) else {
      let names = Kind.allCases.map(\.rawValue).quoted.joinedAsAlternatives
      throw StudioError(.form, "A file can be \(names), not \(name.quoted)")
    }
    guard bytes.count <= InputBudget.theme.bytes else {
      throw StudioError(
        .limit, "A file of a theme has at most \(InputBudget.theme.bytes) bytes, not \(bytes.count)"
      )
    }
    (self.bytes, self.kind, ending) = (bytes, kind, Self.ending(of: bytes, as: kind))
    let use: (String, JSONText) =
      switch kind {
      case .image: ("background", ["image": ["file": "./dropped"]])
      case .font: ("fonts", [["file": "./dropped", "name": "Dropped"]])
      }
    let head: [(String, JSONText)] = [
      ("formatVersion", .integer(KeyboardTheme.formatVersion)), ("name", "Dropped"),
    ]
    let theme = JSONText.object(head + [use])
    _ = try LoadedTheme(
      SourceFile(name: "dropped.json", text: theme.text), knowing: ["./dropped": bytes],
      files: files)
  }

  private static func ending(of bytes: [UInt8], as kind: Kind) -> String {
    switch (kind, bytes.first) {
    case (.image, 0x89): "png"
    case (.image, 0xFF): "jpg"
    case (.image, _): ImageFile.isMarkup(Data(bytes)) ? "svg" : "webp"
    case (.font, _):
      bytes.starts(with: "OTTO".utf8) ? "otf" : bytes.starts(with: "ttcf".utf8) ? "ttc" : "ttf"
    }
  }

  func name(isFree: (String) throws -> Bool) rethrows -> String? {
    try (1...10_000).lazy.map { "\(kind.rawValue)-\($0).\(ending)" }.first { try isFree($0) }
  }
}
