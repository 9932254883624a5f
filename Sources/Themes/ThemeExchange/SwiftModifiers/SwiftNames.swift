import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

/// The names of the types of a version of KeyboardKit.
package struct KeyboardKitVersion: Hashable, Sendable {

  package let name: String
  let calloutStyle: String
  let toolbarStyle: String

  /// Whether styles may also come from a style service.
  let hasStyleService: Bool

  package static let all = [
    KeyboardKitVersion(
      name: "9.5", calloutStyle: "KeyboardCallout.CalloutStyle",
      toolbarStyle: "Autocomplete.ToolbarStyle", hasStyleService: true),
    KeyboardKitVersion(
      name: "10.7", calloutStyle: "KeyboardCalloutStyle", toolbarStyle: "AutocompleteToolbarStyle",
      hasStyleService: false),
  ]
}

/// Names of declarations, none of which is used twice.
struct SwiftNames {

  private var used: Set<String>

  init(reserving names: Set<String> = []) {
    used = names
  }

  mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = 2
    while used.contains(candidate) {
      candidate = "\(name)\(number)"
      number += 1
    }
    used.insert(candidate)
    return candidate
  }

  /// Return a name of words, such as `brand.accent`: `brandAccent`.
  static func identifier(_ text: String, otherwise noun: String) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = words.enumerated().map { index, word in
      (index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()) + word.dropFirst()
    }.joined()
    let isIdentifier = joined.first.map { !$0.isNumber } ?? false
    let name = isIdentifier ? joined : noun + joined.prefix(1).uppercased() + joined.dropFirst()
    return keywords.contains(name) ? name + noun.prefix(1).uppercased() + noun.dropFirst() : name
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "isDark", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "theme", "throw", "throws", "true", "try",
    "typealias",
    "var", "where", "while",
  ]
}

extension String {

  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  var uncapitalizedFirst: String { prefix(1).lowercased() + dropFirst() }
}
