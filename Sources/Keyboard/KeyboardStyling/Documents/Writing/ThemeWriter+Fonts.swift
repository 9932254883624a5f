import Foundation
import KeyboardDocuments
public import KeyboardDrawing

extension KeyboardTheme {

  /// The families that the theme brings files for, in order of their first use.
  ///
  /// ```swift
  /// try KeyboardTheme.tron.fontFamilies.isEmpty  // → true
  /// ```
  public var fontFamilies: [FontFamily] {
    let types = ButtonType.allCases
    var styles: [any LayeredStyle] = types.compactMap { buttonStyles[$0] }
    styles += types.compactMap { pressedButtonStyles[$0] }
    styles += rules.map(\.style.fields)
    if let calloutStyle { styles.append(calloutStyle) }
    if let autocompleteToolbarStyle { styles.append(autocompleteToolbarStyle) }
    return styles.flatMap(\.families).reduce(into: []) { families, family in
      if !family.files.isEmpty, !families.contains(family) { families.append(family) }
    }
  }
}

extension LayeredStyle {

  fileprivate var families: [FontFamily] {
    Self.fields.flatMap { field -> [FontFamily] in
      switch field.value(in: self) {
      case let families as [FontFamily]: families
      case let font as KeyboardFont: font.families ?? []
      case let part as any LayeredStyle: part.families
      default: []
      }
    }
  }
}

extension ThemeWriter {

  static func json(_ families: [FontFamily]) -> JSONText? {
    let files = families.flatMap { family in family.files.map { json($0, of: family.name) } }
    return files.isEmpty ? nil : .array(files)
  }

  private static func json(_ file: FontFile, of name: String) -> JSONText {
    let ranges = file.characters.map { range in
      JSONText.string(
        "U+"
          + (range.count == 1 ? [range.lowerBound] : [range.lowerBound, range.upperBound])
          .map { String($0, radix: 16, uppercase: true) }.joined(separator: "-"))
    }
    let axes = file.variation.sorted { $0.key < $1.key }.map { ($0.key, JSONText.number($0.value)) }
    return [
      "file": .string(EmbeddedFont.text(of: file.bytes)), "name": .string(name),
      "unicodeRange": ranges.isEmpty ? nil : .array(ranges),
      "weight": file.weight.map { .string($0.keyboardWeight.rawValue) },
      "italic": file.isItalic.map { .boolean($0) }, "variation": axes.isEmpty ? nil : .object(axes),
      "license": file.license.map { .string($0) },
    ]
  }
}
