import Foundation
import KeyboardCore
import KeyboardDrawing
import SourceText

extension ThemeReader {

  /// Icons are rules in the order of the format, since `theme fmt` sorts keys.
  mutating func read(icons value: JSONValue, into layer: inout KeyboardTheme) {
    let members = members(value, named: ThemeFormat.iconsKey, of: ThemeFormat.icons) ?? []
    for key in ThemeFormat.icons.names {
      guard let value = members.first(where: { $0.key == key })?.value else { continue }
      let name = "\(ThemeFormat.iconsKey).\(key)"
      guard let pattern = KeyboardTheme.ActionPattern(name: key),
        let icon = icon(value, named: name)
      else { continue }
      let match = changing(KeyboardTheme.ButtonMatch()) { $0.actions = [pattern] }
      let style = changing(Keyboard.ButtonStyle()) { $0.icon = icon }
      add(.key(style), match, for: .key, at: RulePath(rule: value, list: name), to: &layer)
    }
  }

  mutating func icon(_ value: JSONValue, named name: String) -> Keyboard.KeyIcon? {
    guard let value = resolved(value) else { return nil }
    guard value.object != nil else { return plainIcon(value, named: name) }
    guard let members = members(value, named: name, of: ThemeFormat.icon.object) else { return nil }
    let sources = members.filter { ThemeFormat.iconSource.contains($0.key) }
    guard sources.count == 1, let source = sources.first else {
      let names = ThemeFormat.iconSource.quoted
      return fail(
        sources.isEmpty ? .missingKey : .invalidValue,
        sources.isEmpty
          ? "\(name) needs a key \(names.joinedAsAlternatives)"
          : "\(name) has more than one of the keys \(names.joined(last: "and"))", at: value)
    }
    guard let content = iconSource(source.key, source.value, of: value, named: name) else {
      return nil
    }
    var icon = Keyboard.KeyIcon(content)
    read(members, named: name, as: ThemeFormat.icon, into: &icon)
    return icon
  }

  private mutating func plainIcon(_ value: JSONValue, named name: String) -> Keyboard.KeyIcon? {
    guard let text = text(value, named: name) else { return nil }
    let prefix = ThemeFormat.standardPrefix
    if text.hasPrefix("./") || text.hasPrefix(EmbeddedImage.scheme) {
      return drawing(value, named: name).map { Keyboard.KeyIcon(.drawing($0)) }
    }
    let names = ThemeFormat.standardIcons.map { prefix + $0.name }
    guard let index = names.firstIndex(of: text) else {
      let isFile = text.lowercased().hasSuffix(".svg")
      let near = NearestNames.misspelled(text, among: names)
      let other = isFile ? "./" + text : near
      return fail(
        .invalidValue, "\(name) can't be \(text.quoted)", at: value,
        hint: isFile
          ? "Write a file as \("./\(text)".quoted)."
          : NearestNames.hint(for: text, among: names)
            ?? "An icon is “standard:return”, a file “./name.svg”, or an object: {\"text\": \"⌫\"}.",
        fix: respelled(text, as: other, at: value))
    }
    return Keyboard.KeyIcon(.standard(ThemeFormat.standardIcons[index].icon))
  }

  private mutating func iconSource(
    _ key: String, _ value: JSONValue, of icon: JSONValue, named name: String
  ) -> Keyboard.KeyIcon.Source? {
    let name = "\(name).\(key)"
    for other in ["viewBox", "stroke"] where key != "path" {
      if let value = icon[other] {
        return fail(
          .invalidValue, "\(other.quoted) belongs to a “path”", at: value,
          hint: key == "file" ? "An SVG file has its own." : nil)
      }
    }
    switch key {
    case "path": return path(value, of: icon, named: name).map { .drawing($0) }
    case "file": return drawing(value, named: name).map { .drawing($0) }
    case "standard":
      let names = ThemeFormat.standardIcons.map(\.name)
      return self.name(value, named: name, among: names).flatMap { text in
        ThemeFormat.standardIcons.first { $0.name == text }.map { .standard($0.icon) }
      }
    default: return text(value, named: name).map { .text($0) }
    }
  }

  private mutating func path(
    _ value: JSONValue, of icon: JSONValue, named name: String
  ) -> VectorImage? {
    let box =
      icon["viewBox"].map { viewBox($0, named: "\(name).viewBox") }
      ?? CGRect(x: 0, y: 0, width: 24, height: 24)
    let widths = ThemeFormat.icon.object.range(of: "stroke")
    let width = icon["stroke"].flatMap { number($0, named: "\(name).stroke", in: widths) }
    guard let text = text(value, named: name), let box else { return nil }
    do throws(PathData.Problem) {
      let image = try VectorImage.path(text, viewBox: box, strokeWidth: width)
      let line = (width ?? 0) / 2
      let area = box.insetBy(dx: -box.width * Self.reach, dy: -box.height * Self.reach)
      guard image.nodes.isEmpty || area.contains(image.ink.insetBy(dx: line, dy: line)) else {
        return fail(.invalidValue, "\(name) reaches far beyond its “viewBox”", at: value)
      }
      return checked(image, at: value, named: name)
    } catch {
      let start = value.span.lowerBound + 1
      let range = start + error.range.lowerBound..<start + error.range.upperBound
      let isLiteral = reader.files[value.file].bytes[value.span].count == text.utf8.count + 2
      report(
        .invalidImage, "\(name) is no path: \(error.message)", at: isLiteral ? range : value.span,
        file: value.file)
      return nil
    }
  }

  private static let reach = 20.0

  private mutating func viewBox(_ value: JSONValue, named name: String) -> CGRect? {
    guard let numbers = rectangle(value, named: name, in: ThemeFormat.viewBoxRange) else {
      return nil
    }
    guard numbers[2] >= 0.01, numbers[3] >= 0.01 else {
      return fail(.invalidValue, "\(name) has no area", at: value)
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private mutating func drawing(_ value: JSONValue, named name: String) -> VectorImage? {
    guard let data = image(value, named: name) else { return nil }
    guard let image = ImageFile(data)?.vector else {
      return fail(
        .invalidImage, "\(name) is no SVG file", at: value,
        hint: "A PNG or JPEG file is the background of a key: {\"background\": {\"image\": …}}.")
    }
    return checked(image, at: value, named: name)
  }

  private mutating func checked(
    _ image: VectorImage, at value: JSONValue, named name: String
  ) -> VectorImage? {
    guard image.segmentCount <= ThemeLimits.iconSegments else {
      return fail(
        .themeLimit, "\(name) has more than \(ThemeLimits.iconSegments) segments of paths",
        at: value)
    }
    guard image.crossings <= InputBudget.pathCrossings.values, !exceedsCrossings(with: image) else {
      return fail(.themeLimit, "\(name) has too many segments that cross each other", at: value)
    }
    return image
  }
}
