import KeyboardRender

/// The kind of a folder of pictures, by the files that say so.
package enum FolderKind: String, Sendable {

  case gallery, pictures

  /// The name of its manifest.
  package var manifest: String { "\(rawValue).json" }

  /// The name of the file that exists during builds and after interrupted ones.
  var journal: String { "\(rawValue).journal" }

  /// The key of the manifest's version.
  var versionKey: String { "\(rawValue)Version" }

  /// With its article, for messages.
  var title: String { self == .gallery ? "a gallery" : "a set of pictures" }

  /// A build deletes what a manifest lists, so that it may list nothing but what a build writes.
  func mayHold(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, !path.utf8.contains(0),
      parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") })
    else { return false }
    let suffix = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
    guard let suffix = suffix.map(String.init) else { return false }
    guard self == .gallery else { return parts.count <= 2 && ["png", "jpg"].contains(suffix) }
    guard Self.extensions.indices.contains(parts.count - 1) else { return false }
    let folder = parts.count == 1 ? "" : String(parts[0])
    return Self.extensions[parts.count - 1][folder]?.contains(suffix) ?? false
  }

  private static let extensions: [[String: Set<String>]] = [
    ["": ["html", "css", "js"]],
    [
      "cards": ["png"], "themes": ["html", "json"], "locales": ["html"],
      "packs": ["kbtheme"],
    ],
    ["pictures": [GalleryPicture.formatOfPages.id, GalleryPicture.formatOfDownloads.id]],
  ]
}
