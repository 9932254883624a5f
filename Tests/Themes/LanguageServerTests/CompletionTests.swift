import KeyboardKit
import Testing

@Suite struct CompletionTests {

  private static let files = [
    "/themes/base.json":
      #"{"variables": {"$type": "color", "inherited": "red"}, "variations": {"night": {}}, "axes": {"size": {"big": {"foregroundColor": "red"}}}}"#,
    "/themes/photos/sea.PNG": "", "/themes/photos/leaf.svg": "", "/themes/photos/.git/a.png": "",
    "/themes/Round.ttf": "", "/themes/notes.txt": "", "/secret/a.png": "",
  ]

  private static func items(_ text: String) throws -> [JSONText] {
    var client = try TestClient(files: files)
    return try client.ask("completion", at: text)["items"]?.elements ?? []
  }

  private static func labels(_ text: String) throws -> [String] {
    try items(text).compactMap { $0["label"]?.content }
  }

  /// Texts with labels that are among their completions, and one that isn't.
  @Test(arguments: [
    ("{|", ["formatVersion", "extends", "buttons"], "cornerRadius"),
    (#"{"formatVersion": 1, |}"#, ["name"], "formatVersion"),
    (#"{"nam|"}"#, ["name"], "all"), (#"{"nam|e": "A"}"#, ["name"], "all"),
    ("{\"buttons\": {|\n", ["all", "input", "primary"], "name"),
    (#"{"buttons": {"all": {"pressed": {|}}}}"#, ["glowColor"], "pressed"),
    (#"{"variations": {"night": {|"#, ["name", "variables", "rules"], "extends"),
    (#"{"axes": {"a": {"b": {|}}}}"#, ["toolbar"], "formatVersion"),
    (#"{"rules": [{"match": {"element": "hint"}, |}]}"#, ["opacity", "offset"], "cornerRadius"),
    (#"{"rules": [{"match": {"element": "toolbar.item", |}}]}"#, ["kind"], "row"),
    (#"{"rules": [{"match": "space", "corner|"}]}"#, ["cornerRadius"], "opacity"),
    (#"{"background": {"im|"}}"#, ["image", "gradient"], "name"),
    (#"{"background": {"image": {"file": "./a.png", "|"}}}"#, ["mode"], "file"),
    // Values.
    (#"{"rules": [{"match": "|"}]}"#, ["return", "backspace"], "{a}"),
    (#"{"rules": [{"match": ["space", "|"]}]}"#, ["return"], "key"),
    (
      #"{"rules": [{"match": {"element": "|"}}]}"#, KeyboardTheme.Element.allCases.map(\.rawValue),
      "return"
    ),
    (#"{"rules": [{"match": {"element": "hint|"}}]}"#, ["callout.action"], "return"),
    (#"{"rules": [{"match": {"locale": "|"}}]}"#, LocaleProfile.supportedIdentifiers, "iphone"),
    (#"{"rules": [{"match": {"model": "|"}}]}"#, Device.all.map(\.id), "de"),
    (#"{"rules": [{"match": {"character": "|"}}]}"#, ["q", "?"], "return"),
    (#"{"rules": [{"match": {"reduceTransparency": |}}]}"#, ["true", "false"], "q"),
    (#"{"extends": "|"}"#, KeyboardTheme.builtInIdentifiers + ["tron:sark"], "red"),
    (#"{"buttons": {"all": {"fontWeight": |}}}"#, ["bold", "400"], "red"),
    (
      #"{"fonts": [{"name": "Mine"}], "buttons": {"all": {"fontFamily": ["|"]}}}"#,
      ["Mine", "Inter", "Noto Serif", "monospace", "system"], "red"
    ),
    (#"{"callouts": {"fontFamily": "|"}}"#, ["Inter"], "red"),
    (#"{"fonts": [{|}]}"#, ["file", "name", "unicodeRange"], "size"),
    (#"{"rules": [{"match": {"element": "hint"}, "content": "|"}]}"#, ["longPress"], "red"),
    (#"{"variables": {"$type": "|"}}"#, ["color", "font"], "red"),
    (#"{"foregroundColor": |"#, ["navy", "system-blue", "mix", "light-dark"], "return"),
    (#"{"rules": [|]}"#, ["{ match }"], "space"),
    (#"{"buttons": {"all": {"shadows": [|]}}}"#, ["{ color }"], "{ match }"),
    // Variables, of the theme and of those it extends.
    (#"{"variables": {"a": {"b": "red"}}, "foregroundColor": "{|"}"#, ["{a.b}"], "{a}"),
    (#"{"extends": "./base.json", "foregroundColor": "mix({|"}"#, ["{inherited}"], "navy"),
    (#"{"extends": "tron", "foregroundColor": "alpha(|"}"#, ["{tint}", "navy"], "return"),
    (#"{"extends": "tron", "variables": {|}}"#, ["$type", "tint", "grid"], "name"),
    (#"{"variables": {"a": "red", "b": "{|}"}}"#, ["{a}"], "{b}"),
    // Files beside the theme, looks of bases, and what may be redefined of them.
    (#"{"extends": "./|"}"#, ["./base.json", "./photos/"], "./mine.json"),
    (
      #"{"extends": "./base.json:|"}"#, ["./base.json:night", "./base.json:night+big"], "./photos/"
    ),
    (#"{"extends": ["./b|"]}"#, ["./base.json"], "./Round.ttf"),
    (#"{"background": {"image": "|"}}"#, ["./photos/"], "./base.json"),
    (
      #"{"background": {"image": {"file": "./photos/|"}}}"#,
      ["./photos/sea.PNG", "./photos/leaf.svg"], "./photos/.git/"
    ),
    (#"{"icons": {"backspace": "./photos/|"}}"#, ["./photos/leaf.svg"], "./photos/sea.PNG"),
    (#"{"fonts": [{"file": "|"}]}"#, ["./Round.ttf"], "./notes.txt"),
    (
      #"{"variables": {"a": "red"}, "background": {"image": "../secret/|"}}"#, ["{a}"],
      "../secret/a.png"
    ),
    (#"{"extends": "./base.json", "variations": {|}}"#, ["night"], "inherited"),
    (#"{"extends": "./base.json", "axes": {"size": {"|"}}}"#, ["big"], "night"),
    (#"{"x-lint": {|}}"#, ["allow"], "code"),
    (#"{"x-lint": {"allow": [{|}]}}"#, ["code", "reason"], "name"),
    (
      #"{"x-lint": {"allow": [{"code": "|"}]}}"#, ["lint/text-contrast", "lint/unused-font"],
      "theme/unknown-key"
    ),
    // No completions in comments and behind the end.
    ("// {|\n{}", [], "name"), ("{} |", [], "name"), ("|", [], "name"),
  ])
  func offers(text: String, labels: [String], other: String) throws {
    let found = try Self.labels(text)
    let missing = Set(labels).subtracting(found)
    #expect(missing.isEmpty && !found.contains(other), "\(missing) \(found.prefix(50))")
    #expect(Set(found).count == found.count)
    if labels.isEmpty { #expect(found.isEmpty) }
  }

  /// Texts with a completion, and the text that it leads to.
  @Test(arguments: [
    ("{|}", "name", #"{"name": }"#), ("{na|}", "name", #"{"name": }"#),
    (#"{"na|"}"#, "name", #"{"name": }"#), (#"{"na|": 1}"#, "name", #"{"name": 1}"#),
    ("{|\n \"id\": 1}", "name", "{\"name\": ,\n \"id\": 1}"),
    (#"{"rules": [{"match": "re|"}]}"#, "return", #"{"rules": [{"match": "return"}]}"#),
    (#"{"rules": [{"match": |}]}"#, "return", #"{"rules": [{"match": "return"}]}"#),
    (#"{"foregroundColor": "na|"}"#, "navy", #"{"foregroundColor": "navy"}"#),
    (#"{"foregroundColor": "mix(na|vx, red)"}"#, "navy", #"{"foregroundColor": "mix(navy, red)"}"#),
    (
      #"{"extends": "tron", "foregroundColor": "mix({ti|x}, red)"}"#, "{tint}",
      #"{"extends": "tron", "foregroundColor": "mix({tint}, red)"}"#
    ),
    (#"{"foregroundColor": "l|"}"#, "light-dark", #"{"foregroundColor": "light-dark("}"#),
    (
      #"{"background": |}"#, "{ angle, stops }",
      #"{"background": { "angle": 180, "stops": ["white", "black"] }}"#
    ),
    (
      #"{"background": {"image": "./ph|"}}"#, "./photos/",
      #"{"background": {"image": "./photos/"}}"#
    ),
    (#"{"extends": |}"#, "./base.json", #"{"extends": "./base.json"}"#),
    (
      #"{"buttons": {"all": {"fontWeight": "|"}}}"#, "700",
      #"{"buttons": {"all": {"fontWeight": 700}}}"#
    ),
  ])
  func inserts(text: String, label: String, result: String) throws {
    let item = try #require(try Self.items(text).first { $0["label"]?.content == label })
    let edit = try #require(item["textEdit"])
    let before = text.replacing("|", with: "", maxReplacements: 1)
    #expect(TestClient.applying([edit], to: before) == result)
  }

  @Test func usesSnippetsWhereTheEditorDoes() throws {
    var client = try TestClient(
      capabilities:
        #"{"textDocument": {"completion": {"completionItem": {"snippetSupport": true}}}}"#)
    let items = try client.ask("completion", at: "{|}")["items"]?.elements ?? []
    let texts = items.compactMap { $0["textEdit"]?["newText"]?.content }
    #expect(texts.contains(#""name": "$1""#) && texts.contains(#""buttons": { $1 \}"#))
    #expect(
      texts.contains(
        #""x-lint": { "allow": [{ "code": "$1", "reason": "$2" \}] \}"#))
  }

  /// Functions and gradients with places for colors, of which variables are offered first.
  @Test(arguments: [
    (#"{"foregroundColor": "|"}"#, "mix", "mix(${1:white}, ${2:black}, ${3:50%})"),
    (
      #"{"variables": {"a": "red", "n": 3}, "foregroundColor": "|"}"#, "oklch",
      #"oklch(from ${1:{a\}} l c h)"#
    ),
    (
      #"{"variables": {"a": "red", "b": "{a}"}, "foregroundColor": |}"#, "color-mix",
      #""color-mix(in oklch, ${1:{a\}}, ${2:{b\}} ${3:30%})""#
    ),
    (#"{"foregroundColor": "|"}"#, "rgb", "rgb(${1:0} ${2:128} ${3:255})"),
    (#"{"foregroundColor": "mi|(red, blue)"}"#, "mix", "mix"),
    (#"{"background": |}"#, "[ color, color ]", #"["${1:white}", "${2:black}"]"#),
  ])
  func offersPlaces(text: String, label: String, snippet: String) throws {
    var client = try TestClient(
      capabilities:
        #"{"textDocument": {"completion": {"completionItem": {"snippetSupport": true}}}}"#)
    let items = try client.ask("completion", at: text)["items"]?.elements ?? []
    let item = try #require(items.first { $0["label"]?.content == label })
    #expect(item["textEdit"]?["newText"]?.content == snippet)
    #expect((item["insertTextFormat"] == 2) == snippet.contains("$"))
  }

  @Test func documentsEveryKey() throws {
    for text in ["{|}", #"{"buttons": {"all": {|}}}"#, #"{"rules": [{"match": {|}}]}"#] {
      for item in try Self.items(text) {
        #expect(item["documentation"]?["value"]?.content?.isEmpty == false, "\(item.text)")
      }
    }
  }
}
