import KeyboardDrawing
import SourceText

/// Colors of a terminal by their common names, in the order of their numbers.
///
/// Source of the formats: github.com/mbadolato/iTerm2-Color-Schemes at 4cbae627.
enum TerminalPalette {

  static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white", "brightBlack",
    "brightRed", "brightGreen", "brightYellow", "brightBlue", "brightMagenta", "brightCyan",
    "brightWhite",
  ]

  static func name(_ number: Int) -> String? {
    names.indices.contains(number) ? names[number] : nil
  }
}

/// Colors of X11 by name, without regard to spaces and case: `gray50`, `Slate Blue3`.
enum NamesOfX11 {

  private static let file = WordFile("x11")

  static func color(_ name: String) -> UInt32? {
    let name = String(name.lowercased().filter { $0 != " " })
    if let known = file.colors(name)?.first { return known }
    let stem = name.prefix { $0.isLetter }
    if ["gray", "grey"].contains(stem), let level = UInt32(name.dropFirst(4)), level <= 100 {
      return (level * 255 + 49) / 100 * 0x010101
    }
    guard let share = ["2": 0.9355, "3": 0.8065, "4": 0.5484][name.dropFirst(stem.count)],
      let first = file.colors("\(stem)1")?.first
    else { return Color.styleSheetNames[name] }
    return [16, 8, 0].reduce(0) { $0 | UInt32(Double(first >> $1 & 0xFF) * share) << $1 }
  }
}

extension Conversion {

  /// Converts the colors of Alacritty: TOML, formerly YAML, with sections such as `[colors.normal]`.
  static func theme(fromAlacritty source: ImportSource) throws(Diagnostics) -> Conversion {
    let others = NameWords.names(of: "alacritty")
    var palette = ImportedPalette("the colors of Alacritty", format: "terminal")
    // Before version 0.13, the file is YAML.
    let isYAML = [".yml", ".yaml"].contains { source.file.name.lowercased().hasSuffix($0) }
    let root = isYAML ? try YAMLDocument.root(of: source.file) : try TOMLDocument(source.file).root
    for section in root["colors"]?.members ?? [] {
      for (path, value) in texts(of: section.value, at: section.key) {
        let color = value.hasPrefix("0x") ? "#\(value.dropFirst(2))" : value
        let parts = path.split(separator: ".").map { String($0) }
        let bright = parts.last.map { "bright\($0.prefix(1).uppercased())\($0.dropFirst())" }
        let name =
          switch parts.first {
          case "normal": parts.last
          case "bright": bright
          default: others[path]
          }
        palette.report.account("colors.\(path)")
        palette.add(path, as: parts.count == 2 ? name : nil, text: color)
      }
    }
    palette.report.omitRest(of: root)
    return try theme(of: palette, from: source)
  }

  private static func texts(
    of value: JSONValue, at path: String
  ) -> [(path: String, text: String)] {
    if let text = value.string { return [(path, text)] }
    return value.members.flatMap {
      texts(of: $0.value, at: "\(path).\($0.key)")
    }
  }

  /// Converts a theme of Ghostty: lines such as `palette = 4=#bd93f9`.
  static func theme(fromGhostty source: ImportSource) throws(Diagnostics) -> Conversion {
    let names = NameWords.names(of: "ghostty")
    var palette = ImportedPalette("a theme of Ghostty", format: "terminal")
    for (key, value) in try settings(of: source.file) {
      if key == "palette" {
        let parts = value.split(separator: "=", maxSplits: 1).map { $0.trimmed }
        guard parts.count == 2, let number = Int(parts[0]) else {
          palette.report.omit("\(key) = \(value.shortened)", "it has no number and color")
          continue
        }
        guard let name = TerminalPalette.name(number) else {
          palette.report.omit("\(key) \(number)", "keyboards use the first 16 colors")
          continue
        }
        palette.add("\(key) \(number)", as: name, text: color(parts[1]))
      } else {
        palette.add(key, as: names[key], text: color(value[...]))
      }
    }
    return try theme(of: palette, from: source)
  }

  /// Digits without a sign before them, a name of X11, or a color as elsewhere.
  private static func color(_ text: Substring) -> String {
    let isBare = text.utf8.count == 6 && text.allSatisfy(\.isHexDigit)
    let named = NamesOfX11.color(String(text.prefix(40)))
    return isBare ? "#\(text)" : named.map { Color.Resolved(hex: $0).hexText } ?? String(text)
  }

  private static func settings(
    of file: SourceFile
  ) throws(Diagnostics) -> [(key: String, value: String)] {
    let most = InputBudget.scheme.bytes
    guard file.bytes.count <= most else {
      throw file.problem(
        .importLimit, "The file has \(file.bytes.count) bytes, more than the maximum of \(most)")
    }
    return try file.mapLines { (_, line) throws(Diagnostics) in
      let text = line.trimmed
      guard !text.hasPrefix("#"), !text.hasPrefix("[") || !text.contains("]"),
        let sign = text.firstIndex(of: "=")
      else { return nil }
      let value = text[text.index(after: sign)...].trimmed
      return (String(text[..<sign].trimmed), String(value.unquoted))
    }
  }

