import SourceText
import Testing

@testable import GoldenImages

/// Which cases of a report are accepted.
@Suite struct GoldenChoiceTests {

  private static var report: GoldenReport {
    var report = ReportSample.report
    for index in report.cases.indices where report.cases[index].status == .failed {
      report.cases[index].drawn = GoldenReport.Drawn([UInt8(index)], golden: nil)
    }
    return report
  }

  private static let digest = report.cases.first { $0.name == "themes/two" }?.drawn?.file ?? ""

  private func chosen(
    _ names: [String], causes: [String] = [], isAll: Bool = false, list: String = ""
  ) throws -> GoldenChoice.Chosen {
    let choice = try GoldenChoice(names, causes: causes, isAll: isAll) { path in
      SourceFile(name: path, text: list)
    }
    return try choice.chosen(of: Self.report)
  }

  @Test(arguments: [
    (["themes/two"], ["themes/two"]), (["themes/t*"], ["themes/three", "themes/two"]),
    (["locales/new", "themes/one"], ["locales/new", "themes/one"]),
  ])
  func namesMayBePatterns(names: [String], cases: [String]) throws {
    #expect(try chosen(names).cases.map(\.name) == cases)
  }

  @Test func causesAcceptWhatHasNoOthers() throws {
    let background = try chosen([], causes: ["background #0A84FF*"])
    #expect(background.cases.map(\.name) == ["themes/three", "themes/two"])
    #expect(background.mixed == ["themes/one"])
    let both = try chosen([], causes: ["background*", "text moved 1 px"])
    #expect(both.cases.count == 4 && both.mixed == [])
  }

  @Test func allIsAllThatCanBeAccepted() throws {
    let cases = try chosen([], isAll: true).cases
    #expect(cases.map(\.status.canBeAccepted) == Array(repeating: true, count: 6))
  }

  @Test func listsAcceptThePicturesThatWereSeen() throws {
    let list = "# a comment\n\(Self.digest)  themes/two\nlocales/new\n"
    #expect(try chosen(["@d"], list: list).cases.map(\.name) == ["locales/new", "themes/two"])
    let other = String(repeating: "0", count: 64)
    let problem = try #require(throws: Diagnostics.self) {
      try chosen(["@d"], list: "\n\(other)  themes/two\n")
    }.list[0]
    #expect(problem.message.contains("another image of “themes/two”"))
    #expect(problem.place == Diagnostic.Place(file: "d", line: 2))
  }

  @Test(arguments: [
    (["theme/two"], [String](), "did you mean “themes/two”"),
    (["devices/phone"], [], "There is no case “devices/phone”"),
    (["@d"], [], "There is no case “gone”"), ([], ["background red"], "There is no cause"),
  ])
  func unknownNamesAreToldTheRightOnes(names: [String], causes: [String], says: String) throws {
    let problems = try #require(throws: Diagnostics.self) {
      try chosen(names, causes: causes, list: "gone\n")
    }.list
    #expect(problems.first?.message.contains(says) == true, "\(problems.map(\.message))")
  }
}
