import ArgumentParser
import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender

/// What a picture says about how it was made.
struct StoredMetadata {

  private let picture: PNGPicture
  private let file: String

  /// What the picture in a file says.
  init(_ picture: PNGPicture, file: String) {
    self.picture = picture
    self.file = file
  }

  /// The arguments that the picture was drawn for.
  func arguments() throws(Diagnostics) -> [String] {
    guard let line = text(of: .arguments) else {
      throw problem("This picture doesn't say how it was made")
    }
    do {
      return try ArgumentLine.split(line)
    } catch {
      throw unknownArguments
    }
  }

  /// What to say of arguments that aren't understood.
  var unknownArguments: Diagnostics {
    let line = text(of: .arguments) ?? ""
    return problem("This version of kbrender can't draw the picture: \(line.shortened)")
  }

  /// The request that the picture was drawn for.
  func request(output: String?) throws(Diagnostics) -> RenderRequest {
    let arguments = try arguments()
    let options: RenderOptions
    do {
      options = try RenderOptions.parse(arguments)
    } catch {
      throw unknownArguments
    }
    var request = try RenderRequest(options, output: output)
    if case .file(let path) = request.theme {
      guard let theme = text(of: .theme) else {
        throw problem("This picture doesn't hold the theme \(path.shortened)")
      }
      // What the picture doesn't keep is looked for where the theme was.
      let companions = text(of: .themeFiles).flatMap { StoredFiles($0) }?.files ?? [:]
      request.theme = .document(SourceFile(name: path, text: theme), companions: companions)
    }
    if case .file(let path) = request.localeFile {
      guard let locale = text(of: .locale) else {
        throw problem("This picture doesn't hold the locale \(path.shortened)")
      }
      request.localeFile = .document(SourceFile(name: path, text: locale))
    }
    return request
  }

  /// Everything for people, with the files that are missing to draw the picture again.
  func text(missing: [String]?) -> String {
    let scale = picture.scale.map { ", \($0.plainText) a point" } ?? ""
    let kind = picture.isOpaque ? "opaque" : "with transparency"
    var lines = ["\(picture.width)x\(picture.height) pixels\(scale), \(kind)"]
    if let missing, !missing.isEmpty {
      lines.append(
        "It can't be drawn again from this file, which doesn't hold \(missing.joined(separator: ", "))"
      )
    }
    for entry in picture.texts {
      lines.append("\n\(entry.keyword)\n\(Self.summary(of: entry))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The text of an entry, and only names and sizes of files.
  private static func summary(of entry: PNGText) -> String {
    guard entry.keyword == Metadata.Keyword.themeFiles.rawValue,
      let files = StoredFiles(entry.text)?.files
    else { return entry.text }
    return files.sorted { $0.key < $1.key }.map { "\($0.key), \($0.value.count) bytes" }
      .joined(separator: "\n")
  }

  /// Everything for programs; `missing` is `null` where it isn't known how the picture was made.
  func json(missing: [String]?) -> JSONText {
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

  /// A problem of the picture's file.
  func problem(_ message: String) -> Diagnostics {
    Diagnostics([
      Diagnostic(code: "metadata", message: message, place: Diagnostic.Place(file: file))
    ])
  }
}
