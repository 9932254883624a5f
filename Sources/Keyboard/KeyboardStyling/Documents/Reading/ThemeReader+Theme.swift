import Foundation
import SourceText

extension ThemeReader {

  mutating func theme(
    _ file: SourceFile, variation: String?, checksAllVariations: Bool
  ) -> KeyboardTheme? {
    guard var parts = parts(of: file), let leaf = parts.indices.last else { return nil }
    let choices = choose(variation, in: &parts)
    for part in parts {
      for object in part.layers {
        sources?.choice = object.choice
        if let variables = object.value["variables"] { define(variables) }
      }
    }
    checkVariables()
    readFonts(of: parts)
    var layers = parts.flatMap(\.layers).map { object in
      sources?.choice = object.choice
      return layer(object.value)
    }
    if layers.contains(where: \.theme.hasBackgroundLayers) {
      for index in layers.indices { layers[index].theme.coverLayersWithColors() }
    }
    var theme = KeyboardTheme(id: Self.layerIdentity)
    for layer in layers { theme.extend(with: layer) }
    warnAboutChangedImages()
    theme.rules = theme.rules.sorted(bySpecificity: \.specificity)
    finishSources(of: parts)
    readHeader(of: parts, choices: choices, into: &theme)
    theme.id = UUID(themeIdentifier: theme.identifier ?? file.name)
    if checksAllVariations {
      check(parts[leaf].otherChoices, over: parts)
      warnAboutCombinations(of: parts[leaf])
    }
    sources?.colors = variables.colors
    return theme
  }

  /// Keeps the sources of the chosen look, without files read later only for their errors.
  private mutating func finishSources(of parts: [ThemePart]) {
    guard sources != nil else { return }
    sources?.isChosen = false
    sources?.files = reader.files
    sources?.builtInFiles = builtInFiles
    sources?.roots = parts.map(\.root)
    sources?.sortRules()
  }

  /// Reads the header of the last file: a base has other authors and another license, and its
  /// header is read for errors.
  private mutating func readHeader(
    of parts: [ThemePart], choices: [ThemeAxis.Choice], into theme: inout KeyboardTheme
  ) {
    for part in parts {
      theme.identifier = text(of: part.root, "id")
      theme.name = text(of: part.root, "name") ?? ""
      theme.collectionName = text(of: part.root, "collection") ?? ""
      theme.about = text(of: part.root, "description")
      theme.license = text(of: part.root, "license")
      theme.version = text(of: part.root, "version")
      theme.homepage = text(of: part.root, "homepage")
      theme.tags = part.root["tags"].map { tags($0) } ?? []
      theme.author = part.root["author"].flatMap { author($0) }
    }
    guard !choices.isEmpty, let leaf = parts.last else { return }
    let identifier = theme.identifier ?? reader.files[leaf.root.file].name
    theme.identifier = ThemeName(theme: identifier, choices: choices.map(\.name)).description
    let names = choices.map { text(of: $0.value, "name") ?? $0.name }
    theme.name = names.joined(separator: ", ")
  }

  private mutating func tags(_ value: JSONValue) -> [String] {
    guard let values = value.array else {
      let words = value.string?.split(separator: ",").map {
        JSONText.string(String($0.drop { $0 == " " })).text
      }
      let fix = words.map { "[\($0.joined(separator: ", "))]" }
      return reader.wrongType(value, "tags", "a list of words", fix: fix) ?? []
    }
    guard values.count <= ThemeLimits.tags else {
      reportExcess(of: "tags", over: ThemeLimits.tags, at: value)
      return []
    }
    return values.compactMap { text($0, named: "tags") }
  }

  private mutating func author(_ value: JSONValue) -> KeyboardTheme.Author? {
    if value.string != nil { return text(value, named: "author").map { .init(name: $0) } }
    guard let members = members(value, named: "author", of: ThemeFormat.author) else { return nil }
    var texts: [String: String] = [:]
    for (key, value) in members { texts[key] = text(value, named: "author.\(key)") }
    return texts["name"].map { .init(name: $0, about: texts["about"], url: texts["url"]) }
  }

  private mutating func check(_ choices: [ThemeAxis.Choice], over parts: [ThemePart]) {
    let shared = variables
    var steps = ThemeLimits.checkedValues
    let cost = parts.reduce(0) { $0 + $1.root.valueCount }
    for choice in choices where !reader.isFull {
      let variation = choice.value
      sources?.choice = choice.name
      if let own = variation["variables"] {
        define(own)
        checkVariables()
        // What uses a variable of the theme uses that of the variation when it is drawn.
        steps -= cost
        if steps > 0 {
          for part in parts { _ = layer(part.root) }
        } else {
          warnAboutSize(of: variation)
        }
      }
      _ = text(of: variation, "name")
      _ = layer(variation)
      variables = shared
    }
  }

  private mutating func warnAboutSize(of variation: JSONValue) {
    reader.report(
      "The theme is too large to be checked with the variables of this variation",
      code: .themeLimit, at: variation.span, file: variation.file, severity: .warning)
  }
}

extension JSONValue {

  fileprivate var valueCount: Int {
    switch content {
    case .array(let elements): elements.reduce(1) { $0 + $1.valueCount }
    case .object(let object): object.members.reduce(1) { $0 + $1.value.valueCount }
    default: 1
    }
  }
}

extension UUID {

  init(themeIdentifier identifier: String) {
    func hash(_ seed: UInt64) -> UInt64 {
      identifier.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
    // FNV-1a twice; version 8 and the variant bits mark a custom UUID.
    let high = hash(0xCBF2_9CE4_8422_2325) & ~0xF000 | 0x8000
    let low = hash(0x8422_2325_CBF2_9CE4) & (.max >> 2) | 1 << 63
    func byte(_ value: UInt64, _ index: Int) -> UInt8 {
      UInt8(truncatingIfNeeded: value >> (56 - 8 * index))
    }
    self.init(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
        byte(high, 6), byte(high, 7), byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3),
        byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
      ))
  }
}
