import Foundation
import FoundationXML
import Testing

@testable import GoldenImages

/// Reports as JUnit XML, read as services read them.
@Suite struct JUnitTests {

  private static func document(_ report: GoldenReport) throws -> XMLDocument {
    try XMLDocument(data: Data(report.junit.utf8))
  }

  private static func values(_ document: XMLDocument, _ path: String) throws -> [String] {
    try document.nodes(forXPath: path).compactMap(\.stringValue)
  }

  @Test func everyStatusHasItsElement() throws {
    let document = try Self.document(ReportSample.report)
    #expect(try Self.values(document, "/testsuites/@tests") == ["10"])
    #expect(try Self.values(document, "/testsuites/@failures") == ["7"])
    #expect(try Self.values(document, "/testsuites/@errors") == ["1"])
    #expect(
      try Self.values(document, "//testcase[error]/@name") == ["broken"])
    #expect(
      try Self.values(document, "//testcase[failure/@type='missing']/@name") == ["new"])
    #expect(try Self.values(document, "//testcase[not(*)]/@name") == ["pad", "phone"])
    #expect(
      try Self.values(document, "//testsuite[@name='Snapshots/themes']/@tests") == ["4"])
  }

  @Test func failuresSayWhatAndWhere() throws {
    let document = try Self.document(ReportSample.report)
    #expect(
      try Self.values(document, "//testcase[@name='two']/failure/@message")
        == ["1 key differs: return background #0A84FF → #0A7AFF"])
    let text = try Self.values(document, "//testcase[@name='two']/failure").first ?? ""
    #expect(text.contains("kbrender --theme tron"))
    #expect(text.contains("expected: expected.png"))
  }

  @Test func namesAreEscaped() throws {
    let names = try Self.values(
      try Self.document(
        GoldenReport(
          suite: "S", listed: 1, cases: [.init(name: "a\u{1}<&>\"\n'", status: .passed)])),
      "//testcase/@name")
    #expect(names == ["a<&>\"\n'"])
  }

  @Test func timesAreThereWhereTheyAreKnown() throws {
    var report = GoldenReport(
      suite: "S", listed: 2,
      cases: [.init(name: "a/b", status: .passed), .init(name: "a/c", status: .passed)])
    #expect(try Self.values(try Self.document(report), "//@time") == [])
    report.durations = [.init(name: "a/b", seconds: 0.0123), .init(name: "a/c", seconds: 1.5)]
    let document = try Self.document(report)
    #expect(try Self.values(document, "//testcase/@time") == ["0.012", "1.500"])
    #expect(try Self.values(document, "/testsuites/@time") == ["1.512"])
  }
}
