import KeyboardDrawing
import SourceText

/// Contrasts determined by a value of the file, as the color of texts or icons or as their face.
struct ContrastFinding {

  let setting: Declaration?
  let isFace: Bool
  let document: JSONDocument
  var cases: [ContentContrast]

  static func all(in look: Look) throws -> [ContrastFinding] {
    let cases = try look.contexts.joined().flatMap {
      try ContentContrast.measure($0, level: look.level, promise: look.promisedContrast)
    }
    guard cases.contains(where: \.fails) else { return [] }
    var found: [ContrastFinding] = []
    var indices: [Range<Int>?: Int] = [:]
    for item in cases {
      let sticker = try item.sticker()
      let own = sticker == nil ? item.declaration : nil
      let setting = sticker ?? own ?? item.face
      let span = setting?.value.span
      if let index = indices[span] {
        found[index].cases.append(item)
      } else {
        indices[span] = found.count
        found.append(
          ContrastFinding(
            setting: setting, isFace: own == nil, document: look.document, cases: [item]))
      }
    }
    return found
  }

  func diagnostic(of rule: LintRule, inTexts isText: Bool, look: Look) throws -> Diagnostic? {
    let setsPart = setting.map { !isFace || $0.member.key != "background" } ?? false
    let failures = try cases.filter { $0.fails && ($0.content.text != nil) == isText }
      .filter { try setsPart || !look.isLikeStandard($0) }
      .sorted { $0.contrast < $1.contrast }
    guard let worst = failures.first else { return nil }
    let message =
      "\(worst.content.title) has a contrast of \(worst.contrast.roundedDown):1, less than"
      + " \(worst.bound.plainText):1\(worst.sizeName), \(worst.placeName)"
      + Self.further(failures)
    let fix = try fix(of: failures)
    let remedy = try remedy(of: failures)
    let diagnostic = Diagnostic(
      // A color of the system keyboard that the file doesn't set is no error of the file.
      severity: setting == nil ? .warning : rule.severity, code: rule.code, message: message,
      place: document.file.place(of: setting?.value.span ?? document.inheritance),
      hints: fix == nil ? [remedy] : [], related: isFace ? [] : painters(of: failures),
      fixes: fix.map { [$0] } ?? [],
      measurement: Diagnostic.Measurement(worst.contrast, bound: worst.bound))
    look.keep(LintImage(keyboard: worst.keyboard, box: worst.content.box), of: diagnostic)
    return diagnostic
  }

  private func remedy(of failures: [ContentContrast]) throws -> String {
    guard setting != nil else {
      return "The file doesn't set this color; set it, for example by “foregroundColor”."
    }
    if setting?.member.key == "stickers" {
      return "This sticker is behind it; move it, or reduce its opacity."
    }
    guard let hopeless = try failures.first(where: { try !$0.canBeReached() }) else {
      return "No single color works for all of these; set a text color with each face."
    }
    return
      "No text color has this contrast to all of what is behind it \(hopeless.stateName), in the"
      + " \(hopeless.isDark ? "dark" : "light") color scheme; change the face."
  }

  private static let maximumPainters = 3

  private static let maximumNames = 12

  private func painters(of failures: [ContentContrast]) -> [Diagnostic.Related] {
    var found: [(face: Range<Int>, failures: [ContentContrast])] = []
    for failure in failures {
      guard let face = failure.face?.value.span else { continue }
      if let index = found.firstIndex(where: { $0.face == face }) {
        found[index].failures.append(failure)
      } else if found.count < Self.maximumPainters {
        found.append((face, [failure]))
      }
    }
    return found.map { face, failures in
      let names = failures.map(\.content.label).uniqued(by: \.self)
      let list = names.prefix(Self.maximumNames).map(\.quoted).joined(separator: ", ")
      let more = names.count > Self.maximumNames ? ", …" : ""
      let context = failures[0].placeName
      return Diagnostic.Related(
        message: names.count == 1
          ? "This is behind \(list) \(context)\(Self.further(failures))"
          : "This is behind \(names.count) texts or icons \(context)\(Self.further(failures)): \(list)\(more)",
        place: document.file.place(of: face))
    }
  }

  private static func further(_ failures: [ContentContrast]) -> String {
    let others = failures.dropFirst()
    guard !others.isEmpty else { return "" }
    let noun = others.count == 1 ? "case" : "cases"
    let states = others.map(\.stateName).uniqued(by: \.self).joined(separator: ", ")
    return " (and \(others.count) more \(noun): \(states))"
  }

  func fix(of failures: [ContentContrast]) throws -> Diagnostic.Fix? {
    guard let setting, setting.member.key != "stickers" else { return nil }
    if isFace { return try insertion(beside: setting, for: failures) }
    let (light, dark) = try changedColors()
    guard light != nil || dark != nil else { return try fixBesideFaces(of: setting) }
    let written = WrittenColor(value: setting.value, source: document.file)
    let names = Set([light, dark].compactMap { $0?.hexText }).sorted()
    return Diagnostic.Fix(
      "Change the color to \(names.joined(separator: " and "))",
      edits: written.edits(
        light: light, dark: dark, from: (color(isDark: false), color(isDark: true)),
        where: { candidate, isDark in
          (try? self.cases.filter { $0.isDark == isDark }
            .allSatisfy { try $0.contrast(in: candidate) >= $0.bound }) ?? false
        }))
  }

