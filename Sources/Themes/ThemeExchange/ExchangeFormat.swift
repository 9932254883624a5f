package import SourceText

/// File format that themes are imported from or exported to.
package struct ExchangeFormat: Sendable {

  package let name: String
  /// The kind of files, which several formats share; empty for all but the first of them.
  package var title = ""
  var remark: String?
  var endings: [String] = []

  /// Strings that identify the format: every file contains at least one of them.
  var marks: [String] = []

  /// Nil if the format is only written.
  package var read: (@Sendable (ImportSource) throws(Diagnostics) -> Conversion)?

  /// Nil if the format is only read.
  package var write: (@Sendable (ThemeExport) -> Conversion)?

  package var hasOneScheme = false
  package var readsSeveralFiles = false

  /// File of an archive with a description of the other files; nil if the format is no archive.
  package var manifest: String?

  /// Whether the result is a folder, with the text as ``ExportNotes/name``.
  package var isFolder = false

  /// Formats are recognized in this order, since design tokens have few marks.
  private static let all = [
    ExchangeFormat(
      name: "windows-terminal", title: "colors of terminals", endings: ["json"],
      marks: ["\"brightPurple\""], read: Conversion.theme(fromWindowsTerminal:)),
    ExchangeFormat(
      name: "iterm", endings: ["itermcolors"], marks: ["<key>Ansi 0 Color"],
      read: Conversion.theme(fromITerm:)),
    ExchangeFormat(
      name: "ghostty", marks: ["palette = ", "palette="],
      read: Conversion.theme(fromGhostty:)),
    ExchangeFormat(
      name: "alacritty", endings: ["toml", "yaml", "yml"], marks: ["[colors.", "  primary:"],
      read: Conversion.theme(fromAlacritty:)),
    ExchangeFormat(
      name: "vscode", title: "themes of VS Code", endings: ["json", "jsonc"],
      marks: [
        "\"editor.background\"", "\"tokenColors\"", "\"workbench.colorCustomizations\"",
        "\"button.background\"", "\"activityBar.background\"", "\"include\"",
      ],
      read: Conversion.theme(fromVSCode:)),
    ExchangeFormat(
      name: "material", title: "Material themes", endings: ["json"],
      marks: ["\"onPrimaryContainer\""], read: Conversion.theme(fromMaterial:)),
    ExchangeFormat(
      name: "css", title: "style sheets", remark: "shadcn and tweakcn", endings: ["css", "json"],
      marks: ["\"cssVars\""], read: Conversion.theme(fromStyleSheet:),
      write: Conversion.styleSheet(of:)),
    ExchangeFormat(
      name: "flex", remark: "extensions of FlorisBoard", endings: ["flex", "json"],
      marks: ["\"ime.extension.theme\""], read: Conversion.theme(fromFlex:),
      readsSeveralFiles: true, manifest: "extension.json"),
    ExchangeFormat(
      name: "futo", title: "themes of FUTO Keyboard", remark: "FUTO Keyboard",
      endings: ["zip"], marks: ["keyboard_container"], read: Conversion.theme(fromFuto:),
      write: Conversion.futo(of:), hasOneScheme: true, manifest: "theme.txt"),
    ExchangeFormat(
      name: "snygg", title: "stylesheets of FlorisBoard", remark: "FlorisBoard", endings: ["json"],
      marks: ["/snygg/v2/stylesheet", "\"@defines\""], read: Conversion.theme(fromSnygg:),
      write: Conversion.snygg(of:), hasOneScheme: true),
    ExchangeFormat(
      name: "heliboard", title: "colors of other keyboards", remark: "and LeanType",
      endings: ["json"], marks: ["\"moreColors\"", "\"KEY_BACKGROUND\""],
      read: Conversion.theme(fromHeliBoard:), write: Conversion.heliBoard(of:),
      hasOneScheme: true),
    ExchangeFormat(
      name: "wmkeyboard", endings: ["wmtheme.json", "json"],
      marks: ["\"boardBackground\"", "\"boardGradient\""], read: Conversion.theme(fromWMKeyboard:)),
    ExchangeFormat(
      name: "dtcg", title: "design tokens", remark: "design tokens",
      endings: ["json", "tokens", "json5"],
      marks: ["\"$value\"", "\"resolutionOrder\"", "\"value\"", "\"$ref\"", "\"valuesByMode\""],
      read: Conversion.theme(fromTokens:), write: Conversion.tokens(of:),
      readsSeveralFiles: true),
    ExchangeFormat(
      name: "cskin", title: "skins of Hamster", remark: "skins of Hamster",
      endings: ["cskin", "hskin", "yaml", "yml"], marks: ["iPhone:", "keyboardLayout:"],
      read: Conversion.theme(fromHamster:), manifest: "config.yaml"),
    ExchangeFormat(
      name: "base16", title: "a color scheme", remark: "and base24", endings: ["yaml", "yml"],
      marks: ["base0"], read: Conversion.theme(fromScheme:), readsSeveralFiles: true),
    ExchangeFormat(
      name: "keyboardkit", title: "Swift for KeyboardKit", remark: "a folder for apps",
      write: Conversion.keyboardKit(of:), isFolder: true),
    ExchangeFormat(
      name: "kbtheme", title: "a file that apps read", remark: "for KeyboardThemeFile",
      endings: ["kbtheme.json"], write: { CompiledTheme($0).conversion }),
  ]

  package static let imported = all.filter { $0.read != nil }

  package static let exported = all.filter { $0.write != nil }

  /// The format of an archive, and the path of its manifest, which may be in a folder.
  package static func archived(_ names: [String]) -> (format: ExchangeFormat, manifest: String)? {
    for format in imported {
      guard let manifest = format.manifest else { continue }
      let name =
        names.first { $0 == manifest }
        ?? names.first { FilePath($0).parts.count == 2 && FilePath($0).name == manifest }
      if let name { return (format, name) }
    }
    return nil
  }

  /// Refuse a file that isn't one of another program, or that has another encoding.
  package static func check(_ file: SourceFile) throws(Diagnostics) {
    let name = file.baseName.shortened.quoted
    if SourceFile.isUTF16(file.bytes) {
      throw file.problem(
        .jsonEncoding, SourceFile.messageOfUTF16, at: 0..<0, hints: ["Save it as UTF-8."])
    }
    let text = String(decoding: file.bytes.prefix(4096), as: UTF8.self)
    if text.contains("\"kbtheme\"") {
      throw file.problem(
        .wrongType, "This is a compiled theme",
        hints: ["Apps read it with KeyboardThemeFile; use the theme that it was exported from."])
    }
    guard text.contains("\"formatVersion\""), (try? ImportSource(file).root["formatVersion"]) != nil
    else { return }
    throw file.problem(
      .wrongType, "\(name) is a theme of kbrender already",
      hints: [
        "Draw it by kbrender -t \(file.name.contains("/") ? "" : "./")\(file.name.shortened)."
      ])
  }

  package static func recognized(_ file: SourceFile) -> ExchangeFormat? {
    // An ending of several words, such as “wmtheme.json”, says more than the last one.
    let own = imported.first { format in
      format.endings.contains { $0.contains(".") && file.name.lowercased().hasSuffix(".\($0)") }
    }
    if let own { return own }
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

  package var titles: String { map(\.title).filter { !$0.isEmpty }.joinedAsAlternatives }

  package var endings: [String] { flatMap(\.endings) }
}
