import KeyboardDrawing
import KeyboardStyling
package import SourceText

/// A declaration of a theme file with changes of its value, from the least on.
///
/// A golden that shows the declaration differs with one of them: a color by some levels, a number by its
/// last digit, a name by its neighbor, or without the declaration.
package struct ThemeMutation: Sendable {

  package let path: ThemePath

  /// The name, of a color within a text with the color: `borderGradient 1 #FFFFFF`.
  package let name: String

  package let place: Diagnostic.Place
  package let changes: [Change]

  package struct Change: Sendable {

    package let text: String
    let file: SourceFile
    let edits: [TextEdit]

    package var changedFile: SourceFile { file.applying(edits) }
  }

  /// Conditions of rules and what describes the theme aren't declarations of its look.
  package static func all(of file: SourceFile) -> [ThemeMutation] {
    guard let root = JSONSyntax(file, options: ThemeLimits.json).root else { return [] }
    var list = MutationList(file: file)
    list.add(root, forms: [.theme], at: JSONPath())
    return list.mutations
  }
}

/// The mutations of the values below one.
private struct MutationList {

  let file: SourceFile
  private(set) var mutations: [ThemeMutation] = []

  /// Keys of values without a look; themes don't inherit them from the outermost object.
  private static let header: Set = [
    "$schema", "formatVersion", "id", "name", "collection", "description", "author", "license",
    "version", "homepage", "tags", "extends", "fonts",
  ]
  private static let conditions: Set = ["match", "$type", "name"]
  private static let motion: Set = ["transition", "animation", "haptic", "sound"]
  private static let levels = [1.0, 4, 16, 64]

  mutating func add(_ value: JSONValue, forms: [ValueForm], at path: JSONPath) {
    for (index, item) in value.items.enumerated() {
      guard let inner = item.value else { continue }
      let skipped = path.steps.isEmpty ? Self.header : Self.conditions
      if let key = item.key?.text,
        ThemeFormat.isReserved(key) || skipped.contains(key) || Self.motion.contains(key)
      {
        continue
      }
      let inside = path.appending(item.key.map { JSONPath.Step.key($0.text) } ?? .element(index))
      let innerForms = forms.forms(of: item).fitting(inner)
      guard inner.items.isEmpty else {
        add(inner, forms: innerForms, at: inside)
        continue
      }
      let removal = file.removal(ofPartAt: item.span.lowerBound, in: value) ?? []
      add(inner, forms: innerForms, at: inside, removal: removal)
    }
  }

  private mutating func add(
    _ value: JSONValue, forms: [ValueForm], at path: JSONPath, removal: [TextEdit]
  ) {
    let removed = change("removed", removal)
    let place = file.place(of: value.span)
    func add(_ name: String, _ changes: [ThemeMutation.Change]) {
      mutations.append(
        ThemeMutation(path: ThemePath(keys: path.keys), name: name, place: place, changes: changes))
    }
    let literals = value.colorLiterals
    for (span, color) in literals {
      let text = file.text(span)
      let isWhole = span.count + 2 == value.span.count
      let changes = Self.levels.map { levels in
        let new = color.light.changed(by: levels).hexText
        return change("\(text) → \(new)", [TextEdit(span, new)])
      }
      add(isWhole ? path.name : "\(path.name) \(text)", changes + (isWhole ? [removed] : []))
    }
    guard literals.isEmpty else { return }
    let old = file.text(value.span).shortened(to: 80)
    let neighbors = neighbors(of: value, forms: forms).map {
      change("\(old) → \($0)", [TextEdit(value.span, $0)])
    }
    add(path.name, neighbors + [removed])
  }

  private func change(_ text: String, _ edits: [TextEdit]) -> ThemeMutation.Change {
    ThemeMutation.Change(text: text, file: file, edits: edits)
  }

  private func neighbors(of value: JSONValue, forms: [ValueForm]) -> [String] {
    switch value.content {
    case .bool(let isTrue): return ["\(!isTrue)"]
    case .number: return Self.neighbors(ofNumber: file.text(value.span))
    case .string(let string):
      let names = forms.flatMap(\.choices).compactMap { choice -> String? in
        if case .string(let name) = choice { name } else { nil }
      }
      guard let index = names.firstIndex(of: string), names.count > 1 else {
        // A reference stands for a value of its kind.
        return string.hasPrefix("{") ? [##""#808080""##, "9", "2"] : []
      }
      return (1..<min(names.count, 4)).map {
        JSONText.string(names[(index + $0) % names.count]).text
      }
    default: return []
    }
  }

  private static func neighbors(ofNumber text: String) -> [String] {
    guard let number = Double(text), text.utf8.allSatisfy({ "+-.0123456789".utf8.contains($0) })
    else { return [] }
    let digits = text.split(separator: ".").dropFirst().first?.count ?? 0
    let unit = (0..<digits).reduce(1.0) { unit, _ in unit / 10 }
    return [unit, -unit, 10 * unit, -10 * unit, 100 * unit, -100 * unit].map {
      (number + $0).rounded(toDigits: digits).plainText
    }
  }
}

extension Color.Resolved {

  /// Returns the color with all channels that many levels of 255 further from their nearest end; of a
  /// transparent one, with that opacity.
  fileprivate func changed(by levels: Double) -> Color.Resolved {
    let step = levels / 255
    guard opacity > 0 else {
      return Color.Resolved(red: red, green: green, blue: blue, opacity: step)
    }
    func changed(_ channel: Double) -> Double { channel < 0.5 ? channel + step : channel - step }
    return Color.Resolved(
      red: changed(red), green: changed(green), blue: changed(blue), opacity: opacity)
  }
}

/// A declaration of a theme file that differs from another version of the file.
package struct DeclarationChange: Sendable {

  private let difference: JSONDifference
  private let old: SourceFile
  private let new: SourceFile

  package var path: ThemePath { ThemePath(keys: difference.path.keys) }

  package var before: String? { difference.before?.shown(in: old) }
  package var after: String? { difference.after?.shown(in: new) }

  package var text: String { difference.text(before: before, after: after) }

  package var place: Diagnostic.Place {
    let start = difference.place?.container.span.lowerBound ?? 0
    return new.place(of: difference.after?.span ?? start..<start)
  }

  /// The changes from a version of a file to a later one, from top to bottom; nil unless both are JSON.
  package static func all(from old: SourceFile, to new: SourceFile) -> [DeclarationChange]? {
    guard let before = try? JSONDocument(parsing: old, options: ThemeLimits.json).root,
      let after = try? JSONDocument(parsing: new, options: ThemeLimits.json).root
    else { return nil }
    return JSONDifference.all(from: before, to: after).map {
      DeclarationChange(difference: $0, old: old, new: new)
    }
  }

  package var reverted: SourceFile {
    guard let before = difference.before.map({ old.text($0.span) }) else {
      return difference.place.flatMap { place in
        place.index.flatMap {
          new.removal(ofPartAt: place.container.items[$0].span.lowerBound, in: place.container)
        }
      }.map(new.applying) ?? new
    }
    if let after = difference.after { return new.applying([TextEdit(after.span, before)]) }
    guard let place = difference.place, case let step? = difference.path.steps.last else {
      return new
    }
    let member =
      if case .key(let key) = step { "\(JSONText.string(key).text): \(before)" } else { before }
    return new.applying(new.insertion(of: member, behind: place.index, in: place.container))
  }
}

extension JSONValue {

  fileprivate func shown(in file: SourceFile) -> String {
    let text = (string ?? file.text(span).joinedLines).withoutControls.shortened(to: 120)
    return text.hasPrefix("#") ? text.uppercased() : text
  }
}
