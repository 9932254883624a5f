import Foundation
import GoldenImages
import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import ThemeTools

/// The files of a new project, and those that let a service check it at each push.
struct ProjectTemplate {

  enum Service: String, CaseIterable {
    case github, gitlab, none
  }

  /// The URL or folder of the package; nil for that of the repository.
  let package: String?

  let service: Service
  let repository: String

  /// The image that has kbrender, if the program isn't downloaded.
  let container: String?
  static let unknownRepository = "OWNER/kbrender"

  static func isRepository(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z0-9-]+\/[A-Za-z0-9._-]+/) != nil
  }

  static func repository(ofPackageAt url: String) -> String? {
    let match = url.wholeMatch(of: /https:\/\/github\.com\/([^\/]+\/[^\/]+?)(\.git)?\/?/)
    return match.map { String($0.output.1) }.flatMap { isRepository($0) ? $0 : nil }
  }

  var files: [(path: String, text: String)] {
    var values: [String: Any] = [
      "repository": repository, "version": ProgramVersion.text, "locales": "\(Self.locales)",
    ]
    if let container { values["container"] = container }
    let package = package ?? "https://github.com/\(repository).git"
    let literal = package.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    values[package.contains("://") ? "url" : "path"] = "\"\(literal)\""
    return FileTemplate.files(in: "project", with: values)
      + FileTemplate.files(in: service.rawValue, with: values)
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
