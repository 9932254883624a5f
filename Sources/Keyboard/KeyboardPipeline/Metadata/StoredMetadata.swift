package import KeyboardDocuments
package import KeyboardRender

package struct StoredMetadata: Sendable {

  let picture: PNGPicture
  let file: String

  package init(_ picture: PNGPicture, file: String) {
    self.picture = picture
    self.file = file
  }

  package func arguments() throws(Diagnostics) -> StoredArguments {
    guard let line = text(of: .arguments) else {
      throw problem("The picture wasn't drawn by kbrender, or without metadata")
    }
    guard let words = try? ArgumentLine.split(line), let given = try? StoredArguments(words) else {
      throw unknownArguments
    }
    return given
  }

  package var unknownArguments: Diagnostics {
    let line = text(of: .arguments) ?? ""
    return problem("This version of kbrender can't render the picture: \(line.quoted)")
  }

  /// Without an output, the file is named after the picture's, never by the picture itself.
  package func request(output: String?) throws(Diagnostics) -> RenderRequest {
    var request = try RenderRequest(arguments().render, output: output)
    if output == nil, request.emit == .image { request.output = defaultOutput(request.format) }
    if case .file(let path) = request.theme {
      guard let theme = text(of: .theme) else {
        throw problem("This picture doesn't contain the theme \(path.quoted)")
      }
      request.theme = .document(SourceFile(name: path, text: theme), companions: [:])
    }
    return request
  }

  package func defaultOutput(_ format: PictureFormat) -> String {
    let name = FilePath(file).name
    let stem = name.hasPrefix("<") ? "picture" : name.prefix { $0 != "." }
    return "\(stem.isEmpty ? "picture" : stem)-rerendered.\(format.id)"
  }

  package func missingFiles() throws(Diagnostics) -> [String] {
    let given = try arguments()
    // A picture of several themes contains none of them.
    let hasThemes = given.kind == .keyboard && text(of: .theme) != nil
    let locales = text(of: .locale) == nil ? given.render["locale-file"].map { [$0] } ?? [] : []
    return (hasThemes ? [] : given.themeFiles) + locales + given.otherFiles
  }

  /// `missing` is `null` where the arguments are unknown.
  package func json(missing: [String]?) -> JSONText {
    [
      "file": .string(file), "width": .integer(picture.width), "height": .integer(picture.height),
      "scale": picture.scale.map { .number($0) } ?? .null, "opaque": .boolean(picture.isOpaque),
      "missingThemes": missing.map { .array($0.map { .string($0) }) } ?? .null,
      "texts": .object(picture.texts.map { ($0.keyword, .string($0.text)) }),
    ]
  }

  package func text(of keyword: Metadata.Keyword) -> String? {
    picture.texts.first { $0.keyword == keyword.rawValue }?.text
  }

  package func problem(_ message: String) -> Diagnostics {
    Diagnostics([
      Diagnostic(code: .metadata, message: message, place: Diagnostic.Place(file: file))
    ])
  }
}