  private func color(isDark: Bool) -> Color.Resolved? {
    cases.first { $0.isDark == isDark }?.color
  }

  private func fails(isDark: Bool) -> Bool { cases.contains { $0.fails && $0.isDark == isDark } }

  private func changedColors() throws -> (light: Color.Resolved?, dark: Color.Resolved?) {
    let failing = [false, true].filter(fails)
    let isAdaptive = setting.map { WrittenColor(value: $0.value, source: document.file).isAdaptive }
    if isAdaptive == false, failing.count == 2,
      let common = try nearest(isDark: false, inBoth: true)
    {
      return (common, common)
    }
    var result: [Color.Resolved?] = [nil, nil]
    for isDark in failing {
      guard let color = try nearest(isDark: isDark) else { return (nil, nil) }
      result[isDark ? 1 : 0] = color
    }
    return (result[0], result[1])
  }

  private func nearest(isDark: Bool, inBoth: Bool = false) throws -> Color.Resolved? {
    let cases = cases.filter { inBoth || $0.isDark == isDark }
    guard var own = color(isDark: isDark) else { return nil }
    // The opacity of labels isn't that of the color.
    own.opacity = cases.map(\.color.opacity).max() ?? 1
    let margin = 1.005
    return try NearestColor.nearest(to: own) { color in
      try cases.allSatisfy { try $0.contrast(in: color) >= $0.bound * margin }
    }
  }

  /// Where no color is seen on all faces, those on which it fails get one of their own.
  private func fixBesideFaces(of color: Declaration) throws -> Diagnostic.Fix? {
    let places = Dictionary(grouping: cases) { $0.face?.object.members.first?.keySpan }
    let failing = places.filter { place, cases in
      place != nil && cases.contains(where: \.fails)
    }.sorted { ($0.key?.lowerBound ?? 0) < ($1.key?.lowerBound ?? 0) }
    guard !failing.isEmpty, places[nil]?.contains(where: \.fails) != true else { return nil }
    var edits: [TextEdit] = []
    for (_, cases) in failing {
      let part = ContrastFinding(
        setting: cases.first?.face, isFace: true, document: document, cases: cases)
      guard let face = part.setting, face.object[color.member.key] == nil,
        let fix = try part.insertion(beside: face, for: cases.filter(\.fails))
      else { return nil }
      edits += fix.edits
    }
    return Diagnostic.Fix("Set text colors beside the faces", edits: edits)
  }

  private func insertion(
    beside face: Declaration, for failures: [ContentContrast]
  ) throws -> Diagnostic.Fix? {
    let toolbar = document.root["toolbar"]?.object?.members.first?.keySpan
    // A toolbar has no color of texts.
    guard toolbar == nil || face.object.members.first?.keySpan != toolbar else { return nil }
    let keys = Self.contentKeys(beside: face, of: failures).filter { face.object[$0] == nil }
    guard !keys.isEmpty else { return nil }
    var texts: [String] = []
    for isDark in [false, true] {
      if fails(isDark: isDark) {
        guard let color = try nearest(isDark: isDark) else { return nil }
        texts.append(color.hexText)
      } else {
        let own = color(isDark: isDark) ?? cases.first?.color
        texts.append(own?.hexText ?? "standard-text")
      }
    }
    let text = WrittenColor.text(light: texts[0], dark: texts[1])
    return Diagnostic.Fix(
      "Set the text color to \(text)",
      edits: [face.adding(keys.map { ($0, .string(text)) })])
  }

  private static func contentKeys(
    beside face: Declaration, of failures: [ContentContrast]
  ) -> [String] {
    if face.member.key == "selectedBackgroundColor" { return ["selectedForegroundColor"] }
    let isInBoard = face.object.members.contains { $0.key == "formatVersion" }
    let items = failures.filter { $0.content.role == .toolbarItem }
    guard items.count == failures.count, !isInBoard else { return ["foregroundColor"] }
    return (items.contains { !$0.content.isSubtitle } ? ["titleColor"] : [])
      + (items.contains(where: \.content.isSubtitle) ? ["subtitleColor"] : [])
  }
}

extension Double {

  /// The number with two decimals, rounded down: no ratio may look like the bound it misses.
  package var roundedDown: String { ((self * 100).rounded(.down) / 100).fixed(2) }
}

extension JSONDocument {

  /// The place of what a file doesn't set: the theme that it extends, or its first byte.
  var inheritance: Range<Int> {
    let start = root.span.lowerBound
    return root["extends"]?.span ?? start..<min(start + 1, root.span.upperBound)
  }
}
