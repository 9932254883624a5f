import KeyboardKit
import Testing

@testable import KeyboardStyling

@Suite struct ThemeInheritanceTests {

  private static func theme(
    _ members: String, variation: String? = nil, files: [String: String] = [:]
  ) throws -> KeyboardTheme {
    try KeyboardTheme.decode(
      SourceFile(name: "a.json", text: "{\"formatVersion\": 1, \(members)}"), variation: variation,
      isTraced: true, sharesFiles: true,
      resolving: { path in
        guard let text = files[path] else { throw KeyboardTheme.UnavailableFile() }
        return SourceFile(name: path, text: "{\"formatVersion\": 1, \(text)}")
      }, checkingImages: { _ in }
    ).theme
  }

  private static let files = [
    "./one.json":
      ##""foregroundColor": "#111111", "buttons": {"all": {"cornerRadius": 1, "fontScale": 1.5}}"##,
    "./two.json":
      #""extends": "./shared.json", "buttons": {"all": {"cornerRadius": 2}}, "variations": {"big": {"buttons": {"all": {"cornerRadius": 22}}}}"#,
    "./three.json": #""extends": "./shared.json", "buttons": {"all": {"borderSize": 3}}"#,
    "./shared.json": #""buttons": {"all": {"borderSize": 9, "cornerRadius": 9, "tracking": 9}}"#,
    "../up.json": #""extends": "./beside.json", "tags": ["a"], "version": "3""#,
    "../beside.json": #""buttons": {"all": {"cornerRadius": 7}}"#,
    "./inner/low.json": #""extends": "../one.json""#,
  ]

