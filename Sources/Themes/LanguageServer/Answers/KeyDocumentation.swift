import KeyboardDocuments
import KeyboardStyling
import ThemeTools

enum KeyDocumentation {

  static func text(of key: String, forms: [ValueForm]) -> String? {
    guard let meaning = forms.lazy.compactMap(\.meaning).first
    else { return nil }
    var lines = ["**\(key)** — \(meaning.summary)"]
    if let names = names(of: forms) { lines.append("Values: \(names)") }
    if let standard = meaning.standard { lines.append("Default: `\(standard.text)`") }
    if let example = meaning.example {
      lines.append("```json\n\(JSONText.string(key).text): \(example.text)\n```")
    }
    return lines.joined(separator: "\n\n")
  }

  private static let listedNames = 20

  private static func names(of forms: [ValueForm]) -> String? {
    let names = forms.flatMap(\.choices)
    guard 1...listedNames ~= names.count else { return range(of: forms) }
    return names.map { "`\($0.content ?? $0.text)`" }.joined(separator: ", ")
  }

  private static func range(of forms: [ValueForm]) -> String? {
    forms.lazy.compactMap(\.shape.range).first.map {
      "\($0.lowerBound.plainText) to \($0.upperBound.plainText)"
    }
  }
}
