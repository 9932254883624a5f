import KeyboardDocuments
import KeyboardPipeline
import Terminal
import ThemePacks

/// The files of a repository that publishes packs, and checks those that others propose.
struct CollectionTemplate {

  let integration: IntegrationTemplate

  var files: [(path: String, text: String)] {
    [("README.md", Self.readme), (".gitignore", "site\n")]
      + (integration.service == .none ? [] : [(".github/workflows/collection.yml", workflow)])
  }

  /// Return a first pack, with previews by this program.
  static func packs() throws -> [(path: String, bytes: [UInt8])] {
    let description = SourceFile(
      name: "mint.pack.json",
      text: """
        {"id": "com.example.mint", "version": "1.0.0", "license": "MIT", "description": "Green keys, light and dark."}
        """)
    let source = try PackSource(
      LoadedTheme(SourceFile(name: "mint.json", text: ProjectTemplate.theme), files: .disk),
      metadata: PackMetadata(description), from: description, files: .disk)
    let pack = try Pack.packing(
      source, named: "mint.kbtheme", by: RenderPipeline(files: .disk))
    return [("packs/\(try Pack(pack).fileName)", pack.bytes)]
  }

  private static let readme = """
    # Keyboard themes

    The packs of this collection are in `packs`. To propose a theme, add its pack in a pull request:

    ```
    kbrender theme pack mint.json                     # mint-1.0.0.kbtheme, by what mint.pack.json says
    kbrender theme pack --check mint-1.0.0.kbtheme    # digests, licenses, previews, lint
    kbrender theme index packs -o site                # the site of the collection; open site/index.html
    ```

    A new version is a further file, and no version is ever changed. Checks run on each pull request, and the site is
    published from the branch `main`, if the settings of the repository let GitHub Actions publish pages. Its
    `index.json` lists the packs with their digests and licenses; `"date": "2026-01-31"` in `mint.pack.json` makes a
    version part of its feed.

    """

  private var workflow: String {
    """
    name: Collection

    on: [push, pull_request]

    jobs:
      packs:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4

    \(integration.step("setup"))
          - name: Check the packs
            run: |
              failed=0
              for pack in packs/*.kbtheme; do
                kbrender theme pack --check "$pack" --diagnostics github || failed=1
              done
              exit $failed

    \(integration.step("gallery"))        with:
              packs: packs
              arguments: --locales en --devices iphone --scales 1
              publish: false

      publish:
        needs: packs
        if: github.event_name == 'push' && github.ref == 'refs/heads/main'
        runs-on: ubuntu-latest
        permissions:
          contents: read
          pages: write
          id-token: write
        environment: github-pages
        steps:
          - uses: actions/checkout@v4

    \(integration.step("setup"))
    \(integration.step("gallery"))        with:
              packs: packs

    """
  }
}
