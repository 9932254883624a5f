import Foundation
import TestSupport
import Testing

/// Changes of themes that no golden would notice.
@Suite struct MutationCoverageTests: ProgramSuite {

  private static let theme = """
    {
      "formatVersion": 1,
      "background": "#203040",
      "buttons": {
        "all": { "cornerRadius": 9, "pressed": { "backgroundColor": "#FF8800" } },
        "primary": { "borderColor": "#00FF00" }
      }
    }

    """

  private func suite() throws -> ScratchFolder {
    let folder = try ScratchFolder(
      ["a.json": Self.theme, "S/plain.args": "--theme ../a.json --scale 0.5\n"])
    try folder.write(
      "--theme ../a.json --scale 0.5 --color-scheme {light,dark}\n", to: "S/m.matrix")
    #expect(try run("snapshot record S", in: folder).exitCode == 0)
    return folder
  }

  @Test func declarationsThatNothingShowsAreTold() throws {
    let folder = try suite()
    let first = try succeed("snapshot coverage S --mutate --output-format short", in: folder)
    #expect(first.text.hasPrefix("a.json: 2 of 4 declarations are noticed\n"), "\(first.text)")
    #expect(first.text.contains("  3 background #203040 → #213141: 3 goldens (m/"), "\(first.text)")
    #expect(first.text.contains("  5 cornerRadius 9 → 10: 3 goldens (m/"))
    #expect(first.errors.contains("2 of 4 declarations are noticed, 2 aren't; 4 were tried now"))
    for line in [5, 6] { #expect(first.errors.contains("a.json:\(line):"), "\(first.errors)") }
    // Nothing changed since, so that nothing is tried again.
    let again = try run("snapshot coverage S --mutate", in: folder)
    #expect(again.text == first.text && again.errors.contains("; 0 were tried now"))
    #expect(again.errors.contains("Add a case that shows it"))
    // A border has no width here, which is a reason.
    try folder.write(
      #"{"unseen": {"a.json:buttons.primary.border*": "It has no width", "b.json:*": "Gone"}}"#,
      to: "S/snapshots.json")
    let unused = try run("snapshot coverage S --mutate", in: folder)
    #expect(unused.errors.contains("No declaration that goes unnoticed matches “b.json:*”"))
    try folder.write("--theme ../a.json --scale 0.5 --press g\n", to: "S/press.args")
    try folder.write(
      #"{"unseen": {"a.json:buttons.primary.border*": "It has no width"}}"#,
      to: "S/snapshots.json")
    #expect(try run("snapshot record S", in: folder).exitCode == 0)
    let shown = try succeed("snapshot coverage S --mutate --strict", in: folder)
    #expect(shown.errors.contains("3 of 4 declarations are noticed, 0 aren't, and 1 can't be"))
    let json = try JSONSerialization.jsonObject(
      with: run("snapshot coverage S --mutate --output-format json", in: folder).output)
    let files = (json as? [String: Any])?["files"] as? [[String: Any]]
    #expect(files?.first?["file"] as? String == "../a.json")
  }
}
