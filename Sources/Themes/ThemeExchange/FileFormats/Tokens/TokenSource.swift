import SourceText

/// Files of design tokens read together, each for one color scheme or for both.
struct TokenSource {

  private struct Layer {
    var root: JSONValue

    /// Nil for both.
    var mode: TokenMode?
  }

  static let options = JSONOptions(allowsComments: true, budget: .tokens)

  private var layers: [Layer] = []
  private(set) var reader = JSONReader(isOncePerPlace: true)
  private(set) var notes: [(name: String, note: String)] = []
  private(set) var omissions: [(name: String, reason: String)] = []
  private var bytes = 0

  init(_ source: ImportSource) throws(Diagnostics) {
    if source.files.count > 1 {
      try readFiles(source.files)
    } else {
      let root = try open(source.file)
      if root["resolutionOrder"]?.array != nil {
        try readResolver(root, of: source)
      } else if (root["meta"] ?? root)["variableCollections"] != nil {
        throw source.file.problem(
          .wrongType, "Answers of Figma's REST API aren't design tokens",
          hints: ["Export the variables from Figma as design tokens."])
      } else {
        layers.append(Layer(root: choosingSets(of: root)))
      }
    }
  }

  mutating func note(_ name: String, _ note: String) { notes.append((name, note)) }

  mutating func omit(_ name: String, _ reason: String) { omissions.append((name, reason)) }

  private mutating func readFiles(_ files: [SourceFile]) throws(Diagnostics) {
    if let root = try joined(files) { return layers.append(Layer(root: choosingSets(of: root))) }
    let names = files.map { FileWords(path: $0.name) }
    for (file, words) in zip(files, names) {
      if words.isSpecial {
        omissions.append((file.name, "only the usual light and dark colors are read"))
        continue
      }
      let hasPair =
        words.mode == nil || names.contains { $0.rest == words.rest && $0.mode != words.mode }
      guard
        hasPair
          || !names.contains(where: {
            $0.mode == words.mode && $0.rest != words.rest && !$0.isSpecial
          })
      else {
        omissions.append((file.name, "no other file has its counterpart"))
        continue
      }
      layers.append(Layer(root: try open(file), mode: words.mode))
      let mode = words.mode.map { "for \($0.rawValue) colors" } ?? "for all colors"
      notes.append((file.name, mode))
    }
  }

  /// The words of a file's path that say what it is for.
  struct FileWords {
    var mode: TokenMode?
    var rest: [String]

    var isSpecial: Bool { rest.contains { TokenSource.specialWords.contains($0) } }

    init(path: String) {
      let words = FilePath(path).parts.suffix(3).flatMap { NameWords.words(of: String($0)) }
      if let found = TokenMode.named(words.joined(separator: "-")) {
        (mode, rest) = found
      } else {
        rest = words
      }
    }
  }

  /// Color schemes for special needs are further ones of a mode.
  static let specialWords: Set<String> = [
    "hc", "contrast", "ax", "dimmed", "dim", "colorblind", "tritanopia", "protanopia",
    "deuteranopia",
  ]

  mutating func open(_ file: SourceFile) throws(Diagnostics) -> JSONValue {
    let number = reader.open(file)
    bytes += file.bytes.count
    guard bytes <= InputBudget.tokenFiles.bytes, number < InputBudget.tokenFiles.values else {
      throw file.problem(
        .jsonLimit,
        "The files of tokens have together more than \(InputBudget.tokenFiles.bytes >> 20)"
          + " MB, or are more than \(InputBudget.tokenFiles.values)")
    }
    let document = try JSONDocument(importing: file, number: number, options: Self.options)
    guard document.root.isObject || ImportSource.isIndex(file.name) else {
      reader.report(
        "The file must be an object, not \(document.root.kind)", code: .wrongType,
        at: document.root.span, file: number)
      try reader.finish()
      return document.root
    }
    return document.root
  }

  static func content(of value: JSONValue) -> JSONValue? {
    if let content = value["$value"] { return content }
    if value["$ref"] != nil { return value }
    guard let content = value["value"] else { return nil }
    // A group may have a token of this name.
    return content.isObject && value["type"]?.string == nil ? nil : content
  }

  /// Source: Design Tokens Resolver Module 2025.10, sections 4 and 5.
  private mutating func readResolver(
    _ root: JSONValue, of source: ImportSource
  ) throws(Diagnostics) {
    let order = root["resolutionOrder"]?.array ?? []
    for item in order.prefix(InputBudget.tokenFiles.values) {
      var (name, value) = (item["name"]?.string ?? "", item)
      if let pointer = item["$ref"]?.string {
        let parts = TokenReference.pointer(pointer) ?? []
        guard parts.count == 2, let found = root[parts[0]]?[parts[1]] else {
          omissions.append((pointer, "the resolver has no such set or modifier"))
          continue
        }
        (name, value) = (parts[1], found)
      }
      if let sources = value["sources"]?.array {
        try add(sources, mode: nil, root, of: source)
      } else if let contexts = value["contexts"]?.object {
        try add(contexts, of: name, default: value["default"]?.string, root, of: source)
      }
    }
  }

