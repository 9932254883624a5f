internal import Cairo
internal import KeyboardDocuments
internal import Synchronization

extension KeyboardRenderer {

  /// A version of a library or path of a font file, on which pictures depend.
  public struct Fact: Hashable, Sendable {

    /// The name of a library such as `cairo`, or the family of a font.
    public var name: String

    /// The version of a library, or the path of a font file.
    public var value: String
  }

  /// The C libraries involved in drawing and their versions, in a fixed order.
  public static var libraries: [Fact] {
    LibraryVersion.all.map { Fact(name: $0.name, value: $0.version) }
  }

  /// The available font files, by family and path.
  public var fonts: [Fact] {
    engine.withLock { engine in
      engine.typesetter.faces.map { Fact(name: $0.family, value: $0.file) }
    }
  }

  /// The names of families that texts can be drawn in, in order.
  public var families: [String] { engine.withLock { $0.typesetter.families.sorted() } }

  /// A font file on which pictures depend.
  package struct FontFile: Hashable, Sendable {

    package var name: String

    /// A digest of its tables, and its length.
    package var value: String

    /// The revision that its maker gave it, such as `3.019`.
    package var release: String
  }

  package var fontVersions: [FontFile] {
    let faces = engine.withLock { $0.typesetter.faces }
    let releases = Dictionary(faces.map { ($0.file, $0.release) }) { first, _ in first }
    return releases.sorted { $0.key < $1.key }.map { path, release in
      FontFile(name: FilePath(path).name, value: FontVersion.text(of: path), release: release)
    }
  }

  /// The Debian packages that drawing requires.
  public static var requiredPackages: [String] { PinnedFonts.packages() }
}
