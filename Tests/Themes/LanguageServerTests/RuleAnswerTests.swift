import SourceText
import Testing

@Suite struct RuleAnswerTests {

  private static func theme(_ rules: String) -> String {
    #"{"formatVersion": 1, "rules": [\#(rules)]}"#
  }

  @Test(arguments: [
    (#"{"match": {"letterRow": 1}, "fontScale": 1}"#, ["10 keys"]),
    (#"{"match": "space", "fontScale": 1}"#, ["1 key"]),
    (#"{"match": {"character": "ñ"}, "fontScale": 1}"#, ["1 key"]),
    (#"{"match": {"device": "pad", "letterRow": 1}, "fontScale": 1}"#, ["11 keys"]),
    (
      #"{"match": {"any": [{"action": "space"}, {"action": "return"}]}, "fontScale": 1}"#,
      ["2 keys"]
    ),
    (#"{"match": {}, "fontScale": 1}"#, ["all "]),
    // Parts that aren't of keys have none, and nothing is said of what may be elsewhere.
    (#"{"match": {"element": "toolbar.item"}, "opacity": 1}"#, []),
    (#"{"match": {"character": "☃"}, "fontScale": 1}"#, []),
    (#"{"match": "spce", "fontScale": 1}"#, []),
  ])
  func lenses(rule: String, titles: [String]) throws {
    var client = try TestClient()
    try client.open(Self.theme(rule))
    let lenses = try client.ask("codeLens").elements
    let found = lenses.compactMap { $0["command"]?["title"]?.content }
    #expect(found.count == titles.count, "\(found)")
    #expect(
      zip(found, titles).allSatisfy { $0 == $1 || $1 == "all " && $0.hasPrefix($1) }, "\(found)")
    if !titles.isEmpty { #expect(lenses.first?["range"]?["start"]?["character"] == 31) }
  }

  @Test func explainsWhatARuleMatches() throws {
    var client = try TestClient()
    let text = Self.theme(#"{"mat|ch": {"letterRow": 3}, "fontScale": 1}"#)
    let value = try client.ask("hover", at: text)["contents"]?["value"]?.content ?? ""
    #expect(value.contains("Specificity: "))
    #expect(value.contains("Matches 9 keys (en, iPhone"), "\(value)")
    #expect(value.contains("`z` `x` `c` `v` `b` `n` `m`"), "\(value)")
  }

  private static func preview(_ text: String, _ options: String = "{}") throws -> JSONText {
    var client = try TestClient()
    try client.open(text)
    return try client.request(
      "kbrender/preview",
      #"{"textDocument": {"uri": "\#(TestClient.address)"}, "options": \#(options)}"#)
  }

  @Test(arguments: [
    ("{}", 390), (#"{"device": "ipad"}"#, 810),
    (#"{"device": "ipad", "backdrop": "/etc/passwd"}"#, 810),
    (#"{"orientation": "landscape", "color-scheme": "dark"}"#, 844), (#"{"device": 3}"#, 390),
    (#"{"device": "toaster"}"#, 390), ("[]", 390),
  ])
  func drawsAPreview(options: String, width: Int) throws {
    let answer = try Self.preview(Self.theme(""), options)
    #expect(answer["width"] == .integer(width) || answer["width"] == .number(Double(width)))
    #expect(answer["picture"]?.content?.hasPrefix("data:image/png;base64,") == true)
  }

  @Test func tellsOfErrorsInThePreview() throws {
    let answer = try Self.preview(Self.theme(#"{"match": "spce"}"#))
    #expect(answer["problem"]?.content?.contains("errors") == true && answer["picture"] == nil)
  }
}
