import Foundation
import KeyboardCore
import TestSupport
import Testing

/// `theme explain`, for built-in themes and files.
@Suite struct ThemeExplainTests: ProgramSuite {

  @Test func namesTheWinnersOfABuiltInTheme() throws {
    let run = try run("theme explain neonNights return --on pressed,dark")
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    #expect(run.text.hasPrefix("return in neonNights, pressed, dark, iphone, en\n"))
    #expect(
      run.text.contains(
        """
          borderColor: #69c36a
            neonNights.json:28:22: buttons.all → "{rim}"
              {rim} neonNights.json:16:12: "#69c36a" → #69c36a
        """))
    let font = #"{"size": 16, "weight": "regular"}"#
    #expect(run.text.contains("  font: \(font)\n    standard\n"))
  }

  @Test(arguments: [
    ("tron a --part callout", "callout.input of a"),
    ("tron --args '--long-press e'", "callout.action of e"),
    ("tron --part toolbar", "toolbar.item (autocorrect)"), ("tron --part board", "board"),
    ("tron shift --on locked,ipad,de", "caps lock, light, ipad, de"),
  ])
  func explainsParts(arguments: String, text: String) throws {
    let run = try run("theme explain \(arguments)")
    #expect(run.exitCode == 0 && run.text.contains(text), "\(run.errors)")
    let json = try self.run("theme explain \(arguments) --output-format json").object
    #expect((json?["parts"] as? [[String: Any]])?.isEmpty == false)
  }

  @Test func rulesThatDoNotMatchAreTold() throws {
    let folder = try ScratchFolder()
    let match = #"{"action": "return", "colorScheme": "dark"}"#
    try folder.write(
      #"{"formatVersion": 1, "rules": [{"match": \#(match), "cornerRadius": 3}, {"match": "space", "cornerRadius": 3}]}"#,
      to: "mine.json")
    let light = try run("theme explain mine.json return", in: folder)
    #expect(
      light.text.hasSuffix(
        "  A rule doesn't match by its colorScheme:\n    mine.json:1:42: rules[0] \(match)\n"),
      "\(light.text)")
    let json = try run("theme explain mine.json return --output-format json", in: folder).object
    let rules = (json?["parts"] as? [[String: Any]])?.first?["unmatched"] as? [[String: Any]]
    #expect(rules?.map { $0["conditions"] as? [String] } == [["colorScheme"]])
    let dark = try run("theme explain mine.json return --on dark", in: folder)
    #expect(!dark.text.contains("doesn't match"))
  }

  @Test(arguments: [
    ("e --part callout", "  cornerRadius: 10\n    standard\n"),
    ("--part toolbar", "  height: 50\n    standard\n"),
  ])
  func defaultsAreShown(arguments: String, text: String) throws {
    let folder = try ScratchFolder()
    try folder.write(#"{"formatVersion": 1}"#, to: "mine.json")
    let run = try run("theme explain mine.json \(arguments)", in: folder)
    #expect(run.text.contains(text) && run.text.contains("ackgroundColor: #"), "\(run.text)")
  }

  /// Names and colors instead of digests, data and long numbers.
  @Test(arguments: [
    (
      ##""buttons": {"all": {"background": {"image": {"file": "./dots.png", "mode": "tile"}}}}"##,
      "./dots.png"
    ),
    (##""buttons": {"all": {"backgroundColor": "oklch(0.6 0.1 200)"}}"##, "backgroundColor: #"),
    (
      ##""fonts": [{"file": "./Round.ttf", "name": "Round"}], "buttons": {"all": {"fontFamily": "Round"}}"##,
      "fontFamily: [\"Round\"]"
    ),
  ])
  func valuesAreReadable(members: String, text: String) throws {
    let folder = try ScratchFolder()
    try folder.write("{\"formatVersion\": 1, \(members)}", to: "mine.json")
    for name in ["dots.png", "Round.ttf"] {
      let file = Program.project.appending(path: "Tests/StyleThemes/\(name)")
      try folder.write(try Data(contentsOf: file), to: name)
    }
    let run = try run("theme explain mine.json a", in: folder)
    #expect(run.text.contains(text), "\(run.text)\(run.errors)")
    for word in ["base64", "srgb", "=\""] { #expect(!run.text.contains(word), "\(run.text)") }
  }

  @Test func listsTheKeysOfARule() throws {
    let folder = try ScratchFolder()
    try folder.write(
      #"{"formatVersion": 1, "rules": [{"match": "space", "cornerRadius": 3}]}"#, to: "mine.json")
    let run = try run("theme explain mine.json --part rule:0", in: folder)
    let count = LocaleProfile.supportedIdentifiers.count
    #expect(
      run.text == "rules[0] (an action, 0 conditions)\nall \(count) locales: space\n",
      "\(run.errors)")
    let wrong = try self.run("theme explain mine.json --part rule:1", in: folder)
    #expect(wrong.exitCode == 2 && wrong.errors.contains("--part rule:N takes numbers from 0 to 0"))
  }

  @Test(arguments: [
    ("neonNight return", "“neonNights”"), ("neonNights retrun", "“return”"),
    ("neonNights", "Name a key"), ("tron return --part rule:1", "has no rules"),
    ("tron space --on drak", "“dark”"),
    ("tron space --part bord", "“board”"), ("tron a --args '--theme tron'", "--theme"),
    ("tron return --part label", "shows no hint and no language"),
  ])
  func wrongNamesAreExplained(arguments: String, message: String) throws {
    let run = try run("theme explain \(arguments)")
    #expect(run.exitCode == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}
