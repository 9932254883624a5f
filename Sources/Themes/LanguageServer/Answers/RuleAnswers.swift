import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardPipeline
import KeyboardRender
import KeyboardStyling
import SourceText
import ThemeTools

/// Matches of a theme's rules, for lenses and explanations.
struct RuleAnswers {

  let text: OpenText
  let files: FileReader

  /// Kept from one request to the next, since keyboards are laid out once.
  let survey: KeyCatalog

  private var rules: [ThemeSources.Origin] {
    let theme = try? LoadedTheme(text.source, files: files, isTraced: true)
    return theme?.sources?.ownRules ?? []
  }

  func rule(at offset: Int) -> ThemeSources.Origin? {
    rules.first { $0.rule?.span.contains(offset) ?? false }
  }

  // MARK: Lenses

  var lenses: JSONText {
    survey.renewTests(forEditor: true)
    return .array(
      rules.compactMap { rule in
        guard let span = rule.rule?.span, let keys = survey.keys(matchedBy: rule) else {
          return nil
        }
        return [
          "range": text.lines.range(of: span.lowerBound..<span.lowerBound + 1),
          "command": ["title": .string(Self.count(of: keys)), "command": ""],
        ]
      })
  }

  private static func count(of keys: MatchedKeys) -> String {
    let count = keys.names.count
    return count == keys.total ? "all \(count) keys" : count == 1 ? "1 key" : "\(count) keys"
  }

  // MARK: Explanations

  private static let maximumNames = 40

  func keys(of rule: ThemeSources.Origin) -> MatchedKeys? {
    survey.renewTests(forEditor: true)
    return survey.keys(matchedBy: rule)
  }

  func explanation(of rule: ThemeSources.Origin, matching keys: MatchedKeys?) -> String? {
    [rule.specificity.map { "Specificity: \($0.text)" }, keys.map(Self.list)].paragraphs
  }

  private static func list(of keys: MatchedKeys) -> String {
    let names = keys.names.uniqued(by: \.self)
    let listed = names.prefix(maximumNames).map { "`\($0.replacing("`", with: "ˋ"))`" }
    let rest = names.count > listed.count ? " …" : ""
    return "Matches \(count(of: keys)) (\(keys.keyboard.locale), \(keys.keyboard.device.name)): "
      + listed.joined(separator: " ") + rest
  }
}

/// Images of a theme: the keys matched by a rule, the keyboard, and previews.
final class RulePictures {

  /// In bytes.
  static let longest = 60_000

  /// In pixels per point.
  private static let scales = [2, 1, 0.75, 0.5]

  private static let styles: Set = [
    "background", "foregroundColor", "pressedOverlayColor", "buttons", "rules", "callouts",
    "toolbar",
  ]

  /// Kept, since it reads fonts.
  private var pipeline: RenderPipeline?

  static func isShown(by name: String) -> Bool { name.contains("Visual Studio Code") }

  /// At a rule, the keyboard is in the state that the rule is for; nil if it can't be drawn now.
  func markdown(
    of text: OpenText, keys: [String], rule: JSONValue?, matched: MatchedKeys?, files: FileReader
  ) -> String? {
    guard let key = keys.first, Self.styles.contains(key),
      let request = Self.request(
        rule.map { Self.arguments(for: $0["match"]) } ?? [:], like: matched?.keyboard),
      let drawing = drawing(of: text, request, files: files), let scene = try? drawing.scene
    else { return nil }
    let box = matched.flatMap { Self.box(of: $0.names, in: scene) }
    for scale in Self.scales where scale <= 1 || box != nil {
      guard let address = try? Self.address(of: drawing.scaled(to: scale), cropped: box) else {
        return nil
      }
      if address.utf8.count <= Self.longest { return "![The keyboard](\(address))" }
    }
    return nil
  }

  // MARK: Previews

  /// Options of the panel; none names a file.
  private static let choices: Set = [
    "device", "color-scheme", "orientation", "keyboard-type", "contrast",
  ]

