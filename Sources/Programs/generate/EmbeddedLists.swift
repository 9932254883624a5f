/// The lists of embedded files, by their names.
struct EmbeddedLists {

  var locales: [LocaleFile]

  /// The paths of files in their folders, in order.
  var lists: [(name: String, folder: String, files: [String])]

  static let target = "Sources/Data/Embedded"

  /// The folders whose files are all embedded, in the order of their names.
  static let folders = [
    ("app", "Sources/Products/KeyboardThemeFile"),
    ("conversations", "\(target)/Conversations"), ("emojis", "\(target)/Emojis"),
    ("gallery", "Gallery/Templates"), ("icons", "\(target)/Icons"),
    ("report", "\(target)/Report"), ("studio", "\(target)/Studio"),
    ("templates", "\(target)/Templates"),
  ]

  var files: [GeneratedFile] {
    lists.map { list in
      file(
        list.name,
        lines: list.files.flatMap { name in
          [
            "#define NAME \"\(name)\"", "#define FILE \"../../../../\(list.folder)/\(name)\"",
            "#include \"entry.inc\"",
          ]
        })
    } + [file("localeNames", lines: locales.map(names))]
  }

  private func file(_ name: String, lines: [String]) -> GeneratedFile {
    GeneratedFile(
      path: "\(Self.target)/Lists/\(name).inc",
      text: ([SwiftText.header] + lines).joined(separator: "\n") + "\n")
  }

  private func names(_ locale: LocaleFile) -> String {
    let texts = [locale.swiftName, locale.flag, locale.listName].map(SwiftText.literal)
    return "{\(texts.joined(separator: ", ")), \(locale.isRightToLeft)},"
  }
}
