package import KeyboardRender
internal import Work

/// A release of fonts, whose goldens may be others: `tron@fonts-0bcaf788870c.png` beside `tron.png`.
///
/// The fonts are all those that are drawn with, by name and content; with any others, the golden without
/// a release is compared.
package struct FontRelease: Hashable, Sendable {

  private static let mark = "@fonts-"

  private let digest: String

  package init(of renderer: KeyboardRenderer) {
    digest = String(Self.digest(of: renderer).prefix(12))
  }

  /// The digest of the names and contents of font files.
  static func digest(of renderer: KeyboardRenderer) -> String {
    var digest = Digest()
    for font in renderer.fontVersions {
      digest.add(font.name)
      digest.add(font.value)
    }
    return digest.text
  }

  /// The end of the names of its goldens.
  package var suffix: String { Self.mark + digest }

  /// Return the name of a golden without a release.
  package static func plainName(_ name: String) -> String {
    guard let mark = name.firstRange(of: Self.mark) else { return name }
    let rest = name[mark.upperBound...].drop(while: \.isHexDigit)
    return String(name[..<mark.lowerBound] + rest)
  }
}
