import Foundation
import GoldenImages
import KeyboardKit
import KeyboardRender

extension ProjectTemplate {

  static let locales = ["en", "de"]

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
