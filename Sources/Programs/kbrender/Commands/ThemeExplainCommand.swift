import ArgumentParser
import KeyboardKit
import KeyboardPipeline
import Terminal
import ThemeTools

struct ThemeExplainCommand: Command {

  static let configuration = CommandConfiguration(
    "explain", "Print the places in a theme that decide the style of a key.",
    """
    For each property, the value, the place that sets it, and the places that it overrides, with \
    the reason.
    """, example: "kbrender theme explain neonNights return --on pressed,dark")

  @Argument(
    help: "Built-in theme, theme:variation, or file (with a / or ending in .json or .kbtheme).",
    completion: .theme)
  var theme: String

  @Argument(help: "Key: a character, or a name such as return.")
  var key: String?

  @Option(
    "Part to explain: board, toolbar, callout or label (of the key), or rule:N for the keys that a rule matches.",
    as: "part", completion: .list(Part.allCases.map(\.rawValue)))
  var part: [String] = []

  @OptionGroup var situation: SituationOptions

  @OptionGroup var common: CommonOptions

  private enum Part: String, CaseIterable {
    case board, toolbar, callout, label
  }

  func execute(reporter: Reporter) throws {
    let rule = part.last { $0.hasPrefix("rule:") }.map { String($0.dropFirst("rule:".count)) }
    let chosen = try ChoiceReader.reading { reader in
      Set(
        part.filter { !$0.hasPrefix("rule:") }
          .compactMap { reader.read($0, as: Part.self, kind: "part") })
    }
    let request = try request(of: chosen)
    let material = try RenderMaterial(request, files: .disk, isTraced: true)
    if let rule {
      let reach = try RuleReach(
        of: rule, in: material.theme.sources?.ownRules ?? [], survey: KeyCatalog())
      return try reporter.write(reach.json, or: reach.text)
    }
    let pipeline = RenderPipeline(files: .disk)
    let explainer = try KeyboardExplainer(pipeline.drawing(of: material))
    let press = request.keyPress == nil ? [] : ["pressed"]
    let locked = request.keyboard.keyboardCase == .capsLocked ? ["caps lock"] : []
    let situation =
      [theme] + press + locked
      + [request.colorScheme.rawValue, request.keyboard.device.id, request.keyboard.locale]
    let explanation = Explanation(
      title: situation.joined(separator: ", "), parts: try parts(chosen, of: explainer, request))
    guard !reporter.isJSON else { return try reporter.write(explanation.json, or: "") }
    try StandardOutput.write(colored: explanation.text(usesColor: try common.colorsOutput()))
  }

  private func request(of parts: Set<Part>) throws -> RenderRequest {
    let words = situation.words
    var given = try situation.given(without: ["pressed", "locked"])
    given["theme"] = theme
    if words.contains("locked") { given["case"] = "capsLocked" }
    if let key, words.contains("pressed") || parts.contains(.callout), given["long-press"] == nil {
      given["press"] = key
    }
    return try RenderRequest(given, output: "-", installed: .ofUser)
  }

  private func parts(
    _ chosen: Set<Part>, of explainer: KeyboardExplainer, _ request: RenderRequest
  ) throws -> [ExplainedPart] {
    var parts: [ExplainedPart] = []
    var showsCallout = chosen.contains(.callout)
    if case .longPress = request.keyPress { showsCallout = true }
    if chosen.contains(.board) { parts.append(explainer.board) }
    if chosen.contains(.toolbar) { parts += explainer.toolbar }
    if showsCallout { parts += explainer.callouts }
    guard let key else {
      guard parts.isEmpty else { return parts }
      throw Diagnostics(code: .usage, "Name a key, or choose a --part")
    }
    let action = try explainer.placed.key(named: key)
    guard let index = explainer.index(of: action) else { return parts }
    if chosen.contains(.label) {
      guard let part = explainer.label(index) else {
        throw Diagnostics(code: .usage, "The key \(key.quoted) shows no hint and no language")
      }
      parts.append(part)
    }
    let isPart = chosen.contains(.callout) || chosen.contains(.label)
    return isPart ? parts : [explainer.key(index)] + parts
  }
}
