internal import Repeatable

extension GoldenReport.Version {

  /// So many bytes from the start of a font file hold the checksums of all its tables.
  public static let fontStart = 4096

  /// What tells a font file from others of its name: its length, and a digest of its start.
  public init(font name: String, length: UInt64, start: [UInt8]) {
    self.init(
      name: name, value: "\(length)-\(Digest.text(of: start).prefix(Self.shortDigest))")
  }

  /// One version for all of some fonts, named `fonts`.
  public init(allOf fonts: [GoldenReport.Version]) {
    var digest = Digest()
    for font in fonts {
      digest.add(font.name)
      digest.add(font.value)
    }
    self.init(name: "fonts", value: String(digest.text.prefix(Self.shortDigest)))
  }

  // Digits enough to tell a few hundred files apart.
  private static let shortDigest = 16
}
