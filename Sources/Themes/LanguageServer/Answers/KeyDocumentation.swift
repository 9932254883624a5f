import KeyboardDocuments
import KeyboardStyling
import ThemeTools

enum KeyDocumentation {

  static func text(of key: String, forms: [ValueForm]) -> String? {
    guard let meaning = forms.lazy.compactMap(\.meaning).first else { return nil }
    return [
      "**\(key)** — \(meaning.summary)", names(of: forms).map { "Values: \($0)" },
      meaning.standard.map { "Default: `\($0.text)`" },
      meaning.example.map { "```json\n\(JSONText.string(key).text): \($0.text)\n```" },
    ].paragraphs
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

extension [String?] {

  /// The texts that are there, as paragraphs; nil if there are none.
  var paragraphs: String? {
    let texts = compactMap(\.self)
    return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
  }
}
