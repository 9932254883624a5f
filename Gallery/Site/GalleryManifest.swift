package import KeyboardDocuments

/// What a site says about its files, so that they can be kept, checked and taken away.
package struct GalleryManifest: Hashable, Sendable {

  /// A file of the site.
  package struct File: Hashable, Sendable {

    /// Where it is, from the folder of the site.
    package var path: String

    /// What decided its content, as a digest; nothing for a file that is only planned.
    package var key: String

    /// The digest of its content.
    package var digest: String

    /// The pixels of a picture.
    package var pixels: Pixels?

    /// A file.
    package init(path: String, key: String, digest: String, pixels: Pixels? = nil) {
      self.path = path
      self.key = key
      self.digest = digest
      self.pixels = pixels
    }
  }

  /// How large a picture is.
  package struct Pixels: Hashable, Sendable {

    /// Pixels in a row.
    package var width: Int

    /// Rows.
    package var height: Int

    /// A size in pixels.
    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// The arguments that the site was built with, without those that don't change it.
  package var arguments: [String]

  /// The part of the pictures that is here, such as `1/3`; nothing for all of them.
  package var shard: String?

  /// The files, sorted by path.
  package var files: [File]

  /// A manifest.
  package init(arguments: [String], shard: String? = nil, files: [File]) {
    self.arguments = arguments
    self.shard = shard
    self.files = files.sorted { $0.path < $1.path }
  }

  /// The name of the file that holds the manifest.
  package static let name = "gallery.json"

  /// The version of the form.
  private static let formatVersion = 1

  /// The bytes of the file.
  package var bytes: [UInt8] {
    var members: [(String, JSONText)] = [
      ("galleryVersion", .integer(Self.formatVersion)),
      ("arguments", .array(arguments.map { .string($0) })),
    ]
    if let shard { members.append(("shard", .string(shard))) }
    // A line for each file, so that differences can be read.
    let head = JSONText.object(members).text.dropLast()
    let lines = files.map { Self.json($0).text }.joined(separator: ",\n")
    return Array("\(head),\"files\":[\n\(lines)\n]}\n".utf8)
  }

  private static func json(_ file: File) -> JSONText {
    var members: [(String, JSONText)] = [
      ("path", .string(file.path)), ("key", .string(file.key)), ("digest", .string(file.digest)),
    ]
    if let pixels = file.pixels {
      members += [("width", .integer(pixels.width)), ("height", .integer(pixels.height))]
    }
    return .object(members)
  }
}

extension GalleryManifest {

  /// What is read of a manifest at most; a gallery of a million pictures has less.
  private static let limits = JSONOptions(
    maximumSize: 256 << 20, maximumDepth: 8, maximumValues: 8_000_000)

  /// The manifest in a file, or what is wrong with it.
  package init(_ file: SourceFile) throws(Diagnostics) {
    let document = try JSONDocument(parsing: file, options: Self.limits)
    guard let root = document.root.object,
      root["galleryVersion"]?.integer == Self.formatVersion,
      let arguments = root["arguments"]?.array?.map(\.string), !arguments.contains(nil),
      let files = root["files"]?.array?.map({ $0.object.flatMap(File.init) }), !files.contains(nil)
    else {
      throw Diagnostics([
        Diagnostic(
          code: "gallery-manifest", message: "This is not the list of files of a gallery",
          place: file.place())
      ])
    }
    self.init(
      arguments: arguments.compactMap { $0 }, shard: root["shard"]?.string,
      files: files.compactMap { $0 })
  }
}

extension GalleryManifest.File {

  /// A file in a manifest; nothing if something is missing or the path leads out of the site.
  fileprivate init?(_ object: JSONObject) {
    guard let path = object["path"]?.string, let key = object["key"]?.string,
      let digest = object["digest"]?.string, Self.isInside(path)
    else { return nil }
    self.init(path: path, key: key, digest: digest)
    if let width = object["width"]?.integer, let height = object["height"]?.integer {
      pixels = GalleryManifest.Pixels(width: width, height: height)
    }
  }

  /// Whether a path stays in the folder that it starts from.
  private static func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !path.utf8.contains(0) && parts.allSatisfy { !["", ".", ".."].contains($0) }
  }
}
