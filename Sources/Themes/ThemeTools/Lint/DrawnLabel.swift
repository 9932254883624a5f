import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardPipeline
import KeyboardRender

struct DrawnLabel {

  let text: TextRun
  let placed: RenderReport.Text
  let locale: String

  var size: Double { text.font.size * placed.scale }

  /// The keys that take room from texts.
  static let widthKeys: Set = ["tracking", "contentInsets", "fontFamily"]

  /// The keys without which labels are those of the system keyboard, which fit.
  private static let textKeys = widthKeys.union([
    "font", "fontWeight", "fontScale", "textCase", "keyInsets", "edgeInsets",
  ])

  static func longest(in look: Look, _ theme: LoadedTheme) throws -> [DrawnLabel] {
    let root = look.document.root
    guard root["extends"] != nil || root.firstSetting(of: textKeys) != nil else { return [] }
    // Families may lack letters of any locale.
    let hasFamily = root.firstSetting(of: ["fontFamily"]) != nil
    return try longest(
      in: theme, pipeline: look.linter.pipeline,
      further: hasFamily
        ? LocaleProfile.supportedIdentifiers.map { (LocaleProfile.Labels.Name.return, $0) } : [])
  }

  static func longest(
    in theme: LoadedTheme, pipeline: RenderPipeline,
    further: [(LocaleProfile.Labels.Name, String)] = []
  ) throws -> [DrawnLabel] {
    try (longestLabels + further).flatMap { name, locale in
      var request = RenderRequest()
      (request.locale, request.scale) = (locale, 1)
      request.returnKey =
        Keyboard.ReturnKeyType.allCases.first { $0.id == name.rawValue } ?? .return
      let scene = try pipeline.drawing(of: RenderMaterial(request, theme: theme)).scene
      let report = try pipeline.renderer(for: request).report(of: scene, scale: 1)
      return zip(scene.textRuns, report.texts).map {
        DrawnLabel(text: $0, placed: $1, locale: locale)
      }
    }
  }

  /// The labels of space and of return keys that are the widest among all locales.
  private static let longestLabels: [(LocaleProfile.Labels.Name, String)] = {
    let labels = LocaleProfile.supportedIdentifiers.map {
      (identifier: $0, labels: LocaleProfile.profile(forIdentifier: $0).labels)
    }
    let names: [LocaleProfile.Labels.Name] = [
      .space, .return, .done, .go, .join, .next, .search, .send,
    ]
    return names.compactMap { name in
      labels.max { $0.labels[name].count < $1.labels[name].count }.map { (name, $0.identifier) }
    }
  }()
}

extension JSONValue {

  func firstSetting(of keys: Set<String>) -> Declaration? {
    if let array { return array.lazy.compactMap { $0.firstSetting(of: keys) }.first }
    guard let object else { return nil }
    for member in object.members where member.key != "variables" {
      if keys.contains(member.key) {
        return Declaration(value: member.value, member: member, object: object)
      }
      if let found = member.value.firstSetting(of: keys) { return found }
    }
    return nil
  }
}
