import Disk
import KeyboardDocuments
import ThemeExchange

/// A folder of which `theme import` makes a folder of themes.
struct ImportedFolder {

  let path: String

  /// The paths of the files from the folder, in alphabetical order.
  let files: [String]

  private static let budget = InputBudget.importedFolder

  /// Return nil unless the only argument is a folder and the result is no file.
  init?(_ arguments: [String], to output: String) {
    guard arguments.count == 1, output != "-", !output.lowercased().hasSuffix(".json"),
      arguments[0] != "-", DiskFiles().isFolder(arguments[0])
    else { return nil }
    path = FilePath(arguments[0]).withoutEndSlashes
    files = Array(Self.files(in: path, within: Self.budget).prefix(Self.budget.values))
  }

  /// Return the paths of visible files from a folder.
  static func files(
    in folder: String, at prefix: String = "", depth: Int = 0, within budget: InputBudget
  ) -> [String] {
    guard depth < budget.depth else { return [] }
    return FolderListing.entries(of: folder, most: budget.values).flatMap { name, isFolder in
      if name.hasPrefix(".") { return [String]() }
      if !isFolder { return ["\(prefix)\(name)"] }
      return files(
        in: "\(folder)/\(name)", at: "\(prefix)\(name)/", depth: depth + 1, within: budget)
    }
  }
}

extension ImportedFolder {

  /// The theme that a file became, or why it didn't.
  struct Result {

    let path: String
    private(set) var theme: Conversion?
    private(set) var reason = ""

    init(path: String, _ convert: () throws -> Conversion) {
      self.path = path
      do {
        theme = try convert()
      } catch let error as Diagnostics {
        reason = error.list.first?.message ?? ""
      } catch let error as CommandFailure {
        reason = error.diagnostics.first?.message ?? ""
      } catch {
        reason = "It can't be read"
      }
    }
  }

  struct Summary {

    /// The themes by the names of their files.
    private(set) var themes: [(name: String, bytes: [UInt8])] = []

    /// Their pictures and fonts, each theme's in a folder of its name.
    private(set) var companions: [(name: String, bytes: [UInt8])] = []
    private(set) var missing: [(path: String, reason: String)] = []

    /// Throw if no file became a theme.
    init(_ results: [Result]) throws(CommandFailure) {
      var used: Set<String> = []
      for result in results {
        guard let theme = result.theme else {
          missing.append((result.path, result.reason))
          continue
        }
        let name = Self.name(for: result.path, apartFrom: &used)
        let folder = FilePath(name).name(without: ".json")
        themes.append((name, Array(theme.text(withFilesIn: folder).utf8)))
        companions += theme.files.map { ("\(folder)/\($0.name)", $0.bytes) }
      }
      guard themes.isEmpty else { return }
      throw CommandFailure(
        .invalidInput, code: .file, "None of \(results.count) files became a theme",
        hints: missing.prefix(5).map { "\($0.path.shortened): \($0.reason)" })
    }

    /// The path without its ending, with folders as parts of the name.
    private static func name(for path: String, apartFrom used: inout Set<String>) -> String {
      let file = path.split(separator: "/").joined(separator: "-")
      let base = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
      var name = "\(base).json"
      var number = 2
      while !used.insert(name.lowercased()).inserted {
        name = "\(base)-\(number).json"
        number += 1
      }
      return name
    }

    var lines: [String] {
      missing.map { "\($0.path.withoutControls): \($0.reason)" }
        + [
          "\(themes.count) of \(themes.count + missing.count) files became themes"
            + (missing.isEmpty ? "" : "; the others are listed with their reasons")
        ]
    }

    var json: JSONText {
      [
        "themes": .array(themes.map { .string($0.name) }),
        "notImported": .array(
          missing.map {
            ["file": .string($0.path), "reason": .string($0.reason)]
          }),
      ]
    }
  }
}
