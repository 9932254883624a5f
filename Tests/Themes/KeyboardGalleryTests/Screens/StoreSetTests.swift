import Cairo
import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardPipeline
import SourceText
import TestSupport
import Testing

@testable import KeyboardGallery

/// Sets of store pictures: files that are refused, and the places of what is drawn.
@Suite struct StoreSetTests {

  private static let texts = #"{ "a": { "title": "Hello" } }"#

  private static func set(_ text: String, _ strings: [String: String] = ["en-US": texts]) throws
    -> StoreSet
  {
    let files = MemoryFiles(
      Dictionary(uniqueKeysWithValues: strings.map { ("set/strings/\($0.key).json", $0.value) }))
    return try StoreSet(
      SourceFile(name: "set/screens.json", text: text), files: files.diagnosed)
  }

  private static func screens(_ screen: String, languages: String = #"["en-US"]"#) -> String {
    "{ \"languages\": \(languages), \"screens\": [\n\(screen)] }"
  }

  static let refused: [(set: String, strings: [String: String], place: String, says: String)] = [
    ("{}", [:], "set/screens.json:1", "must have languages"),
    (screens(""), [:], "set/screens.json:1", "1 to 10 screens"),
    (screens(#"{"id": "a"}"#), [:], "set/screens.json:2", "an id and a template"),
    (screens(#"{"id": "a", "template": "rises"}"#), [:], "set/screens.json:2", "“rises”"),
    (
      screens(##"{"id": "a", "template": "rise", "background": "#zzz"}"##), [:],
      "set/screens.json:2", "hexadecimal digits"
    ),
    (
      screens(#"{"id": "a", "template": "rise", "background": {"picture": "no.jpg"}}"#), [:],
      "set/screens.json:2", "set/no.jpg"
    ),
    (
      screens(#"{"id": "a", "template": "rise", "keyboard": {"them": "tron"}}"#), [:],
      "set/screens.json:2", "no key “them”"
    ),
    (
      screens(#"{"id": "a", "template": "rise", "keyboard": {"theme": "trn"}}"#), ["en-US": texts],
      "set/screens.json:2", "“trn”"
    ),
    (
      screens(#"{"id": "a", "template": "rise", "keyboard": {"device": "ipad"}}"#), [:],
      "set/screens.json:2", "no key “device”"
    ),
    (
      screens(#"{"id": "a", "template": "rise"}"#, languages: #"["de"]"#), [:],
      "set/screens.json:1", "“de”"
    ),
    (
      screens(#"{"id": "a", "template": "rise"}"#, languages: #"["en-US", "de-DE"]"#),
      ["en-US": texts], "set/strings/de-DE.json", "no set/strings/de-DE.json"
    ),
    (
      screens(#"{"id": "a", "template": "rise"}"#, languages: #"["en-US", "de-DE"]"#),
      ["en-US": texts, "de-DE": "{}"], "set/strings/de-DE.json:1", "no texts in de-DE"
    ),
    (
      screens(#"{"id": "a", "template": "rise"}"#, languages: #"["en-US", "de-DE"]"#),
      ["en-US": #"{"a": {"title": "A", "subtitle": "B"}}"#, "de-DE": texts],
      "set/strings/de-DE.json:1", "has no subtitle in de-DE"
    ),
    (
      screens(#"{"id": "a", "template": "rise"}"#), ["en-US": #"{"a": {"title": ""}}"#],
      "set/strings/en-US.json:1", "1 to 200 characters"
    ),
    (
      screens(#"{"id": "a", "template": "rise"}"#), ["en-US": #"{"a": {"title": "A"}, "b": {}}"#],
      "set/strings/en-US.json:1", "no key “b”"
    ),
  ]

  @Test(arguments: refused)
  func refusesWithThePlace(set: String, strings: [String: String], place: String, says: String)
    throws
  {
    let error = #expect(throws: Diagnostics.self) { try Self.set(set, strings) }
    let problems = (error?.list ?? []).filter { $0.message.contains(says) }
    let first = try #require(problems.first, "\(error?.list.map(\.message) ?? [])")
    let found = [first.place?.file ?? "", first.place?.range.map { "\($0.start.line)" } ?? ""]
    #expect(found.joined(separator: ":").hasPrefix(place), "\(found)")
  }

  @Test func everyLocaleHasALanguage() {
    let locales = Set(StoreLanguage.codes.compactMap { StoreLanguage($0)?.locale })
    let languages = Set(locales.map { LocaleProfile.profile(forIdentifier: $0).language })
    for identifier in LocaleProfile.supportedIdentifiers {
      #expect(languages.contains(LocaleProfile.profile(forIdentifier: identifier).language))
    }
    #expect(
      StoreLanguage.ofStore.allSatisfy { LocaleProfile.supportedIdentifiers.contains($0.locale) })
    #expect(Set(StoreLanguage.codes).count == StoreLanguage.codes.count)
  }

  @Test func devicesHaveThePixelsOfTheirScreens() throws {
    for device in StoreDevice.all {
      let known = try #require(Device.named(device.device))
      let sides = [known.portraitSize.width, known.portraitSize.height].map { $0 * device.scale }
      #expect([device.width, device.height].sorted().map(Double.init) == sides, "\(device.id)")
    }
  }

  @Test func pathsAreThoseOfDeliver() throws {
    let set = try Self.set(
      Self.screens(
        #"{"id": "a", "template": "rise"}, {"id": "b", "template": "bare"}"#),
      ["en-US": #"{"a": {"title": "A"}, "b": {"title": "B"}}"#])
    #expect(
      try set.pictures().map(\.path) == [
        "en-US/iphone-6.9-1.png", "en-US/iphone-6.9-2.png", "en-US/ipad-13-1.png",
        "en-US/ipad-13-2.png",
      ])
  }

  /// The keys of the front device are within the picture, and below or above the title.
  @Test(arguments: StoreTemplate.allCases)
  func showsAllKeys(template: StoreTemplate) throws {
    let set = try Self.set(
      """
      { "languages": ["en-US"], "devices": ["iphone-6.9", "ipad-13-landscape"],
        "keyboard": {"theme": "tron"},
        "screens": [{"id": "a", "template": "\(template.rawValue)"}] }
      """, ["en-US": #"{"a": {"title": "A keyboard in your colors", "subtitle": "B"}}"#])
    let pipeline = RenderPipeline(files: MemoryFiles().reader)
    for picture in try set.pictures() {
      let scene = try picture.compose(pipeline).scene
      let canvas = CGRect(origin: .zero, size: scene.size)
      let title = try #require(scene.elements.last { $0.name == "title" }?.box)
      let keys = scene.elements.filter { $0.role == .key }.map(\.box)
      #expect(keys.count > 25 && canvas.contains(title), "\(picture.path)")
      #expect(keys.allSatisfy { canvas.contains($0) && !$0.intersects(title) }, "\(picture.path)")
    }
  }

  @Test func textsThatDoNotFitHaveAPlace() throws {
    let long = [String](repeating: "headline", count: 20).joined(separator: " ")
    let word = String(repeating: "a", count: 60)
    for title in [long, word] {
      let set = try Self.set(
        Self.screens(#"{"id": "a", "template": "rise"}"#),
        ["en-US": "{\"a\":\n{\"title\": \"\(title)\"}}"])
      let pipeline = RenderPipeline(files: MemoryFiles().reader)
      let error = #expect(throws: Diagnostics.self) {
        try set.pictures()[0].compose(pipeline)
      }
      let first = try #require(error?.list.first)
      #expect(first.code == .textFit && first.place?.range?.start.line == 2)
    }
  }

  @Test func headlinesHaveLinesOfLikeLength() throws {
    func headline(_ text: String) throws -> Headline {
      try Headline(
        text, font: .system(size: 40), maximumLines: 2, width: 400, leading: 1.1,
        isRightToLeft: false, measuring: .fixedAdvance, place: Diagnostic.Place(file: "a"))
    }
    let plain = try headline("One two three four five six")
    #expect(plain.lines == ["One two three", "four five six"] && plain.font.size == 40)
    let broken = try headline("One\ntwo three four")
    #expect(broken.lines == ["One", "two three four"])
  }
}

extension MemoryFiles {

  fileprivate var diagnosed: FileReader {
    FileReader(
      file: { path, _ in
        guard let bytes = try? self.bytes(of: path) else {
          throw Diagnostics(
            code: .unreadableFile, "There is no \(path)", place: Diagnostic.Place(file: path))
        }
        return SourceFile(name: path, bytes: bytes)
      },
      companion: { path, _ in throw Diagnostics(code: .unreadableFile, "There is no \(path)") })
  }
}
