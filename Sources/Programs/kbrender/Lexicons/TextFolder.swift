import Disk
import Foundation
import KeyboardDocuments
import KeyboardLexicon

/// The counted texts of folders: plain texts and manual pages, which may be compressed by gzip.
struct TextFolder {

  private(set) var counts: TextCounts
  private(set) var files = 0
  private var rest = InputBudget.texts.bytes

  init(language: String) { counts = TextCounts(language: language) }

  /// Throws `CommandFailure` if the folder has no texts.
  mutating func add(named folder: String) throws {
    let before = files
    add(folder)
    guard files > before, !counts.isEmpty else {
      throw CommandFailure(
        .invalidInput, code: .lexiconSource, "“\(folder)” has no texts",
        hints: ["Texts have names such as a.txt, a.md, a.1 or a.txt.gz, and are UTF-8."])
    }
  }

  mutating func add(_ folder: String) {
    // Programs are started in another folder.
    let paths = Self.paths(in: URL(filePath: folder).path)
    for path in paths where !path.hasSuffix(Self.packed) {
      if let file = try? InputFile.read(path, .texts) { add(file.bytes, name: path) }
    }
    for path in paths where path.hasSuffix(Self.packed) && rest > 0 {
      let tool = InstalledTool("gzip", ["-dc", "--", path], budget: .texts)
      if let bytes = tool.output() {
        add(bytes, name: String(path.dropLast(Self.packed.count)))
      } else {
        // Few such files may take their time.
        rest -= InputBudget.texts.text
      }
    }
  }

  private mutating func add(_ bytes: [UInt8], name: String) {
    rest -= bytes.count
    guard rest >= 0, bytes.count <= InputBudget.texts.text else { return }
    counts.add(Self.plainText(String(decoding: bytes, as: UTF8.self), of: name))
    files += 1
  }

  private static let packed = ".gz"
  private static let suffixes = [".txt", ".text", ".md"]

  private static func paths(in folder: String) -> [String] {
    let budget = InputBudget.texts
    var paths: [String] = []
    var folders = [(path: folder, depth: 0)]
    var visited = 0
    while visited < budget.values, let (path, depth) = folders.popLast() {
      visited += 1
      for (name, isFolder) in FolderListing.entries(of: path, most: budget.values) {
        let item = "\(path)/\(name)"
        if isFolder {
          if depth < budget.depth { folders.append((item, depth + 1)) }
        } else if isText(name), paths.count < budget.values {
          paths.append(item)
        }
      }
    }
    return paths.sorted()
  }

  private static func isText(_ name: String) -> Bool {
    let plain = name.hasSuffix(packed) ? String(name.dropLast(packed.count)) : name
    return suffixes.contains(where: plain.hasSuffix) || isManual(plain)
  }

  private static func isManual(_ name: String) -> Bool { name.wholeMatch(of: /.+\.[1-8]/) != nil }

  /// Return a text without its markup; what isn't a part of a sentence becomes an empty line.
  static func plainText(_ text: String, of name: String) -> String {
    guard isManual(name) else { return text }
    // Source: man(7); a line that starts with a dot is a request.
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\n" : $0 }.joined(separator: "\n")
      .replacing(/\\(?:f.|[&,\/|:])/, with: "").replacing("\\-", with: "-")
      .replacing("\\(aq", with: "'").replacing("\\(cq", with: "’")
  }
}
