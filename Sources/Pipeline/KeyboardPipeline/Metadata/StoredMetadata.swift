package import KeyboardRender
package import SourceText

/// Metadata that a rendered PNG contains, such as its arguments.
package struct StoredMetadata: Sendable {

  let picture: PNGPicture
  let file: String

  package init(_ picture: PNGPicture, file: String) {
    self.picture = picture
    self.file = file
  }

  package func arguments() throws(Diagnostics) -> StoredArguments {
    guard let line = text(of: .arguments) else {
      throw problem("The image wasn't drawn by kbrender, or without metadata")
    }
    guard let words = try? ArgumentLine.split(line), let given = try? StoredArguments(words) else {
      throw unknownArguments
    }
    return given
  }

  package var unknownArguments: Diagnostics {
    let line = text(of: .arguments) ?? ""
    return problem("This version of kbrender can't render the image: \(line.quoted)")
  }

  /// Without an output, the file is named after the picture's, never by the picture itself.
  package func request(output: String?) throws(Diagnostics) -> RenderRequest {
    var request = try RenderRequest(arguments().render, output: output)
    if output == nil, request.emit == .image { request.output = defaultOutput(request.format) }
    if case .file(let path) = request.theme {
      guard let theme = text(of: .theme) else {
        throw problem("This image doesn't contain the theme \(path.quoted)")
      }
      request.theme = .document(SourceFile(name: path, text: theme), companions: [:])
    }
    return request
  }

  package func defaultOutput(_ format: ImageFormat) -> String {
    let name = FilePath(file).name
    let stem = name.hasPrefix("<") ? "picture" : name.prefix { $0 != "." }
    return "\(stem.isEmpty ? "picture" : stem)-rerendered.\(format.id)"
  }

  package func missingFiles() throws(Diagnostics) -> [String] {
    let given = try arguments()
    // A picture of several themes contains none of them.
    let hasThemes = !given.isSheet && text(of: .theme) != nil
    let locales = text(of: .locale) == nil ? given.render.localeFile.map { [$0] } ?? [] : []
    return (hasThemes ? [] : given.themeFiles) + locales + given.otherFiles
  }

  /// `missing` is `null` where the arguments are unknown.
  package func json(missing: [String]?) -> JSONText {
    [
      "file": .string(file), "width": .integer(picture.width), "height": .integer(picture.height),
      "scale": picture.scale.map { .number($0) } ?? .null, "isOpaque": .boolean(picture.isOpaque),
      "missingFiles": missing.map { .array($0.map { .string($0) }) } ?? .null,
      "texts": .object(picture.texts.map { ($0.keyword, .string($0.text)) }),
    ]
  }

  package func text(of keyword: Metadata.Keyword) -> String? {
    picture.texts.first { $0.keyword == keyword.rawValue }?.text
  }

  package func problem(_ message: String) -> Diagnostics {
    Diagnostics([
      Diagnostic(code: .missingMetadata, message: message, place: Diagnostic.Place(file: file))
    ])
  }

  /// Texts of other programs are shortened and have no control characters.
  package func text(missing: [String]?) -> String {
    let scale = picture.scale.map { ", \($0.plainText) pixels per point" } ?? ""
    let kind = picture.isOpaque ? "opaque" : "with transparency"
    var lines = ["\(picture.width) × \(picture.height) pixels\(scale), \(kind)"]
    if text(of: .arguments) == nil {
      lines.append("The image wasn't drawn by kbrender, or without metadata")
    }
    if let missing, !missing.isEmpty {
      let names = missing.prefix(10).map { $0.withoutControls.shortened(to: 200) }
      let more = missing.count > names.count ? " and \(missing.count - names.count) more" : ""
      lines.append(
        "The image can't be rendered again, because the file doesn't contain "
          + names.joined(separator: ", ") + more)
    }
    lines += picture.texts.map { "\(Self.line($0.keyword)): \(summary(of: $0))" }
    return lines.joined(separator: "\n") + "\n"
  }

  private func summary(of entry: PNGText) -> String {
    switch Metadata.Keyword(rawValue: entry.keyword) {
    case .elements:
      let elements = try? JSONDocument(parsing: SourceFile(name: file, text: entry.text))
      return elements?.root.array.map { "\($0.count) elements" } ?? Self.line(entry.text)
    case .theme, .locale: return "\(entry.text.utf8.count) bytes"
    case .themeFiles:
      guard let files = StoredFiles.files(in: entry.text) else { return Self.line(entry.text) }
      return files.sorted { $0.key < $1.key }.prefix(20)
        .map { "\(Self.line($0.key)) (\($0.value.count) bytes)" }.joined(separator: ", ")
    case .arguments: return entry.text.withoutControls.shortened(to: 1000)
    case .software, nil: return Self.line(entry.text)
    }
  }

  private static func line(_ text: String) -> String { text.withoutControls.shortened(to: 200) }
}

/// Texts in a picture, with which it can be drawn again.
package enum Metadata {

  package enum Keyword: String, CaseIterable {

    case software = "Software"
    case arguments = "kbrender:arguments"
    case elements = "kbrender:elements"
    case theme = "kbrender:theme"
    case themeFiles = "kbrender:theme-files"
    case locale = "kbrender:locale"
  }

  static func texts(elements: String, material: RenderMaterial) -> [PNGText] {
    var texts = [
      PNGText(Keyword.software.rawValue, ProgramVersion.withLibraries),
      PNGText(Keyword.arguments.rawValue, ArgumentLine.join(material.request.arguments)),
      PNGText(Keyword.elements.rawValue, elements),
    ]
    for (keyword, file) in [
      (Keyword.theme, material.theme.file), (Keyword.locale, material.localeFile),
    ] {
      guard let file else { continue }
      texts.append(PNGText(keyword.rawValue, String(decoding: file.bytes, as: UTF8.self)))
    }
    if let files = StoredFiles.text(of: material.theme.companions) {
      texts.append(PNGText(Keyword.themeFiles.rawValue, files))
    }
    return texts
  }
}

/// Version of kbrender, which images store.
package enum ProgramVersion {

  package static let text = "0.1.0"

  package static var withLibraries: String {
    (["kbrender \(text)"] + KeyboardRenderer.libraries.map { "\($0.name) \($0.value)" })
      .joined(separator: ", ")
  }
}
