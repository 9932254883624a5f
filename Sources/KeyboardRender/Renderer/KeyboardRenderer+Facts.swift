internal import Cairo
internal import Synchronization

extension KeyboardRenderer {

  /// A library or a font file that pictures depend on.
  public struct Fact: Hashable, Sendable {

    /// The library's name such as `cairo`, or the font's family.
    public var name: String

    /// The library's version, or the font file's path.
    public var value: String
  }

  /// The C libraries that draw, with the versions that run, in a fixed order.
  public static var libraries: [Fact] {
    LibraryVersion.all.map { Fact(name: $0.name, value: $0.version) }
  }

  /// The font files that texts are drawn with, by family and path.
  public var fonts: [Fact] {
    engine.withLock { engine in
      engine.typesetter.faces.map { Fact(name: $0.family, value: $0.file) }
    }
  }

  /// The Debian packages that have to be installed before anything can be drawn.
  public static var requiredPackages: [String] {
    var packages: [String] = []
    for requirement in PinnedFonts.requirements where !packages.contains(requirement.package) {
      packages.append(requirement.package)
    }
    return packages
  }
}
