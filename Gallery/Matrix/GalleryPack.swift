import Work

/// The pack of a theme, in all of its versions, for its page.
package struct GalleryPack: Sendable {

  /// A version of the pack as a file.
  package struct File: Sendable {
    package let name: String
    package let version: String
    package let bytes: [UInt8]

    package init(name: String, version: String, bytes: [UInt8]) {
      (self.name, self.version, self.bytes) = (name, version, bytes)
    }

    var path: String { GalleryPack.folder + name }
  }

  package static let folder = "packs/"

  package let id: String

  /// A sentence by its author.
  package let summary: String?

  /// The newest version, of which the theme is shown, comes first.
  package let files: [File]

  /// The license of the theme, and those of files with another one.
  package let licenses: [(license: String, files: [String])]

  /// The digest of the newest version, with the name of its algorithm.
  package let digest: String

  package init(
    id: String, summary: String?, files: [File], licenses: [(license: String, files: [String])],
    digest: String
  ) {
    (self.id, self.summary, self.files) = (id, summary, files)
    (self.licenses, self.digest) = (licenses, digest)
  }

  var licenseText: String {
    licenses.map { license, files in
      files.isEmpty ? license : "\(license) (\(files.joined(separator: ", ")))"
    }.joined(separator: ", ")
  }

  /// A key that changes with any of the files.
  var key: String {
    var digest = Digest()
    for file in files {
      digest.add(file.name)
      digest.add(file.bytes)
    }
    return digest.text
  }
}

/// A file of the site beside its pages, such as an index for other programs.
package struct GalleryFile: Sendable {

  /// In the folder of the site.
  package let path: String

  package let bytes: [UInt8]

  package init(path: String, text: String) {
    (self.path, bytes) = (path, Array(text.utf8))
  }
}
