import ArgumentParser
import Disk
import KeyboardKit
import KeyboardPipeline
import Terminal
import ThemePacks
import ThemeTools

struct ThemeLintCommand: Command {

  static let configuration = CommandConfiguration(
    "lint", "Check the contrast and the drawing of themes.",
    """
    Prints everything that theme check does as well. A file accepts findings by \
    "x-lint": {"allow": [{"code": "key-contrast", "reason": "Keys without faces."}]}.
    """, example: "kbrender theme lint mine.json --level AAA")

  @Argument(
    help: "Theme files, folders or patterns, or built-in themes such as tron or tron:sark.",
    completion: .theme)
  var themes: [String]

  @Option(
    "Required contrast: AA, AAA or relaxed (default: AA).", as: "level",
    completion: .list(LintLevel.allCases.map(\.rawValue)))
  var level: String?

  @Option(
    "Code of findings that are not reported.", as: "code",
    completion: .list(LintRule.all.map(\.code.name)))
  var allow: [String] = []

  @Option(
    "Code of findings that are errors.", as: "code",
    completion: .list(LintRule.all.map(\.code.name)))
  var deny: [String] = []

  @Flag(help: "Treat warnings as errors.")
  var warningsAsErrors = false

  @Flag(help: "Change the files by the fixes of their findings, as far as those leave no new ones.")
  var fix = false

  @Option(file: "Page to write, with pictures of the findings.", extensions: ["html"])
  var html: String?

  @Flag(help: "Print the findings as JSON.")
  var json = false

  @OptionGroup var additional: FontOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let linter = try ThemeLinter(
      policy: policy(), files: .disk,
      pipeline: RenderPipeline(files: .disk.adding(fonts: additional.folders)),
      keepsPictures: html != nil)
    try reporter.conclude(asJSON: json) {
      let themes = try ThemePaths.files(themes)
      if fix { OutputFile.claim(themes) }
      let files = try themes.map { try Self.theme($0, isToBeFixed: fix) }
      let results: [(title: String, findings: [Diagnostic], pictures: LintPictures)] = try zip(
        themes, files
      ).map { name, theme in
        guard let file = theme.file else {
          return (name, linter.policy.graded(theme.problems), LintPictures())
        }
        var fixed = file
        if fix {
          let fixes = try fixes(of: file, by: linter, reporter: reporter)
          guard linter.keepsPictures else { return (name, fixes.findings, LintPictures()) }
          fixed = ThemeFile(fixes.file, files: .disk)
        }
        let lint = try linter.lint(fixed, look: theme.look)
        return (name, lint.findings, lint.pictures)
      }
      if let html {
        try reporter.save(Array(LintPage(results).html().utf8), to: html, creating: .last)
      }
      return (
        results.flatMap(\.findings),
        themes.count == 1 ? "1 theme is fine" : "\(themes.count) themes are fine"
      )
    }
  }

  private func fixes(
    of file: ThemeFile, by linter: ThemeLinter, reporter: Reporter
  ) throws -> LintFixes {
    let fixes = try linter.fixes(of: file.source)
    guard fixes.count > 0 else { return fixes }
    try OutputFile.write(fixes.file.bytes, to: file.source.name, madeOf: file.source)
    reporter.remark(
      "\(file.source.name): \(fixes.count) \(fixes.count == 1 ? "fix" : "fixes") applied")
    return fixes
  }

  private func policy() throws -> LintPolicy {
    var reader = ChoiceReader()
    let codes = [allow, deny].map { list in
      list.compactMap {
        reader.read($0, among: LintRule.all.map { ($0.code.name, $0.code) }, kind: "lint rule")
      }
    }
    let level = reader.read(level, as: LintLevel.self, kind: "level")
    try reader.finish()
    return LintPolicy(
      level: level ?? .aa, allowed: Set(codes[0]), denied: Set(codes[1]),
      treatsWarningsAsErrors: warningsAsErrors)
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
    if case .builtIn = choice, let source = KeyboardTheme.builtInFile(of: theme.theme) {
      return (ThemeFile(source, files: .disk), theme.variation, [])
    }
    let (file, diagnostics) = try ThemeFile.onDisk(theme.theme)
    return (file, theme.variation, diagnostics)
  }
}
