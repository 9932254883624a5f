import ArgumentParser
import KeyboardKit
import KeyboardPipeline
import Terminal
import ThemePacks

struct ThemeListCommand: Command {

  static let configuration = CommandConfiguration(
    "list", "List built-in themes, and yours.",
    example: "kbrender theme list --installed")

  @Flag(help: "List the themes in your folder only, with version, id and license.")
  var installed = false

  @Flag(help: "Print a JSON array of objects with a name.")
  var json = false

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    var themes = ThemeFolder.ofUser.entries.map(InstalledTheme.init)
    if !installed {
      themes = try Catalogue.entries(of: .themes).map(InstalledTheme.init) + themes
    }
    guard json else {
      let widths = [\InstalledTheme.name, \.version].map { part in
        (themes.map { $0[keyPath: part].count }.max() ?? 0) + 2
      }
      return try StandardOutput.write(
        lines: themes.map {
          $0.name.padded(to: widths[0]) + $0.version.padded(to: widths[1]) + $0.summary
        })
    }
    try StandardOutput.write(JSONText.array(themes.map(\.json)).indentedText)
  }
}

/// A theme in a list, which may be damaged.
private struct InstalledTheme {

  let name: String
  let version: String
  let summary: String
  let json: JSONText

  init(_ entry: Catalogue.Entry) {
    (name, version, summary) = (entry.id, "", entry.summary)
    json = ["name": .string(entry.id), "title": .string(entry.name)]
  }

  init(_ entry: ThemeFolder.Entry) {
    name = entry.name
    version = entry.version?.description ?? ""
    let path = ThemeFolder.path(of: entry.file)
    var problem: String?
    var pack: Pack?
    if entry.version != nil {
      do {
        pack = try Pack.onDisk(path)
      } catch {
        problem = CommandFailure(error).diagnostics.first?.message ?? "it can't be read"
      }
    }
    let metadata = pack?.manifest.metadata
    summary =
      problem.map { "damaged: \($0)" } ?? metadata.map { "\($0.id) \($0.license)" } ?? entry.file
    json = [
      "name": .string(entry.name), "title": pack.map { .string($0.manifest.name) },
      "version": entry.version.map { .string($0.description) },
      "id": metadata.map { .string($0.id) }, "license": metadata.map { .string($0.license) },
      "digest": pack.map { .string($0.digest) }, "file": .string(path),
      "problem": problem.map { .string($0) },
    ]
  }
}
