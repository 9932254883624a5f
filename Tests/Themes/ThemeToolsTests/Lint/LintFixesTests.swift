import KeyboardKit
import SourceText
import Testing
import ThemeTools

/// The fixes of findings, applied together as far as they leave no new ones.
@Suite struct LintFixesTests {

  private static let names = (0..<32).map { "k\($0)" }

  /// Each zero is a finding, with a fix; that of one of them makes another place wrong.
  private static func findings(in file: SourceFile, harmful: String?) throws -> [Diagnostic] {
    let root = try JSONDocument(parsing: file, options: ThemeLimits.json).root
    let members = root.object?.members ?? []
    let isHarmed = members.contains { $0.key == harmful && $0.value.number == 1 }
    return members.filter { $0.key == "other" ? isHarmed : $0.value.number == 0 }.map { member in
      Diagnostic(
        code: LintRule.textContrast.code, message: member.key,
        place: Diagnostic.Place(member.value.span, in: file),
        fixes: member.key == "other"
          ? []
          : [Diagnostic.Fix("Fix", member.value.span, "1")])
    }
  }

  /// No more lints than for searching by halves.
  @Test(arguments: [(nil, 2), ("k0", 14), ("k17", 16), ("k31", 16)] as [(String?, Int)])
  func areTriedByHalves(harmful: String?, most: Int) throws {
    let zeros = (Self.names + ["other"]).map { "\"\($0)\": 0" }.joined(separator: ", ")
    var lints = 0
    let fixes = try LintFixes(SourceFile(name: "a.json", text: "{\(zeros)}")) { file in
      lints += 1
      return try Self.findings(in: file, harmful: harmful)
    }
    #expect(fixes.findings.map(\.message) == [harmful].compactMap { $0 })
    #expect(fixes.count == Self.names.count - fixes.findings.count)
    #expect(lints <= most)
  }
}
