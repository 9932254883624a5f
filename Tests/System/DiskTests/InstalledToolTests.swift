import Foundation
import SourceText
import TestSupport
import Testing

@testable import Disk

/// Programs of the machine run apart from the user's folder and variables, and within limits.
@Suite struct InstalledToolTests {

  @Test func runInTheRootFolderWithoutVariables() {
    #expect(InstalledTool("pwd", []).lines() == ["/", ""])
    let names = InstalledTool("env", [], variables: ["A": "1"]).lines()?.map {
      $0.prefix { $0 != "=" }
    }
    #expect(
      names.map { Set($0).isSubset(of: ["A", "HOME", "LC_ALL", "PATH", "PWD", "", "OLDPWD"]) }
        == true)
  }

  @Test func pythonImportsNothingOfTheFolder() {
    let tool = InstalledTool(python: "import sys; print(sys.flags.isolated, '' in sys.path)")
    // Not every machine has Python.
    #expect([nil, ["1 False", ""]].contains(tool.lines()))
  }

  @Test(arguments: ["nowhere", "./sh", "bin/sh", ""])
  func othersAreNone(name: String) {
    #expect(InstalledTool(name, ["-c", "echo a"]).output() == nil)
  }

  @Test func theFirstOfSomeProgramsIsRun() {
    let tool = InstalledTool(["/nowhere/sh", "/bin/sh", "false"], ["-c", "cat"])
    #expect(tool.lines(for: ["a", "b"]) == ["a", "b", "", ""].dropLast())
  }

  @Test(arguments: [
    "exit 3", "yes", "head -c 2000 /dev/zero", "sleep 1000", "exec >&-; sleep 1000",
    "sleep 1000 & echo a", "kill -9 $$",
  ])
  func limitsEndPrograms(script: String) {
    let tool = InstalledTool("sh", ["-c", script], budget: InputBudget(bytes: 1000, seconds: 1))
    #expect(tool.output() == nil)
  }

  @Test func linesAreLimited() {
    let tool = InstalledTool("seq", ["1000"])
    #expect(tool.lines()?.count == 1001 && tool.lines(most: 1000) == nil)
  }
}
