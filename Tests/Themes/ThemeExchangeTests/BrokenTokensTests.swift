import SourceText
import TestSupport
import Testing

@testable import ThemeExchange

/// Broken and hostile files of design tokens.
@Suite struct BrokenTokensTests {

  /// Texts with a part that is skipped, and a part of the reason.
  static let files = Fixtures.rows("broken-tokens.tsv")

  private static func diagnostics(_ text: String) -> [Diagnostic] {
    do throws(Diagnostics) {
      let file = SourceFile(name: "a.tokens.json", text: text)
      _ = try Conversion.theme(fromTokens: ImportSource(file))
      return []
    } catch {
      return error.list
    }
  }

  @Test(arguments: files.indices)
  func whatIsBrokenIsSkipped(index: Int) throws {
    let row = Self.files[index]
    let (text, name, part) = (row[0], row[1], row[2])
    let file = SourceFile(name: "a.tokens.json", text: text)
    let report = try Conversion.theme(fromTokens: ImportSource(file)).report
    #expect(
      report.missing.contains { $0.name == name && $0.note.contains(part) }, "\(report.missing)")
  }

  @Test(arguments: [
    (##"[]"##, "theme/wrong-type", "must be an object"), (##"{"a": "##, "json/syntax", "ends"),
    (##"{"a": 1}"##, "theme/missing-key", "has no design token"),
    (##"{"a": {}}"##, "theme/missing-key", "has no design token"),
  ])
  func filesWithoutTokensAreRefused(text: String, code: String, part: String) {
    let list = Self.diagnostics(text)
    #expect(list.contains { $0.code.name == code && $0.message.contains(part) }, "\(list)")
  }

  /// Hostile files, with the code of their diagnostic if they aren't read.
  static let hostile: [(text: String, code: String?)] = {
    let number = #"{"$type": "number", "$value": 1}"#
    let chain = (0..<3000).map { #""t\#($0)": {"$type": "number", "$value": "{t\#($0 + 1)}"}"# }
    let doubling = (1..<40).map {
      #""g\#($0)": {"a": {"$extends": "{g\#($0 - 1)}"}, "b": {"$extends": "{g\#($0 - 1)}"}}"#
    }
    let many = (0..<12_000).map { #""t\#($0)": \#(number)"# }
    let shadows = (0..<30).map { index in
      #""s\#(index)": {"$type": "shadow", "$value": ["{s\#(index + 1)}", "{s\#(index + 1)}"]}"#
    }
    let dots = String(repeating: "a.", count: 5000)
    return [
      (String(repeating: #"{"a": "#, count: 5000), "json/limit"),
      ("{\(chain.joined(separator: ","))}", nil),
      (#"{"g0": {"n": \#(number)}, \#(doubling.joined(separator: ","))}"#, "json/limit"),
      ("{\(many.joined(separator: ","))}", "json/limit"),
      ("{\(shadows.joined(separator: ","))}", nil),
      (#"{"\#(dots)b": \#(number), "c": \#(number)}"#, nil),
      ("[" + String(repeating: " ", count: 5 << 20) + "]", "json/limit"),
    ]
  }()

  @Test(arguments: hostile.indices)
  func hostileFilesEndQuickly(index: Int) {
    let (text, code) = Self.hostile[index]
    let seconds = ProcessorTime.seconds {
      let list = Self.diagnostics(text)
      #expect(code.map { code in list.contains { $0.code.name == code } } ?? list.isEmpty)
    }
    #expect(seconds < 20)
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
    let size = name == "doubled groups" ? 40 : 250
    var lengths: Set<Int> = []
    let growth = ProcessorTime.growth(from: text(size), to: text(4 * size)) { text in
      lengths.insert(Self.diagnostics(text).count)
    }
    #expect(!lengths.isEmpty)
    // Squared time would grow by 16.
    #expect(growth < 8)
  }
}
