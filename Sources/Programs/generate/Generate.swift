import Foundation
import SourceText

/// Program of `make generate`, which prints the paths of changed files.
@main
enum Generate {

  static func main() {
    let root = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".")
    do {
      for path in try GeneratedProject(root: root).write() { print(path) }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
}

/// The lists of embedded files, by their names.
struct EmbeddedLists {

  var locales: [LocaleFile]
  var lists: [(name: String, folder: String, files: [String])]

  static let target = "Sources/Data/Embedded"

  static let folders = [
    ("annotations", "\(target)/Annotations"), ("app", "Sources/Products/KeyboardThemeFile"),
    ("conversations", "\(target)/Conversations"), ("emojis", "\(target)/Emojis"),
    ("gallery", "Gallery/Templates"), ("icons", "\(target)/Icons"),
    ("report", "\(target)/Report"), ("schemas", "\(target)/Schemas"),
    ("studio", "\(target)/Studio"), ("templates", "\(target)/Templates"),
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

/// Path and text of a generated file.
struct GeneratedFile: Equatable {

  var path: String
  var text: String
}

extension GeneratedFile {

  init(_ name: String, of target: String, imports: [String] = [], extensions: [String]) {
    path = "Sources/Keyboard/\(target)/Generated/\(name).swift"
    text = SwiftText.file(notes: [SwiftText.undocumented], imports: imports, extensions: extensions)
  }
}

/// Folder of the project, in which stale files are replaced and leftovers removed.
struct GeneratedProject {

  var root: URL

  static let folders = [
    "Sources/Keyboard/KeyboardCore/Generated", "Sources/Keyboard/KeyboardStyling/Generated",
  ]

  func files() throws -> [GeneratedFile] {
    let localeFolder = "\(EmbeddedLists.target)/Locales"
    let locales = try LocaleFile.sorted(sources(in: localeFolder))
    let themes = try ThemeFile.sorted(sources(in: "Themes"))
    let lists = EmbeddedLists(
      locales: locales,
      lists: [
        ("locales", localeFolder, locales.map { "\($0.identifier).json" }),
        ("themes", "Themes", themes.map { "\($0.identifier).json" }),
      ] + EmbeddedLists.folders.map { ($0, $1, embeddedFiles(in: $1)) })
    let files: [[GeneratedFile]] = [
      lists.files, LocaleSources(locales: locales).files, ThemeSources(themes: themes).files,
      try OtherNames(text(of: OtherNames.list)).files, try documentationExamples().files,
    ]
    return files.joined().sorted { $0.path < $1.path }
  }

  func write() throws -> [String] {
    let files = try files()
    let stale = files.filter { (try? text(of: $0.path)) != $0.text }
    for file in stale {
      let url = root.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
    let leftovers = try leftovers(besides: files)
    for path in leftovers { try FileManager.default.removeItem(at: root.appending(path: path)) }
    return stale.map(\.path) + leftovers
  }

  func leftovers(besides files: [GeneratedFile]) throws -> [String] {
    let paths = Set(files.map(\.path))
    return try Self.folders.flatMap { folder in
      try names(in: folder, suffix: "swift").map { "\(folder)/\($0).swift" }
    }.filter { !paths.contains($0) }
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  func documentationExamples() throws -> DocumentationExamples {
    DocumentationExamples(try documents())
  }

  private func documents() throws -> [(path: String, text: String)] {
    let folders = ["Sources", "Gallery"].flatMap { folder in
      (FileManager.default.subpaths(atPath: root.appending(path: folder).path) ?? [])
        .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
    }
    return try (folders + ["README.md", "Snapshots/README.md"]).sorted().map { path in
      (path, try text(of: path))
    }
  }

  private static let otherFiles = [".DS_Store", "LICENSE-Unicode", "README.md", "annotations.py"]

  private func embeddedFiles(in folder: String) -> [String] {
    let url = root.appending(path: folder)
    return (FileManager.default.subpaths(atPath: url.path) ?? []).sorted().filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: url.appending(path: path).path, isDirectory: &isFolder)
      return !isFolder.boolValue && !Self.otherFiles.contains(FilePath(path).name)
    }
  }

  private func sources(in folder: String) throws -> [SourceFile] {
    try names(in: folder, suffix: "json").filter { !$0.hasSuffix(".schema") }.map { name in
      let path = "\(folder)/\(name).json"
      return SourceFile(name: path, text: try text(of: path))
    }
  }

  private func names(in folder: String, suffix: String) throws -> [String] {
    let path = root.appending(path: folder).path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".\(suffix)") && !$0.hasPrefix(".") }
      .map { String($0.dropLast(suffix.utf8.count + 1)) }.sorted()
  }
}
