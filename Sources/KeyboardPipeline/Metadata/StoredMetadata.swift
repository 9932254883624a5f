package import KeyboardDocuments
package import KeyboardRender

/// The metadata of a picture: how it was drawn.
package struct StoredMetadata {

  private let picture: PNGPicture
  private let file: String

  /// Read the metadata of a picture.
  package init(_ picture: PNGPicture, file: String) {
    self.picture = picture
    self.file = file
  }

  /// Return the arguments that the picture was drawn with.
  package func arguments() throws(Diagnostics) -> [String] {
    guard let line = text(of: .arguments) else {
      throw problem("The picture has no metadata of kbrender")
    }
    guard let words = try? ArgumentLine.split(line) else { throw unknownArguments }
    return words
  }

  /// The error for stored arguments that can't be parsed.
  package var unknownArguments: Diagnostics {
    let line = text(of: .arguments) ?? ""
    return problem("This version of kbrender can't render the picture: \(line.shortened)")
  }

  /// Return the request that the picture was drawn with.
  package func request(output: String?) throws(Diagnostics) -> RenderRequest {
    let words = try arguments()
    guard let given = try? RenderArguments(words) else { throw unknownArguments }
    var request = try RenderRequest(given, output: output)
    if case .file(let path) = request.theme {
      guard let theme = text(of: .theme) else {
        throw problem("This picture doesn't contain the theme \(path.shortened)")
      }
      // Files that aren't embedded are resolved relative to the theme.
      let companions = text(of: .themeFiles).flatMap { StoredFiles($0) }?.files ?? [:]
      request.theme = .document(SourceFile(name: path, text: theme), companions: companions)
    }
    if case .file(let path) = request.localeFile {
      guard let locale = text(of: .locale) else {
        throw problem("This picture doesn't contain the locale \(path.shortened)")
      }
      request.localeFile = .document(SourceFile(name: path, text: locale))
    }
    return request
  }

  /// Return all metadata as text, with the missing files that a rerender needs.
  package func text(missing: [String]?) -> String {
    let scale = picture.scale.map { ", \($0.plainText) pixels per point" } ?? ""
    let kind = picture.isOpaque ? "opaque" : "with transparency"
    var lines = ["\(picture.width)x\(picture.height) pixels\(scale), \(kind)"]
    if let missing, !missing.isEmpty {
      lines.append(
        "The picture can't be rendered again, because the file doesn't contain \(missing.joined(separator: ", "))"
      )
    }
    for entry in picture.texts {
      lines.append("\n\(entry.keyword)\n\(Self.summary(of: entry))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Return the text of an entry, or the names and sizes of embedded files.
  private static func summary(of entry: PNGText) -> String {
    guard entry.keyword == Metadata.Keyword.themeFiles.rawValue,
      let files = StoredFiles(entry.text)?.files
    else { return entry.text }
    return files.sorted { $0.key < $1.key }.map { "\($0.key), \($0.value.count) bytes" }
      .joined(separator: "\n")
  }

  /// Return all metadata as JSON; `missing` is `null` where the arguments are unknown.
  package func json(missing: [String]?) -> JSONText {
    .object([
      ("file", .string(file)), ("width", .integer(picture.width)),
      ("height", .integer(picture.height)),
      ("scale", picture.scale.map { .number($0) } ?? .null),
      ("opaque", .boolean(picture.isOpaque)),
      ("missingThemes", missing.map { .array($0.map { .string($0) }) } ?? .null),
      ("texts", .object(picture.texts.map { ($0.keyword, .string($0.text)) })),
    ])
  }

  private func text(of keyword: Metadata.Keyword) -> String? {
    picture.texts.first { $0.keyword == keyword.rawValue }?.text
  }

  /// Create an error about the picture's file.
  package func problem(_ message: String) -> Diagnostics {
    Diagnostics([
      Diagnostic(code: "metadata", message: message, place: Diagnostic.Place(file: file))
    ])
  }
}
