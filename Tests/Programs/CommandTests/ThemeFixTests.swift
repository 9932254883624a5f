import KeyboardKit
import TestSupport
import Testing

@Suite final class ThemeFixTests: FolderSuite, ProgramSuite {

  private typealias Finding = (code: String, line: Int)

  private func lint(
    _ file: String, _ options: String = "", in folder: ScratchFolder
  ) throws -> [Finding] {
    let run = try Program.built.run(
      ["theme", "check", "--output-format", "json", file] + ShellWords.split(options),
      in: folder.url)
    let items = try #require(run.object?["diagnostics"] as? [[String: Any]], "\(run.errors)")
    return items.map { ($0["code"] as? String ?? "", $0["line"] as? Int ?? 0) }
  }

  private static func counts(_ findings: [Finding]) -> [String: Int] {
    findings.reduce(into: [:]) { $0[$1.code, default: 0] += 1 }
  }

  private static func weakened(_ text: String) -> String {
    text.replacing(/"(foregroundColor|titleColor)": "([^"]+)"/) { match in
      let color = match.output.2
      let isFunction = color.hasPrefix("light-dark") || color.hasPrefix("readable")
      return isFunction
        ? String(match.output.0) : "\"\(match.output.1)\": \"mix(\(color), gray, 60%)\""
    }
  }

  private static func references(_ text: String) -> [String: Int] {
    text.matches(of: /\{[A-Za-z][A-Za-z0-9.-]*\}/).reduce(into: [:]) {
      $0[String($1.output), default: 0] += 1
    }
  }

  private func expectFixed(_ text: String, in folder: ScratchFolder) throws {
    try folder.write(text, to: "mine.json")
    let before = try lint("mine.json", in: folder)
    let after = try lint("mine.json", "--unsafe-fixes", in: folder)
    let fixed = String(decoding: try #require(folder.read("mine.json")), as: UTF8.self)
    for (code, count) in Self.counts(after) {
      #expect(count <= Self.counts(before)[code] ?? 0, "\(code) is new: \(fixed)")
    }
    #expect(before.isEmpty || after.count < before.count || text == fixed)
    for (name, count) in Self.references(text) {
      #expect(Self.references(fixed)[name] ?? 0 >= count, "\(name) is gone: \(fixed)")
    }
    #expect(try run("theme check --no-draw mine.json", in: folder).exitCode == 0)
  }

  private static let themes = Program.project.appending(path: "Themes")

  /// Built-in themes that together have every key of colors, looks and rules of all, each at least one that those
  /// before lack.
  static let differentThemes: [String] = {
    let options = JSONOptions(allowsComments: true, budget: .theme)
    var keys = KeyboardTheme.builtInIdentifiers.compactMap {
      name -> (name: String, keys: Set<String>)? in
      guard let bytes = try? Data(contentsOf: themes.appending(path: "\(name).json")),
        let document = try? JSONDocument(
          parsing: SourceFile(name: name, bytes: Array(bytes)), options: options)
      else { return nil }
      return (name, document.root.keysOfColors)
    }
    var found: [String] = []
    while let best = keys.max(by: { $0.keys.count < $1.keys.count }), !best.keys.isEmpty {
      found.append(best.name)
      for index in keys.indices { keys[index].keys.subtract(best.keys) }
    }
    return found
  }()

  @Test(arguments: differentThemes)
  func weakenedThemesAreFixed(name: String) throws {
    let themes = Self.themes
    let source = themes.appending(path: "\(name).json")
    let text = try String(contentsOf: source, encoding: .utf8)
    // Pictures and bases stand beside the theme.
    for item in try FileManager.default.contentsOfDirectory(atPath: themes.path)
    where item != "README.md" {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appending(path: item), withDestinationURL: themes.appending(path: item))
    }
    try expectFixed(Self.weakened(text), in: folder)
  }

  @Test(arguments: ["a16946", "f8f8f8", "383838"])
  func weakenedImportsAreFixed(accent: String) throws {
    let colors = ["181818", "282828", "383838", "585858", "b8b8b8", "d8d8d8", "e8e8e8", "f8f8f8"]
    let scheme = (colors + Array(repeating: accent, count: 8)).enumerated().map { index, color in
      "base0\(String(index, radix: 16, uppercase: true)): \"\(color)\"\n"
    }.joined()
    try folder.write(scheme, to: "in.yaml")
    #expect(try run("theme import --from base16 in.yaml -o a.json", in: folder).exitCode == 0)
    let text = String(decoding: try #require(folder.read("a.json")), as: UTF8.self)
    try expectFixed(Self.weakened(text), in: folder)
  }

  /// What doesn't fail looks as before.
  @Test func passingLooksStay() throws {
    try folder.write(
      ##"{"formatVersion": 1, "background": "#888", "foregroundColor": "black", "buttons": {"all": {"backgroundColor": "light-dark(white, #222)", "foregroundColor": "#444"}}, "variations": {"day": {"buttons": {"all": {"backgroundColor": "white"}}}}}"##,
      to: "mine.json")
    func scene(_ arguments: String) throws -> Data {
      try run("-t ./mine.json\(arguments) --emit scene --no-metadata --toolbar none", in: folder)
        .output
    }
    let arguments = [" --color-scheme light", ":day --color-scheme light"]
    let before = try arguments.map(scene)
    #expect(try !lint("mine.json", in: folder).isEmpty)
    #expect(
      try lint("mine.json", "--unsafe-fixes", in: folder).filter { $0.code == "lint/text-contrast" }
        .isEmpty)
    #expect(try arguments.map(scene) == before)
  }

  private static let mistakes =
    ##"{"formatVersion": 1, "backgroundColor": "#fff", "buttons": {"all": {"color": "black"}}}"##
    + "\n"

  /// Other fixes than safe ones need an option; what was changed is listed.
  @Test(arguments: [
    ("", "2 findings", nil, "1 fixable with --fix, 1 more with --unsafe-fixes"),
    (
      "--fix", "background", "color",
      "mine.json:1:22: Replace by \"background\"\nmine.json: 1 fix applied"
    ),
    ("--fix", "background", "color", "1 fixable with --unsafe-fixes"),
    ("--fix --unsafe-fixes", "foregroundColor", nil, "mine.json: 2 fixes applied"),
  ])
  func onlySafeFixesAreApplied(
    options: String, key: String, other: String?, message: String
  ) throws {
    let folder = try ScratchFolder(["mine.json": Self.mistakes])
    let lint = try run("theme check mine.json \(options)", in: folder)
    #expect(lint.errors.contains(message), "\(lint.errors)")
    let text = String(decoding: try #require(folder.read("mine.json")), as: UTF8.self)
    #expect(options.isEmpty ? text == Self.mistakes : text.contains("\"\(key)\""), "\(text)")
    if let other { #expect(text.contains("\"\(other)\""), "\(text)") }
  }

  @Test func differencesAreShown() throws {
    let folder = try ScratchFolder(["mine.json": Self.mistakes])
    let lint = try run("theme check mine.json --diff", in: folder)
    #expect(
      lint.text.hasPrefix("--- mine.json\n+++ mine.json\n@@ -1,1 +1,1 @@\n-{"), "\(lint.text)")
    #expect(lint.text.contains(##"+{"formatVersion": 1, "background": "#fff""##))
    #expect(try #require(folder.read("mine.json")) == Data(Self.mistakes.utf8))
  }

  /// What a file accepts was found all the same.
  @Test func acceptedFindingsAreCounted() throws {
    try folder.write(
      ##"{"formatVersion": 1, "x-lint": {"allow": [{"code": "lint/text-contrast", "reason": "Faint."}]}, "buttons": {"input": {"backgroundColor": "white", "foregroundColor": "#bbb"}}}"##,
      to: "mine.json")
    let lint = try run("theme check mine.json --report page.html", in: folder)
    #expect(lint.errors.contains("accepted by the file"), "\(lint.errors)")
    let page = String(decoding: try #require(folder.read("page.html")), as: UTF8.self)
    #expect(page.contains("accepted by the file") && !page.contains("Nothing was found"))
  }

  @Test(arguments: ["tron", "-", "./mine.json:night"])
  func onlyFilesAreFixed(name: String) throws {
    try folder.write(#"{"formatVersion": 1, "variations": {"night": {}}}"#, to: "mine.json")
    try refuse("theme check --fix \(name)", "--fix", in: folder)
  }

  @Test func pageShowsTheFindings() throws {
    try folder.write(
      ##"{"formatVersion": 1, "name": "<b>", "buttons": {"all": {"backgroundColor": "white", "foregroundColor": "#ddd"}}}"##,
      to: "mine.json")
    let run = try run("theme check mine.json --report page.html", in: folder)
    #expect(run.exitCode == 1, "\(run.errors)")
    let page = String(decoding: try #require(folder.read("page.html")), as: UTF8.self)
    let findings = try lint("mine.json", in: folder)
    #expect(page.count(of: "<article") == findings.count)
    let drawn = findings.filter { $0.code.hasSuffix("-contrast") || $0.code.hasSuffix("-state") }
    #expect(!drawn.isEmpty && page.count(of: "data:image/png;base64,") >= drawn.count)
    #expect(page.contains("mine.json:1:") && !page.contains("http"))
  }
}

extension JSONValue {

  /// The names of all members but those of variables.
  fileprivate var keysOfColors: Set<String> {
    let members = object?.members ?? []
    let looks: Set = ["axes", "background", "extends", "match", "pressed", "rules", "variations"]
    let keys = members.map(\.key).filter { looks.contains($0) || $0.hasSuffix("Color") }
    return members.filter { $0.key != "variables" }.reduce(
      into: Set(keys).union((array ?? []).flatMap(\.keysOfColors))
    ) { $0.formUnion($1.value.keysOfColors) }
  }
}

extension String {

  fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
