import GoldenImages
import KeyboardKit

struct ProjectTemplate {

  let package: String

  /// The URL of the package as long as its owner isn't known.
  static let unknownPackage = "https://github.com/OWNER/kbrender.git"

  var files: [(path: String, text: String)] {
    [
      ("README.md", Self.readme), ("themes/mint.json", Self.theme),
      ("Snapshots/snapshots.json", GoldenSettings.standardText),
      ("Snapshots/mint.args", "--theme ../themes/mint.json --locale en --scale 1\n"),
      ("Package.swift", manifest), ("Tests/LookTests/LookTests.swift", Self.tests),
      // The folder that the package excludes has to exist.
      ("Tests/LookTests/__Snapshots__/.gitignore", Self.ignored),
      ("Snapshots/.gitignore", Self.ignored), (".gitignore", ".build\n"),
      (".github/workflows/keyboards.yml", workflow),
    ]
  }

  private static let readme = """
    # Keyboards

    ```
    kbrender theme check themes/mint.json             # list all errors
    kbrender -t ./themes/mint.json -o mint.png        # draw the theme
    kbrender snapshot verify                          # compare with the golden images
    kbrender snapshot record --failed                 # make changed pictures the golden images
    swift test                                        # compare the views in Tests, in Swift
    ```

    The golden images were drawn on the machine of `kbrender init`. Look at them, and commit those that look
    right.

    """

  static let theme = """
    {
      "formatVersion": 1,
      "id": "mint",
      "name": "Mint",
      "extends": "standard",
      "background": { "stops": ["light-dark(#e9f7f2, #10201c)", "light-dark(#c8ebe0, #0a1512)"] },
      "buttons": {
        "all": { "cornerRadius": 9 },
        "primary": { "backgroundColor": "oklch(48% 0.12 175)", "foregroundColor": "white" }
      }
    }

    """

  private static let ignored = "*.actual.png\n*.difference.png\n*.expected.png\n"

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
    let place = isURL ? "url: \(literal), branch: \"main\"" : "name: \"kbrender\", path: \(literal)"
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

  /// The step that builds the package, which has no folder of its own on a build server.
  private var testStep: String {
    isURL ? "      - name: Test\n        run: swift test\n" : ""
  }

  private var workflow: String {
    """
    name: Keyboards

    on: [push, pull_request]

    env:
      KBRENDER_REPOSITORY: \(isURL ? package : Self.unknownPackage)

    jobs:
      keyboards:
        runs-on: ubuntu-latest
        container: swift:6.1-bookworm
        steps:
          # Pictures of a matrix are drawn from the files of the commit that recorded them: the whole
          # history is needed, and git reads a folder of another user only where that is allowed.
          - name: git
            run: |
              apt-get update
              apt-get install -y --no-install-recommends git make
          - uses: actions/checkout@v4
            with:
              fetch-depth: 0
          - name: kbrender
            run: |
              git config --global --add safe.directory "$GITHUB_WORKSPACE"
              git clone --depth 1 "$KBRENDER_REPOSITORY" /tmp/kbrender
              make -C /tmp/kbrender install
          - name: Check the theme
            run: kbrender theme check themes/mint.json
          - name: Compare
            run: kbrender snapshot verify --report report --diagnostics github
    \(testStep)      - if: failure()
            uses: actions/upload-artifact@v4
            with:
              name: golden-report
              path: report

    """
  }
}
