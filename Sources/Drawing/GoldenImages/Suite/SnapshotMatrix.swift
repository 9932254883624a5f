import Parallel
import SourceText

/// Each line is one case, or several where it lists alternatives in braces.
struct SnapshotMatrix<Request: SnapshotRequest> {

  let folder: SnapshotFolder
  let parse: SnapshotParser<Request>

  // The limit of cases per file.
  private let limit = 20_000

  func cases(
    in file: SourceFile, path: String, name: String
  ) throws(Diagnostics) -> [SnapshotCase<Request>] {
    let treatment = try GoldenSettings.Treatment.read(notedIn: file)
    guard treatment?.tolerance == nil else {
      let message = "A matrix is compared exactly, and has no tolerance"
      throw Diagnostics(code: .invalidCase, message, place: file.place())
    }
    var count = 0
    var seen: Set<String> = []
    let cases = try file.mapLines { _, line throws(Diagnostics) -> [Named]? in
      guard let lines = try BraceExpansion.lines(of: line, limit: limit - count) else {
        throw Diagnostics(
          code: .cliLimit, "A matrix has at most \(limit) cases and 16 MB of arguments")
      }
      var cases: [Named] = []
      for line in lines {
        let words = try ArgumentLine.split(line)
        guard !words.isEmpty else { continue }
        var request = try parse(words)
        // The digest of an animation would only cover its first frame.
        guard request.isPicture, request.suffix == "png" else {
          throw Diagnostics(code: .invalidCase, "A matrix supports only PNG images")
        }
        let workingDirectoryPaths = try folder.resolveInputs(of: &request)
        let arguments = ArgumentLine.join(words)
        guard seen.insert(arguments).inserted else {
          let message = "The matrix already has the case “\(arguments)”; delete one of them"
          throw Diagnostics(code: .duplicateName, message)
        }
        let item = SnapshotCase(
          name: "\(name)/", path: "\(path)/", arguments: arguments, isHashed: true,
          inputs: request.inputs, workingDirectoryPaths: workingDirectoryPaths,
          source: "\(path).matrix", treatment: treatment,
          read: { [self] in Result { try self.request(of: arguments) } })
        cases.append((words, item))
      }
      count += cases.count
      return cases
    }.flatMap { $0 }
    let names = try MatrixNames(of: cases.map { $0.words }, in: file)
    return Self.distinguished(
      cases.map { words, item in
        item.renamed(names.name(of: words), formerly: MatrixNames.key(for: words))
      })
  }

  private typealias Named = (words: [String], item: SnapshotCase<Request>)

  /// Appends digests of arguments to names that are equal without special characters.
  private static func distinguished(_ cases: [SnapshotCase<Request>]) -> [SnapshotCase<Request>] {
    var arguments: [String: Set<String>] = [:]
    for item in cases { arguments[item.name.lowercased(), default: []].insert(item.arguments) }
    return cases.map { item in
      guard arguments[item.name.lowercased()]?.count ?? 0 > 1 else { return item }
      return item.renamed("~" + Digest.text(of: Array(item.arguments.utf8)).prefix(6))
    }
  }

  private func request(of arguments: String) throws -> Request {
    var request = try parse(ArgumentLine.split(arguments))
    _ = try folder.resolveInputs(of: &request)
    return request
  }

}

/// Names of the cases of a matrix: the values that vary, or what the line `#name:` says.
struct MatrixNames {

  private typealias Option = (name: String, value: String)

  private let template: String?
  private var varying: Set<String> = []

  /// Names that several cases would have without the names of their options.
  private var ambiguous: Set<String> = []

  init(of lines: [[String]], in file: SourceFile) throws(Diagnostics) {
    var values: [String: Set<String>] = [:]
    var counts: [String: Int] = [:]
    for option in lines.lazy.flatMap(Self.options) {
      values[option.name, default: []].insert(option.value)
      counts[option.name, default: 0] += 1
    }
    varying = Set(values.keys.filter { values[$0]?.count != 1 || counts[$0] != lines.count })
    template = try file.mapLines { _, line throws(Diagnostics) -> String? in
      guard line.hasPrefix("#name:") else { return nil }
      let template = String(line.dropFirst(6).trimmingPrefix { $0 == " " })
      guard !template.replacing(Self.placeholder, with: "").contains("{") else {
        throw Diagnostics(code: .quoting, "The brace { is never closed; write {locale}")
      }
      for place in template.matches(of: Self.placeholder) {
        let name = String(place.output.1)
        guard name == "*" || values[name] != nil else {
          throw Diagnostics([.unknownName(name, kind: "option", among: values.keys.sorted())])
        }
      }
      return template
    }.first
    var seen: Set<String> = []
    ambiguous = Set(lines.map { name(of: $0).lowercased() }.filter { !seen.insert($0).inserted })
  }

