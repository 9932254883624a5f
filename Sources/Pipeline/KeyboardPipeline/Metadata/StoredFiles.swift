import Foundation
package import SourceText

/// JSON with a path and base64 for each file.
enum StoredFiles {

  /// In bytes; beyond it, no files are stored.
  static let largestSize = 1 << 20

  static func text(of files: [String: [UInt8]]) -> String? {
    let size = files.values.reduce(0) { $0 + $1.count }
    guard !files.isEmpty, size <= largestSize else { return nil }
    return JSONText.object(
      files.sorted { $0.key < $1.key }.map {
        ($0.key, .string(Data($0.value).base64EncodedString()))
      }
    ).text
  }

  static func files(in text: String) -> [String: [UInt8]]? {
    let options = JSONOptions(budget: .storedFiles)
    guard
      let document = try? JSONDocument(
        parsing: SourceFile(name: "files", text: text), options: options),
      let members = document.root.object?.members
    else { return nil }
    var files: [String: [UInt8]] = [:]
    for member in members {
      guard let data = member.value.string.flatMap({ Data(base64Encoded: $0) }) else { return nil }
      files[member.key] = Array(data)
    }
    return files
  }
}

/// Only options that name no output, fonts, batches or jobs: the picture may come from anybody.
package struct StoredArguments: Equatable, Sendable {

  /// Returns the options of `sheet` beyond the options of a keyboard.
  private static func options(ofShelf isShelf: Bool) -> [RenderOption] {
    [isShelf ? "width" : "columns", "themes"]
      .map { RenderOption(other: $0, as: $0, takesDashes: true) }
      + (isShelf ? [RenderOption(other: "shelf")] : [])
  }

  package let isSheet: Bool
  package let render: RenderArguments
  private let own: [String: String]

  package init(_ words: [String]) throws(Diagnostics) {
    // The name of an earlier version.
    let words = words.first == "shelf" ? ["sheet", "--shelf"] + words.dropFirst() : words
    isSheet = words.first == "sheet"
    let options = isSheet ? Self.options(ofShelf: words.contains("--shelf")) : []
    let texts = try RenderOption.texts(
      of: words.dropFirst(isSheet ? 1 : 0),
      among: RenderOption.all.filter(\.isStored) + options)
    own = texts.filter { RenderOption.named[$0.key] == nil }
    render = RenderArguments(among: texts)
  }

  package var words: [String] {
    Self.options(ofShelf: own["shelf"] != nil).flatMap { option in
      own[option.name].map { ["--\(option.name)"] + (option.isFlag ? [] : [$0]) } ?? []
    } + render.storedWords
  }

  var themeFiles: [String] {
    let listed = own["themes"]?.split(separator: ",").map(String.init) ?? []
    let themes = listed + (render["theme"].map { [$0] } ?? [])
    return themes.filter(RenderRequest.ThemeChoice.isFile)
  }

  /// Pictures don't contain these files.
  var otherFiles: [String] {
    let contained = ["theme", "locale", "locale-file"]
    return RenderOption.all.reversed().filter { !contained.contains($0.name) }.compactMap {
      render[$0.name].flatMap($0.notation.path)
    }
  }
}

extension StoredMetadata {

  /// Returns the theme file of the picture and the files it refers to; nil for a built-in theme.
  package func theme(named name: String) -> (file: SourceFile, companions: [String: [UInt8]])? {
    text(of: .theme).map { (SourceFile(name: name, text: $0), themeFiles) }
  }

  private var themeFiles: [String: [UInt8]] {
    text(of: .themeFiles).flatMap(StoredFiles.files) ?? [:]
  }

  /// No other file is read, because the picture may come from anybody.
  package var files: FileReader {
    let locale = text(of: .locale)
    let localePath = (try? arguments())?.render.localeFile
    let themeFiles = themeFiles
    return FileReader(
      file: { [self] path, _ in
        guard path == localePath, let locale else {
          throw problem("This image doesn't contain the file \(path.quoted)")
        }
        return SourceFile(name: path, text: locale)
      },
      companion: { path, theme in
        guard let bytes = themeFiles[path] else { throw NotStored() }
        return SourceFile(name: theme.folder + path, bytes: bytes)
      })
  }

  private struct NotStored: Error, CustomStringConvertible {
    let description = "the image doesn't contain it"
  }
}
