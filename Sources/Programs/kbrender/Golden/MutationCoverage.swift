import Disk
import GoldenImages
import KeyboardKit
import KeyboardPipeline
import Terminal
import ThemeTools

/// Declarations whose change no golden of a suite would show.
struct MutationCoverage {

  let results: MutationResults
  private let trial: MutationTrial
  private let suite: RenderSuite
  private let isWhole: Bool

  /// Number of declarations tried in this run; the others are as in the last one.
  let tried: Int

  init(of run: RenderRun, jobs: Int, reporter: Reporter) {
    suite = run.suite
    isWhole = run.cases.count == run.suite.cases.count
    let trial = MutationTrial(run, jobs: jobs)
    self.trial = trial
    let path = suite.folder.path(of: MutationResults.fileName)
    let known = (try? InputFile.read(path, .mutations)).flatMap { MutationResults($0) }
    let former = Dictionary((known?.files ?? []).map { ($0.digest, $0) }) { first, _ in first }
    let tasks = trial.parts.indices.filter { former[trial.parts[$0].digest] == nil }.flatMap {
      part in
      ThemeMutation.all(of: trial.parts[part].file).map { (part: part, mutation: $0) }
    }
    tried = tasks.count
    let found = Workers.map(tasks, named: "mutations", jobs: jobs, reporter: reporter) {
      task, pipeline in
      trial.result(of: task.mutation, in: trial.parts[task.part], pipeline: pipeline)
    }
    let own = Dictionary(grouping: zip(tasks, found)) { $0.0.part }
    results = MutationResults(
      trial.parts.enumerated().map { index, part in
        former[part.digest]
          ?? MutationResults.File(
            path: Self.path(of: part.path, from: run.suite.folder.path), digest: part.digest,
            declarations: (own[index] ?? []).compactMap { $0.1 })
      })
  }

  private static func path(of file: String, from folder: String) -> String {
    let folder = FilePath(FilePath(folder).withoutDetours)
    if FilePath(file).isWithin(folder.text) { return String(file.dropFirst(folder.text.count + 1)) }
    let up = folder.parts.map { _ in "../" }.joined()
    return up + FilePath(file).parts.joined(separator: "/")
  }

  func write() throws {
    try suite.folder.files.write(
      Array(results.json.versioned.indentedText.utf8),
      to: suite.folder.path(of: MutationResults.fileName))
  }

  var text: String {
    zip(trial.parts, results.files).map { part, file in
      let seen = file.declarations.count { !$0.goldens.isEmpty }
      let lines = file.declarations.filter { !$0.goldens.isEmpty }.map { declaration in
        let count = declaration.goldens.count
        return "  \(declaration.line) \(declaration.name) \(declaration.change): "
          + "\(count) \(count == 1 ? "golden" : "goldens") (\(declaration.goldens.firstFew))\n"
      }
      return "\(part.path): \(seen) of \(file.declarations.count) declarations are noticed\n"
        + lines.joined()
    }.joined().printable
  }

  var summary: String {
    let all = results.files.flatMap(\.declarations)
    let noticed = all.count { !$0.goldens.isEmpty }
    let rest = all.count - noticed - survivors.count
    return "\(noticed) of \(all.count) declarations are noticed, "
      + "\(survivors.count) aren't" + (rest > 0 ? ", and \(rest) can't be" : "")
      + "; \(tried) were tried now"
  }

  // MARK: Survivors

  typealias Survivor = (name: String, part: Int, declaration: MutationResults.Declaration)

  var survivors: [Survivor] { unnoticed.filter { suite.reasonUnseen($0.name) == nil } }

  private var unnoticed: [Survivor] {
    results.files.enumerated().flatMap { index, file in
      file.declarations.filter(\.goldens.isEmpty).map { declaration in
        ("\(FilePath(file.path).name):\(declaration.path)", index, declaration)
      }
    }
  }

  var warnings: [Diagnostic] {
    let unused = isWhole ? suite.unusedReasons(among: unnoticed.map(\.name)) : []
    return survivors.map { survivor in
      Diagnostic(
        severity: .warning, code: .unnoticedDeclaration,
        message: "No golden would notice a change of " + survivor.declaration.name.withoutControls,
        place: Diagnostic.Place(
          file: trial.parts[survivor.part].path, line: survivor.declaration.line),
        hints: ["Add a case that shows it, or remove the declaration if it isn't needed."])
    } + unused
  }
}