  @Test func laterBasesWin() throws {
    let theme = try Self.theme(#""extends": ["./one.json", "./two.json"]"#, files: Self.files)
    let style = try #require(theme.buttonStyles[.input])
    #expect(style.cornerRadius == 2 && style.fontScale == 1.5 && style.tracking == 9)
    #expect(theme.foregroundColor?.light.hexText == "#111111")
    let other = try Self.theme(#""extends": ["./two.json", "./one.json"]"#, files: Self.files)
    #expect(other.buttonStyles[.input]?.cornerRadius == 1)
  }

  @Test func sharedBasesCountOnce() throws {
    let theme = try Self.theme(#""extends": ["./two.json:big", "./three.json"]"#, files: Self.files)
    let style = try #require(theme.buttonStyles[.input])
    // The shared base of the second one doesn't undo the first one.
    #expect(style.cornerRadius == 22 && style.borderSize == 3)
    let chosen = try Self.theme(
      #""extends": ["./two.json", "./three.json"]"#, variation: "big", files: Self.files)
    #expect(chosen.buttonStyles[.input]?.cornerRadius == 22)
  }

  @Test func pathsLeadUpAndDown() throws {
    let up = try Self.theme(#""extends": "../up.json""#, files: Self.files)
    #expect(up.buttonStyles[.input]?.cornerRadius == 7)
    // A base is another theme.
    #expect(up.version == nil && up.tags.isEmpty)
    let low = try Self.theme(#""extends": "./inner/low.json""#, files: Self.files)
    #expect(low.buttonStyles[.input]?.cornerRadius == 1)
    for (folder, path, result) in [
      ("./", "./a", "./a"), ("./", "../a", "../a"), ("../", "../a", "../../a"),
      ("./b/c/", "../../a", "./a"), ("./b/", "../../a", "../a"), ("/x/y/", "../a", "/x/a"),
      ("b/", "../a", "a"), ("", "../a", "../a"), ("../b/", "../a", "../a"),
    ] {
      #expect(FilePath(folder).resolving(path) == result, "\(folder) \(path)")
    }
  }

  @Test func filesOfAppsStayInTheirFolder() {
    let file = SourceFile(name: "a.json", text: #"{"formatVersion": 1, "extends": "../up.json"}"#)
    #expect(throws: Diagnostics.self) {
      try KeyboardTheme(decoding: file) { _ in
        Issue.record("A path that leads up was resolved.")
        return file
      }
    }
  }

  @Test func basesAreBounded() {
    let many = (0..<9).map { "\"./\($0).json\"" }.joined(separator: ", ")
    #expect(throws: Diagnostics.self) { try Self.theme("\"extends\": [\(many)]") }
    // Each file extends two that extend two, of which each is read once.
    var files: [String: String] = [:]
    for level in 0..<8 {
      for side in ["a", "b"] where level < 7 {
        files["./\(side)\(level).json"] =
          "\"extends\": [\"./a\(level + 1).json\", \"./b\(level + 1).json\"]"
      }
    }
    (files["./a7.json"], files["./b7.json"]) = (#""name": "A""#, #""name": "B""#)
    let known = files
    #expect(throws: Never.self) {
      try Self.theme(#""extends": ["./a1.json", "./b1.json"]"#, files: known)
    }
  }

  @Test func nullUnsetsWhatIsInherited() throws {
    let base = """
      "background": "red", "foregroundColor": "red", "pressedOverlayColor": "red",
      "buttons": {"all": {"cornerRadius": 5, "foregroundColor": "navy", "pressed": {"fontScale": 2}},
        "primary": {"backgroundColor": "gold"}},
      "rules": [{"match": "space", "cornerRadius": 1}], "callouts": {"cornerRadius": 3},
      "toolbar": {"height": 44, "item": {"titleColor": "red", "horizontalPadding": 3}}
      """
    func changed(_ members: String) throws -> KeyboardTheme {
      try Self.theme("\"extends\": \"./base.json\", \(members)", files: ["./base.json": base])
    }
    #expect(try changed(#""background": null"#).backgroundStyle == nil)
    #expect(try changed(#""foregroundColor": null"#).foregroundColor == nil)
    #expect(try changed(#""pressedOverlayColor": null"#).buttonPressedOverlayColor == nil)
    #expect(try changed(#""rules": null"#).rules.isEmpty)
    #expect(try changed(#""callouts": null"#).calloutStyle?.isOpen == true)
    #expect(try changed(#""toolbar": null"#).autocompleteToolbarStyle?.isOpen == true)
    let one = try changed(#""buttons": {"input": {"cornerRadius": null, "fontScale": 2}}"#)
    #expect(one.buttonStyles[.input]?.cornerRadius == nil)
    #expect(one.buttonStyles[.input]?.fontScale == 2)
    #expect(one.buttonStyles[.system]?.cornerRadius == 5)
    let all = try changed(#""buttons": {"all": {"foregroundColor": null}}"#)
    #expect(all.buttonStyles[.primary]?.foregroundColor == nil)
    #expect(all.buttonStyles[.primary]?.backgroundColor != nil)
    #expect(try changed(#""buttons": {"primary": null}"#).buttonStyles[.primary]?.isOpen == true)
    #expect(try changed(#""buttons": null"#).buttonStyles[.input]?.isOpen == true)
    let pressed = try changed(#""buttons": {"all": {"pressed": {"fontScale": null}}}"#)
    #expect(pressed.pressedButtonStyles[.input]?.fontScale == nil)
    let item = try changed(#""toolbar": {"item": {"titleColor": null}}"#)
    #expect(item.autocompleteToolbarStyle?.item.$titleColor == nil)
    #expect(item.autocompleteToolbarStyle?.item.horizontalPadding == 3)
  }

  @Test func nullInAFileUnsetsTheStyleOfAllKeys() throws {
    let theme = try Self.theme(
      #""buttons": {"all": {"cornerRadius": 5}, "input": {"cornerRadius": null}}"#)
    #expect(theme.buttonStyles[.input]?.cornerRadius == nil)
    #expect(theme.buttonStyles[.system]?.cornerRadius == 5)
  }

  @Test func nullInARuleGivesTheSystemsValue() throws {
    let theme = try Self.theme(
      """
      "buttons": {"all": {"cornerRadius": 5, "fontScale": 2}},
      "rules": [{"match": {"type": "input"}, "cornerRadius": 9},
        {"match": "space", "cornerRadius": null, "pressed": {"fontScale": null}}],
      "toolbar": {"rules": [{"match": {}, "height": null}], "height": 44}
      """)
    let context = KeyboardContext()
    func style(_ action: KeyboardAction, isPressed: Bool = false) -> Keyboard.ButtonStyle {
      theme.keyboardButtonStyle(for: action, context: context, isPressed: isPressed)
    }
    #expect(style(.character("a")).cornerRadius == 9)
    let standard = KeyboardTheme().keyboardButtonStyle(for: .space, context: context)
    #expect(style(.space).cornerRadius == standard.cornerRadius)
    #expect(style(.space).fontScale == 2 && style(.space, isPressed: true).fontScale == nil)
    #expect(theme.themeToolbarStyle(for: context)?.$height == nil)
    // Written, they are the same.
    let again = try KeyboardTheme(decoding: SourceFile(name: "b.json", text: theme.fileText))
    #expect(again.rules == theme.rules, "\(theme.fileText)")
  }

  @Test func factsOfAThemeAreWritten() throws {
    let theme = try Self.theme(
      """
      "version": "1.2.0", "homepage": "https://example.com", "tags": ["warm", "light"],
      "buttons": {"all": {"sound": "custom:pop", "haptic": "lightImpact"}}
      """)
    #expect(theme.version == "1.2.0" && theme.tags == ["warm", "light"])
    #expect(theme.homepage == "https://example.com")
    #expect(theme.buttonStyles[.system]?.sound == "custom:pop")
    let again = try KeyboardTheme(decoding: SourceFile(name: "b.json", text: theme.fileText))
    #expect(again.version == theme.version && again.tags == theme.tags)
    #expect(again.homepage == theme.homepage && again.buttonStyles == theme.buttonStyles)
  }

  @Test func oneBadBaseHidesNoOtherError() throws {
    let text = """
      {"formatVersion": 1, "extends": ["torn", "./none.json", "tron:srk"],
       "foregroundColor": "{ofTheBase}", "backgrund": "red", "buttons": {"all": {"cornerRadius": -1}}}
      """
    let error = try #require(throws: Diagnostics.self) {
      try KeyboardTheme(decoding: SourceFile(name: "a.json", text: text))
    }
    // The variable may be one of the bases.
    #expect(
      error.list.map(\.code.name)
        == [
          "theme/unknown-name", "system/unreadable-file", "theme/unknown-variation",
          "theme/unknown-key", "theme/invalid-value",
        ])
  }
}
