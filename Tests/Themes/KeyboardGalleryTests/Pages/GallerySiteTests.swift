import KeyboardKit
import Testing

@testable import KeyboardGallery

@Suite struct GallerySiteTests {

  private static let hostile = """
    { "formatVersion": 1, "id": "x", "name": "<script>alert(1)</script>", "collection": "\\"><b>",
      "author": { "name": "'&<", "url": "javascript:alert(1)" }, "$description": "</p><i>" }
    """

  private static func site(_ text: String) throws -> GallerySite {
    let source = SourceFile(name: "x.json", text: text)
    let theme = GalleryTheme(
      slug: "x", family: "x", identifier: "x.json", source: source,
      content: .success(try KeyboardTheme(decoding: source)), isBuiltIn: false, variation: nil,
      key: "x")
    let broken = GalleryTheme(
      slug: "y", family: "y", identifier: "<y>.json", source: nil,
      content: .failure(Diagnostics([Diagnostic(code: .unreadableFile, message: "<gone>")])),
      isBuiltIn: false, variation: nil, key: "")
    let matrix = GalleryMatrix(locales: ["en", "ar"], devices: [.standard], scales: [1, 2])
    let sizes = matrix.shots.map { _ in CGSize(width: 390, height: 264) }
    let pictures =
      matrix.shots.flatMap { theme.pictures(of: $0, in: matrix) }
      + theme.downloads(of: matrix.shots[0], in: matrix)
    let paths = pictures.map { ($0.name, "pictures/\($0.name)") }
    return GallerySite(
      GalleryChoice(selections: [], matrix: matrix, title: "A & B"), themes: [theme, broken],
      sizes: ["x": sizes], paths: Dictionary(uniqueKeysWithValues: paths))
  }

  private static func text(of path: String, in site: GallerySite) -> String {
    String(decoding: site.pages.first { $0.path == path }?.bytes() ?? [], as: UTF8.self)
  }

  @Test func textsOfThemesStayTexts() throws {
    let site = try Self.site(Self.hostile)
    for page in site.pages where page.path.hasSuffix(".html") {
      let text = String(decoding: page.bytes(), as: UTF8.self)
      for part in ["<script>alert", "\"><b>", "<i>", "href=\"javascript", "'&<", "<gone>", "<y>"] {
        #expect(!text.contains(part), "\(page.path) has \(part)")
      }
      #expect(text.contains("A &amp; B"))
    }
  }

  @Test func theAddressStaysAnAddress() throws {
    var site = try Self.site(Self.hostile)
    site.choice.address = "https://example.org/\"><script>alert(1)</script>&/"
    let text = Self.text(of: "themes/x.html", in: site)
    #expect(
      text.contains(
        "content=\"https://example.org/&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;/cards/")
    )
    #expect(!text.contains("<script>alert"))
  }

  @Test(arguments: [nil, "https://example.org/themes/"])
  func linkPreviewsHaveAbsoluteAddresses(address: String?) throws {
    var site = try Self.site(#"{ "formatVersion": 1, "id": "x", "name": "Plain" }"#)
    site.choice.address = address
    let text = Self.text(of: "themes/x.html", in: site)
    #expect(text.contains("og:image") == (address != nil))
    let image = #"property="og:image" content="\#(address ?? "")cards/x.png""#
    #expect(text.contains(image) == (address != nil))
  }

  @Test func pathsDiffer() throws {
    let site = try Self.site(Self.hostile)
    let paths = site.pages.map(\.path)
    #expect(Set(paths).count == paths.count)
    #expect(paths.contains("themes/x.html") && paths.contains("locales/ar.html"))
    #expect(!paths.contains("themes/y.html"))
  }

  @Test func picturesHaveSizesAndFilesForEveryScreen() throws {
    let site = try Self.site(#"{ "formatVersion": 1, "id": "x", "name": "Plain" }"#)
    let text = Self.text(of: "themes/x.html", in: site)
    let srcset = "../pictures/x/en-light.webp 390w, ../pictures/x/en-light@2x.webp 780w"
    #expect(text.contains("srcset=\"\(srcset)\""))
    #expect(text.contains(#"width="390" height="264" alt="Plain keyboard, English, light""#))
    let download = #"href="../pictures/x/en-dark@2x.png" download="x-dark.png">Dark image"#
    #expect(text.contains(download))
    #expect(text.contains(#"lang="ar" dir="rtl""#))
    #expect(text.contains("import SourceText\nimport KeyboardKit\n"))
    #expect(text.contains("KeyboardTheme(decoding: file)"))
  }

  @Test func aBrokenThemeShowsWhatIsWrong() throws {
    let site = try Self.site(#"{ "formatVersion": 1, "id": "x", "name": "Plain" }"#)
    let text = Self.text(of: "index.html", in: site)
    #expect(text.contains("error: &lt;gone&gt; [system/unreadable-file]"))
  }
}
