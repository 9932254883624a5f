import Archives
package import KeyboardDocuments

/// The packs of a folder, to be published together.
package struct ThemeCollection: Sendable {

  /// A theme in all of its versions, the newest first.
  package struct Theme: Sendable {
    package let packs: [Pack]

    package var newest: Pack { packs[0] }
    package var id: String { newest.manifest.metadata.id }
    package var name: String { newest.name }
  }

  /// The themes by name.
  package let themes: [Theme]

  /// Gather packs, each of which could be added to themes.
  ///
  /// - Throws: what is wrong with any of them, and packs that say to be the same.
  package init(_ packs: [Pack]) throws(Diagnostics) {
    var problems: [Diagnostic] = []
    for pack in packs {
      do throws(Diagnostics) {
        try pack.checkForAdding()
      } catch {
        problems += error.list
      }
    }
    let families = Dictionary(grouping: packs) { $0.manifest.metadata.id }
    themes = families.values.map { packs in
      Theme(
        packs: packs.sorted { first, second in
          let (newer, older) = (first.version, second.version)
          if older.isBefore(newer) || newer.isBefore(older) { return older.isBefore(newer) }
          return newer.description < older.description
        })
    }.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    problems += Self.clashes(packs, by: { "\($0.manifest.metadata.id) \($0.version)" })
    problems += Self.clashes(themes.map(\.newest), by: \.name)
    problems += Self.clashes(packs, by: \.fileName)
    guard problems.isEmpty else { throw Diagnostics(problems) }
  }

  /// Return a problem for each pack after the first one that has the same text.
  private static func clashes(_ packs: [Pack], by key: (Pack) -> String) -> [Diagnostic] {
    var first: [String: Pack] = [:]
    return packs.compactMap { pack in
      let text = key(pack)
      guard let other = first[text] else {
        first[text] = pack
        return nil
      }
      return Diagnostic(
        code: .pack,
        message: "\(text.shortened.quoted) is in \(other.archive.file.name.shortened.quoted), too",
        place: Diagnostic.Place(file: pack.archive.file.name))
    }
  }
}

extension Pack {

  package var version: SemanticVersion { manifest.metadata.version }

  /// The license of the pack, and those of files with another one, in the order of the licenses.
  package var licenses: [(license: String, files: [String])] {
    let own = manifest.metadata.license
    let others = Dictionary(
      grouping: manifest.files.filter { $0.license.map { $0 != own } ?? false }
    ) { $0.license ?? own }
    return [(own, [])]
      + others.sorted { $0.key < $1.key }.map { ($0.key, $0.value.map(\.path).sorted()) }
  }
}
