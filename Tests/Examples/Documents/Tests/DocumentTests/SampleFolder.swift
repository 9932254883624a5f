import Foundation
import KeyboardKit
import Testing

/// The working folder of samples that read and write files, with the theme of the README.
enum SampleFolder {

  static func enter() throws { try isEntered.get() }

  private static let isEntered = Result<Void, any Error> {
    let name = "kbrender-samples-\(ProcessInfo.processInfo.processIdentifier)"
    let folder = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let theme = try sample(of: "README.md")
    try Data(theme.bytes).write(to: folder.appending(path: "mint.json"))
    guard FileManager.default.changeCurrentDirectoryPath(folder.path) else {
      throw CocoaError(.fileNoSuchFile)
    }
  }

  /// The JSON of a document, which has one sample of it.
  static func sample(of path: String) throws -> SourceFile {
    let root = (0..<6).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    let parts = text.components(separatedBy: "```json\n")
    let json = try #require(parts.count == 2 ? parts[1].components(separatedBy: "```").first : nil)
    return SourceFile(name: "sample.json", text: json)
  }
}

/// The files that documents show.
@Suite struct SampleFileTests {

  @Test func theThemeOfTheArticle() throws {
    let file = try SampleFolder.sample(
      of: "Sources/Products/KeyboardKit/Documentation.docc/Themes.md")
    let theme = try KeyboardTheme(decoding: file)
    #expect(theme.name == "Warm")
    let context = KeyboardContext.preview
    let key = theme.keyboardButtonStyle(for: .primary(.return), context: context)
    #expect(key.backgroundColor == Color(hex: 0xFFA500))
    let tron = try KeyboardTheme.tron
    #expect(
      theme.keyboardButtonStyle(for: .space, context: context)
        == tron.keyboardButtonStyle(for: .space, context: context))
  }

  @Test func theLocaleOfTheGuide() throws {
    let file = try SampleFolder.sample(of: "Sources/Data/Embedded/Locales/README.md")
    let profile = try LocaleProfile(decoding: file)
    let context = KeyboardContext.preview
    context.localeProfile = profile
    let view = KeyboardView(
      keyboardContext: context, layoutService: KeyboardLayout.ProService(profile: profile))
    let scene = view.scene(measuring: .fixedAdvance)
    #expect(scene.keyNames.prefix(10).joined() == "ŝĝertŭuiop")
    #expect(profile.nativeName == "Esperanto")
  }
}
