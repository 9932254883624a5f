import KeyboardDocuments

extension ThemeReader {

  /// Choices that are read later for their errors add definitions, but no styles.
  mutating func finishSources(of parts: [ThemePart]) {
    guard sources != nil else { return }
    sources?.isChosen = false
    sources?.files = reader.files
    sources?.builtInFiles = builtInFiles
    sources?.roots = parts.map(\.root)
    sources?.sortRules()
  }

  mutating func findUses(in parts: [ThemePart]) {
    guard sources != nil else { return }
    let found = parts.flatMap { uses(in: $0.root) }
    sources?.uses = found
    sources?.colors = variables.colors
  }

  private func uses(in value: JSONValue, of definition: String? = nil) -> [ThemeSources.Use] {
    switch value.content {
    case .string:
      return Self.references(in: value, isExact: true).map {
        ThemeSources.Use(path: $0.path, span: $0.span, file: value.file, definition: definition)
      }
    case .array(let elements): return elements.flatMap { uses(in: $0, of: definition) }
    case .object(let object):
      return object.members.filter { !ThemeFormat.isReserved($0.key) }.flatMap { member in
        member.key == "variables" && member.value.object != nil
          ? uses(inDefinitions: member.value) : uses(in: member.value, of: definition)
      }
    default: return []
    }
  }

  private func uses(
    inDefinitions value: JSONValue, prefix: String = ""
  ) -> [ThemeSources.Use] {
    (value.object?.members ?? []).filter { !ThemeFormat.isReserved($0.key) }.flatMap { member in
      let path = prefix + member.key
      // Definitions are known by their values, which tokens have inside.
      let content = member.value["$value"] ?? member.value
      let isDefinition = sources?.definitions.contains {
        $0.path == path && $0.value.span == content.span && $0.value.file == content.file
      }
      return isDefinition == true || member.value.object == nil
        ? uses(in: content, of: path) : uses(inDefinitions: member.value, prefix: path + ".")
    }
  }
}

extension ThemeSources {

  mutating func define(
    _ path: String, _ value: JSONValue, named nameSpan: Range<Int>, type: String?
  ) {
    definitions.append(
      Definition(
        path: path, choice: choice, isChosen: isChosen, nameSpan: nameSpan, value: value,
        type: type))
  }
}
