import KeyboardDocuments
import KeyboardRender
import Work

extension GalleryManifest {

  /// Not reached by a hundred thousand pictures.
  private static let limits = JSONOptions(
    budget: .galleryManifest)

  /// The number of broken entries whose errors are told: all entries of a damaged manifest may be.
  private static let toldEntries = 10

  init(_ file: SourceFile) throws(Diagnostics) {
    let document = try JSONDocument(parsing: file, options: Self.limits)
    guard let root = document.root.object, root["galleryVersion"]?.integer == Self.formatVersion,
      let arguments = root["arguments"], let files = root["files"]
    else {
      throw Diagnostics([
        Diagnostic(
          code: .galleryManifest, message: "The file isn't the manifest of a gallery",
          place: file.place())
      ])
    }
    var reader = JSONReader(document)
    let words = reader.array(arguments, named: "arguments")?.compactMap {
      reader.text($0, named: "An argument", maximumLength: 1 << 16)
    }
    let shard = root["shard"].flatMap { reader.shard($0) }
    var brokenEntries = 0
    func entries<Entry>(
      _ value: JSONValue, named name: String, _ read: (inout JSONReader, JSONValue) -> Entry?
    ) -> [Entry] {
      (reader.array(value, named: name) ?? []).compactMap { value in
        guard brokenEntries < Self.toldEntries else { return nil }
        let entry = read(&reader, value)
        if entry == nil { brokenEntries += 1 }
        return entry
      }
    }
    let known = entries(files, named: "files") { $0.file($1) }
    let shown = root["pictures"].map { entries($0, named: "pictures") { $0.picture($1) } }
    try reader.finish()
    self.init(arguments: words ?? [], shard: shard, files: known, pictures: shown ?? [])
  }

  /// Parse a line of a checkpoint, or return nil if a build ended while it wrote the line.
  static func checkpointEntry(_ line: [UInt8]) -> (file: File, picture: Picture)? {
    let source = SourceFile(name: SiteCheckpoint.name, bytes: line)
    guard let document = try? JSONDocument(parsing: source, options: limits),
      let root = document.root.object, let file = root["file"], let picture = root["picture"]
    else { return nil }
    var reader = JSONReader(document)
    guard let file = reader.file(file), let picture = reader.picture(picture) else { return nil }
    return (file, picture)
  }
}

extension JSONReader {

  fileprivate mutating func text(
    _ value: JSONValue, named name: String, maximumLength: Int
  ) -> String? {
    if let text = value.string, text.unicodeScalars.count <= maximumLength { return text }
    return string(value, named: name, maximumLength: maximumLength)
  }

  fileprivate mutating func shard(_ value: JSONValue) -> String? {
    guard let text = string(value, named: "shard") else { return nil }
    if Shard(text) != nil { return text }
    report(
      "shard can't be “\(text.shortened)”", code: .invalidValue, at: value.span,
      file: value.file)
    return nil
  }

  fileprivate mutating func file(_ value: JSONValue) -> GalleryManifest.File? {
    guard !isFull, let object = object(value, named: "A file") else { return nil }
    guard let path = object["path"], let key = object["key"], let digest = object["digest"] else {
      report(
        "A file must have path, key and digest", code: .missingKey, at: value.span,
        file: value.file)
      return nil
    }
    guard let name = sitePath(path), let key = text(key, named: "key", maximumLength: 64),
      let digest = text(digest, named: "digest", maximumLength: 64)
    else { return nil }
    var file = GalleryManifest.File(path: name, key: key, digest: digest)
    if let width = object["width"], let height = object["height"] {
      guard let width = integer(width, named: "width", in: GalleryManifest.Pixels.sides),
        let height = integer(height, named: "height", in: GalleryManifest.Pixels.sides)
      else { return nil }
      file.pixels = GalleryManifest.Pixels(width: width, height: height)
    }
    return file
  }

  fileprivate mutating func picture(_ value: JSONValue) -> GalleryManifest.Picture? {
    guard !isFull, let object = object(value, named: "A picture") else { return nil }
    guard let name = object["name"], let key = object["key"], let path = object["path"] else {
      report(
        "A picture must have name, key and path", code: .missingKey, at: value.span,
        file: value.file)
      return nil
    }
    guard let name = text(name, named: "name", maximumLength: 1000),
      let key = text(key, named: "key", maximumLength: 64), let path = sitePath(path)
    else { return nil }
    return GalleryManifest.Picture(name: name, key: key, path: path)
  }

  private mutating func sitePath(_ value: JSONValue) -> String? {
    guard let path = string(value, named: "path") else { return nil }
    if Self.isOfASite(path) { return path }
    report(
      "“\(path.shortened)” is no file of a gallery", code: .galleryPath, at: value.span,
      file: value.file)
    return nil
  }

  /// A build deletes what a manifest lists, so that it may list nothing but what a build writes.
  private static let extensions: [[String: Set<String>]] = [
    ["": ["html", "css", "js"]],
    ["cards": ["png"], "themes": ["html", "json"], "locales": ["html"]],
    ["pictures": [GalleryPicture.formatOfPages.id, GalleryPicture.formatOfDownloads.id]],
  ]

  private static func isOfASite(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, extensions.indices.contains(parts.count - 1),
      !path.utf8.contains(0), parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") })
    else { return false }
    let folder = parts.count == 1 ? "" : String(parts[0])
    let suffix = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
    return suffix.map { extensions[parts.count - 1][folder]?.contains(String($0)) ?? false }
      ?? false
  }
}
