import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardPipeline
import KeyboardRender

/// Whether all labels of all locales can be drawn, and fit their keys.
struct LabelRules {

  let run: LintRun

  /// The size below which a label can't be read, in points.
  private static let smallestSize = 7.0

  /// The keys that take room from texts.
  private static let widthKeys: Set = ["tracking", "contentInsets", "fontFamily"]

  /// The keys without which labels are those of the system keyboard, which fit.
  private static let textKeys = widthKeys.union([
    "font", "fontWeight", "fontScale", "textCase", "keyInsets", "edgeInsets",
  ])

  /// Return the violations of a look in the locales with the longest labels.
  func cases(of look: String?) throws -> [LintCase] {
    let root = run.document.root
    guard root["extends"] != nil || root.firstSetting(of: Self.textKeys) != nil else { return [] }
    let labels = try labels(in: run.theme(look))
    let missing = labels.flatMap { missingCases(of: $0.placed, $0.locale) }
    let clipped = labels.filter { $0.size < Self.smallestSize && $0.text.text.count > 1 }
    guard !clipped.isEmpty else { return missing }
    let setting = run.document.root.firstSetting(of: Self.widthKeys)
    let fix = try setting.flatMap { try smallerTracking(than: $0, look) }
    return missing
      + clipped.map { label in
        LintCase(
          rule: .clippedLabel, text: "The label \(label.text.text.quoted) is too long for its key",
          measure: "drawn at \(label.size.roundedDown) points, less than"
            + " \(Self.smallestSize.plainText)",
          value: label.size, bound: Self.smallestSize, context: "locale \(label.locale), iPhone",
          setting: setting, fix: fix)
      }
  }

  /// A text of the keyboard of a locale.
  private struct Label {
    var text: TextRun
    var placed: RenderReport.Text
    var locale: String

    /// The drawn size in points.
    var size: Double { text.font.size * placed.scale }
  }

  private func labels(in theme: LoadedTheme) throws -> [Label] {
    try Self.longestLabels.flatMap { name, locale in
      var request = RenderRequest()
      (request.locale, request.scale) = (locale, 1)
      request.returnKey =
        Keyboard.ReturnKeyType.allCases.first { $0.id == name.rawValue } ?? .return
      let scene = try run.pipeline.drawing(of: RenderMaterial(request, theme: theme)).scene
      let report = try run.pipeline.renderer(for: request).report(of: scene, scale: 1)
      return zip(scene.textRuns, report.texts).map {
        Label(text: $0, placed: $1, locale: locale)
      }
    }
  }

  /// Return the change to the largest of some smaller trackings with which all labels fit.
  private func smallerTracking(
    than setting: ColorTrace.Setting, _ look: String?
  ) throws -> Diagnostic.Fix? {
    guard setting.member.key == "tracking", let tracking = setting.value.number else { return nil }
    for share in [0.75, 0.5, 0.25, 0.1, 0.05, 0] {
      let text = (tracking * share).rounded(toDigits: 1).plainText
      let edit = SourceEdit(setting.value.span, of: run.document.file, with: text)
      let theme = try run.theme(look, after: [edit])
      let isFine = try labels(in: theme).allSatisfy {
        $0.size >= Self.smallestSize || $0.text.text.count == 1
      }
      if isFine { return Diagnostic.Fix("Reduce the tracking to \(text)", edits: [edit]) }
    }
    return nil
  }

  private func missingCases(of text: RenderReport.Text, _ locale: String) -> [LintCase] {
    guard !text.missing.isEmpty else { return [] }
    let count = Double(text.missing.count)
    return [
      LintCase(
        rule: .missingGlyph, text: "No font has the characters of \(text.text.quoted)",
        measure: text.missing.map(\.codePoint).joined(separator: ", "), value: -count, bound: 0,
        context: "locale \(locale), iPhone", setting: nil, fix: nil)
    ]
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

  /// Return the first member with one of some keys, outside of variables.
  fileprivate func firstSetting(of keys: Set<String>) -> ColorTrace.Setting? {
    if let array { return array.lazy.compactMap { $0.firstSetting(of: keys) }.first }
    guard let object else { return nil }
    for member in object.members where member.key != "variables" {
      if keys.contains(member.key) {
        return ColorTrace.Setting(value: member.value, member: member, object: object)
      }
      if let found = member.value.firstSetting(of: keys) { return found }
    }
    return nil
  }
}
