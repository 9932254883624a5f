/// The order of the folders of a target, and the names that each of them owns.
struct FolderOrder {

  /// A use of a name before the folder that owns it.
  typealias Breach = (path: String, name: String)

  /// The sources with the places of their folders in the order.
  private let sources: [(text: SourceText, rank: Int)]

  /// The names in the targets that this one imports, whose uses may lead there.
  private let imported: Set<String>

  init(of target: String) {
    let targets = Plan.imported(by: target)
    self.init(
      Project.sources.filter { $0.target == target }, folders: Plan.folders[target] ?? [],
      importing: Project.sources.filter { targets.contains($0.target) })
  }

  /// Create the order of the folders of sources; files without a folder come last.
  init(_ sources: [SourceText], folders: [String], importing imported: [SourceText] = []) {
    self.sources = sources.map { source in
      (source, source.folder.flatMap(folders.firstIndex) ?? folders.count)
    }
    self.imported = Set(imported.flatMap(\.declarations).map(\.name))
  }

  /// Return the places of the folders that declare each name.
  private func homes(of name: (Declaration) -> String?) -> [String: Set<Int>] {
    var homes: [String: Set<Int>] = [:]
    for (source, rank) in sources {
      for name in source.declarations.compactMap(name) { homes[name, default: []].insert(rank) }
    }
    return homes
  }

  /// The uses of types and of types nested in them.
  ///
  /// A name that is declared in several folders says nothing about where a use of it leads; nor does
  /// the name of a type that is also nested in another, where it is written without the other.
  var typeBreaches: [Breach] {
    let nested = Set(types.filter { !$0.owner.isEmpty }.map(\.name))
    let homes = homes { $0.kind == .type && !nested.contains($0.path) ? $0.path : nil }
    return breaches(of: types.filter { !nested.contains($0.path) }, in: homes, by: \.path) {
      source, type in
      source.uses(type.path) || source.uses(type.name[...], in: type.owner)
    }
  }

  /// The uses of members of extensions, whose type is from another folder.
  ///
  /// As values aren't resolved, a name says nothing if anything else has it: another folder, or a
  /// target that this one imports.
  var memberBreaches: [Breach] {
    let homes = homes { $0.name }
    let owners = self.homes { $0.kind == .type ? $0.path : nil }
    let members = declarations.filter { member in
      member.isExtension && member.kind != .type && owners[member.owner] != homes[member.name]
        && !imported.contains(member.name) && !Self.standard.contains(member.name)
    }
    return breaches(of: members, in: homes, by: \.name) { source, member in
      source.members.contains(member.name[...])
        || source.uses(member.name[...], in: member.owner)
    }
  }

  /// The members of the standard library that extensions overload.
  private static let standard: Set = ["firstIndex"]

  private var declarations: [Declaration] { sources.flatMap(\.text.declarations) }

  private var types: [Declaration] { declarations.filter { $0.kind == .type } }

  private func breaches(
    of declarations: [Declaration], in homes: [String: Set<Int>], by name: (Declaration) -> String,
    where isUsed: (SourceText, Declaration) -> Bool
  ) -> [Breach] {
    Set(declarations).flatMap { declaration -> [Breach] in
      guard let home = homes[name(declaration)], home.count == 1, let rank = home.first else {
        return []
      }
      return sources.filter { $0.rank < rank && isUsed($0.text, declaration) }.map {
        ($0.text.path, declaration.path)
      }
    }
  }
}

extension SourceText {

  /// Return whether a word stands in a type or a type nested in it, without a dot before it.
  fileprivate func uses(_ word: Substring, in type: String) -> Bool {
    words.contains { owner, words in
      (owner == type || owner.hasPrefix("\(type).")) && words.contains(word)
    }
  }
}