  /// Returns the keyboard as large as it is seen on a screen of two pixels per point.
  func preview(
    of text: OpenText, options: JSONValue?, files: FileReader
  ) throws(ServerError) -> JSONText {
    var arguments: [String: String] = [:]
    for item in options?.items ?? [] {
      guard let name = item.key?.text, Self.choices.contains(name), let value = item.value?.string
      else { continue }
      arguments[name] = value
    }
    guard var request = Self.request(arguments, like: nil) else {
      throw ServerError(.invalidParameters, "There is no such keyboard")
    }
    request.scale = 2
    guard let drawing = drawing(of: text, request, files: files) else {
      return ["problem": "The image is older than the text, because the theme has errors."]
    }
    guard let address = try? Self.address(of: drawing, cropped: nil),
      let width = try? drawing.scene.size.width
    else { return ["problem": "The theme can't be drawn."] }
    return ["picture": .string(address), "width": .integer(Int(width.rounded()))]
  }

  // MARK: Drawing

  private func drawing(
    of text: OpenText, _ request: RenderRequest, files: FileReader
  ) -> StagedDrawing? {
    guard let theme = ThemeFile(text.source, files: files).theme else { return nil }
    var request = request
    request.theme = .document(text.source, companions: theme.companions)
    request.compression = .small
    request.hasMetadata = false
    let pipeline = pipeline ?? RenderPipeline(files: files)
    self.pipeline = pipeline
    return pipeline.drawing(of: request)
  }

  private static func address(of drawing: StagedDrawing, cropped box: CGRect?) throws -> String {
    let request = try drawing.material.request
    var bytes = try box == nil ? drawing.bytes : []
    if let box, case .bitmap(let encode) = request.format.encoding {
      let bitmap = try drawing.bitmap
      bytes = try encode(bitmap.cropped(to: box) ?? bitmap, request.compression, [])
    }
    return "data:\(request.format.mediaType);base64," + Data(bytes).base64EncodedString()
  }

  /// In points.
  private static let margin = 6.0

  private static func box(of names: [String], in scene: Scene) -> CGRect? {
    let names = Set(names)
    let boxes = scene.elements.filter { element in
      switch element.role {
      case .key: names.contains(element.name)
      case .inputCallout, .actionCallout: true
      default: false
      }
    }.map(\.box)
    guard let first = boxes.first else { return nil }
    let whole = boxes.dropFirst().reduce(first) { $0.union($1) }
      .insetBy(dx: -margin, dy: -margin)
      .intersection(CGRect(origin: .zero, size: scene.size))
    let isSmall = whole.width * whole.height < scene.size.width * scene.size.height / 2
    return isSmall ? whole : nil
  }

  // MARK: Requests

  private static func request(
    _ wanted: [String: String], like keyboard: RenderRequest.KeyboardChoice?
  ) -> RenderRequest? {
    var arguments = RenderArguments()
    for (name, value) in wanted { arguments[name] = value }
    guard
      var request = (try? RenderRequest(arguments)) ?? (try? RenderRequest(RenderArguments()))
    else { return nil }
    // The keyboard that has the keys, in the state of the conditions.
    if let keyboard { request.keyboard = keyboard }
    return request
  }

  private static let options = [
    "colorScheme": "color-scheme", "locale": "locale", "orientation": "orientation",
    "keyboardType": "keyboard-type", "case": "case", "contrast": "contrast", "model": "device",
    "layoutType": "layout-type", "dock": "dock", "placement": "dock",
  ]

  private static func arguments(for match: JSONValue?) -> [String: String] {
    var arguments: [String: String] = [:]
    guard let match else { return arguments }
    for item in match.items {
      guard let key = item.key?.text, let option = options[key], let value = first(of: item.value)
      else { continue }
      arguments[option] = value
    }
    if first(of: match["device"]) == "pad", arguments["device"] == nil {
      arguments["device"] = "ipad"
    }
    let element = match["element"]?.string ?? ""
    let isPressed = match["state"].map { ([$0] + ($0.array ?? [])).compactMap(\.string) }
    if element == "callout.action" {
      arguments["long-press"] = first(of: match["character"]) ?? "e"
    } else if element.hasPrefix("callout") || isPressed?.contains("pressed") == true {
      arguments["press"] = first(of: match["character"]) ?? first(of: match["action"]) ?? "g"
    }
    return arguments
  }

  private static func first(of value: JSONValue?) -> String? {
    value?.string ?? value?.array?.first?.string
  }
}
