import GoldenImages
import KeyboardKit
import KeyboardPipeline
import ThemeTools

struct ProjectTemplate {

  /// The URL or folder of the package.
  let package: String

  let integration: IntegrationTemplate

  var files: [(path: String, text: String)] {
    [
      ("README.md", Self.readme), ("themes/mint.json", Self.theme),
      ("Snapshots/snapshots.json", GoldenSettings.standardText),
      ("Snapshots/mint.args", "--theme ../themes/mint.json --locale en --scale 1\n"),
      ("Package.swift", manifest), ("Tests/LookTests/LookTests.swift", Self.tests),
      // The folder that the package excludes has to exist.
      ("Tests/LookTests/__Snapshots__/.gitignore", Self.ignored),
      ("Snapshots/.gitignore", Self.ignored),
      ("Snapshots/.gitattributes", "manifest.json merge=union\n"),
      (".gitignore", ".build\ngolden-images\n"),
    ] + integration.files(testsPackage: isURL)
  }

  private static let readme = """
    # Keyboards

    ```
    kbrender theme lint themes/mint.json              # list all errors, and texts that can't be read
    kbrender -t ./themes/mint.json -o mint.png        # draw the theme
    kbrender snapshot verify                          # compare with the golden images
    kbrender snapshot record --failed                 # make changed pictures the golden images
    swift test                                        # compare the views in Tests, in Swift
    ```

    The golden images were drawn on the machine of `kbrender init`. Look at them, and commit those that look
    right.

    """

  static let theme = NewTheme(
    name: "Mint", colors: [Color.Resolved(hex: 0x0A8F78)], origin: "#0a8f78"
  ).text

  private static let ignored = "*.actual.png\n*.difference.png\n*.expected.png\n*.error.txt\n"

  private static let tests = """
    import Foundation
    import KeyboardGolden
    import KeyboardKit
    import Testing

    /// The look of the theme, compared with the pictures in `__Snapshots__`.
    @Suite struct LookTests {

      private func theme() throws -> KeyboardTheme {
        let project = URL(filePath: #filePath).deletingLastPathComponent()
          .deletingLastPathComponent().deletingLastPathComponent()
        let data = try Data(contentsOf: project.appending(path: "themes/mint.json"))
        return try KeyboardTheme(decoding: SourceFile(name: "mint.json", bytes: Array(data)))
      }

      @Test(arguments: \(locales))
      func letters(locale: String) throws {
        let context = KeyboardContext(device: .standard, locale: Locale(identifier: locale))
        expectGolden(
          of: KeyboardView(keyboardContext: context).keyboardTheme(try theme()),
          named: "mint-\\(locale)")
      }
    }

    """

  private var isURL: Bool { package.contains("://") }

  private var manifest: String {
    // A checkout is built with its programs, and its objects are used for the project, too.
    let place =
      isURL
      ? "url: \(literal), from: \"\(ProgramVersion.text)\", traits: []"
      : "name: \"kbrender\", path: \(literal)"
    return """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "Keyboards",
        dependencies: [.package(\(place))],
        targets: [
          .testTarget(
            name: "LookTests",
            dependencies: [
              .product(name: "KeyboardGolden", package: "kbrender"),
              .product(name: "KeyboardKit", package: "kbrender"),
            ],
            exclude: ["__Snapshots__"])
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }

  private var literal: String {
    "\"" + package.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
