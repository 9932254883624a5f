import KeyboardPipeline
import SourceText
import ThemeTools

/// Number of goldens affected by a change of each declaration, as of the last
/// `snapshot coverage --mutate` of the suite `Snapshots` beside the theme or in a folder around it.
struct GoldenHints {

  let text: OpenText
  let texts: OpenTexts

  // The number of folders up from that of the theme.
  private static let highest = 8

  private var declarations: [String: [MutationResults.Declaration]] {
    guard text.isFile else { return [:] }
    var folder = FilePath(text.source.name).folder
    for _ in 0..<Self.highest {
      for suite in [folder, FilePath(folder).appending("Snapshots")] {
        let path = FilePath(suite).appending(MutationResults.fileName)
        guard let file = try? texts.files.file(path, .mutations),
          let own = MutationResults(file)?.files.first(where: {
            FilePath(suite + "/").resolving($0.path) == text.source.name
          })
        else { continue }
        return Dictionary(grouping: own.declarations, by: \.path)
      }
      let outer = FilePath(folder).folder
      guard outer != folder else { break }
      folder = outer
    }
    return [:]
  }

  func hints(in span: Range<Int>) -> [JSONText] {
    let declarations = declarations
    guard !declarations.isEmpty, let root = text.syntax.root else { return [] }
    var found: [JSONText] = []
    func add(_ value: JSONValue, at path: JSONPath) {
      guard value.span.overlaps(span) else { return }
      if let own = declarations[ThemePath(keys: path.keys).description] {
        found.append([
          "position": text.lines.position(at: value.span.upperBound).json,
          "label": .string(Self.label(own)), "paddingLeft": true,
        ])
      }
      for (index, item) in value.items.enumerated() {
        guard let inner = item.value else { continue }
        add(
          inner, at: path.appending(item.key.map { JSONPath.Step.key($0.text) } ?? .element(index)))
      }
    }
    add(root, at: JSONPath())
    return found
  }

  /// Of several colors in a text, one without a golden counts.
  private static func label(_ declarations: [MutationResults.Declaration]) -> String {
    let goldens = Set(declarations.flatMap(\.goldens))
    if declarations.contains(where: \.goldens.isEmpty) { return "no golden" }
    return goldens.count == 1 ? "1 golden" : "\(goldens.count) goldens"
  }
}
