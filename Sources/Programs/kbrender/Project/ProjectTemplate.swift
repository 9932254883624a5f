import Foundation
import GoldenImages
import KeyboardKit
import KeyboardRender
import ThemeTools

struct ProjectTemplate {

  /// The URL or folder of the package.
  let package: String

  let integration: IntegrationTemplate

  var files: [(path: String, text: String)] {
    var values = integration.values
    let literal = package.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    values[package.contains("://") ? "url" : "path"] = "\"\(literal)\""
    values["locales"] = "\(Self.locales)"
    return FileTemplate.files(in: "project", with: values)
      + FileTemplate.files(in: integration.service.rawValue, with: values)
      + [
        ("themes/mint.json", Self.theme),
        ("Snapshots/snapshots.json", GoldenSettings.standardText),
      ]
  }

  static let theme = NewTheme(
    name: "Mint", colors: [Color.Resolved(hex: 0x0A8F78)], origin: "#0a8f78"
  ).text

  private static let locales = ["en", "de"]

  static func goldens() throws -> [(path: String, bytes: [UInt8])] {
    let renderer = try KeyboardRenderer()
    let versions = GoldenReport.Version.summary(of: renderer)
    let theme = try KeyboardTheme(decoding: SourceFile(name: "mint.json", text: theme))
    return try locales.map { locale in
      let context = KeyboardContext(device: .standard, locale: Locale(identifier: locale))
      let view = KeyboardView(keyboardContext: context).keyboardTheme(theme)
      return (
        "Tests/LookTests/__Snapshots__/LookTests/mint-\(locale).png",
        try renderer.golden(of: view, scale: 1, versions: versions)
      )
    }
  }
}
