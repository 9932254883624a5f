import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import SourceText
import TestSupport
import Testing

/// The diagnostics of invalid theme files: every error by its code and place, and no other.
@Suite struct ThemeDiagnosticTests {

  struct Row: Sendable, CustomTestStringConvertible {
    var members: String
    var problems: [String]

    /// The second line of a theme file, and what is wrong with it as `code@column`.
    init(_ members: String, _ problems: String...) {
      self.members = members
      self.problems = problems
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
    Row(##""nam": "x""##, "theme/unknown-key@1"),
    Row(##""x-own": 1, "$comment": "ignored""##),
    Row(##""name": 1"##, "theme/wrong-type@9"),
    Row(##""name": """##, "theme/invalid-value@9"),
    Row(##""author": {"about": "x"}"##, "theme/missing-key@11"),
    Row(##""background": "#12345""##, "theme/invalid-color@16"),
    Row(##""background": "#ggg""##, "theme/invalid-color@16"),
    Row(##""background": "nvy""##, "theme/invalid-color@16"),
    Row(##""background": "rgb(1,2)""##, "theme/invalid-color@16"),
    Row(##""background": "rgb(1 2 3""##, "theme/invalid-color@25"),
    Row(##""background": "mix(#fff)""##, "theme/invalid-color@16"),
    Row(##""background": "mix(#fff, 3, 0.5)""##, "theme/invalid-color@26"),
    Row(##""background": "lighten(#fff, 3)""##, "theme/invalid-color@15"),
    Row(##""background": "alpah(#fff, 0.5)""##, "theme/invalid-color@16"),
    Row(##""background": "#fff #000""##, "theme/invalid-color@21"),
    Row(##""background": 3"##, "theme/wrong-type@15"),
    Row(##""background": {"light": "#fff"}"##, "theme/missing-key@15"),
    Row(##""background": {"colour": "#fff"}"##, "theme/unknown-key@16"),
    Row(##""buttons": {"all": {"borderEdges": {"top": -1}}}"##, "theme/invalid-value@44"),
    Row(##""background": {"gradient": ["#fff"]}"##, "theme/invalid-value@28"),
    Row(##""background": {"type": "spiral", "stops": ["red", "blue"]}"##, "theme/invalid-value@24"),
    Row(
      ##""background": {"material": {"blur": 61}}"##,
      "theme/invalid-value@37"),
    Row(
      ##""background": {"material": {"blur": -1, "saturation": 5.1}}"##,
      "theme/invalid-value@37", "theme/invalid-value@55"),
    Row(
      ##""background": {"material": {"tint": "nvy", "light": 3}}"##,
      "theme/invalid-color@38", "theme/wrong-type@53"),
    Row(
      ##""background": {"material": {"opacity": 1}}"##,
      "theme/unknown-key@29"),
    Row(
      ##""background": {"material": "glass"}"##,
      "theme/invalid-value@28"),
    Row(
      ##""background": {"material": {"blur": 60, "saturation": 0, "tint": "#fff8", "light": "#222"}}"##
    ),
    Row(##""background": {"image": "/etc/passwd"}"##, "theme/invalid-value@25"),
    Row(##""background": {"image": "./../x.png"}"##, "theme/invalid-value@25"),
    Row(##""background": {"image": "./missing.png"}"##, "system/unreadable-file@25"),
    Row(##""background": {"image": "./text.png"}"##, "theme/invalid-image@25"),
    Row(##""background": {"image": {"mode": "full"}}"##, "theme/invalid-value@34"),
    Row(
      ##""background": {"image": {"file": "./text.png", "mode": "cover"}}"##,
      "theme/invalid-image@34", "theme/invalid-value@56"),
    Row(##""background": {"image": {"fiel": "./text.png"}}"##, "theme/unknown-key@26"),
    Row(##""foregroundColor": "{ink}""##, "theme/unknown-variable@20"),
    Row(
      ##""variables": {"ink": "red"}, "foregroundColor": "mix({inc}, red)""##,
      "theme/unknown-variable@54"),
    Row(
      ##""variables": {"a": "{b}", "b": "{c}", "c": "{a}"}, "foregroundColor": "{a}""##,
      "theme/variable-cycle@20"),
    Row(##""variables": {"a": "mix({a}, red)"}"##, "theme/variable-cycle@20"),
    Row(##""variables": {"$type": "colour"}"##, "theme/invalid-value@24"),
    Row(##""variables": {"$type": "number", "a": "red"}"##, "theme/wrong-type@39"),
    Row(##""variables": {"a.b": "red"}"##, "theme/invalid-value@15"),
    Row(##""variables": []"##, "theme/wrong-type@14"),
    Row(##""buttons": {"inputs": {}}"##, "theme/unknown-key@13"),
    Row(##""buttons": {"input": {"cornerRadius": -1}}"##, "theme/invalid-value@39"),
    Row(##""buttons": {"input": {"cornerRadius": "8"}}"##, "theme/wrong-type@39"),
    Row(##""buttons": {"input": {"cornerRadus": 8}}"##, "theme/unknown-key@23"),
    Row(##""buttons": {"input": {"cornerRadius": "101%"}}"##, "theme/invalid-value@39"),
    Row(##""buttons": {"input": {"cornerRadius": {"top": 3}}}"##, "theme/unknown-key@40"),
    Row(##""buttons": {"input": {"cornerRadius": {"topLeading": -1}}}"##, "theme/invalid-value@54"),
    Row(##""buttons": {"input": {"cornerRadius": [3]}}"##, "theme/wrong-type@39"),
    Row(##""buttons": {"input": {"cornerStyle": "bevel"}}"##, "theme/invalid-value@38"),
    Row(##""buttons": {"input": {"shadows": {}}}"##, "theme/wrong-type@34"),
    Row(##""buttons": {"input": {"shadows": [{"radius": 2}]}}"##, "theme/missing-key@35"),
    Row(
      ##""buttons": {"input": {"shadows": [{"color": "red", "radius": 21}]}}"##,
      "theme/invalid-value@62"),
    Row(
      ##""buttons": {"input": {"shadows": [{"color": "red", "spread": -51}]}}"##,
      "theme/invalid-value@62"),
    Row(
      ##""buttons": {"input": {"shadows": [{"color": "red", "inner": 1}]}}"##, "theme/wrong-type@61"
    ),
    Row(
      ##""buttons": {"input": {"shadows": [{"color": "red", "blur": 1}]}}"##, "theme/unknown-key@52"
    ),
    Row(
      ##""buttons": {"input": {"shadows": ["##
        + repeatElement(##"{"color": "red"}"##, count: 9).joined(separator: ", ") + "]}}",
      "theme/invalid-value@34"),
    Row(##""buttons": {"input": {"borderGradient": "red"}}"##, "theme/wrong-type@41"),
    Row(##""buttons": {"input": {"pressedScale": 2}}"##, "theme/invalid-value@39"),
    Row(##""buttons": {"input": {"pressedOffset": [0, 1e9]}}"##, "theme/invalid-value@44"),
    Row(##""buttons": {"input": {"fontWeight": "fat"}}"##, "theme/invalid-value@37"),
    Row(##""buttons": {"input": {"fontWeight": 250}}"##, "theme/invalid-value@37"),
    Row(##""buttons": {"input": {"font": {"family": "Inter"}}}"##, "theme/missing-key@31"),
    Row(##""buttons": {"input": {"contentInsets": {"left": 3}}}"##, "theme/unknown-key@41"),
    Row(##""buttons": {"input": {"pressed": {"pressed": {}}}}"##, "theme/unknown-key@35"),
    Row(##""rules": {}"##, "theme/wrong-type@10"),
    Row(##""rules": [{"backgroundColor": "red"}]"##, "theme/missing-key@11"),
    Row(##""rules": [{"match": "retrun"}]"##, "theme/unknown-action@21"),
    Row(
      ##""rules": [{"match": {"action": "shift", "state": "presed"}}]"##, "theme/invalid-value@50"),
    Row(##""rules": [{"match": {"keyboardType": "numbers"}}]"##, "theme/invalid-value@38"),
    Row(##""rules": [{"match": {"colorScheme": "night"}}]"##, "theme/invalid-value@37"),
    Row(##""rules": [{"match": {"sate": "pressed"}}]"##, "theme/unknown-key@22"),
    Row(##""callouts": {"curveSize": [1]}"##, "theme/wrong-type@27"),
    Row(##""toolbar": {"item": {"titleColour": "red"}}"##, "theme/unknown-key@22"),
    Row(##""toolbar": {"rules": {}}"##, "theme/wrong-type@22"),
    Row(##""toolbar": {"rules": [{"height": 3}]}"##, "theme/missing-key@23"),
    Row(##""toolbar": {"rules": [{"match": "return", "height": 3}]}"##, "theme/wrong-type@33"),
    Row(##""toolbar": {"rules": [{"match": {"state": "pressed"}}]}"##, "theme/unknown-key@34"),
    Row(##""callouts": {"rules": [{"match": {"device": "phon"}}]}"##, "theme/invalid-value@45"),
    Row(##""callouts": {"rules": [{"match": {}, "pressed": {}}]}"##, "theme/unknown-key@38"),
    Row(##""callouts": {"rules": [{"match": {}, "rules": []}]}"##, "theme/unknown-key@38"),
    Row(##""extends": "tronn""##, "theme/unknown-name@12"),
    Row(##""extends": "tron:sarc""##, "theme/unknown-variation@12"),
    Row(##""extends": "./missing.json""##, "system/unreadable-file@12"),
    Row(##""extends": "../base.json""##, "theme/invalid-value@12"),
    Row(##""variations": {"a": {"extends": "tron"}}"##, "theme/unknown-key@22"),
    Row(##""variations": {"a": {"foregroundColor": "redd"}}"##, "theme/invalid-color@42"),
    Row(##""variations": {"a": {"variables": {"x": "{y}"}}}"##, "theme/unknown-variable@41"),
    Row(
      ##""nam": 1, "background": "nvy", "buttons": {"input": {"cornerRadius": -1}}"##,
      "theme/unknown-key@1", "theme/invalid-color@26", "theme/invalid-value@70"),
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
