import ArgumentParser
import Disk
import KeyboardKit
import KeyboardPipeline
import Terminal
import ThemePacks
import ThemeTools

struct ThemeCheckCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    "check", "List errors in themes, and texts that are hard to read.",
    """
    Renders the keys of each theme in all states to measure their contrast; --no-draw reads the files only. \
    A file accepts findings by \
    "x-lint": {"allow": [{"code": "lint/key-contrast", "reason": "Keys without faces."}]}.
    """, example: "kbrender theme check mine.json --wcag AAA")

  @Argument(
    help: "Theme files, packs, folders or patterns, or built-in themes such as tron or tron:sark.",
    completion: .theme)
  var themes: [String]

  @Option(
    "Required contrast: AA, AAA or relaxed (default: AA).", as: "level",
    completion: .list(LintLevel.allCases.map(\.rawValue)))
  var wcag: String?

  @Option(
    "Device, color scheme and locale to measure in, comma-separated (default: phones and pads, light and dark).",
    as: "ipad,dark,de", completion: .situations)
  var on: [String] = []

  @Flag(help: "Check the files without rendering them.")
  var noDraw = false

  @Option(
    "Code of findings that are not reported.", as: "code",
    completion: .list(LintRule.all.map(\.code.name)))
  var allow: [String] = []

  @Option(
    "Code of findings that are errors.", as: "code",
    completion: .list(LintRule.all.map(\.code.name)))
  var deny: [String] = []

  @Flag(help: "Apply fixes that keep the meaning and introduce no new findings.")
  var fix = false

  @Flag(help: "Apply other fixes as well, such as changes of colors.")
  var unsafeFixes = false

  @Flag(help: "Print the changes of fixes without writing files.")
  var diff = false

  @Option(file: "Page to write, with images of the findings.", extensions: ["html"])
  var report: String?

  @OptionGroup var additional: FontOptions

  @OptionGroup var warnings: WarningOptions

  func execute(reporter: Reporter) throws {
    guard !noDraw || !fixes && report == nil else {
      throw Diagnostics(
        code: .conflictingOptions, "--no-draw excludes --fix, --unsafe-fixes, --diff and --report")
    }
    var linter = try ThemeLinter(
      policy: policy(), files: .disk,
      pipeline: RenderPipeline(files: .disk.adding(fonts: additional.folders)),
      keepsPictures: report != nil)
    linter.situation = try situation()
    try reporter.conclude(asJSON: result.isJSON) {
      let themes = try ThemePaths.files(themes)
      if fixes, !diff { OutputFile.claim(themes) }
      let files = try themes.map { try Self.theme($0, isToBeFixed: fixes) }
      let results: [(title: String, lint: ThemeLint)] = try zip(themes, files).map { name, theme in
        guard let file = theme.file, !noDraw else {
          let problems = theme.file?.problems ?? theme.problems
          return (name, ThemeLint(findings: reporter.graded(linter.policy.graded(problems))))
        }
        let fixed =
          fixes
          ? ThemeFile(try self.fixed(file, by: linter, reporter: reporter), files: .disk) : file
        return (name, try linter.lint(fixed, look: theme.look))
      }
      if let report { try reporter.save(Array(LintPage(results).html().utf8), to: report) }
      let findings = results.flatMap(\.lint.findings)
      let notes = [
        results.flatMap(\.lint.accepted).acceptance, findings.filter(isToBeFixed).fixable,
      ].compactMap(\.self)
      return (
        findings, themes.count == 1 ? "1 theme is fine" : "\(themes.count) themes are fine",
        notes.isEmpty ? nil : notes.joined(separator: "; ")
      )
    }
  }

  private func situation() throws(Diagnostics) -> RenderRequest? {
    guard !on.isEmpty else { return nil }
    let words = on.flatMap { $0.split(separator: ",").map(String.init) }
    let names = ["device", "color-scheme", "locale"]
    return try RenderRequest(RenderOption.arguments(on: words, among: names), output: "-")
  }

  private func fixed(
    _ file: ThemeFile, by linter: ThemeLinter, reporter: Reporter
  ) throws -> SourceFile {
    let fixes = try linter.fixes(of: file.source, includingUnsafe: unsafeFixes)
    guard fixes.count > 0 else { return file.source }
    if diff {
      try StandardOutput.write(file.source.unifiedDifference(to: fixes.file))
    } else {
      try OutputFile.write(fixes.file.bytes, to: file.source.name, madeOf: file.source)
      for finding in fixes.fixed {
        reporter.remark("\(finding.place?.text ?? ""): \(finding.fixes[0].title)")
      }
    }
    let count = "\(fixes.count) \(fixes.count == 1 ? "fix" : "fixes")"
    reporter.remark("\(file.source.name): \(count) \(diff ? "possible" : "applied")")
    return fixes.file
  }

  private var fixes: Bool { fix || unsafeFixes || diff }

  /// Whether a finding with a fix is left to another option; what an option can't fix is no news.
  private func isToBeFixed(_ finding: Diagnostic) -> Bool {
    !unsafeFixes && (!fixes || finding.fixes.first?.isSafe == false)
  }

  private func policy() throws -> LintPolicy {
    var reader = ChoiceReader()
    let codes = [allow, deny].map { list in
      list.compactMap {
        reader.read(
          CodePage.code(named: $0).name, among: LintRule.all.map { ($0.code.name, $0.code) },
          kind: "lint rule")
      }
    }
    let level = reader.read(wcag, as: LintLevel.self, kind: "level")
    try reader.finish()
    return LintPolicy(
      level: level ?? .aa, allowed: Set(codes[0]), denied: Set(codes[1]),
      treatsWarningsAsErrors: warnings.strict)
  }

  private static func theme(
    _ name: String, isToBeFixed: Bool
  ) throws -> (file: ThemeFile?, look: String?, problems: [Diagnostic]) {
    let choice = try ChoiceReader.reading(installed: .ofUser) { $0.readTheme(name) }
    let theme = ThemeName(choice?.name ?? name)
    if isToBeFixed { try Pack.checkIsNone(theme.theme) }
    if isToBeFixed, name == "-" || theme.variation != nil || !RenderRequest.ThemeChoice.isFile(name)
    {
      throw Diagnostics(code: .usage, "--fix changes whole files, not \(name.shortened.quoted)")
    }
    let (file, diagnostics) = try ThemeFile.named(theme.theme)
    return (file, theme.variation, diagnostics)
  }
}

extension [Diagnostic] {

  /// The number of findings with fixes, and the options that apply them.
  fileprivate var fixable: String? {
    let fixes = compactMap(\.fixes.first)
    let safe = fixes.count(where: \.isSafe)
    let others = fixes.count - safe
    let parts = [
      safe == 0 ? nil : "\(safe) fixable with --fix",
      others == 0 ? nil : "\(others) \(safe == 0 ? "fixable" : "more") with --unsafe-fixes",
    ]
    return fixes.isEmpty ? nil : parts.compactMap(\.self).joined(separator: ", ")
  }
}
