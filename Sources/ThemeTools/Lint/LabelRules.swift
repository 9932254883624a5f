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

  /// The keys that change the width of texts.
  private static let fontKeys: Set = ["fontScale", "tracking", "contentInsets", "fontFamily"]

  /// Return the violations of a look in the locales with the longest labels.
  func cases(of look: String?) throws -> [LintCase] {
    let theme = try run.theme(look)
    return try Self.longestLabels.flatMap { name, locale -> [LintCase] in
      var request = RenderRequest()
      (request.locale, request.scale) = (locale, 1)
      request.returnKey =
        Keyboard.ReturnKeyType.allCases.first { $0.id == name.rawValue } ?? .return
      let material = RenderMaterial(request, theme: theme)
      let scene = try run.pipeline.drawing(of: material).scene
      let report = try run.pipeline.renderer(for: request).report(of: scene, scale: 1)
      let context = "locale \(locale), iPhone"
      return zip(scene.textRuns, report.texts).flatMap { run, text in
        clipped(run, text, context) + missing(text, context)
      }
    }
  }

  private func clipped(
    _ text: TextRun, _ placed: RenderReport.Text, _ context: String
  ) -> [LintCase] {
    let size = text.font.size * placed.scale
    guard size < Self.smallestSize, text.text.count > 1 else { return [] }
    let setting = run.document.root.firstSetting(of: Self.fontKeys)
    return [
      LintCase(
        rule: .clippedLabel, text: "The label \(text.text.quoted) is too long for its key",
        measure: "drawn at \(size.roundedDown) points, less than \(Self.smallestSize.plainText)",
        value: size, bound: Self.smallestSize, context: context, setting: setting,
        fix: setting.flatMap { smaller($0, by: size / Self.smallestSize) })
    ]
  }

  /// Return the change of a number by a factor, such as that of the size of texts.
  private func smaller(_ setting: ColorTrace.Setting, by factor: Double) -> Diagnostic.Fix? {
    guard let number = setting.value.number, number > 0 else { return nil }
    let smaller = (number * factor * 20).rounded(.down) / 20
    let edit = SourceEdit(
      setting.value.span, of: run.document.file, with: max(smaller, 0).plainText)
    return Diagnostic.Fix("Reduce the number to \(smaller.plainText)", edits: [edit])
  }

  private func missing(_ text: RenderReport.Text, _ context: String) -> [LintCase] {
    guard !text.missing.isEmpty else { return [] }
    let count = Double(text.missing.count)
    return [
      LintCase(
        rule: .missingGlyph, text: "No font has the characters of \(text.text.quoted)",
        measure: text.missing.map(\.codePoint).joined(separator: ", "), value: -count, bound: 0,
        context: context, setting: nil, fix: nil)
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
