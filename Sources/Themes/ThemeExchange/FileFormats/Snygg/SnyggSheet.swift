import Foundation
import KeyboardStyling
import SourceText

/// The rules of a Snygg stylesheet in the order in which they apply, with the values of variables.
struct SnyggSheet {

  struct Rule {

    let element: String
    let attributes: [(name: String, values: [String])]
    let state: String
    var properties: [(name: String, value: String)] = []
    let selector: String

    var onlyCodes: [Int]? { attributes.count == 1 ? codes : nil }

    let codes: [Int]?

    init(
      element: String, attributes: [(name: String, values: [String])], state: String,
      selector: String
    ) {
      (self.element, self.attributes) = (element, attributes)
      (self.state, self.selector) = (state, selector)
      codes = attributes.first { $0.name == "code" }.map { Self.codes(in: $0.values) }
    }

    /// More than a keyboard has is more than a rule needs.
    private static let maximumCodes = InputBudget.stylesheet.text

    private static let known = -9_999...0x10FFFF

    private static func codes(in values: [String]) -> [Int] {
      var codes: [Int] = []
      for text in values {
        let ends = text.split(separator: ".").compactMap { Int($0) }
        guard let first = ends.first, let last = ends.last, first <= last,
          known.contains(first), known.contains(last)
        else { continue }
        codes += (first...last).prefix(maximumCodes)
        if codes.count > maximumCodes { break }
      }
      return Array(codes.prefix(maximumCodes))
    }
  }

  private static let maximumRules = 4 * ThemeLimits.rules

  private(set) var rules: [Rule] = []
  private(set) var variables: [(name: String, value: String)] = []
  private var values: [String: String] = [:]
  private(set) var fonts: [(family: String, font: JSONValue)] = []
  private(set) var report = ConversionReport()

  init(_ source: ImportSource) throws(Diagnostics) {
    let root = try source.root
    for var member in root.members where member.key != "$schema" {
      let key = Self.current(member.key)
      if key != member.key { report.adapt(member.key, "as \(key) of Snygg 2") }
      member.key = key
      let properties = member.value.members.compactMap { property in
        property.value.string.map { (name: property.key, value: $0) }
      }
      for property in member.value.members where property.value.string == nil {
        report.omit("\(member.key) \(property.key)", "it isn't text")
      }
      if member.key == "@defines" {
        variables = properties
        values = Dictionary(properties, uniquingKeysWith: { first, _ in first })
      } else if member.key.hasPrefix("@font") {
        let family = member.key.dropFirst(5).filter { $0 != "`" }
        fonts += (member.value.array ?? []).map { (String(Substring(family).trimmed), $0) }
      } else if rules.count == Self.maximumRules {
        report.omit(member.key, "a stylesheet has at most \(Self.maximumRules) rules")
      } else if var rule = Self.rule(member.key) {
        rule.properties = properties
        rules.append(rule)
      } else {
        report.omit(member.key, "it isn't a selector")
      }
    }
    rules = rules.enumerated().sorted { first, second in
      Self.order(first.element, first.offset) < Self.order(second.element, second.offset)
    }.map(\.element)
    let isStyled = rules.contains { rule in
      ["window", "key"].contains(rule.element) && !rule.properties.isEmpty
    }
    guard !isStyled else { return }
    throw source.file.problem(
      .missingKey, "The stylesheet has no rule for “window” or “key”",
      hints: ["Parts of a keyboard have the names of FlorisBoard in it."])
  }

  /// Rules with a state are above those without, and those with more attributes above others.
  private static func order(_ rule: Rule, _ offset: Int) -> (Int, Int, Int) {
    (rule.state.isEmpty ? 0 : 1, rule.attributes.count, offset)
  }

  /// The value of a property with its variable followed; variables don't name others.
  func value(_ text: String) -> String { variableName(in: text).flatMap { values[$0] } ?? text }

  func variableName(in text: String) -> String? {
    guard text.hasPrefix("var("), text.hasSuffix(")") else { return nil }
    return String(text.dropFirst(4).dropLast().trimmed)
  }

