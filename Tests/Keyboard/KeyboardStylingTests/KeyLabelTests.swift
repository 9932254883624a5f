import KeyboardKit
import Testing

@Suite struct KeyLabelTests {

  private static func label(
    _ action: KeyboardAction, in theme: KeyboardTheme, locale: String = "en"
  ) -> Keyboard.KeyLabel? {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: locale))
    return theme.keyboardButtonStyle(for: action, context: context).label
  }

  static let labels: [(String, Keyboard.KeyLabel)] = [
    ("\"mint\"", .text("mint")), ("{\"symbol\": \"globe\"}", .symbol("globe")),
    ("{\"symbol\": \"keyboardDismiss\"}", .symbol("keyboardDismiss")),
    ("{\"language\": \"native\"}", .language(.native)), ("false", .nothing),
    ("\"{word}\"", .text("peppermint")),
  ]

  @Test(arguments: labels) func labelsAreReadAndWritten(text: String, label: Keyboard.KeyLabel)
    throws
  {
    let variables = #""variables": {"word": "peppermint"}"#
    for form in [
      #""labels": {"space": \#(text)}"#, #""labels": {"space": {"locales": {"*": \#(text)}}}"#,
      #""rules": [{"match": "space", "label": \#(text)}]"#,
      #""buttons": {"input": {"label": \#(text)}}"#,
    ] {
      let theme = try theme("\(variables), \(form)")
      #expect(Self.label(.space, in: theme) == label, "\(form)")
      let copy = try KeyboardTheme(decoding: SourceFile(name: "copy.json", text: theme.fileText))
      #expect(copy.rules == theme.rules && copy.buttonStyles == theme.buttonStyles)
    }
  }

  @Test func localesChooseTheirLabels() throws {
    let theme = try theme(
      #"""
      "labels": {
        "space": {"locales": {"de": "Minze", "pt-BR": "hortelã", "pt": "menta", "*": "mint"}},
        "numeric": {"locales": {"de": "?!1"}}}
      """#
    )
    #expect(Self.label(.space, in: theme) == .text("mint"))
    #expect(Self.label(.space, in: theme, locale: "de") == .text("Minze"))
    #expect(Self.label(.space, in: theme, locale: "pt_BR") == .text("hortelã"))
    #expect(Self.label(.space, in: theme, locale: "pt_PT") == .text("menta"))
    #expect(Self.label(.keyboardType(.numeric), in: theme) == nil)
    #expect(Self.label(.keyboardType(.numeric), in: theme, locale: "de") == .text("?!1"))
  }

  @Test func rulesAndChoicesComeLater() throws {
    let theme = try theme(
      #""rules": [{"match": "return", "label": "run"}], "labels": {"return": "go"}"#)
    #expect(Self.label(.primary(.return), in: theme) == .text("run"))
    let text =
      #"{"formatVersion": 1, "labels": {"space": "mint"}, "variations": {"bare": {"labels": {"space": false}}}}"#
    let bare = try KeyboardTheme(
      decoding: SourceFile(name: "theme.json", text: text), variation: "bare")
    #expect(Self.label(.space, in: bare) == .nothing)
  }

  static let problems: [(String, String)] = [
    (#""labels": {"spce": "mint"}"#, "theme/unknown-key"),
    (#""labels": "mint""#, "theme/wrong-type"),
    (#""labels": {"space": true}"#, "theme/wrong-type"),
    (#""labels": {"space": 1}"#, "theme/wrong-type"),
    (#""labels": {"space": ""}"#, "theme/invalid-value"),
    (#""labels": {"space": {"symbol": "glob"}}"#, "theme/invalid-value"),
    (#""labels": {"space": {"language": "german"}}"#, "theme/invalid-value"),
    (#""labels": {"space": {"symbol": "globe", "language": "native"}}"#, "theme/invalid-value"),
    (#""labels": {"space": {"de": "Minze"}}"#, "theme/unknown-key"),
    (#""labels": {"space": {"locales": "Minze"}}"#, "theme/wrong-type"),
    (
      #""labels": {"space": {"locales": {"de": {"locales": {"de": "Minze"}}}}}"#,
      "theme/unknown-key"
    ),
    (#""rules": [{"match": "space", "label": {"locales": {"de": "Minze"}}}]"#, "theme/unknown-key"),
    (
      #""rules": [{"match": {"element": "language"}, "content": "longPress"}]"#, "theme/unknown-key"
    ),
    (#""rules": [{"match": {"element": "hint"}, "content": "longpress"}]"#, "theme/invalid-value"),
  ]

  @Test(arguments: problems) func problemsAreTold(members: String, code: String) {
    let error = #expect(throws: Diagnostics.self) { try theme(members) }
    #expect(error?.list.map(\.code.name) == [code])
  }
}
