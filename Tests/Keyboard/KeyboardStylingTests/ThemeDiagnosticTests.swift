import KeyboardKit
import TestSupport
import Testing

/// The diagnostics of invalid theme files: every error by its code and place, and no other.
@Suite struct ThemeDiagnosticTests {

  struct Row: Sendable, CustomTestStringConvertible {
    var members: String
    var problems: [String]

    /// The second line of a theme file, and what is wrong with it as `code@column`.
    ///
    /// Codes without a group are those of themes.
    init(_ members: String, _ problems: String...) {
      self.members = members
      self.problems = problems.map { $0.contains("/") ? $0 : "theme/\($0)" }
    }

    var testDescription: String { members }
  }

  /// The members of a theme, and whether it can be drawn in its variation “a”.
  @Test(arguments: [
    (##""buttons": {"all": {"cornerRadius": "{v}"}}, "variables": {"v": 8}"##, "9", true),
    (##""buttons": {"all": {"cornerRadius": "{v}"}}, "variables": {"v": 8}"##, ##""red""##, false),
    (##""background": "{v}", "variables": {"v": "red"}"##, "9", false),
    (##""background": "{w}", "variables": {"v": "red", "w": "{v}"}"##, "9", false),
    (##""rules": [{"match": "space", "opacity": "{v}"}], "variables": {"v": 1}"##, "-1", false),
    (##""variables": {"v": "red"}"##, "9", true),
  ])
  func aVariationIsCheckedAsItIsDrawn(members: String, value: String, isValid: Bool) {
    let text = """
      {"formatVersion": 1, \(members), "variations": {"a": {"variables": {"v": \(value)}}}}
      """
    for variation in [nil, "a"] {
      let file = SourceFile(name: "theme.json", text: text)
      let theme = try? KeyboardTheme(decoding: file, variation: variation)
      #expect((theme != nil) == isValid, "\(text) \(variation ?? "")")
    }
  }

  static let rows = [
    Row(##""name": "Fine""##),
    Row(##""nam": "x""##, "unknown-key@1"),
    Row(##""x-own": 1, "$comment": "ignored""##),
    Row(##""name": 1"##, "wrong-type@9"),
    Row(##""name": """##, "invalid-value@9"),
    Row(##""author": {"about": "x"}"##, "missing-key@11"),
    Row(##""background": "#12345""##, "invalid-color@16"),
    Row(##""background": "#ggg""##, "invalid-color@16"),
    Row(##""background": "nvy""##, "invalid-color@16"),
    Row(##""background": "rgb(1,2)""##, "invalid-color@16"),
    Row(##""background": "rgb(1 2 3""##, "invalid-color@25"),
    Row(##""background": "mix(#fff)""##, "invalid-color@16"),
    Row(##""background": "mix(#fff, 3, 0.5)""##, "invalid-color@26"),
    Row(##""background": "lighten(#fff, 3)""##, "invalid-color@15"),
    Row(##""background": "alpah(#fff, 0.5)""##, "invalid-color@16"),
    Row(##""background": "#fff #000""##, "invalid-color@21"),
    Row(##""background": 3"##, "wrong-type@15"),
    Row(##""background": {"light": "#fff"}"##, "missing-key@15"),
    Row(##""background": {"colour": "#fff"}"##, "unknown-key@16"),
    Row(##""buttons": {"all": {"borderEdges": {"top": -1}}}"##, "invalid-value@44"),
    Row(##""background": {"gradient": ["#fff"]}"##, "invalid-value@28"),
    Row(##""background": {"type": "spiral", "stops": ["red", "blue"]}"##, "invalid-value@24"),
    Row(##""background": {"material": {"blur": 61}}"##, "invalid-value@37"),
    Row(
      ##""background": {"material": {"blur": -1, "saturation": 5.1}}"##, "invalid-value@37",
      "invalid-value@55"),
    Row(
      ##""background": {"material": {"tint": "nvy", "light": 3}}"##, "invalid-color@38",
      "wrong-type@53"),
    Row(##""background": {"material": {"opacity": 1}}"##, "unknown-key@29"),
    Row(##""background": {"material": "glass"}"##, "invalid-value@28"),
    Row(
      ##""background": {"material": {"blur": 60, "saturation": 0, "tint": "#fff8", "light": "#222"}}"##
    ),
    Row(##""background": {"image": "/etc/passwd"}"##, "invalid-value@25"),
    Row(##""background": {"image": "./../x.png"}"##, "invalid-value@25"),
    Row(##""background": {"image": "./missing.png"}"##, "system/unreadable-file@25"),
    Row(##""background": {"image": "./text.png"}"##, "invalid-image@25"),
    Row(##""background": {"image": {"mode": "full"}}"##, "invalid-value@34"),
    Row(
      ##""background": {"image": {"file": "./text.png", "mode": "cover"}}"##, "invalid-image@34",
      "invalid-value@56"),
    Row(##""background": {"image": {"fiel": "./text.png"}}"##, "unknown-key@26"),
    Row(##""foregroundColor": "{ink}""##, "unknown-variable@20"),
    Row(
      ##""variables": {"ink": "red"}, "foregroundColor": "mix({inc}, red)""##,
      "unknown-variable@54"),
    Row(
      ##""variables": {"a": "{b}", "b": "{c}", "c": "{a}"}, "foregroundColor": "{a}""##,
      "variable-cycle@20"),
    Row(##""variables": {"a": "mix({a}, red)"}"##, "variable-cycle@20"),
    Row(##""variables": {"$type": "colour"}"##, "invalid-value@24"),
    Row(##""variables": {"$type": "number", "a": "red"}"##, "wrong-type@39"),
    Row(##""variables": {"a.b": "red"}"##, "invalid-value@15"),
    Row(##""variables": []"##, "wrong-type@14"),
    Row(##""buttons": {"inputs": {}}"##, "unknown-key@13"),
    Row(##""buttons": {"input": {"cornerRadius": -1}}"##, "invalid-value@39"),
    Row(##""buttons": {"input": {"cornerRadius": "8"}}"##, "wrong-type@39"),
    Row(##""buttons": {"input": {"cornerRadus": 8}}"##, "unknown-key@23"),
    Row(##""buttons": {"input": {"cornerRadius": "101%"}}"##, "invalid-value@39"),
    Row(##""buttons": {"input": {"cornerRadius": {"top": 3}}}"##, "unknown-key@40"),
    Row(##""buttons": {"input": {"cornerRadius": {"topLeading": -1}}}"##, "invalid-value@54"),
    Row(##""buttons": {"input": {"cornerRadius": [3]}}"##, "wrong-type@39"),
    Row(##""buttons": {"input": {"cornerStyle": "bevel"}}"##, "invalid-value@38"),
    Row(##""buttons": {"input": {"shadows": {}}}"##, "wrong-type@34"),
    Row(##""buttons": {"input": {"shadows": [{"radius": 2}]}}"##, "missing-key@35"),
    Row(
      ##""buttons": {"input": {"shadows": [{"color": "red", "radius": 21}]}}"##,
      "invalid-value@62"),
    Row(
      ##""buttons": {"input": {"shadows": [{"color": "red", "spread": -51}]}}"##,
      "invalid-value@62"),
    Row(##""buttons": {"input": {"shadows": [{"color": "red", "inner": 1}]}}"##, "wrong-type@61"),
    Row(##""buttons": {"input": {"shadows": [{"color": "red", "blur": 1}]}}"##, "unknown-key@52"),
    Row(
      ##""buttons": {"input": {"shadows": ["##
        + repeatElement(##"{"color": "red"}"##, count: 9).joined(separator: ", ") + "]}}",
      "invalid-value@34"),
    Row(##""buttons": {"input": {"borderGradient": "red"}}"##, "wrong-type@41"),
    Row(##""buttons": {"input": {"pressedScale": 2}}"##, "invalid-value@39"),
    Row(##""buttons": {"input": {"pressedOffset": [0, 1e9]}}"##, "invalid-value@44"),
    Row(##""buttons": {"input": {"fontWeight": "fat"}}"##, "invalid-value@37"),
    Row(##""buttons": {"input": {"fontWeight": 250}}"##, "invalid-value@37"),
    Row(##""buttons": {"input": {"font": {"family": "Inter"}}}"##, "missing-key@31"),
    Row(##""buttons": {"input": {"contentInsets": {"left": 3}}}"##, "unknown-key@41"),
    Row(##""buttons": {"input": {"pressed": {"pressed": {}}}}"##, "unknown-key@35"),
    Row(##""rules": {}"##, "wrong-type@10"),
    Row(##""rules": [{"backgroundColor": "red"}]"##, "missing-key@11"),
    Row(##""rules": [{"match": "retrun"}]"##, "unknown-action@21"),
    Row(##""rules": [{"match": {"action": "shift", "state": "presed"}}]"##, "invalid-value@50"),
    Row(##""rules": [{"match": {"keyboardType": "numbers"}}]"##, "invalid-value@38"),
    Row(##""rules": [{"match": {"colorScheme": "night"}}]"##, "invalid-value@37"),
    Row(##""rules": [{"match": {"sate": "pressed"}}]"##, "unknown-key@22"),
    Row(##""callouts": {"curveSize": [1]}"##, "wrong-type@27"),
    Row(##""toolbar": {"item": {"titleColour": "red"}}"##, "unknown-key@22"),
    Row(##""toolbar": {"rules": {}}"##, "wrong-type@22"),
    Row(##""toolbar": {"rules": [{"height": 3}]}"##, "missing-key@23"),
    Row(##""toolbar": {"rules": [{"match": "return", "height": 3}]}"##, "wrong-type@33"),
    Row(##""toolbar": {"rules": [{"match": {"state": "pressed"}}]}"##, "unknown-key@34"),
    Row(##""callouts": {"rules": [{"match": {"device": "phon"}}]}"##, "invalid-value@45"),
    Row(##""callouts": {"rules": [{"match": {}, "pressed": {}}]}"##, "unknown-key@38"),
    Row(##""callouts": {"rules": [{"match": {}, "rules": []}]}"##, "unknown-key@38"),
    Row(##""extends": "tronn""##, "unknown-name@12"),
    Row(##""extends": "tron:sarc""##, "unknown-variation@12"),
    Row(##""extends": "./missing.json""##, "system/unreadable-file@12"),
    Row(##""extends": "../base.json""##, "invalid-value@12"),
    Row(##""variations": {"a": {"extends": "tron"}}"##, "unknown-key@22"),
    Row(##""variations": {"a": {"foregroundColor": "redd"}}"##, "invalid-color@42"),
    Row(##""variations": {"a": {"variables": {"x": "{y}"}}}"##, "unknown-variable@41"),
    Row(
      ##""nam": 1, "background": "nvy", "buttons": {"input": {"cornerRadius": -1}}"##,
      "unknown-key@1", "invalid-color@26", "invalid-value@70"),
  ]

  private static let files = [
    "./text.png": SourceFile(name: "text.png", text: "text"),
    "./loop.json": SourceFile(
      name: "loop.json", text: ##"{"formatVersion": 1, "extends": "./loop.json"}"##),
  ]

  private struct Missing: Error, CustomStringConvertible {
    var description: String { "there is no such file" }
  }

  private func problems(_ text: String) -> [Diagnostic] {
    do {
      _ = try KeyboardTheme(decoding: SourceFile(name: "theme.json", text: text)) { path in
        guard let file = Self.files[path] else { throw Missing() }
        return file
      }
      return []
    } catch {
      return error.list
    }
  }

  @Test(arguments: rows) func problemsOfAMember(row: Row) {
    let problems = problems("{\"formatVersion\": 1,\n\(row.members)\n}")
    for diagnostic in problems {
      // The range lies on the line; for a missing part, it is where the part belongs.
      guard let range = diagnostic.range else {
        Issue.record("\(diagnostic.code) has no place")
        continue
      }
      #expect(range.end.line == 2 && range.end.column >= range.start.column, "\(diagnostic)")
      #expect(range.end.column <= row.members.count + 1, "\(diagnostic)")
    }
    let found = problems.map { diagnostic in
      let start = diagnostic.range?.start
      return "\(diagnostic.code)@\(start?.line == 2 ? start?.column ?? 0 : -1)"
    }
    #expect(found == row.problems)
  }

  @Test(
    arguments: [
      ("", "json/syntax"), ("[]", "theme/wrong-type"), ("{}", "theme/missing-key"),
      (##"{"formatVersion": 2}"##, "theme/unsupported-version"),
      (##"{"formatVersion": 1, }"##, nil),
      (##"{"formatVersion": 1, "formatVersion": 1}"##, "json/duplicate-key"),
      (##"{"formatVersion": 1, "extends": "./loop.json"}"##, "theme/extends-cycle"),
      ("// A comment\n{\"formatVersion\": 1}", nil),
      (##"{"formatVersion": 1e999}"##, "json/number"),
    ] as [(String, String?)])
  func problemsOfAFile(text: String, code: String?) {
    #expect(problems(text).map(\.code.name) == (code.map { [$0] } ?? []))
  }

  @Test func nearNamesAreOffered() {
    let found = problems(
      ##"{"formatVersion": 1, "rules": [{"match": "retrun", "cornerRadus": 3}], "foregroundColor": "nvy"}"##
    )
    let hints = found.flatMap(\.hints)
    #expect(hints.contains { $0.contains("“return”") })
    #expect(hints.contains { $0.contains("“cornerRadius”") })
    #expect(hints.contains { $0.contains("“navy”") })
  }

  @Test func chainsOfVariablesAreBounded() {
    func chain(_ length: Int) -> String {
      let links = (1...length).map { ##""v\##($0)": "{v\##($0 - 1)}""## }
      return
        ##"{"formatVersion": 1, "variables": {"v0": "red", \##(links.joined(separator: ", "))}, "foregroundColor": "{v\##(length)}"}"##
    }
    #expect(problems(chain(30)).isEmpty)
    #expect(problems(chain(200)).map(\.code) == [.chainDepth])
  }

  @Test func treesOfVariablesCostLittle() throws {
    let links = (1...30).map { ##""v\##($0)": "mix({v\##($0 - 1)}, {v\##($0 - 1)})""## }
    let text =
      ##"{"formatVersion": 1, "variables": {"v0": "red", \##(links.joined(separator: ", "))}, "foregroundColor": "{v30}"}"##
    // Without a bound, the time would double with every variable.
    let seconds = ProcessorTime.seconds { #expect(problems(text).isEmpty) }
    #expect(seconds < 10)
  }

  @Test func nestingIsBounded() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(
      problems(##"{"formatVersion": 1, "rules": \##(deep)"##).contains { $0.code == .jsonLimit })
    let calls = String(repeating: "lighten(", count: 100)
    #expect(
      problems(##"{"formatVersion": 1, "foregroundColor": "\##(calls)"}"##).map(\.code)
        == [.invalidColor])
  }

  @Test func problemsOfAnExtendedFileAreFoundThere() throws {
    let base = SourceFile(
      name: "base.json", text: ##"{"formatVersion": 1, "foregroundColor": "nvy"}"##)
    let file = SourceFile(
      name: "theme.json", text: ##"{"formatVersion": 1, "extends": "./base.json"}"##)
    let error = #expect(throws: Diagnostics.self) {
      try KeyboardTheme(decoding: file) { _ in base }
    }
    #expect(error?.list.map(\.file) == ["base.json"])
  }
}
