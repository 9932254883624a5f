import Foundation
import TestSupport
import Testing

@testable import GoldenImages

/// Decisions about cases and causes, and how they leave the page.
extension ReportPageTests {

  @Test func makesACommandThatAccepts() throws {
    try Self.open { (page: Page) throws in
      #expect(try page.evaluate("byID('command-box').hidden"))
      // The first differs by another cause too, and is left out of those with the same.
      try page.press("j")
      try page.press("A")
      #expect(
        try Self.texts(page, "#command").first?.wholeMatch(
          of: /kbrender snapshot accept \/[^ ]+ themes\/three themes\/two/) != nil)
      try page.press("k")
      try page.press("r")
      #expect(try Self.texts(page, "#decided") == ["2 accepted, 1 rejected, 3 open"])
      try page.run("show(\(Self.quoted(ReportSample.hostileName)))")
      try page.press("a")
      let command = try Self.texts(page, "#command").first ?? ""
      let words = try Self.shellWords(command)
      #expect(words.dropFirst(4) == [ReportSample.hostileName, "themes/three", "themes/two"])

      // Another look at the page finds the decisions again, and takes them back.
      try page.load(try #require(URL(string: try page.evaluate("location.href"))))
      #expect(try Self.texts(page, "#command") == [command])
      try page.run("show('themes/two')")
      try page.click("#accept")
      #expect(try Self.texts(page, "#decided") == ["2 accepted, 1 rejected, 3 open"])
    }
  }

  /// A cause is accepted as a whole, but no case that differs for another reason, too.
  @Test func acceptsCausesAndSavesTheList() throws {
    try Self.open { (page: Page) throws in
      let causes = ["background #0A84FF → #0A7AFF", "text moved 1 px"].map {
        "document.querySelector('[data-cause=\"\($0)\"]')"
      }
      try page.run("\(causes[0]).click()")
      #expect(
        try page.evaluate("acceptedCases().map(item => item.name)")
          == ["themes/three", "themes/two"])
      #expect(try Self.texts(page, "#announced") == ["2 cases accepted; 1 with other causes, too"])
      #expect(try page.evaluate("\(causes[0]).ariaPressed") == "true")
      try page.run("\(causes[1]).click()")
      #expect(
        try page.evaluate("acceptedCases().map(item => item.name)")
          == [ReportSample.hostileName, "themes/one", "themes/three", "themes/two"])
      try page.run("\(causes[0]).click()")
      #expect(
        try page.evaluate("acceptedCases().map(item => item.name)") == [ReportSample.hostileName])
      let digest = String(repeating: "0123456789abcdef", count: 4)
      try page.run("caseNamed.get('locales/new').drawn = {file:'\(digest)'}; show('locales/new')")
      try page.press("a")
      let saved: [String] = try page.evaluate(
        """
        (() => {
          const parts = [];
          const create = URL.createObjectURL;
          const click = HTMLAnchorElement.prototype.click;
          HTMLAnchorElement.prototype.click = function () { parts.push(this.download); };
          URL.createObjectURL = blob => { parts.push(blob.type); return create(blob); };
          byID('save').click();
          URL.createObjectURL = create;
          HTMLAnchorElement.prototype.click = click;
          return [...parts, decisionList()];
        })()
        """)
      let identity: String = try page.evaluate("report.identity")
      #expect(
        saved == [
          "text/plain", "decisions.txt",
          "# Accepted by the report \(identity)\n\(digest)  locales/new\n"
            + "\(ReportSample.hostileName)\n",
        ])
    }
  }

  /// The page is never wider than its window, whatever is accepted.
  @Test(arguments: [Viewport.phone, .tablet, .desktop])
  func longCommandsDoNotWidenThePage(viewport: Viewport) throws {
    let name = "locales/every/theme-tron.locale-pt_BR.keyboard-type-alphabetic.device-ipad-pro-13"
    let report = GoldenReport(
      suite: "Snapshots", listed: 60,
      cases: (10..<50).map { .init(name: "\(name).scale-\($0)", status: .missing) }
        + ReportSample.report.cases)
    try Self.open(report, in: viewport) { (page: Page) throws in
      let fits = "document.documentElement.scrollWidth <= innerWidth"
      #expect(try page.evaluate(fits))
      try page.run(
        """
        for (const item of report.cases.filter(canBeAccepted)) state.decisions.set(item.name, 'accepted');
        drawList(); drawDecision(); show(report.cases[0].name)
        """)
      #expect(try page.evaluate("byID('command').textContent.length > 3000"))
      #expect(try page.evaluate(fits))
      #expect(try page.evaluate("byID('copy').getBoundingClientRect().right <= innerWidth"))
    }
  }

  /// The words of a line as a shell reads them.
  private static func shellWords(_ line: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "printf '%s\\n' \(line)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
