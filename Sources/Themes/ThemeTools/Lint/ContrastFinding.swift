import KeyboardDocuments
import KeyboardDrawing

struct ContrastFinding {

  let setting: Declaration?
  let isFace: Bool
  let failures: [ContrastCase]
  let cases: [ContrastCase]

  let document: JSONDocument

  func diagnostic(of rule: LintRule) throws -> Diagnostic? {
    guard let worst = failures.first else { return nil }
    let ratio = worst.contrast.roundedDown
    let message =
      "\(worst.content.title) has a contrast of \(ratio):1, less than"
      + " \(worst.bound.plainText):1, \(worst.stateName), \(worst.keyboard.situation.contextName)"
      + furtherCases(than: worst)
    let fix = try fix()
    return Diagnostic(
      // A color of the system keyboard that the file doesn't set is no error of the file.
      severity: setting == nil ? .warning : rule.severity, code: rule.code, message: message,
      place: document.file.place(of: setting?.value.span ?? document.inheritance),
      hints: fix == nil ? [remedy] : [],
      fixes: fix.map { [$0] } ?? [],
      measurement: Diagnostic.Measurement(worst.contrast, bound: worst.bound))
  }

  private var remedy: String {
    setting == nil
      ? "The file doesn't set this color; set it, for example by “foregroundColor”."
      : "No text color has this contrast to all of what is behind it; change the face."
  }

  private func furtherCases(than worst: ContrastCase) -> String {
    let others = failures.dropFirst()
    guard !others.isEmpty else { return "" }
    var states: [String] = []
    for other in others where !states.contains(other.stateName) { states.append(other.stateName) }
    let noun = others.count == 1 ? "case" : "cases"
    return " (and \(others.count) more \(noun): \(states.joined(separator: ", ")))"
  }

  func fix() throws -> Diagnostic.Fix? {
    guard let setting else { return nil }
    let (light, dark) = try changedColors(keepsApart: isFace)
    guard light != nil || dark != nil else { return nil }
    guard !isFace else { return insertion(beside: setting, light: light, dark: dark) }
    let written = WrittenColor(of: setting.value, in: document.file)
    let names = Set([light, dark].compactMap { $0?.hexText }).sorted()
    return Diagnostic.Fix(
      "Change the color to \(names.joined(separator: " and "))",
      edits: written.edits(light: light, dark: dark))
  }

  private func changedColors(
    keepsApart: Bool
  ) throws -> (light: Color.Resolved?, dark: Color.Resolved?) {
    let isAdaptive = setting.map {
      !keepsApart && WrittenColor(of: $0.value, in: document.file).isAdaptive
    }
    let failing = [false, true].filter { isDark in
      cases.contains { $0.fails && $0.isDark == isDark }
    }
    if isAdaptive == false, let first = failing.first,
      let common = try nearest(in: cases, isDark: first)
    {
      return (common, common)
    }
    var result: [Color.Resolved?] = []
    for isDark in [false, true] {
      guard failing.contains(isDark) else {
        result.append(nil)
        continue
      }
      guard let color = try nearest(in: cases.filter { $0.isDark == isDark }, isDark: isDark) else {
        return (nil, nil)
      }
      result.append(color)
    }
    return (result[0], result[1])
  }

  private func nearest(in cases: [ContrastCase], isDark: Bool) throws -> Color.Resolved? {
    let own = cases.first { $0.isDark == isDark }?.color
    guard var own else { return nil }
    // The opacity of labels isn't that of the color.
    own.opacity = cases.map(\.color.opacity).max() ?? 1
    let margin = 1.005
    return try NearestColor.nearest(to: own) { color in
      try cases.allSatisfy { try $0.contrast(in: color) >= $0.bound * margin }
    }
  }

  private func insertion(
    beside setting: Declaration, light: Color.Resolved?, dark: Color.Resolved?
  ) -> Diagnostic.Fix? {
    let keys = contentKeys(beside: setting.member.key).filter { setting.object[$0] == nil }
    // The color beside that of the board is for what isn't on a key.
    let isInBoard = setting.member.key != "background" || keys == ["foregroundColor"]
    guard isInBoard, !keys.isEmpty else { return nil }
    let own = failures.first?.color.hexText ?? "standard-text"
    let texts = [light, dark].map { $0?.hexText ?? own }
    let text = texts[0] == texts[1] ? texts[0] : "light-dark(\(texts[0]), \(texts[1]))"
    return Diagnostic.Fix(
      "Set the text color to \(text)",
      edits: [setting.adding(keys.map { ($0, .string(text)) }, in: document.file)])
  }

  private func contentKeys(beside faceKey: String) -> [String] {
    if faceKey == "selectedBackgroundColor" { return ["selectedForegroundColor"] }
    let items = failures.filter { $0.content.role == .toolbarItem }
    guard items.count == failures.count, faceKey != "background" else { return ["foregroundColor"] }
    return (items.contains { !$0.content.isSubtitle } ? ["titleColor"] : [])
      + (items.contains(where: \.content.isSubtitle) ? ["subtitleColor"] : [])
  }
}

extension ContrastCase {

  var isDark: Bool { keyboard.situation.isDark }
}

extension Double {

  /// The number with two decimals, rounded down, so that no ratio looks like the bound it misses.
  package var roundedDown: String { ((self * 100).rounded(.down) / 100).fixed(2) }
}

extension JSONDocument {

  /// The place of what a file doesn't set: the theme that it extends, or its first byte.
  var inheritance: Range<Int> {
    let start = root.span.lowerBound
    return root["extends"]?.span ?? start..<min(start + 1, root.span.upperBound)
  }
}