  /// Converts a color scheme of Windows Terminal, alone or in the list `schemes` of settings.
  static func theme(fromWindowsTerminal source: ImportSource) throws(Diagnostics) -> Conversion {
    let root = try source.root
    let schemes = root["schemes"]?.array ?? [root]
    let others = NameWords.names(of: "windowsTerminal")
    var palette = ImportedPalette("a color scheme of Windows Terminal", format: "terminal")
    for scheme in schemes.dropFirst() {
      palette.report.omit(scheme["name"]?.string ?? "a scheme", "a theme is made of the first one")
    }
    for member in schemes.first?.members ?? [] {
      guard let text = member.value.string else { continue }
      if member.key == "name" {
        palette.name = text
        palette.report.carry("name", as: "name")
        continue
      }
      // Magenta has the name of purple there.
      let name = member.key.replacing("purple", with: "magenta")
        .replacing("Purple", with: "Magenta")
      palette.add(
        member.key, as: others[name] ?? TerminalPalette.names.first { $0 == name }, text: text)
    }
    palette.report.omitRest(of: schemes.first ?? root)
    if root["schemes"] != nil {
      palette.report.account("schemes")
      palette.report.omitRest(of: root)
    }
    return try theme(of: palette, from: source)
  }

  /// Converts a color preset of iTerm2; newer presets have colors for light and dark.
  static func theme(fromITerm source: ImportSource) throws(Diagnostics) -> Conversion {
    let names = NameWords.names(of: "iterm")
    var palette = ImportedPalette("a color preset of iTerm2", format: "terminal")
    // The colors for one scheme replace those for both, in whatever order they are.
    let found = try dictionaries(in: source.file)
    let (plain, own) = (
      found.filter { !$0.key.hasSuffix(")") }, found.filter { $0.key.hasSuffix(")") }
    )
    for (key, parts) in plain + own {
      let words = key.split(separator: " ").map { String($0) }
      let meaning = words.filter { !["(Dark)", "(Light)", "Color"].contains($0) }
      let name: String? =
        if meaning.count == 2, meaning[0] == "Ansi", let number = Int(meaning[1]) {
          TerminalPalette.name(number)
        } else {
          names[meaning.joined(separator: " ")]
        }
      guard let name else {
        palette.report.omit(key, "themes have nothing of this kind")
        continue
      }
      guard let color = color(parts) else {
        palette.report.omit(key, "it has no red, green and blue")
        continue
      }
      switch words.last {
      case "(Dark)": palette.addDark(name, color)
      case "(Light)": palette.addLight(name, color)
      default: palette.add(name, color)
      }
      palette.report.account(key)
    }
    return try theme(of: palette, from: source)
  }

  private static func color(_ parts: [String: String]) -> Color.Resolved? {
    let numbers = ["Red", "Green", "Blue"].compactMap {
      parts["\($0) Component"].flatMap(Double.init)
    }
    let opacity = parts["Alpha Component"].flatMap(Double.init) ?? 1
    guard numbers.count == 3, numbers.allSatisfy({ -10...10 ~= $0 }) else { return nil }
    let rgb = parts["Color Space"] == "P3" ? ColorSpace.displayP3.srgb(numbers) : numbers
    return Color.Resolved(red: rgb[0], green: rgb[1], blue: rgb[2], opacity: opacity)
  }

  /// The dictionaries in the dictionary of a property list, with the texts of their values.
  private static func dictionaries(
    in file: SourceFile
  ) throws(Diagnostics) -> [(key: String, parts: [String: String])] {
    do throws(XMLReader.Problem) {
      var xml = try XMLReader(file, budget: .propertyList)
      var found: [(key: String, parts: [String: String])] = []
      var depth = 0
      var keys = ["", ""]
      while let event = try xml.next() {
        switch event {
        case .end(let name): if name == "dict" { depth -= 1 }
        case .start(let element):
          switch element.name {
          case "dict":
            depth += 1
            if depth == 2 { found.append((keys[0], [:])) }
          case "key" where 1...2 ~= depth: keys[depth - 1] = try xml.content()
          case "real", "string", "integer":
            if depth == 1 { found.append((keys[0], [:])) }
            if depth == 2 { found[found.count - 1].parts[keys[1]] = try xml.content() }
          default: break
          }
        }
      }
      return found
    } catch {
      throw file.problem(
        .importSyntax, "The file isn't a property list: \(error.message)", at: error.span)
    }
  }
}

extension Substring {

  fileprivate var unquoted: Substring {
    if let quote = first, quote == "\"" || quote == "'" {
      return dropFirst().prefix { $0 != quote }
    }
    guard
      let space = indices.dropFirst().first(where: {
        self[$0] == "#" && self[index(before: $0)].isWhitespace
      })
    else { return self }
    return self[..<space].trimmed
  }
}
