import KeyboardDocuments
import KeyboardStyling

/// The JSON Schema of theme files, prepared for looking up the forms of values.
///
/// It follows the same model as the reader of theme files, so that the order of keys, their
/// documentation and their values are said once.
package struct FormatSchema: Sendable {

  /// A schema, with references to others as indices.
  struct Node: Sendable {
    var source: JSONText
    var reference: (name: String, index: Int)?
    var alternatives: [Int] = []
    var conditionals: [Int] = []
    var condition: (test: Int, then: Int?, otherwise: Int?)?
    var keys: [String] = []
    var properties: [String: Int] = [:]
    var further: Further = .unknown
    var items: Int?
    var excluded: Int?
    var required: [String] = []

    /// Whether the schema has members of its own, besides those that choose another schema.
    var isForm: Bool { source["type"] != nil || !keys.isEmpty || source["enum"] != nil }
  }

  /// The members of an object that are not listed.
  enum Further: Sendable {
    case unknown
    case forbidden
    case values(Int)
  }

  /// The schema of theme files.
  package static let themes = FormatSchema(ThemeSchema.document)

  private(set) var nodes: [Node] = []
  private var definitions: [String: Int] = [:]

  /// The index of the outermost schema.
  private(set) var root = 0

  private init(_ document: JSONText) {
    for member in document["$defs"]?.members ?? [] {
      definitions[member.key] = nodes.count
      nodes.append(Node(source: member.value))
    }
    for member in document["$defs"]?.members ?? [] {
      if let index = definitions[member.key] { fill(index, in: document) }
    }
    root = add(document, in: document)
  }

  private mutating func add(_ schema: JSONText, in document: JSONText) -> Int {
    nodes.append(Node(source: schema))
    let index = nodes.count - 1
    fill(index, in: document)
    return index
  }

  private mutating func fill(_ index: Int, in document: JSONText) {
    let source = nodes[index].source
    var node = nodes[index]
    if let path = source["$ref"]?.content {
      node.reference = reference(path.split(separator: "/").dropFirst(2).map(String.init), document)
    }
    node.alternatives = (source["anyOf"]?.elements ?? []).map { add($0, in: document) }
    node.conditionals = (source["allOf"]?.elements ?? []).map { add($0, in: document) }
    if let test = source["if"] {
      node.condition = (
        add(test, in: document), source["then"].map { add($0, in: document) },
        source["else"].map { add($0, in: document) }
      )
    }
    for property in source["properties"]?.members ?? [] {
      node.keys.append(property.key)
      node.properties[property.key] = add(property.value, in: document)
    }
    switch source["additionalProperties"] {
    case .boolean(false): node.further = .forbidden
    case let schema?: node.further = .values(add(schema, in: document))
    case nil: break
    }
    node.items = source["items"].map { add($0, in: document) }
    node.excluded = source["not"].map { add($0, in: document) }
    node.required = source["required"]?.elements.compactMap(\.content) ?? []
    nodes[index] = node
  }

  /// Return the schema that a path leads to: a definition, or a property of one.
  private mutating func reference(
    _ path: [String], _ document: JSONText
  ) -> (name: String, index: Int)? {
    guard let name = path.first, let index = definitions[name] else { return nil }
    guard path.count > 1 else { return (name, index) }
    let target = path.reduce(document["$defs"]) { $0?[$1] }
    // A property that several elements have, which is small: it is prepared for each use.
    return target.map { (path.joined(separator: "."), add($0, in: document)) }
  }
}
