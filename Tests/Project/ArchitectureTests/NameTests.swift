import Foundation
import Testing

/// The names and addresses of `.ci/names`, which no other file may contradict.
@Suite struct NameTests {

  /// The values by name, with the values before in place of `${NAME}`.
  static let names: [String: String] = Project.text(of: ".ci/names").split(separator: "\n")
    .filter { !$0.hasPrefix("#") }.map { $0.split(separator: "=", maxSplits: 1) }
    .reduce(into: [:]) { names, parts in
      let value = parts[1].replacing(/\$\{([A-Z]+)\}/) { names[String($0.output.1)] ?? "" }
      names[String(parts[0])] = String(value)
    }

  /// The documents, actions, templates and scripts that users read or run.
  static let texts: [(path: String, text: String)] = [
    "", ".ci", ".github", "Gallery", "Snapshots", "Sources", "Themes", "Tests/System",
  ].flatMap { folder in
    let base = Project.root.appending(path: folder).path(percentEncoded: false)
    let paths = FileManager.default.enumerator(atPath: base)?.allObjects ?? []
    let files = folder.isEmpty ? try? FileManager.default.contentsOfDirectory(atPath: base) : nil
    return (files ?? paths.compactMap { $0 as? String })
      .filter { !$0.hasSuffix(".png") && !$0.hasSuffix(".lz4") && $0 != "CHANGELOG.md" }
      .map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
      .map { ($0, Project.text(of: $0)) }
  }

  @Test func theNamesAreComplete() throws {
    let owner = try #require(Self.names["OWNER"])
    #expect(Self.names["REPOSITORY"] == "\(owner)/kbrender")
    #expect(Self.names["IMAGE"]?.hasSuffix("/\(owner)/kbrender") == true)
    #expect(Self.names["WHEEL"] == "kbrender-cli")
    #expect(Self.texts.count > 100)
  }

  @Test func everyReferenceIsToTheRepository() throws {
    let repository = try #require(Self.names["REPOSITORY"])
    var count = 0
    for (path, text) in Self.texts where text.contains("/kbrender") {
      for reference in text.matches(
        of: /(?:uses: |github\.com\/|REPOSITORY: |Repository = ")([\w-]+\/kbrender)\b/)
      {
        count += 1
        #expect(reference.output.1 == repository, "\(path): \(reference.output.0)")
      }
      #expect(!text.contains("OWNER/"), "\(path)")
    }
    #expect(count > 10)
  }

  /// The package kbrender on PyPI belongs to somebody else.
  @Test func nobodyInstallsAStrangersPackage() {
    for (path, text) in Self.texts where text.contains("pip") {
      let installs = text.contains(
        /(?:pip install|pipx install|pipx run|uvx|uv tool install) (?:-\S+ )*kbrender(?!-cli)/)
      #expect(!installs, "\(path)")
    }
  }
}
