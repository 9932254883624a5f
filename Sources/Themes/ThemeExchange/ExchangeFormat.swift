package import KeyboardDocuments

package struct ExchangeFormat: Sendable {

  package let name: String
  package let title: String
  let remark: String?
  let endings: [String]

  /// Texts of which one is in every file of the format, and in few files of others.
  let marks: [String]

  /// Nil if the format is only written.
  package var read: (@Sendable (ImportSource) throws(Diagnostics) -> Conversion)?

  /// Nil if the format is only read, or a folder.
  package var write: (@Sendable (ThemeExport) -> Conversion)?

  /// Whether several files may be one theme.
  package var readsSeveralFiles = false

  /// Whether the format is a folder of files, which ``KeyboardKitExport`` makes.
  package var isFolder = false

  private static let all = [
    ExchangeFormat(
      name: "dtcg", title: "design tokens", remark: "design tokens", endings: ["json", "tokens"],
      marks: ["\"$value\"", "\"resolutionOrder\"", "\"value\"", "\"$ref\""],
      read: Conversion.theme(fromTokens:), write: Conversion.tokens(of:),
      readsSeveralFiles: true),
    ExchangeFormat(
      name: "base16", title: "a color scheme", remark: "and base24", endings: ["yaml", "yml"],
      marks: ["base00"], read: Conversion.theme(fromScheme:)),
    ExchangeFormat(
      name: "keyboardkit", title: "Swift for KeyboardKit", remark: "a folder", endings: [],
      marks: [],
      isFolder: true),
    ExchangeFormat(
      name: "keyboardkit-pro", title: "a theme of KeyboardKit Pro", remark: "or swift",
      endings: ["swift"], marks: [], write: Conversion.swift(of:)),
  ]

  package static let imported = all.filter { $0.read != nil }

  package static let exported = all.filter { $0.write != nil || $0.isFolder }

  /// Names that formats had before.
  package static let olderNames = ["swift": "keyboardkit-pro"]

  package static func recognized(_ file: SourceFile) -> ExchangeFormat? {
    let named = imported.filter { format in
      format.endings.contains { file.name.lowercased().hasSuffix(".\($0)") }
    }
    if named.count == 1 { return named[0] }
    let text = String(decoding: file.bytes, as: UTF8.self)
    return (named.isEmpty ? imported : named).first { $0.marks.contains { text.contains($0) } }
  }
}

extension [ExchangeFormat] {

  package var names: String {
    map { $0.name + ($0.remark.map { " (\($0))" } ?? "") }.joinedAsAlternatives
  }

  package var titles: String { map(\.title).joinedAsAlternatives }

  package var endings: [String] { flatMap(\.endings) }
}
