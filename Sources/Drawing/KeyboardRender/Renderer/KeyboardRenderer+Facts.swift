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

  package var fontVersions: [Fact] {
    Set(fonts.map(\.value)).sorted().map { path in
      Fact(
        name: FilePath(path).name,
        value: FontVersion.text(of: path))
    }
  }

  /// The Debian packages that drawing requires.
  public static var requiredPackages: [String] { PinnedFonts.packages() }
}
