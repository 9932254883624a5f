import KeyboardCore
import SourceText
import Testing

@Suite struct LocaleDecodingTests {
  static func decode(_ text: String) throws -> LocaleProfile {
    try LocaleProfile(decoding: SourceFile(name: "x.json", text: text))
  }

  static func locale(_ members: String = "") -> String {
    """
    {"identifier": "eo", "englishName": "Esperanto", "rows": [["ŝ", "i"], ["a"]]\(members)}
    """
  }

  /// The diagnostics of a locale as `line:column code`, with the first hint.
  static func problems(_ text: String) -> [String] {
    do {
      _ = try decode(text)
      return []
    } catch let error as Diagnostics {
      return error.list.map { diagnostic in
        let start = diagnostic.range.map { "\($0.start.line):\($0.start.column)" } ?? "file"
        return ([start, diagnostic.code.name] + diagnostic.hints.prefix(1)).joined(separator: " ")
      }
    } catch {
      return ["\(error)"]
    }
  }

  @Test func aSmallFileGetsDefaults() throws {
    let profile = try Self.decode("// Mine\n" + Self.locale(", "))
    #expect(profile.identifier == "eo")
    #expect(profile.nativeName == "Esperanto")
    #expect(profile.fallback == "en")
    #expect(profile.alphabetic.upper == [["Ŝ", "I"], ["A"]])
    #expect(profile.numericRows[1][6] == "$")
    #expect(profile.callouts.numericSymbolic["$"]?.first == "€")
    #expect(profile.labels[.done] == "done")
    #expect(profile.behaviors.shiftKey && profile.behaviors.autoCapitalization)
    #expect(profile.behaviors.backspaceRow == nil)
  }

  @Test func missingTextsComeFromTheFallback() throws {
    let profile = try Self.decode(Self.locale(#", "fallback": "de", "labels": {"go": "ek"}"#))
    #expect(profile.labels[.go] == "ek")
    #expect(profile.labels[.done] == "Fertig")
  }

  @Test func capitalsFollowFromLowerCase() throws {
    let profile = try Self.decode(
      Self.locale(#", "callouts": {"a": ["á", "ß"]}, "diacritics": {"´": {"a": "á"}}"#))
    #expect(profile.callouts.upper == ["A": ["Á", "ẞ"]])
    #expect(profile.diacritics == ["´": ["a": "á", "A": "Á"]])
    #expect(profile.alphabetic.diacriticKeys.isEmpty)
  }

  /// The order of a dictionary differs from one to the next.
  @Test(arguments: 0..<20)
  func lettersWithTheSameCapitalHaveTheCalloutOfTheFirst(_: Int) throws {
    let profile = try Self.decode(
      """
      {"identifier": "eo", "englishName": "Esperanto", "rows": [["ı", "i"]],
       "callouts": {"ı": ["î"], "i": ["í"]}}
      """)
    #expect(profile.callouts.upper == ["I": ["Í"]])
  }

  @Test func anEmptyListRemovesStandardCallouts() throws {
    let profile = try Self.decode(Self.locale(##", "symbolCallouts": {"#": [], "0": ["∅"]}"##))
    #expect(profile.callouts.numericSymbolic["#"] == nil)
    #expect(profile.callouts.numericSymbolic["0"] == ["∅"])
  }

  @Test(arguments: [
    ("[]", ["1:1 theme/wrong-type"]),
    ("{}", ["1:1 theme/missing-key", "1:1 theme/missing-key", "1:1 theme/missing-key"]),
    (locale(#", "collouts": {}"#), ["1:79 theme/unknown-key Did you mean “callouts”?"]),
    (
      locale(#", "script": 5, "direction": "rlt""#),
      ["1:89 theme/wrong-type", "1:105 theme/invalid-value Did you mean “rtl”?"]
    ),
    (locale(#", "fallback": "dee""#), ["1:91 theme/invalid-value Did you mean “de”?"]),
    (locale(#", "shift": "alternate""#), ["1:1 theme/missing-key"]),
    (locale(#", "shiftRows": [["X"], ["Y"]]"#), ["1:92 locale/rows"]),
    (locale(#", "padRows": [["X"]]"#), ["1:90 locale/rows"]),
    (locale(#", "swipeRows": [["1", "1"]]"#), ["1:99 locale/rows"]),
    (locale(#", "callouts": {"q": ["x"]}"#), ["1:92 locale/callouts"]),
    (locale(#", "currency": ["$"]"#), ["1:91 theme/invalid-value"]),
    (
      locale(#", "behaviors": {"backspaceRow": 2, "fixedKeyWidth": 7}"#),
      ["1:109 theme/invalid-value", "1:129 theme/invalid-value"]
    ),
    (
      #"{"identifier": "../x", "englishName": "", "rows": [["a", "a"], [], "b", ["\n"]]}"#,
      [
        "1:16 theme/invalid-value Write it as “de”, “de_AT” or “sr-Latn”.",
        "1:39 theme/invalid-value",
        "1:58 locale/rows", "1:64 locale/rows", "1:68 theme/wrong-type", "1:74 theme/invalid-value",
      ]
    ),
  ])
  func reportsEverythingAtOnce(text: String, expected: [String]) {
    #expect(Self.problems(text) == expected)
  }

  @Test func noChangedByteTraps() {
    let text = Array(Self.locale(#", "callouts": {"a": ["á"]}, "behaviors": {"inserts": {}}"#).utf8)
    for index in text.indices {
      for byte in [0, 0x22, 0x5B, 0x5D, 0x7B, 0x7D, 0x2C, 0x31, 0xC3] as [UInt8] {
        var changed = text
        changed[index] = byte
        _ = try? LocaleProfile(decoding: SourceFile(name: "x", bytes: changed))
      }
    }
  }
}
