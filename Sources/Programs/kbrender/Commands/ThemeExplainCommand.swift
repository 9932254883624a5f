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
    """, example: "kbrender theme explain neonNights return --pressed --color-scheme dark")

  @Argument(
    help: "Built-in theme, theme:variation, or file (with a / or ending in .json or .kbtheme).",
    completion: .theme)
  var theme: String

  @Argument(help: "Key: a character, or a name such as return.")
  var key: String?

  @Flag(help: "Explain the pressed key.")
  var pressed = false

  @Flag(help: "Explain the key under caps lock.")
  var locked = false

  @Flag(help: "Explain the input callout of the key, or the one of --long-press.")
  var callout = false

  @Flag(help: "Explain the hint or the language on the key.")
  var label = false

  @Flag(help: "Explain the toolbar, its suggestions and separators.")
  var toolbar = false

  @Flag(help: "Explain the keyboard as a whole.")
  var board = false

  @Option(number: "Print the keys that a rule matches, counted from 0 in the theme's own file.")
  var rule: String?

  @OptionGroup var result: ResultOptions

  @OptionGroup var options: ExplainOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let request = try request()
    let material = try RenderMaterial(request, files: .disk, isTraced: true)
    if let rule {
      let reach = try RuleReach(
        of: rule, in: material.theme.sources?.ownRules ?? [], survey: KeyCatalog())
      return try result.write(reach.json, or: reach.text)
    }
    let pipeline = RenderPipeline(files: .disk)
    let explainer = try KeyboardExplainer(pipeline.drawing(of: material))
    let press = request.keyPress == nil ? [] : ["pressed"]
    let locked = request.keyboard.keyboardCase == .capsLocked ? ["caps lock"] : []
    let situation =
      [theme] + press + locked
      + [request.colorScheme.rawValue, request.keyboard.device.id, request.keyboard.locale]
    let explanation = Explanation(
      title: situation.joined(separator: ", "), parts: try parts(of: explainer, request))
    guard try !result.isJSON else { return try result.write(explanation.json, or: "") }
    try StandardOutput.write(colored: explanation.text(usesColor: try common.colorsOutput()))
  }

  private func request() throws -> RenderRequest {
    var given = options.given
    given["theme"] = theme
    if locked { given["case"] = "capsLocked" }
    if let key, pressed || callout, given["long-press"] == nil { given["press"] = key }
    return try RenderRequest(given, output: "-", installed: .ofUser)
  }

  private func parts(
    of explainer: KeyboardExplainer, _ request: RenderRequest
  ) throws -> [ExplainedPart] {
    var parts: [ExplainedPart] = []
    if board { parts.append(explainer.board) }
    if toolbar { parts += explainer.toolbar }
    if callout || options.given["long-press"] != nil { parts += explainer.callouts }
    guard let key else {
      guard parts.isEmpty else { return parts }
      throw Diagnostics(code: .usage, "Name a key, or choose --toolbar, --board or --rule")
    }
    let action = try explainer.placed.key(named: key)
    guard let index = explainer.index(of: action) else { return parts }
    if label {
      guard let part = explainer.label(index) else {
        throw Diagnostics(code: .usage, "The key \(key.quoted) shows no hint and no language")
      }
      parts.append(part)
    }
    return callout || label ? parts : [explainer.key(index)] + parts
  }
}
