import CostSupport
import KeyboardDocuments
import Testing

@testable import ThemeExchange

/// Broken and hostile files of design tokens.
@Suite struct BrokenTokensTests {

  /// Texts with the code of their diagnostic, its column on the first line, and a part of its text.
  static let files: [(text: String, code: String, column: Int, part: String)] = [
    (##"{"a": 1}"##, "wrong-type", 7, "“a” must be an object"),
    (##"[]"##, "wrong-type", 1, "The file"),
    (##"{"a": {"$value": 1}}"##, "missing-key", 7, "has no type"),
    (##"{"a": {"$type": "colour", "$value": 1}}"##, "invalid-value", 17, "“color”"),
    (##"{"a": {"$typ": "color", "$value": "#000000"}}"##, "unknown-key", 8, "“$type”"),
    (##"{"a": {"$type": "number", "$value": 1, "b": {}}}"##, "unknown-key", 40, "$root"),
    (##"{"a.b": {"$type": "number", "$value": 1}}"##, "invalid-value", 2, "no “.”"),
    (##"{"a": {"$root": {}}}"##, "missing-key", 17, "$value"),
    (##"{"a": {"$description": 3}}"##, "wrong-type", 24, "$description"),
    (##"{"a": {"$deprecated": 3}}"##, "wrong-type", 23, "$deprecated"),
    (##"{"a": {"$extensions": 3}}"##, "wrong-type", 23, "$extensions"),
    (
      ##"{"a": {"$type": "number", "$value": "{b}"}, "bb": {"$type": "number", "$value": 1}}"##,
      "unknown-token", 37, "“bb”"
    ),
    (
      ##"{"a": {"$type": "number", "$value": "{g}"}, "g": {"b": {"$type": "number", "$value": 1}}}"##,
      "unknown-token", 37, "is a group"
    ),
    (##"{"a": {"$value": "{a}"}}"##, "token-cycle", 18, "{a} → {a}"),
    (
      ##"{"a": {"$type": "number", "$value": "{b}"}, "b": {"$type": "number", "$value": "{a}"}}"##,
      "token-cycle", 80, "{a} → {b} → {a}"
    ),
    (
      ##"{"a": {"$type": "color", "$value": {"$ref": "#/a/$value"}}}"##, "token-cycle", 45,
      "{a} → {a}"
    ),
    (##"{"a": {"$type": "color", "$value": {"$ref": "a"}}}"##, "invalid-value", 45, "JSON pointer"),
    (
      ##"{"a": {"$type": "color", "$value": {"$ref": "#/bb/$value"}}, "b": {"$type": "color", "$value": "#000000"}}"##,
      "unknown-token", 45, "leads to no token"
    ),
    (
      ##"{"a": {"$type": "number", "$value": {"$ref": "#/b/$value/x"}}, "b": {"$type": "number", "$value": 1}}"##,
      "unknown-token", 46, "no part “x”"
    ),
    (
      ##"{"a": {"$type": "number", "$value": {"$ref": "#/b/$type"}}, "b": {"$type": "number", "$value": 1}}"##,
      "invalid-value", 46, "begins with “$value”"
    ),
    (
      ##"{"a": {"$type": "color", "$value": "{b}"}, "b": {"$type": "number", "$value": 1}}"##,
      "wrong-type", 36, "“b” is a number, not a color"
    ),
    (
      ##"{"a": {"$type": "border", "$value": {"color": "{b}", "width": {"value": 1, "unit": "px"}, "style": "solid"}}, "b": {"$type": "number", "$value": 1}}"##,
      "wrong-type", 47, "not a color"
    ),
    (
      ##"{"a": {"$type": "border", "$value": {"colour": "#000000"}}}"##, "unknown-key", 38,
      "“color”"
    ),
    (##"{"a": {"$type": "color", "$value": "red"}}"##, "invalid-color", 36, "colorSpace"),
    (
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "oklhc", "components": [0, 0, 0]}}}"##,
      "invalid-value", 51, "“oklch”"
    ),
    (
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0]}}}"##,
      "invalid-value", 73, "3 components, not 2"
    ),
    (
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, "x"]}}}"##,
      "wrong-type", 80, "a number"
    ),
    (
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 2}}}"##,
      "invalid-value", 93, "from 0 to 1"
    ),
    (
      ##"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "em"}}}"##, "invalid-value",
      61, "“rem”"
    ),
    (##"{"a": {"$type": "dimension", "$value": {"value": 1}}}"##, "missing-key", 40, "unit"),
    (
      ##"{"a": {"$type": "fontWeight", "$value": "semibold"}}"##, "invalid-value", 41, "“semi-bold”"
    ),
    (##"{"a": {"$type": "fontFamily", "$value": []}}"##, "invalid-value", 41, "1 to 100"),
    (
      ##"{"a": {"$type": "cubicBezier", "$value": [0, 0, 2, 1]}}"##, "invalid-value", 49,
      "from 0 to 1"
    ),
    (##"{"a": {"$type": "strokeStyle", "$value": "dased"}}"##, "invalid-value", 42, "“dashed”"),
    (##"{"a": {"$type": "gradient", "$value": []}}"##, "invalid-value", 39, "stops"),
    (
      ##"{"a": {"$type": "typography", "$value": {"fontFamily": "Inter"}}}"##, "missing-key", 41,
      "fontSize"
    ),
    (##"{"a": {"$extends": "{b}"}, "bc": {}}"##, "unknown-token", 20, "“bc”"),
    (
      ##"{"a": {"$extends": "{b}"}, "b": {"$type": "number", "$value": 1}}"##, "wrong-type", 20,
      "is a token"
    ),
    (##"{"a": {"$extends": "b"}, "b": {}}"##, "invalid-value", 20, "{group.name}"),
    (
      ##"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}}"##, "token-cycle", 20,
      "{a} → {b} → {a}"
    ),
    (##"{"a": {"b": {"$extends": "{a}"}}}"##, "token-cycle", 7, "{a} → {a.b} → {a}"),
    (##"{"a": "##, "json-syntax", 7, "ends"),
  ]

  private static func diagnostics(_ text: String) -> [Diagnostic] {
    do throws(Diagnostics) {
      _ = try Conversion.theme(fromTokens: SourceFile(name: "a.tokens.json", text: text))
      return []
    } catch {
      return error.list
    }
  }

  @Test(arguments: files.indices)
  func brokenFilesHaveDiagnostics(index: Int) {
    let (text, code, column, part) = Self.files[index]
    let list = Self.diagnostics(text)
    let found = list.first {
      $0.code.name == code && ($0.message + $0.hints.joined()).contains(part)
    }
    #expect(found != nil, "\(list)")
    if let found { #expect(found.range?.start == SourceLocation(line: 1, column: column)) }
  }

  @Test func hostileFilesEndQuickly() {
    let number = #"{"$type": "number", "$value": 1}"#
    let deep = String(repeating: #"{"a": "#, count: 5000)
    let chain = (0..<3000).map { #""t\#($0)": {"$type": "number", "$value": "{t\#($0 + 1)}"}"# }
    let doubling = (1..<40).map {
      #""g\#($0)": {"a": {"$extends": "{g\#($0 - 1)}"}, "b": {"$extends": "{g\#($0 - 1)}"}}"#
    }
    let many = (0..<12_000).map { #""t\#($0)": \#(number)"# }
    let variables = (0..<1001).map { #""t\#($0)": \#(number)"# }
    let shadows = (0..<30).map { index in
      #""s\#(index)": {"$type": "shadow", "$value": ["{s\#(index + 1)}", "{s\#(index + 1)}"]}"#
    }
    let cases: [(String, String)] = [
      (deep, "json-limit"), ("{\(chain.joined(separator: ","))}", "json-limit"),
      (#"{"g0": {"n": \#(number)}, \#(doubling.joined(separator: ","))}"#, "json-limit"),
      ("{\(many.joined(separator: ","))}", "json-limit"),
      ("{\(variables.joined(separator: ","))}", "theme-limit"),
      ("{\(shadows.joined(separator: ","))}", "unknown-token"),
      ("[" + String(repeating: " ", count: 5 << 20) + "]", "json-limit"),
    ]
    for (text, code) in cases {
      let seconds = ProcessorTime.seconds {
        #expect(Self.diagnostics(text).contains { $0.code.name == code }, "\(code)")
      }
      #expect(seconds < 20, "\(code): \(seconds)")
    }
  }

  /// Files whose parts refer to each other cost at most in proportion to their size.
  @Test(arguments: ["doubled groups", "a chain of groups", "one base", "a chain of tokens"])
  func workIsBounded(name: String) {
    func text(_ count: Int) -> String {
      let members = (0..<count).map { index in
        let next = "{g\(index + 1)}"
        switch name {
        case "doubled groups":
          return #""g\#(index)": {"a": {"$extends": "\#(next)"}, "b": {"$extends": "\#(next)"}}"#
        case "a chain of groups": return #""g\#(index)": {"$extends": "\#(next)"}"#
        case "one base": return #""g\#(index)": {"$extends": "{g\#(count)}"}"#
        default:
          return #""g\#(index)": {"$type": "number", "$value": "\#(next)"}"#
        }
      }
      let last = #""g\#(count)": {"n": {"$type": "number", "$value": 1}}"#
      return "{\((members + [last]).joined(separator: ","))}"
    }
    let size = name == "doubled groups" ? 40 : 2_000
    let growth = ProcessorTime.growth(from: text(size), to: text(4 * size)) { text in
      #expect(!Self.diagnostics(text).isEmpty)
    }
    // At most 2.3 for each doubling.
    #expect(growth < 2.3 * 2.3)
  }
}
