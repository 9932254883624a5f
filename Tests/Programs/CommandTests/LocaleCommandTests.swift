import Foundation
import TestSupport
import Testing

@Suite final class LocaleCommandTests: FolderSuite {

  private func run(_ arguments: [String], in folder: ScratchFolder? = nil) throws -> Program.Run {
    try Program.built.run(arguments, in: folder?.url ?? Program.project)
  }

  @Test(arguments: [
    ("de-AT", "de_AT"), ("DE_at", "de_AT"), ("de-LI", "de"), ("en-NZ", "en"),
    ("sr-Latn-RS", "sr-Latn"),
    ("pt", "pt_PT"), ("no", "nb"), ("he", "he_IL"),
  ])
  func fallsBackWithinTheLanguage(name: String, expected: String) throws {
    let run = try run(["--emit", "layout", "--locale", name])
    #expect(run.object?["locale"] as? String == expected && run.errors.isEmpty, "\(run.errors)")
  }

  @Test func namesOtherRegionsOnce() throws {
    let run = try run(["--emit", "layout", "--locale", "de_QQ", "--more-locales", "de_QQ,fr"])
    let notice = "kbrender: warning: There is no locale “de_QQ”; “de” is drawn [cli/unknown-name]\n"
    #expect(run.object?["locale"] as? String == "de" && run.errors == notice, "\(run.errors)")
  }

  @Test(arguments: [
    ("dee", "There is no locale “dee”; did you mean “de”?"),
    ("zh-Hans", "Chinese isn't supported; `kbrender list locales` lists the supported locales"),
    ("ja", "Japanese isn't supported; "),
    ("JA_jp", "and --locale also takes a locale file of your own"),
    ("", "There is no locale “”; `kbrender list locales` lists them"),
  ])
  func refusesOtherNames(name: String, message: String) throws {
    for option in ["--locale", "--more-locales"] where !(name.isEmpty && option == "--more-locales")
    {
      let folder = try ScratchFolder()
      let run = try run([option, name], in: folder)
      #expect(run.exitCode == 2 && run.output.isEmpty && folder.files.isEmpty)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
  }

  private static func locale(row: String) -> String {
    "{\"identifier\": \"eo\", \"englishName\": \"E\", \"rows\": [[\(row)]]}"
  }

  /// Locale files with what the program says about them.
  static let files: [(name: String, text: String, messages: [String])] = [
    ("empty", "", ["locale.json:1:1: error: The file has no value [json/syntax]"]),
    (
      "deep", String(repeating: "[", count: 100_000), ["locale.json:1:9: error: Arrays and objects"]
    ),
    (
      "large", String(repeating: " ", count: 1_100_000),
      ["locale.json: error: The file exceeds the limit of 1 MB"]
    ),
    (
      "several problems",
      """
      {
        "identifier": "eo", "englishName": "Esperanto",
        "rows": [["a", "a"]], "collouts": {}, "shift": "caes"
      }
      """,
      [
        "locale.json:3:18: error: The key “a” is in rows twice [locale/rows]",
        "locale.json:3:25: error: The locale has no key “collouts” [theme/unknown-key]",
        "Did you mean “callouts”?", "locale.json:3:50: error:", "Did you mean “case”?",
      ]
    ),
    (
      "long row", locale(row: (1...5000).map { "\"\($0)\"" }.joined(separator: ",")),
      ["locale.json:1:51: error: A row of rows must have from 1 to 20 keys [locale/rows]"]
    ),
    (
      "long key", locale(row: "\"\(String(repeating: "a", count: 9999))\""),
      ["locale.json:1:52: error: A key must have 1 to 64 characters [theme/invalid-value]"]
    ),
  ]

  @Test(arguments: files)
  func tellsWhatIsWrongWithFiles(name: String, text: String, messages: [String]) throws {
    let folder = try ScratchFolder(["locale.json": text])
    let run = try run(["--locale", "locale.json"], in: folder)
    #expect(run.exitCode == 2 && run.output.isEmpty && folder.files == ["locale.json"])
    for message in messages { #expect(run.errors.contains(message), "\(run.errors)") }
  }

  @Test func bytesThatAreNoText() throws {
    try folder.write(Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 167) }), to: "l.json")
    let run = try run(["--locale-file", "l.json"], in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("l.json:1:1: error:"))
  }

  @Test func drawsALocaleOfOnesOwn() throws {
    try folder.write(
      """
      {
        "identifier": "eo", "englishName": "Esperanto", "rows": [["ŝ", "ĝ"], ["a"], ["z"]],
        "callouts": {"a": ["á"]}, "labels": {"space": "spaco"}
      }
      """, to: "eo.json")
    let run = try run(["--locale", "./eo.json", "--long-press", "a"], in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(folder.files == ["eo.json", "standard-eo.png"])
    let layout = try self.run(["--emit", "layout", "--locale", "./eo.json"], in: folder).text
    #expect(layout.contains("\"text\": \"spaco\"") && layout.contains("\"locale\": \"eo\""))
  }
}
