internal import Artifacts
package import KeyboardRender

extension GoldenReport.Version {

  /// The C libraries and the font files that a renderer draws with, in a fixed order.
  package static func all(of renderer: KeyboardRenderer) -> [GoldenReport.Version] {
    libraries + fonts(of: renderer)
  }

  /// The C libraries that draw, and one version, named `fonts`, for all font files of a renderer.
  package static func summary(of renderer: KeyboardRenderer) -> [GoldenReport.Version] {
    var digest = Digest()
    for font in fonts(of: renderer) {
      digest.add(font.name)
      digest.add(font.value)
    }
    return libraries + [Self(name: "fonts", value: String(digest.text.prefix(16)))]
  }

  private static var libraries: [Self] {
    KeyboardRenderer.libraries.map { Self(name: $0.name, value: $0.value) }
  }

  private static func fonts(of renderer: KeyboardRenderer) -> [Self] {
    renderer.fontVersions.map { Self(name: $0.name, value: $0.value) }
  }
}
