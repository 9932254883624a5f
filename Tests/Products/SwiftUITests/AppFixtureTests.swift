import SwiftUI
import Synchronization
import Testing

@Suite struct AppFixtureTests {

  @Test func settingsComeFromTheTest() throws {
    let fixture = AppFixture(settings: ["count": 3, "name": "Ada"])
    AppFixture.$current.withValue(fixture) {
      let count = AppStorage(wrappedValue: 0, "count")
      #expect(count.wrappedValue == 3)
      count.projectedValue.wrappedValue = 4
      #expect(AppDefaults.standard.integer(forKey: "count") == 4)
      #expect(AppDefaults(suiteName: "group")?.string(forKey: "name") == "Ada")
      let defaults: AppDefaults = .standard
      defaults.removeObject(forKey: "name")
      #expect(AppStorage<String?>("name").wrappedValue == nil)
    }
    #expect(AppStorage(wrappedValue: 0, "count").wrappedValue == 0)
  }

  @Test func thePasteboardBelongsToTheTest() {
    let fixture = AppFixture()
    AppFixture.$current.withValue(fixture) {
      #expect(UIPasteboard.general.string == nil && !UIPasteboard.general.hasStrings)
      UIPasteboard.general.string = "clip"
      #expect(UIPasteboard.general.string == "clip" && UIPasteboard.general.changeCount == 1)
    }
    fixture.pasteboard.image = UIImage(systemName: "globe")
    #expect(fixture.pasteboard.hasImages && fixture.pasteboard.string == "clip")
    #expect(UIPasteboard.general.string == nil)
  }

  @Test func appGroupsNeedNoFile() {
    let messages = Mutex<[String]>([])
    let before = KeyboardNotices.handler
    KeyboardNotices.handler = { notice in messages.withLock { $0.append(notice.message) } }
    defer { KeyboardNotices.handler = before }
    AppFixture.$current.withValue(AppFixture()) {
      KeyboardSettings.setupStore(for: KeyboardApp(name: "Clips", appGroupId: "group.clips"))
    }
    #expect(!messages.withLock { $0.contains { $0.contains("group.clips") } })
  }

  @Test(arguments: [
    ("Hello", "Hej"), ("%@ of %lld", "3 av Ada"), ("missing %@", "missing Ada"),
    ("100%%", "100%"), ("**Bold**", "Bold"), ("%", "%"),
  ])
  func textsAreLookedUp(key: String, text: String) {
    let fixture = AppFixture(texts: ["Hello": "Hej", "%@ of %lld": "%2$lld av %1$@"])
    let name = "Ada"
    let keys: [String: LocalizedStringKey] = [
      "%@ of %lld": "\(name) of \(3)", "missing %@": "missing \(name)", "100%%": "100%",
    ]
    AppFixture.$current.withValue(fixture) {
      #expect((keys[key] ?? LocalizedStringKey(key)).text == text)
    }
  }

  private static func drawing(width: Int, height: Int) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">
    <rect width="\(width)" height="\(height)"/></svg>
    """
  }

  @Test func foldersHaveTextsAndImages() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "de.lproj/Localizable.strings":
        "/* a */ \"Hello\" = \"Hallo\\n\"; // b\n\"x\" = \"\\\"y\\\"\";",
      "fr.lproj/Localizable.strings": "\"Hello\" = \"Salut\";",
      "Texts.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Bye": {"localizations":
        {"de": {"stringUnit": {"state": "translated", "value": "Tschüs"}}}}, "Empty": {}}}
      """,
      "Assets.xcassets/Logo.imageset/Contents.json": """
      {"images": [{"filename": "dark.svg", "appearances": [{"value": "dark"}], "scale": "3x"},
        {"filename": "a.svg", "scale": "2x"}, {"filename": "z.svg", "scale": "1x"},
        {"filename": "../../other.svg", "scale": "3x"}, {"scale": "3x"}]}
      """,
      "Assets.xcassets/Logo.imageset/a.svg": Self.drawing(width: 8, height: 4),
      "Assets.xcassets/Logo.imageset/z.svg": Self.drawing(width: 1, height: 1),
      "Assets.xcassets/Logo.imageset/dark.svg": Self.drawing(width: 3, height: 3),
      "other.svg": Self.drawing(width: 9, height: 9),
    ]
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let fixture = try AppFixture(folder: folder, language: "de")
    #expect(fixture.texts == ["Hello": "Hallo\n", "x": "\"y\"", "Bye": "Tschüs"])
    AppFixture.$current.withValue(fixture) {
      let size = Image("Logo").scene(measuring: .fixedAdvance).size
      #expect(size == CGSize(width: 4, height: 2))
      #expect(Image("Logo").scene(measuring: .fixedAdvance).nodes.count == 1)
      let key = KeyboardAction.image(description: "", keyboardImageName: "Logo", imageName: "Logo")
      let context = KeyboardContext(device: .standard, locale: .english)
      let content = Keyboard.ButtonContent(action: key, keyboardContext: context)
      guard
        case .image(let image)? = content.frame(width: 40, height: 40)
          .scene(measuring: .fixedAdvance).nodes.first
      else {
        Issue.record("There is no image.")
        return
      }
      #expect(image.box == CGRect(x: 18, y: 19, width: 4, height: 2))
    }
    #expect(throws: (any Error).self) { try AppFixture(folder: folder.appending(path: "none")) }
    // Packages of apps have links to the app's folders.
    let package = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: package) }
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: package.appending(path: "App"), withDestinationURL: folder)
    #expect(try AppFixture(folder: package, language: "de").texts == fixture.texts)
  }
}
