import KeyboardKit
import TestSupport
import Testing

@Suite struct ThemeAgreementTests {

  /// Members of a theme, and whether they are valid.
  static let documents: [(String, Bool)] = [
    (#""background": {"from": [0, 0], "stops": ["red", "blue"]}"#, false),
    (#""background": {"to": [0, 0], "angle": 3, "stops": ["red", "blue"]}"#, false),
    (#""background": {"from": [0, 0], "to": [1, 1], "stops": ["red", "blue"]}"#, true),
    (#""background": {"angle": 3, "from": [0, 0], "to": [1, 1], "stops": ["red", "blue"]}"#, false),
    (#""variations": {"a:b": {}}"#, false), (#""axes": {"a": {"b:c": {}}}"#, false),
    (#""background": {"type": "radial", "angle": 900, "stops": ["red", "blue"]}"#, false),
    (#""background": {"radius": 900, "stops": ["red", "blue"]}"#, false),
    (#""background": {"color": "red", "stops": ["red", "blue"]}"#, false),
    (#""background": {"image": "photo.png"}"#, false),
    (#""background": {"image": "./../photo.png"}"#, false),
    (#""background": {"image": "./a\\b.png"}"#, false),
    (#""background": {"image": "./a/"}"#, false),
    (#""background": {"image": {"file": "/photo.png"}}"#, false),
    (#""background": {"image": "data:image/png;base64,abc"}"#, false),
    (#""background": {"image": {"tint": "red"}}"#, true),
    (#""background": {"image": {"file": "./a.png", "region": [0, 0, 1, 1]}}"#, true),
    (#""background": {"image": {"file": "./a.png", "region": [0, 0, 1]}}"#, false),
    (#""stickers": [{"file": "./a.svg", "turn": 3, "over": "keys"}]"#, true),
    (#""stickers": [{"turn": 3}]"#, false), (#""stickers": {"file": "./a.svg"}"#, false),
    (#""icons": {"tab": "standard:return", "go": "./a.svg", "shift": {"text": "⇧"}}"#, true),
    (#""icons": {"tab": "return"}"#, false), (#""icons": {"tabs": "./a.svg"}"#, false),
    (#""icons": {"tab": {"path": "M0 0h9", "viewBox": [0, 0, 9, 9], "stroke": 2}}"#, true),
    (#""icons": {"tab": {"path": "h9"}}"#, false), (#""icons": {"tab": {"scale": 2}}"#, false),
    (#""icons": {"tab": {"text": "a", "standard": "tab"}}"#, false),
    (#""icons": {"tab": {"text": "a", "stroke": 2}}"#, false),
    (#""rules": [{"match": "tab", "pressed": {"icon": {"standard": "tab", "scale": 2}}}]"#, true),
    (#""background": [{"color": "red", "at": 0.7}, {"color": "blue", "at": 0.3}, "navy"]"#, true),
    (#""background": "1""#, false), (#""background": "50%""#, false),
    (#""background": "gray(50%)""#, false), (#""background": "NAVY""#, true),
    (#""background": "nvy""#, false),
    (#""background": " Mix(red, {a}) ", "variables": {"a": "red"}"#, true),
    (#""variations": {"a": {}}, "axes": {"x": {"A": {}}}"#, true),
    (#""buttons": {"all": {"font": {}}}"#, false),
    (#""buttons": {"all": {"font": {"size": 3, "style": "nope"}}}"#, false),
    (#""buttons": {"all": {"font": {"style": "body"}}}"#, true),
    (#""buttons": {"all": {"fontFamily": []}}"#, false),
    (#""rules": [{"match": {"shift": "uppercased"}, "cornerRadius": 3}]"#, true),
    (#""rules": [{"match": {"shift": "nope"}, "cornerRadius": 3}]"#, false),
    (#""rules": [{"match": [{"shift": "nope"}], "cornerRadius": 3}]"#, false),
    (#""rules": [{"match": {"primary": "go", "url": "x"}, "cornerRadius": 3}]"#, true),
    (#""rules": [{"match": {"exactCharacter": ["a", "B"]}, "cornerRadius": 3}]"#, true),
    (#""rules": [{"match": [], "cornerRadius": 3}]"#, false),
    (#""rules": [{"match": {"action": []}, "cornerRadius": 3}]"#, false),
    (#""rules": [{"match": {"state": []}, "cornerRadius": 3}]"#, false),
    (#""rules": [{"match": {"character": []}, "cornerRadius": 3}]"#, false),
    (#""rules": [{"match": {"action": {"keyboardType": "alphabtic"}}}]"#, false),
    (#""rules": [{"match": {"action": {"keyboardType": "numeric"}}}]"#, true),
    (#""rules": [{"match": {"action": {"x-a": "b"}}}]"#, false),
    (#""rules": [{"match": {"element": "hint", "character": "q", "row": 1}, "opacity": 1}]"#, true),
    (#""rules": [{"match": {"device": ["pad", "phone"], "locale": ["de", "fr"]}}]"#, true),
    (#""rules": [{"match": {"case": []}}]"#, false),
    (#""rules": [{"match": ["globe", "dismiss", "nextKeyboard", "return"]}]"#, true),
    (#""rules": [{"match": {"letterRow": [1, -1], "letterColumn": 2}}]"#, true),
    (#""rules": [{"match": {"letterRow": 0}}]"#, false),
    (#""rules": [{"match": {"neighbor": ["space", {"character": "a"}]}}]"#, true),
    (#""rules": [{"match": {"any": [{"device": "pad"}, {"action": "space"}]}}]"#, true),
    (#""rules": [{"match": {"any": []}}]"#, false),
    (#""rules": [{"match": {"any": {"not": {"any": {"row": 1}}}}}]"#, true),
    (#""rules": [{"match": {"any": {"not": {"any": {"not": {"row": 1}}}}}}]"#, false),
    (#""rules": [{"match": {"any": {"element": "key"}}}]"#, false),
    (#""rules": [{"match": {"element": "board", "any": {"row": 1}}, "edgeInsets": 1}]"#, false),
    (#""rules": [{"match": {"element": "hint"}, "opacity": 1.5}]"#, false),
    (#""rules": [{"match": {"element": "hint"}, "cornerRadius": 1}]"#, false),
    (#""rules": [{"match": {"element": "hint", "selected": true}, "opacity": 1}]"#, false),
    (#""rules": [{"match": {"element": "language"}, "offset": [1, -2], "font": 9}]"#, true),
    (#""rules": [{"match": {"element": "language"}, "offset": [1]}]"#, false),
    (#""rules": [{"match": {"element": "language"}, "pressed": {"opacity": 1}}]"#, false),
    (#""description": "Keys of glass.""#, true), (#""description": """#, false),
    (#""description": ["Keys"]"#, false), (#""description": "a\nb""#, false),
    ("\"description\": \"\(String(repeating: "é", count: 1001))\"", false),
    (#""variations": {"a": {"description": "Keys"}}"#, false),
    (#""variables": {"a": {"$value": 3, "$type": "number", "$description": "A radius."}}"#, true),
    (#""variables": {"a": {"value": "red", "description": "navy"}}"#, true),
    (#""$schema": false"#, false), (#""$schema": "./theme.schema.json""#, true),
    (#""name": "a\u0001""#, false), (#""name": "a\n""#, false), (#""license": "\u0085""#, false),
    ("\"name\": \"\(String(repeating: "é", count: 1000))\"", true),
    ("\"name\": \"\(String(repeating: "é", count: 1001))\"", false),
    (#""variations": {"": {}}"#, false), (#""variations": {"a\u0007": {}}"#, false),
    (#""extends": "base.json""#, false), (#""extends": "/tron""#, false),
    (#""extends": ["tron", "./a.json", "../b.json"]"#, true), (#""extends": []"#, false),
    (#""extends": "../../b.json""#, true), (#""extends": "./a/../b.json""#, false),
    (#""version": "1.2", "homepage": "https://example.com", "tags": ["a", "b"]"#, true),
    (#""tags": "a""#, false), (#""tags": [1]"#, false), (#""version": 1"#, false),
    (#""background": null, "rules": null, "buttons": {"all": null}"#, true),
    (#""buttons": {"all": {"cornerRadius": null, "pressed": {"font": null}}}"#, true),
    (#""buttons": {"all": {"font": {"size": null}}}"#, false), (#""name": null"#, false),
    (#""toolbar": {"item": {"titleColor": null}}, "callouts": null"#, true),
    (#""rules": [{"match": "space", "font": null}]"#, true),
    (#""rules": [{"match": null, "font": null}]"#, false),
    (#""buttons": {"all": {"sound": "custom:pop", "haptic": "none"}}"#, true),
    (#""buttons": {"all": {"sound": "custom:"}}"#, false),
    (#""buttons": {"all": {"sound": "lightImpact"}}"#, false),
    (#""buttons": {"all": {"fontScale": "calc(1 + 1)", "font": "calc(20 * 2)"}}"#, true),
    (#""buttons": {"all": {"fontScale": "1 + 1"}}"#, false),
    (#""buttons": {"all": {"cornerRadius": "calc()"}}"#, false),
    (#""buttons": {"all": {"transition": {"duration": 0.2, "curve": "easeOut"}}}"#, true),
    (#""buttons": {"all": {"transition": {"curve": [0.2, -1, 0.4, 2], "delay": 1}}}"#, true),
    (#""buttons": {"all": {"transition": {"curve": [0.2, 1, 0.4]}}}"#, false),
    (#""buttons": {"all": {"transition": {"curve": "ease-out"}}}"#, false),
    (#""buttons": {"all": {"transition": {"duration": 200}}}"#, false),
    (#""buttons": {"all": {"transition": {"bounce": 1.5}}}"#, false),
    (#""buttons": {"all": {"transition": 0.2}}"#, false),
    (#""buttons": {"all": {"animation": {"repeat": "forever", "keyframes": [{"at": 0}]}}}"#, true),
    (#""buttons": {"all": {"animation": {"repeat": 0, "keyframes": [{"at": 0}]}}}"#, false),
    (#""buttons": {"all": {"animation": {"repeat": true, "keyframes": [{"at": 0}]}}}"#, false),
    (#""buttons": {"all": {"animation": {"curve": "spring", "keyframes": [{"at": 0}]}}}"#, false),
    (#""buttons": {"all": {"animation": {"keyframes": []}}}"#, false),
    (#""buttons": {"all": {"animation": {"duration": 1}}}"#, false),
    (#""buttons": {"all": {"animation": {"keyframes": [{"scale": 1}]}}}"#, false),
    (#""callouts": {"transition": {"duration": 0.1}, "input": {"transition": null}}"#, true),
    (#""rules": [{"match": {"reduceMotion": true}, "animation": null}]"#, true),
    (#""extends": "tron""#, true), (#""extends": "./../\u0301.json""#, false),
    (#""rules": [{"match": "dismiss\u212aeyboard", "cornerRadius": 3}]"#, false),
    (#""name": "a\u2028""#, false), (#""name": "a\u202eb""#, false), (#""name": "a\u2065""#, true),
    (#""x-\n": 1"#, true), (#""$comment\n": 1"#, false), (#""X-a": 1"#, false),
    (#""variables": {"a b": 1}"#, false), (#""variables": {"größe": null, "x-a b": 1}"#, true),
    (#""variables": {"$type": "number", "a": "red"}"#, false),
    (
      #""variables": {"$type": "number", "a": {"b": 3, "c": {"$type": "color", "d": "red"}}}"#, true
    ),
    (#""variables": {"$type": "number", "a": {"$type": "color", "b": 3}}"#, false),
    (#""variables": {"a": {"$value": {"top": 3}, "$type": "insets"}}"#, true),
    (#""variables": {"a": {"$value": {"to": 3}, "$type": "insets"}}"#, false),
    (#""variables": {"$type": "font", "a": {"family": "Inter"}}"#, false),
    (#""variables": {"t": "color", "$type": "{t}"}"#, false),
    (#""variables": {"$type": "text", "a": "{}", "b": "{a}{b}"}"#, true),
  ]

  private static func text(of members: String) -> String { "{\"formatVersion\": 1, \(members)}" }

  static let font = Result {
    Array(try Data(contentsOf: ThemeFontTests.folder.appending(path: "Round.ttf")))
  }

  private static let picture = Data(base64Encoded: ThemeDocumentGenerator.picture) ?? Data()

  /// Return the errors that the check finds, where every file exists.
  private static func errors(in text: String) -> [Diagnostic] {
    do {
      _ = try KeyboardTheme.decode(
        SourceFile(name: "theme.json", text: text), variation: nil, isTraced: false,
        sharesFiles: true,
        resolving: { path in
          if path.hasSuffix(".svg") {
            return SourceFile(name: path, text: ThemeDocumentGenerator.drawing)
          }
          if path.hasSuffix(".ttf") { return SourceFile(name: path, bytes: try font.get()) }
          return path.hasSuffix(".png")
            ? SourceFile(name: path, bytes: Array(picture))
            : SourceFile(name: path, text: #"{"formatVersion": 1}"#)
        }, checkingImages: { _ in })
      return []
    } catch {
      return error.list
    }
  }

  @Test(arguments: documents)
  func checkTellsRightFromWrong(members: String, isValid: Bool) {
    let errors = Self.errors(in: Self.text(of: members))
    #expect(errors.isEmpty == isValid, "\(errors.map(\.message))")
  }

  @Test(.enabled(if: SchemaValidator.isExpected, SchemaValidator.remark))
  func schemaTellsRightFromWrong() throws {
    let texts = Self.documents.map { Self.text(of: $0.0) }
    for ((members, isValid), error) in zip(Self.documents, try SchemaValidator.errors(in: texts)) {
      #expect((error == nil) == isValid, "\(members): \(error ?? "")")
    }
  }

  private static let (count, seed): (Int, UInt64) = (2400, 17)

  @Test(.enabled(if: SchemaValidator.isExpected, SchemaValidator.remark))
  func checkAndSchemaAgreeOnRandomDocuments() throws {
    let file = SourceFile(name: "theme.schema.json", text: KeyboardTheme.schema)
    let schema = try JSONDocument(parsing: file).root
    var generator = ThemeDocumentGenerator(schema: schema, seed: Self.seed)
    let texts = (0..<Self.count).map { _ in generator.document() }
    var (valid, codes) = (0, Set<String>())
    for (text, error) in zip(texts, try SchemaValidator.errors(in: texts)) {
      let own = Self.errors(in: text)
      #expect(own.isEmpty == (error == nil), "\(text)\n\(own.first?.message ?? "")\n\(error ?? "")")
      valid += own.isEmpty ? 1 : 0
      codes.formUnion(own.map(\.code.name))
    }
    // The documents are of both kinds, and wrong in each way that the schema knows.
    #expect(Self.count / 4...Self.count * 3 / 4 ~= valid, "\(valid) of \(Self.count) are valid")
    #expect(
      codes.isSuperset(of: [
        "theme/unknown-key", "theme/missing-key", "theme/wrong-type", "theme/invalid-value",
      ]),
      "\(codes)")
  }
}
