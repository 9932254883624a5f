import Foundation
import SourceText

/// Reference of the JSON that commands print, in Markdown, generated from the schemas.
struct OutputReference {

  static let folder = "Sources/Data/Embedded/Schemas"

  private let schemas: [(name: String, root: JSONValue)]

  init(project: URL) throws {
    let folder = project.appending(path: Self.folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    schemas = try names.filter { $0.hasSuffix(".json") }.sorted().map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let document = try JSONDocument(parsing: SourceFile(name: name, text: text))
      return (String(name.dropLast(".json".count)), document.root)
    }
  }

  var markdown: String {
    let introduction = """
      # JSON outputs

      Commands print JSON with `--output-format json`. Each section describes one output, and `kbrender help --schema NAME`
      prints its JSON Schema. `error[].code` is the member `code` of each element of the list `error`.
      Members marked with “yes” are always present.
      """
    return ([introduction] + schemas.map(section)).joined(separator: "\n\n") + "\n"
  }

  private func section(name: String, schema: JSONValue) -> String {
    let parts = schema["$defs"]?.object?.members ?? []
    let tables = parts.map { "### \(name): \($0.key)\n\n\(table(of: $0.value, in: name))" }
    let description = schema["description"]?.string ?? ""
    return (["## \(name)", description, table(of: schema, in: name)] + tables)
      .joined(separator: "\n\n")
  }

  private func table(of schema: JSONValue, in name: String) -> String {
    (["| member | value | always | meaning |", "|---|---|---|---|"]
      + rows(of: schema, path: "", in: name)).joined(separator: "\n")
  }

  private func rows(of schema: JSONValue, path: String, in name: String) -> [String] {
    let required = (schema["required"]?.array ?? []).compactMap(\.string)
    let own = (schema["properties"]?.object?.members ?? []).flatMap { member -> [String] in
      let cells = [
        "`\(path)\(member.key)`", kind(of: member.value, in: name),
        required.contains(member.key) ? "yes" : "", member.value["description"]?.string ?? "",
      ]
      let row = "| " + cells.joined(separator: " | ") + " |"
      return [row] + rows(of: member.value, path: "\(path)\(member.key).", in: name)
    }
    let inner = path.dropLast()
    let elements = schema["items"].map { rows(of: $0, path: "\(inner)[].", in: name) } ?? []
    let values =
      schema["additionalProperties"].map { rows(of: $0, path: "\(path)*.", in: name) } ?? []
    return own + elements + values
  }

  private func kind(of schema: JSONValue, in name: String) -> String {
    if let reference = schema["$ref"]?.string?.split(separator: "/").last {
      return "[\(reference)](#\(name)-\(reference.lowercased()))"
    }
    if let value = schema["const"] { return Self.code(value) }
    if let values = schema["enum"]?.array { return values.map(Self.code).joined(separator: ", ") }
    if let items = schema["items"] { return "list of \(kind(of: items, in: name))" }
    let choices = schema["oneOf"]?.array ?? schema["anyOf"]?.array ?? []
    if !choices.isEmpty { return choices.map { kind(of: $0, in: name) }.joined(separator: " or ") }
    if let values = schema["additionalProperties"], values.isObject {
      return "object of \(kind(of: values, in: name))"
    }
    let types = schema["type"]?.array?.compactMap(\.string) ?? [schema["type"]?.string ?? "any"]
    return types.joined(separator: " or ")
  }

  private static func code(_ value: JSONValue) -> String {
    "`\(value.string ?? value.integer.map(String.init) ?? value.bool.map { "\($0)" } ?? "null")`"
  }
}
