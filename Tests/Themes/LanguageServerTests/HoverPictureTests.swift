import Cairo
import KeyboardKit
import KeyboardRender
import Testing

@Suite struct HoverPictureTests {

  /// The PNG file in the explanation at a cursor; nil for none.
  private static func picture(_ text: String, editor: String) throws -> PNGPicture? {
    var client = try TestClient(client: editor)
    let value = try client.ask("hover", at: text)["contents"]?["value"]?.content ?? ""
    guard let start = value.range(of: "![The keyboard](data:image/png;base64,")?.upperBound else {
      return nil
    }
    let code = value[start...].prefix { $0 != ")" }
    #expect(code.utf8.count < 60_000)
    return try PNGPicture(decoding: Array(try #require(Data(base64Encoded: String(code)))))
  }

  private static func theme(_ rules: String) -> String {
    #"{"formatVersion": 1, "background": "navy", "rules": [\#(rules)]}"#
  }

  @Test(arguments: [
    (#"{"ma|tch": {"device": "pad"}, "backgroundColor": "red"}"#, true),
    (#"{"match": {"colorScheme": "dark"}, "background|Color": "red"}"#, true),
    (#"{"match": {"state": "pressed"}, "background|Color": "red"}"#, true),
    (
      #"{"match": {"element": "callout.action", "selected": true}, "background|Color": "red"}"#,
      true
    ),
    (#"{"match": {"locale": "xx"}, "background|Color": "red"}"#, true),
    // A theme with errors can't be drawn.
    (#"{"match": "spce", "background|Color": "red"}"#, false),
  ])
  func showRules(rule: String, isShown: Bool) throws {
    let theme = Self.theme(rule)
    #expect((try Self.picture(theme, editor: "Visual Studio Code") != nil) == isShown)
    #expect(try Self.picture(theme, editor: "Neovim") == nil)
  }

  /// Rules with the size of the picture of their keys.
  @Test(arguments: [
    (#"{"ma|tch": {"character": "q"}, "fontScale": 0.9}"#, 30...60 as ClosedRange<Int>),
    (#"{"ma|tch": {"row": 1}, "fontScale": 0.9}"#, 370...390),
    (#"{"match": {"character": "ñ"}, "font|Scale": 0.9}"#, 30...60),
    // Most of the keyboard isn't cropped.
    (#"{"ma|tch": "character", "fontScale": 0.9}"#, 390...390),
  ])
  func showTheKeysOfTheRule(rule: String, width: ClosedRange<Int>) throws {
    let picture = try #require(try Self.picture(Self.theme(rule), editor: "Visual Studio Code"))
    let points = picture.height < 150 ? picture.width / 2 : picture.width
    #expect(width.contains(points), "\(picture.width) \(picture.height)")
  }

  @Test func showTheStateOfTheRule() throws {
    let sizes = try ["phone", "pad"].map { device in
      try #require(
        try Self.picture(
          Self.theme(#"{"ma|tch": {"device": "\#(device)"}, "fontScale": 0.9}"#),
          editor: "Visual Studio Code - Insiders")
      ).width
    }
    #expect(sizes == [390, 810])
  }
}
