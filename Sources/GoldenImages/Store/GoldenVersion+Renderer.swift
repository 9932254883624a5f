internal import Artifacts
package import KeyboardRender

extension GoldenReport.Version {

  /// Return the versions of a renderer's C libraries and font files, in a fixed order.
  package static func all(of renderer: KeyboardRenderer) -> [GoldenReport.Version] {
    libraries + fonts(of: renderer)
  }

  /// Return the versions of the C libraries, and one named `fonts` for all font files.
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