  private mutating func add(
    _ contexts: JSONObject, of name: String, default usual: String?, _ root: JSONValue,
    of source: ImportSource
  ) throws(Diagnostics) {
    let named = contexts.members.map { (member: $0, mode: TokenMode.named($0.key)) }
    let pair = TokenMode.allCases.compactMap { mode in
      named.first { $0.mode?.mode == mode && $0.mode?.rest.isEmpty == true }?.member
    }
    if pair.count == 2 {
      for (member, mode) in zip(pair, TokenMode.allCases) {
        try add(member.value.array ?? [], mode: mode, root, of: source)
      }
      notes.append((name, "\(pair[0].key) and \(pair[1].key) together"))
    } else if let member = contexts.members.first(where: { $0.key == usual })
      ?? contexts.members.first
    {
      try add(member.value.array ?? [], mode: nil, root, of: source)
      notes.append((name, "as \(member.key.quoted)"))
    }
    let used = pair.count == 2 ? pair.map(\.key) : [usual ?? contexts.members.first?.key ?? ""]
    for member in contexts.members where !used.contains(member.key) {
      omissions.append(("\(name).\(member.key)", "a theme has one look for each color scheme"))
    }
  }

  private mutating func add(
    _ sources: [JSONValue], mode: TokenMode?, _ root: JSONValue, of source: ImportSource
  ) throws(Diagnostics) {
    for item in sources {
      guard let reference = item["$ref"]?.string else {
        layers.append(Layer(root: item, mode: mode))
        continue
      }
      if let parts = TokenReference.pointer(reference) {
        guard parts.count == 2, parts[0] == "sets", let set = root["sets"]?[parts[1]] else {
          omissions.append((reference, "the resolver has no such set"))
          continue
        }
        // Sets of sets are not in use, and would need bounds.
        for inner in set["sources"]?.array ?? [] where inner["$ref"]?.string?.hasPrefix("#") != true
        {
          try add([inner], mode: mode, root, of: source)
        }
        continue
      }
      do {
        layers.append(Layer(root: try open(try source.companion(reference)), mode: mode))
      } catch let error as Diagnostics {
        throw error
      } catch {
        omissions.append((reference, "the file can't be read"))
      }
    }
  }

  var isOurs: Bool { layers.first?.root["$extensions"]?[TokenExtension.vendor] != nil }

  /// Files for one color scheme alone are for both.
  private var hasModes: Bool { Set(layers.compactMap(\.mode)).count > 1 }

  func root(in mode: TokenMode) -> JSONValue {
    var result: JSONValue?
    for layer in layers where !hasModes || layer.mode == nil || layer.mode == mode {
      let root = isOurs ? layer.root : Self.chosen(sets(of: layer.root, in: mode), mode)
      result = result.map { Self.merged($0, root) } ?? root
    }
    return result ?? JSONValue(.object(JSONObject()), span: 0..<0)
  }

  /// Merges the sets of Tokens Studio, because references omit the names of sets.
  private func sets(of root: JSONValue, in mode: TokenMode) -> JSONValue {
    guard root["$themes"] != nil || root["$metadata"] != nil, let object = root.object
    else { return root }
    let order = root["$metadata"]?["tokenSetOrder"]?.array?.compactMap(\.string) ?? []
    let known = Dictionary(
      order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let sets = object.members.filter { !$0.key.hasPrefix("$") && $0.value.isObject }
      .enumerated().sorted {
        (known[$0.element.key] ?? .max, $0.offset) < (known[$1.element.key] ?? .max, $1.offset)
      }.map(\.element)
    var result = JSONValue(.object(JSONObject()), span: root.span, file: root.file)
    for set in sets {
      let other = TokenMode.named(set.key).map { $0.mode != mode } ?? false
      if !other { result = Self.merged(result, set.value) }
    }
    return result
  }

  /// Replaces pairs of groups for light and dark colors by the members of one.
  private static func chosen(_ value: JSONValue, _ mode: TokenMode) -> JSONValue {
    guard let object = value.object, content(of: value) == nil else { return value }
    let groups = object.members.compactMap { member -> (key: String, mode: TokenMode)? in
      guard member.value.isObject, content(of: member.value) == nil,
        let named = TokenMode.named(member.key),
        named.rest.allSatisfy(NameWords.structural.contains)
      else { return nil }
      return (member.key, named.mode)
    }
    let isPair = Set(groups.map(\.mode)).count == 2
    var result = value
    var own = object
    own.members = object.members.compactMap { member in
      if isPair, groups.contains(where: { $0.key == member.key }) { return nil }
      return changing(member) { $0.value = chosen($0.value, mode) }
    }
    result.content = .object(own)
    guard isPair else { return result }
    for group in groups where group.mode == mode {
      if let members = object[group.key] { result = merged(result, chosen(members, mode)) }
    }
    return result
  }

  /// Merges the members of a group over another group; a token replaces what it covers.
  static func merged(_ base: JSONValue, _ top: JSONValue) -> JSONValue {
    guard let lower = base.object, let upper = top.object, content(of: base) == nil,
      content(of: top) == nil
    else { return top }
    var members = lower.members
    var places = Dictionary(
      members.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    for member in upper.members {
      if let place = places[member.key] {
        members[place].value = merged(members[place].value, member.value)
      } else {
        places[member.key] = members.count
        members.append(member)
      }
    }
    return changing(base) { $0.content = .object(JSONObject(members: members)) }
  }
}
