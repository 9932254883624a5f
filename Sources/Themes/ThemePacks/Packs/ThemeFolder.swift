import KeyboardStyling
import SourceText

/// Folder of themes by name: `mint` is `mint.json` or else the newest `mint-1.2.0.kbtheme`.
package struct ThemeFolder: Sendable {

  package struct Entry: Hashable, Sendable {
    package let name: String

    /// Nil for a theme file that is no pack.
    package let version: SemanticVersion?
    package let file: String
  }

  /// Themes by name, and of each the file that its name stands for first.
  package let entries: [Entry]

  package init(names: some Sequence<String>) {
    entries = names.compactMap(Entry.init).sorted { first, second in
      if first.name != second.name { return first.name < second.name }
      guard let newer = first.version, let older = second.version else {
        return first.version == nil && second.version != nil
      }
      if older.isBefore(newer) || newer.isBefore(older) { return older.isBefore(newer) }
      return first.file < second.file
    }
  }

  package var files: [(name: String, file: String)] {
    var files = entries.uniqued(by: \.name).map { (name: $0.name, file: $0.file) }
    for entry in entries {
      if let version = entry.version { files.append(("\(entry.name)-\(version)", entry.file)) }
    }
    return files
  }

  package func entries(named name: String) -> [Entry] {
    let all = entries.filter { $0.name == name }
    return all.isEmpty
      ? entries.filter { entry in entry.version.map { "\(entry.name)-\($0)" == name } ?? false }
      : all
  }
}

extension ThemeFolder.Entry {

  fileprivate init?(file: String) {
    self.file = file
    if file.hasSuffix(ThemeName.packSuffix) {
      let stem = file.dropLast(ThemeName.packSuffix.count)
      // The version may have hyphens, too.
      let split = stem.indices.lazy.filter { stem[$0] == "-" }.compactMap { hyphen in
        SemanticVersion(String(stem[stem.index(after: hyphen)...])).map { (stem[..<hyphen], $0) }
      }.first
      guard let (name, version) = split else { return nil }
      self.name = String(name)
      self.version = version
    } else {
      guard file.hasSuffix(Self.suffix), !file.hasSuffix(PackMetadata.suffix) else { return nil }
      name = String(file.dropLast(Self.suffix.count))
      version = nil
    }
    guard Pack.nameProblem(name) == nil else { return nil }
  }

  private static let suffix = ".json"
}

extension Pack {

  package var name: String { FilePath(manifest.theme).name(without: ".json") }

  package var fileName: String { "\(name)-\(manifest.metadata.version)\(ThemeName.packSuffix)" }

  static func nameProblem(_ name: String) -> String? {
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      scalar == "-" || scalar == "_" || scalar == "." || scalar.properties.isAlphabetic
        || scalar.properties.numericType != nil
        || scalar.properties.generalCategory == .nonspacingMark
    }
    guard let first = name.first, first != ".", first != "-", isPlain, name.utf8.count <= 100 else {
      return "A name has letters, digits, hyphens, underscores and periods"
    }
    return nil
  }
}
