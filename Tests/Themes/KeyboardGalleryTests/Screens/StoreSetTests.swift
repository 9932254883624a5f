import Cairo
import KeyboardKit
import KeyboardPipeline
import Synchronization
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
    return try StoreSet(SourceFile(name: "set/screens.json", text: text), files: files.diagnosed)
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
      screens(#"{"id": "a", "template": "film"}"#), ["en-US": texts],
      "set/strings/en-US.json:1", "a text to “type”"
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
    for device in StoreDevice.all where device.isScreen {
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
      try set.pictures { _ in [] }.map(\.path) == [
        "en-US/iphone-6.9-1.png", "en-US/iphone-6.9-2.png",
        "en-US/ipad-13-IPAD_PRO_3GEN_129-1.png", "en-US/ipad-13-IPAD_PRO_3GEN_129-2.png",
      ])
  }

  /// What deliver refuses isn't in the folder of the language itself.
  @Test func otherSlotsHaveAFolderOfTheirOwn() throws {
    let set = try Self.set(
      """
      { "languages": ["en-US"],
        "devices": ["iphone-6.3", "iphone-duo", "ipad-13-landscape", "header", "search"],
        "screens": [{"id": "a", "template": "rise"}, {"id": "b", "template": "film"}] }
      """, ["en-US": #"{"a": {"title": "A"}, "b": {"title": "B", "type": "Hello"}}"#])
    let pictures = try set.pictures { _ in [] }
    #expect(
      pictures.map { "\($0.path) \($0.width) \($0.height)" } == [
        "en-US/iphone-6.3-1.png 1206 2622", "en-US/others/iphone-6.3-2.mp4 886 1920",
        "en-US/others/iphone-duo-1.png 2007 2853", "en-US/others/iphone-duo-2.mp4 1920 886",
        "en-US/ipad-13-landscape-IPAD_PRO_3GEN_129-1.png 2752 2064",
        "en-US/others/ipad-13-landscape-2.mp4 1600 1200",
        "en-US/others/header-1.png 3840 1646", "en-US/others/search-1.png 3840 2560",
      ])
    #expect(
      pictures.map { $0.encode != nil } == [false, true, false, true, false, true, false, false])
  }

  @Test func filmsHaveTheHeightOfTheirSlot() throws {
    let set = try Self.set(
      """
      { "languages": ["en-US"], "devices": ["iphone-6.9", "iphone-duo"],
        "screens": [{"id": "a", "template": "film", "background": "#336699"}] }
      """, ["en-US": #"{"a": {"title": "A", "type": "Hello"}}"#])
    let films = Mutex<[StoreFilm]>([])
    let pictures = try set.pictures { film in
      films.withLock { $0.append(film) }
      return []
    }
    for picture in pictures {
      let drawing = try picture.compose(RenderPipeline(files: MemoryFiles().reader))
      #expect(try drawing.material.request.typedText == "Hello")
      _ = try picture.encode?(drawing)
    }
    for film in films.withLock({ $0 }) {
      let request = film.material.request
      let screen = request.device.screenSize(in: request.heldOrientation)
      #expect(abs(screen.height * request.pixelsPerPoint - Double(film.height)) < 0.01)
      #expect(film.ground.lowercased() == "336699")
    }
  }

  /// The keys of the front device are within the picture, and below or above the title.
  @Test(arguments: StoreTemplate.allCases.filter { $0 != .film }, StoreDevice.all.map(\.id))
  func showsAllKeys(template: StoreTemplate, device: String) throws {
    let set = try Self.set(
      """
      { "languages": ["en-US"], "devices": ["\(device)"],
        "keyboard": {"theme": "tron"},
        "screens": [{"id": "a", "template": "\(template.rawValue)"}] }
      """, ["en-US": #"{"a": {"title": "A keyboard in your colors", "subtitle": "B"}}"#])
    let pipeline = RenderPipeline(files: MemoryFiles().reader)
    for picture in try set.pictures(encodingFilms: { _ in [] }) {
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
        try set.pictures { _ in [] }[0].compose(pipeline)
      }
      let first = try #require(error?.list.first)
      #expect(first.code == .textFit && first.place?.range?.start.line == 2)
    }
  }

  @Test func headlinesHaveLinesOfLikeLength() throws {
    func headline(_ text: String) throws -> Headline {
      try Headline(
        text, font: .system(size: 40), maximumLines: 2, width: 400, leading: 1.1,
        measuring: .fixedAdvance, place: Diagnostic.Place(file: "a"))
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
