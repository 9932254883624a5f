package import KeyboardDocuments
import KeyboardStyling

/// Steps are edits of the text, so that comments and layout stay; today's format is the first, to
/// which no steps lead.
package struct ThemeMigration: Sendable {

  package struct Step: Sendable {

    /// The version the step starts from; it leads to the next one.
    package var version: Int

    package var edits: @Sendable (JSONSyntax) -> [TextEdit]

    package init(from version: Int, edits: @escaping @Sendable (JSONSyntax) -> [TextEdit]) {
      self.version = version
      self.edits = edits
    }
  }

  package static let current = ThemeMigration(to: KeyboardTheme.formatVersion, steps: [])

  private let version: Int
  private let steps: [Step]

  package init(to version: Int, steps: [Step]) {
    self.version = version
    self.steps = steps
  }

  /// A file in the newest version already stays the same.
  package func migrated(_ file: SourceFile) throws(Diagnostics) -> SourceFile {
    var file = file
    // Each step is taken once, so that this ends.
    for _ in 0...steps.count {
      let root = try JSONDocument(parsing: file, options: ThemeLimits.json).root
      guard let found = root["formatVersion"] else {
        throw Diagnostics(
          code: .missingKey, "A theme needs a key “formatVersion”", place: file.place())
      }
      if found.integer == version { return file }
      guard let step = steps.first(where: { $0.version == found.integer }) else {
        throw unsupported(found, in: file)
      }
      let next = TextEdit(found.span, String(step.version + 1))
      file = file.applying(step.edits(JSONSyntax(file, options: ThemeLimits.json)) + [next])
    }
    throw Diagnostics(
      code: .unsupportedVersion, "The versions of the format lead nowhere", place: file.place())
  }

  private func unsupported(_ found: JSONValue, in file: SourceFile) -> Diagnostics {
    let known = Set(steps.map(\.version) + [version]).sorted().map { String($0) }
    var problem = Diagnostic(
      code: .unsupportedVersion, message: "This version of the format is not supported",
      place: file.place(of: found.span),
      hints: [
        known.count == 1
          ? "The only version is \(version)."
          : "The versions are \(known.joined(separator: ", "))."
      ])
    if found.string?.numberInUnits == Double(version) {
      problem.fixes = [Diagnostic.Fix("Replace by \(version)", found.span, String(version))]
    }
    return Diagnostics([problem])
  }
}

// What steps of migrations change.
extension JSONSyntax {

  package var objects: [(keys: [String], object: JSONValue)] {
    var found: [(keys: [String], object: JSONValue)] = []
    func add(_ value: JSONValue, _ keys: [String]) {
      if value.isObject { found.append((keys, value)) }
      for item in value.items {
        if let inner = item.value { add(inner, keys + (item.key.map { [$0.text] } ?? [])) }
      }
    }
    if let root { add(root, []) }
    return found
  }

  package func renaming(_ key: String, to name: String, in object: JSONValue) -> [TextEdit] {
    object.items.compactMap(\.key).filter { $0.text == key }.map {
      TextEdit($0.span, JSONText.string(name).text)
    }
  }

  /// The closure returns nil for values that stay.
  package func replacing(
    _ key: String, in object: JSONValue, by text: (JSONValue) -> String?
  ) -> [TextEdit] {
    object.items.compactMap { item in
      guard item.key?.text == key, let value = item.value, let new = text(value) else { return nil }
      return TextEdit(value.span, new)
    }
  }

  package func removing(_ key: String, from object: JSONValue) -> [TextEdit] {
    object.items.filter { $0.key?.text == key }
      .flatMap { source.removal(ofPartAt: $0.span.lowerBound, in: object) ?? [] }
  }
}
