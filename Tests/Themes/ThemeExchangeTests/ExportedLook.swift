import KeyboardKit
import KeyboardPipeline
import Terminal
import Testing

/// A look whose exported modifier is compiled with these tests.
struct ExportedLook: Sendable, CustomTestStringConvertible {

  let name: String
  let styled: @Sendable (KeyboardView, KeyboardContext) -> any View

  var testDescription: String { name }

  init(name: String, _ styled: @escaping @Sendable (KeyboardView, KeyboardContext) -> any View) {
    self.name = name
    self.styled = styled
  }

  /// A theme of a brand, with rules, pictures and fonts; its file has no place among the built-in ones.
  private static let brand = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../StyleThemes/brand.json").standardized.path

  static func load(_ name: String) throws -> LoadedTheme {
    try name == "brand" ? LoadedTheme(.file(brand), files: .disk) : LoadedTheme(.builtIn(name))
  }

  /// A variation, gradients for each color scheme, and a theme with pictures, fonts and rules.
  static let all = [
    ExportedLook(name: "tron:sark") { $0.tronSarkTheme(for: $1) },
    ExportedLook(name: "keycap") { $0.keycapTheme(for: $1) },
    ExportedLook(name: "brand") { $0.brandTheme(for: $1) },
  ]
}
