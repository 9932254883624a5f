struct EmbeddedLists {

  var locales: [LocaleFile]
  var themes: [ThemeFile]
  var emojiTables: [String]
  var conversations: [String]
  var templates: [(suffix: String, names: [String])]

  var files: [GeneratedFile] {
    [
      list("conversations", of: [("json", conversations)], in: "Conversations"),
      list("emojis", of: [("txt", emojiTables)], in: "Emojis"),
      list("locales", of: [("json", locales.map(\.identifier))], in: "Locales"),
      list("templates", of: templates, in: "../../../Gallery/Templates"),
      list("themes", of: [("json", themes.map(\.identifier))], in: "../../../Themes"),
      file("localeNames", lines: locales.map(names)),
    ]
  }

  private func list(
    _ name: String, of files: [(suffix: String, names: [String])], in folder: String
  ) -> GeneratedFile {
    let entries = files.flatMap { suffix, names in
      ["#define SUFFIX \(suffix)"]
        + names.flatMap { ["#define NAME \($0)", "#include \"entry.inc\""] } + ["#undef SUFFIX"]
    }
    return file(name, lines: ["#define FOLDER \(folder)"] + entries + ["#undef FOLDER"])
  }

  private func file(_ name: String, lines: [String]) -> GeneratedFile {
    GeneratedFile(
      path: "Sources/Data/EmbeddedData/\(name).inc",
      text: ([SwiftText.header] + lines).joined(separator: "\n") + "\n")
  }

  private func names(_ locale: LocaleFile) -> String {
    let texts = [locale.swiftName, locale.flag, locale.listName].map(SwiftText.literal)
    return "{\(texts.joined(separator: ", ")), \(locale.isRightToLeft)},"
  }
}