/// The names of actions, states, style fields, locales and devices, and those that goldens show.
struct SnapshotCoverage {

  private typealias Topic = (name: String, all: [String], shown: Set<String>)

  private let topics: [Topic]

  init(of cases: [RenderCase], jobs: Int) {
    let requests = cases.filter(\.isPicture).compactMap { try? $0.request.get() }
    let shown = Workers.map(requests, jobs: jobs) { Self.shown(in: $0, from: $1) }
      .reduce(into: [:]) { $0.merge($1) { $0.union($1) } }
    topics = [
      ("actions", KeyboardAction.Kind.allCases.map(\.rawValue)),
      ("states", KeyboardTheme.ButtonState.allCases.map(\.rawValue)),
      ("styleFields", Self.fieldNames), ("locales", LocaleProfile.supportedIdentifiers),
      ("devices", Device.all.map(\.id)),
    ].map { ($0, $1, shown[$0] ?? []) }
  }

  private static func shown(
    in request: RenderRequest, from pipeline: RenderPipeline
  ) -> [String: Set<String>] {
    let drawing = pipeline.drawing(of: request)
    guard let request = try? drawing.material.request, let placed = try? drawing.placed
    else { return [:] }
    let styled = placed.styled(in: request.viewContext(measuring: .fixedAdvance))
    let traits = placed.keyboard.keyboardContext.traits
    let states = styled.keys.flatMap { $0.action.themeStates(for: traits, isPressed: $0.isPressed) }
    var fields = fieldNames(setIn: styled.viewStyle, over: KeyboardViewStyle(), of: "view")
    for key in styled.keys {
      fields += fieldNames(setIn: key.style, over: Keyboard.ButtonStyle(), of: "key")
    }
    if placed.toolbarFrame != nil {
      fields += fieldNames(
        setIn: styled.toolbarStyle, over: Autocomplete.ToolbarStyle(), of: "toolbar")
    }
    if request.keyPress != nil, let style = placed.keyboard.appearance.calloutStyle {
      fields += fieldNames(setIn: style, over: KeyboardCallout.CalloutStyle(), of: "callout")
    }
    return [
      // Gaps have a place in the layout and no look.
      "actions": Set(placed.keys.map(\.item.action.kind.rawValue)),
      "states": Set(states.map(\.rawValue)), "styleFields": Set(fields),
      "locales": [request.locale], "devices": [request.device.id],
    ]
  }

  var text: String {
    topics.map { topic in
      let missing = topic.all.filter { !topic.shown.contains($0) }
      let count = topic.all.count - missing.count
      let rest = missing.isEmpty ? "" : "; no golden shows \(missing.joined(separator: ", "))"
      return "\(topic.name): \(count) of \(topic.all.count)\(rest)\n"
    }.joined()
  }

  var json: JSONText {
    .object(
      topics.map { topic in
        let names = [true, false].map { isShown in
          topic.all.filter { topic.shown.contains($0) == isShown }.map { JSONText.string($0) }
        }
        return (topic.name, .object([("shown", .array(names[0])), ("missing", .array(names[1]))]))
      })
  }

  // MARK: Style fields

  private static let fieldNames =
    names(of: Keyboard.ButtonStyle.self, "key") + names(of: KeyboardViewStyle.self, "view")
    + names(of: Autocomplete.ToolbarStyle.self, "toolbar")
    + names(of: KeyboardCallout.CalloutStyle.self, "callout")

  private static func names<Style: LayeredStyle>(of type: Style.Type, _ owner: String) -> [String] {
    type.fields.map { "\(owner).\($0.name)" }
  }

  private static func fieldNames<Style: LayeredStyle>(
    setIn style: Style, over open: Style, of owner: String
  ) -> [String] {
    Style.fields.filter { field in
      var copy = open
      field.copy(from: style, to: &copy)
      return copy != open
    }.map { "\(owner).\($0.name)" }
  }
}