  /// Such as `brand · de · dark`, or `press e` for a value that says too little.
  func name(of words: [String]) -> String {
    let options = Self.options(of: words)
    if let template {
      let name = template.replacing(Self.placeholder) { place in
        place.output.1 == "*"
          ? Self.key(for: words) : options.first { $0.name == place.output.1 }?.value ?? "default"
      }
      return Self.plain(name, keeping: "_-+ ·,.()")
    }
    let parts = options.filter { varying.contains($0.name) }
    guard !parts.isEmpty else { return Self.key(for: words) }
    let name = parts.map(\.value).joined(separator: " · ")
    guard ambiguous.contains(name.lowercased()) else { return name }
    return parts.map { $0.value == $0.name ? $0.name : "\($0.name) \($0.value)" }
      .joined(separator: " · ")
  }

  private static var placeholder: Regex<(Substring, Substring)> { /\{([^{}]*)\}/ }

  /// A flag has its name as its value, and a file the name of the file.
  private static func options(of words: [String]) -> [Option] {
    var options: [(name: String, values: [String])] = []
    for word in words {
      if word.hasPrefix("-") || options.isEmpty {
        options.append((String(word.drop { $0 == "-" }), []))
      }
      if !word.hasPrefix("-") { options[options.count - 1].values.append(word) }
    }
    return options.map { name, values in
      let texts = values.map { plain($0.contains("/") ? FilePath($0).name(without: ".json") : $0) }
      return (name, texts.isEmpty ? plain(name) : texts.joined(separator: "-"))
    }
  }

  /// All arguments, as version 0.1 named cases: `--theme tron --locale de` is `theme-tron.locale-de`.
  static func key(for words: [String]) -> String {
    var key = ""
    for word in words {
      if !key.isEmpty { key += word.hasPrefix("-") ? "." : "-" }
      key += plain(String(word.drop { $0 == "-" }))
    }
    return key
  }

  private static func plain(_ text: String, keeping others: String = "_-+") -> String {
    text.map { character in
      let isPlain = character.isLetter || character.isNumber || others.contains(character)
      return isPlain ? String(character) : "_"
    }.joined()
  }
}

/// Results of cases whose arguments differ in one word, as hints where only digests are known.
struct MatrixNeighbors {

  private(set) var explained: [GoldenReport.Case]
  private static let most = 6

  private typealias Neighbor = (option: String, word: String, isFine: Bool)

  init<Request>(_ results: [GoldenReport.Case], of cases: [SnapshotCase<Request>]) {
    explained = results
    let lists = Dictionary(
      cases.lazy.filter(\.isHashed).map { ($0.name, $0.golden.path) }, uniquingKeysWith: { $1 })
    guard results.contains(where: { $0.status == .failed && lists[$0.name] != nil }) else { return }
    let words = results.map { (try? ArgumentLine.split($0.arguments)) ?? [] }
    var groups: [[String]: [Int]] = [:]
    for index in results.indices {
      guard let list = lists[results[index].name] else { continue }
      for place in words[index].indices {
        groups[Self.key(words[index], without: place, in: list), default: []].append(index)
      }
    }
    for index in results.indices where results[index].status == .failed {
      guard let list = lists[results[index].name] else { continue }
      let neighbors = words[index].indices.flatMap { place in
        (groups[Self.key(words[index], without: place, in: list)] ?? []).filter { $0 != index }
          .map { other -> Neighbor in
            let option = place > 0 ? words[other][place - 1] : ""
            return (option, words[other][place], results[other].status.isFine)
          }
      }
      explained[index].message += "; \(Self.text(neighbors))"
    }
  }

  private static func key(_ words: [String], without place: Int, in list: String) -> [String] {
    changing(words + ["\(place)", list]) { $0[place] = "" }
  }

  private static func text(_ neighbors: [Neighbor]) -> String {
    guard !neighbors.isEmpty else { return "no case of its matrix differs in one word" }
    let texts = [(false, "differ"), (true, "match")].compactMap { isFine, verb in
      let found = neighbors.filter { $0.isFine == isFine }
      return found.isEmpty ? nil : "\(found.count) \(verb) (\(names(found)))"
    }
    return "of its neighbors in the matrix, \(texts.joined(separator: " and "))"
  }

  private static func names(_ neighbors: [Neighbor]) -> String {
    let texts = neighbors.prefix(most).map { neighbor in
      ArgumentLine.join(
        neighbor.option.hasPrefix("-") ? [neighbor.option, neighbor.word] : [neighbor.word])
    }
    return texts.joined(separator: ", ") + (neighbors.count > most ? ", …" : "")
  }
}
