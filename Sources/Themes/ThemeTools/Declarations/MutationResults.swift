package import SourceText

/// The declarations of the themes of a suite, each with the goldens that would notice a change of it.
package struct MutationResults: Hashable, Sendable {

  package struct Declaration: Hashable, Sendable {

    /// The path in the notation of `theme get`.
    package var path: String
    package var name: String

    /// Counted from 1, as of the last run.
    package var line: Int

    /// Least change noticed by a golden, or the last one tried.
    package var change: String
    package var goldens: [String]

    package init(path: String, name: String, line: Int, change: String, goldens: [String]) {
      self.path = path
      self.name = name
      self.line = line
      self.change = change
      self.goldens = goldens
    }

    fileprivate var json: JSONText {
      [
        "path": .string(path), "name": .string(name), "line": .integer(line),
        "change": .string(change), "goldens": .array(goldens.map { .string($0) }),
      ]
    }

    fileprivate init?(_ value: JSONValue) {
      guard let path = value["path"]?.string, let name = value["name"]?.string,
        let line = value["line"]?.integer, let change = value["change"]?.string,
        let goldens = value["goldens"]?.array?.compactMap(\.string)
      else { return nil }
      self.init(path: path, name: name, line: line, change: change, goldens: goldens)
    }
  }

  package struct File: Hashable, Sendable {

    /// Relative to the folder of the suite.
    package var path: String

    package var digest: String
    package var declarations: [Declaration]

    package init(path: String, digest: String, declarations: [Declaration]) {
      self.path = path
      self.digest = digest
      self.declarations = declarations
    }

    fileprivate init?(_ value: JSONValue) {
      guard let path = value["file"]?.string, let digest = value["digest"]?.string,
        let declarations = value["declarations"]?.array
      else { return nil }
      self.init(
        path: path, digest: digest,
        declarations: declarations.compactMap(MutationResults.Declaration.init))
    }
  }

  package static let fileName = ".mutations.json"

  package var files: [File]

  package init(_ files: [File]) { self.files = files }

  package var json: JSONText {
    [
      "files": .array(
        files.map { file in
          [
            "file": .string(file.path), "digest": .string(file.digest),
            "declarations": .array(file.declarations.map(\.json)),
          ]
        })
    ]
  }

  /// A file of another version, or of anybody, has no results.
  package init?(_ file: SourceFile) {
    let options = JSONOptions(budget: .mutations)
    guard let root = try? JSONDocument(parsing: file, options: options).root,
      root["version"]?.integer == 1, let files = root["files"]?.array?.compactMap(File.init)
    else { return nil }
    self.files = files
  }
}
