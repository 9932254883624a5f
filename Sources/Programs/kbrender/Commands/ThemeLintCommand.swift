import ArgumentParser
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline
import Terminal
import ThemeTools

struct ThemeLintCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Check the contrast and the drawing of themes.",
    discussion: """
      Prints everything that theme check does as well. A file accepts findings by \
      "x-lint": {"allow": [{"code": "key-contrast", "reason": "Keys without faces."}]}.

      Example: kbrender theme lint mine.json --level AAA
      """)

  @Argument(
    help: "Theme files, folders or patterns, or built-in themes such as tron or tron:sark.",
    completion: .theme)
  var themes: [String]

  @Option(
    help: ArgumentHelp(
      "Required contrast: AA, AAA or relaxed (default: AA).", valueName: "level"),
    completion: .list(LintLevel.allCases.map(\.rawValue)))
  var level: String?

  @Option(
    help: ArgumentHelp("Code of findings that are not reported.", valueName: "code"),
    completion: .list(LintRule.all.map(\.code.name)))
  var allow: [String] = []

  @Option(
    help: ArgumentHelp("Code of findings that are errors.", valueName: "code"),
    completion: .list(LintRule.all.map(\.code.name)))
  var deny: [String] = []

  @Flag(help: "Treat warnings as errors.")
  var warningsAsErrors = false

  @Flag(help: "Print the findings as JSON.")
  var json = false

  @OptionGroup var additional: FontOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let policy = try policy()
    let pipeline = RenderPipeline(files: .disk.adding(fonts: additional.folders))
    let survey = KeySurvey()
    try reporter.conclude(asJSON: json) {
      let themes = try ThemePaths.files(themes)
      let findings = try themes.flatMap { name in
        let (file, look, problems) = try Self.theme(name)
        guard let file else { return policy.graded(problems) }
        return try ThemeLint(
          file, look: look, policy: policy, files: .disk, pipeline: pipeline, survey: survey
        ).findings
      }
      return (
        findings, themes.count == 1 ? "1 theme is fine" : "\(themes.count) themes are fine"
      )
    }
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
    _ name: String
  ) throws -> (file: ThemeFile?, look: String?, problems: [Diagnostic]) {
    let choice = try ChoiceReader.reading { $0.readTheme(name) }
    let theme = ThemeName(choice?.name ?? name)
    if case .builtIn = choice, let source = KeyboardTheme.builtInFile(of: theme.theme) {
      return (ThemeFile(source, files: .disk), theme.variation, [])
    }
    let (file, diagnostics) = try ThemeFile.onDisk(theme.theme)
    return (file, theme.variation, diagnostics)
  }
}