  private static let formerNames = NameWords.names(of: "florisboard.selector")

  /// Returns a selector of Snygg v1, such as `key[code={c:enter}]`, as one of v2.
  private static func current(_ selector: String) -> String {
    guard selector.contains("{"), selector.utf8.count <= 2_000 else {
      return formerNames[selector] ?? selector
    }
    return selector.replacing(/\{[a-z]+:([a-z0-9_]+)\}/) { match in
      SnyggKeys.formerCodes[String(match.1)] ?? "`\(match.1)`"
    }
  }

  /// Reads `element[attribute=1..3,`text`]:state`.
  private static func rule(_ text: String) -> Rule? {
    guard text.utf8.count <= 2_000 else { return nil }
    var rest = text[...]
    let element = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" })
    guard !element.isEmpty else { return nil }
    rest = rest.dropFirst(element.count)
    var attributes: [(name: String, values: [String])] = []
    while rest.first == "[" {
      guard let end = rest.firstIndex(of: "]"), let sign = rest.firstIndex(of: "="), sign < end
      else { return nil }
      let values = rest[rest.index(after: sign)..<end].split(separator: ",")
      let name = rest[rest.index(after: rest.startIndex)..<sign]
      attributes.append(
        (String(name), values.map { value in String(value.trimmed.filter { $0 != "`" }) }))
      rest = rest[rest.index(after: end)...]
    }
    guard rest.isEmpty || rest.first == ":" else { return nil }
    return Rule(
      element: element, attributes: attributes, state: String(rest.dropFirst()), selector: text)
  }
}

// Pictures and fonts, which an extension has beside its stylesheets.
extension SnyggThemeWriter {

  private static let scales: [String: (mode: JSONText, difference: String?)] = [
    "crop": ("fill", nil), "fill-bounds": ("stretch", nil), "fit": ("fit", nil),
    "inside": ("fit", "also larger than it is"), "fill-height": ("fill", "the width is filled too"),
    "fill-width": ("fill", "the height is filled too"), "none": ("fill", "not in its own size"),
  ]

  /// Returns the path in an extension of an address such as `uri(`flex:/images/sea.png`)`.
  private func path(_ text: String) -> String? {
    guard text.hasPrefix("uri("), text.hasSuffix(")") else { return nil }
    let address = text.dropFirst(4).dropLast().trimmed.filter { $0 != "`" }
    guard address.hasPrefix("flex:/") else { return nil }
    return address.dropFirst(6).drop { $0 == "/" }.removingPercentEncoding
  }

  mutating func image(of window: [String: String]) -> JSONText? {
    guard let value = window["background-image"] else { return nil }
    let name = "window background-image"
    guard let path = path(sheet.value(value)) else {
      report.omit(name, "\(value.shortened.quoted) isn't a file of an extension")
      return nil
    }
    let scale = Self.scales[window["content-scale"].map(sheet.value) ?? "crop"] ?? ("fill", nil)
    do throws(CarriedFiles.Reason) {
      let picture = try files.picture(path)
      report.carry(name, as: "background.image", scale.difference.map { [$0] } ?? [])
      return .object([("file", .string(picture.reference)), ("mode", scale.mode)])
    } catch {
      report.omit(name, error.text)
      return nil
    }
  }

  mutating func addFonts() {
    for (family, font) in sheet.fonts {
      let name = "@font `\(family.shortened)`"
      guard let path = font["src"]?.string.flatMap(path) else {
        report.omit(name, "it has no file of an extension")
        continue
      }
      var fields: JSONMembers = []
      if let weight = font["font-weight"]?.string.flatMap(SnyggValues.weight) {
        fields.append(("weight", .integer(weight)))
      }
      if let style = font["font-style"]?.string {
        fields.append(("italic", .boolean(style == "italic")))
      }
      do throws(CarriedFiles.Reason) {
        values.families.insert(try files.font(path, family: family, fields: fields))
        report.carry(name, as: "fonts")
      } catch {
        report.omit(name, error.text)
      }
    }
  }
}
