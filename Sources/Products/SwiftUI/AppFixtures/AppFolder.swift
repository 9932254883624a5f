import Disk
import Foundation
import KeyboardDrawing
import SourceText

/// The texts and images in the folder of an app.
struct AppFolder {

  private(set) var texts: [String: String] = [:]
  private(set) var images: [String: ImageFile] = [:]

  private let language: String

  init(_ path: String, language: String) throws {
    self.language = language
    try read(path, depth: 0)
  }

  private mutating func read(_ folder: String, depth: Int) throws {
    guard depth < InputBudget.importedFolder.depth else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let path = "\(folder)/\(name)"
      let file = URL(filePath: path)
      switch file.pathExtension.lowercased() {
      case "strings": try readStrings(path)
      case "xcstrings": try readCatalog(path)
      case "lproj" where name != "\(language).lproj" && name != "Base.lproj": break
      case "imageset": try readImageSet(path, name: file.deletingPathExtension().lastPathComponent)
      case "png", "jpg", "jpeg", "webp", "svg":
        try add(path, name: file.deletingPathExtension().lastPathComponent)
      default:
        guard !name.hasPrefix("."), Self.isFolder(path, followsLinks: depth == 0) else { break }
        try read(path, depth: depth + 1)
      }
    }
  }

  /// Returns whether a path is a folder, or a link at the top, where packages have links to an app's folders.
  ///
  /// Other links may lead out of the folder, or in a circle.
  private static func isFolder(_ path: String, followsLinks: Bool) -> Bool {
    let path = followsLinks ? URL(filePath: path).resolvingSymlinksInPath().path : path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  /// Reads the file for the highest scale, in light mode.
  private mutating func readImageSet(_ path: String, name: String) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: path)
    let contents = try? InputFile.read("\(path)/Contents.json", .importedFolder).bytes
    let set = contents.flatMap { try? JSONDecoder().decode(ImageSet.self, from: Data($0)) }
    let images = (set?.images ?? []).filter { image in
      image.appearances == nil && image.filename.map(files.contains) == true
        && image.filename?.hasSuffix(".pdf") == false
    }
    guard let image = images.max(by: { $0.scale ?? "" < $1.scale ?? "" }) else { return }
    let suffix = image.scale.map { $0 == "1x" ? "" : "@" + $0 } ?? ""
    try add("\(path)/\(image.filename ?? "")", name: name + suffix)
  }

  private mutating func add(_ path: String, name: String) throws {
    guard images.count < InputBudget.importedFolder.values else { return }
    let bytes = try InputFile.read(path, .importedFolder).bytes
    images[name] = ImageFile(Data(bytes))
  }

  /// Pairs `"key" = "text";`, which are an old property list.
  private mutating func readStrings(_ path: String) throws {
    let list = try parse(path) { try PropertyListSerialization.propertyList(from: $0, format: nil) }
    for (key, text) in list as? [String: String] ?? [:] { texts[key] = text }
  }

  /// A catalog of Xcode: texts by key and language, without variations.
  private mutating func readCatalog(_ path: String) throws {
    let catalog = try parse(path) { try JSONDecoder().decode(Catalog.self, from: $0) }
    for (key, entry) in catalog.strings {
      if let text = entry.localizations?[language]?.stringUnit?.value { texts[key] = text }
    }
  }

  private func parse<Value>(_ path: String, _ parse: (Data) throws -> Value) throws -> Value {
    let bytes = try InputFile.read(path, .importedFolder).bytes
    do { return try parse(Data(bytes)) } catch {
      let place = Diagnostic.Place(file: path)
      let problem = "The file isn't a table of texts"
      throw CommandFailure(
        .invalidInput, [Diagnostic(code: .unreadableFile, message: problem, place: place)])
    }
  }

  private struct ImageSet: Decodable {
    struct Image: Decodable { let filename, scale: String?, appearances: [[String: String]]? }
    let images: [Image]?
  }

  private struct Catalog: Decodable {
    struct Entry: Decodable { let localizations: [String: Localization]? }
    struct Localization: Decodable { let stringUnit: Unit? }
    struct Unit: Decodable { let value: String }
    let strings: [String: Entry]
  }
}
