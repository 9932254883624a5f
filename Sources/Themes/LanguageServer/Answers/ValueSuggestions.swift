import KeyboardCore
import KeyboardPipeline
import KeyboardStyling
import SourceText
import ThemeTools

/// Proposals for values by what they may be.
struct ValueSuggestions {

  let place: CursorContext
  let chain: ThemeChain

  var all: [CompletionItem] {
    (names + special + variables + (place.acceptsColor ? colors : [])).uniqued(by: \.label)
  }

  private var names: [CompletionItem] {
    place.valueForms.flatMap { form -> [CompletionItem] in
      let values: [JSONText] =
        switch form.shape {
        case .names(let names): names
        case .constant(let value): [value]
        case .boolean: [true, false]
        default: []
        }
      return values.map { value in
        CompletionItem(
          label: value.content ?? value.text, kind: .enumMember,
          text: value.content == nil ? value.text : nil)
      }
    }
  }

  private var special: [CompletionItem] {
    // The elements of a list of families have no name of their own.
    if (place.valueForms + place.containerForms).contains(where: { $0.names.contains("families") })
    {
      return chain.families.map { CompletionItem(label: $0, kind: .value) }
    }
    switch place.keys.last {
    case "extends" where place.keys.count == 1:
      let looks = (try? KeyboardTheme.builtInLooks) ?? []
      return (KeyboardTheme.builtInIdentifiers + looks).map {
        CompletionItem(label: $0, kind: .file)
      }
    case "code" where place.keys == LintKeys.code:
      return LintRule.all.map {
        CompletionItem(
          label: $0.code.name, kind: .enumMember, detail: CodePage.page(of: $0.code)?.summary)
      }
    case "locale" where isCondition:
      return LocaleProfile.supportedIdentifiers.map { identifier in
        CompletionItem(
          label: identifier, kind: .value,
          detail: LocaleProfile.profile(forIdentifier: identifier).englishName)
      }
    case "character" where isCondition, "exactCharacter" where isCondition:
      return Self.characters.map { CompletionItem(label: String($0), kind: .value) }
    default: return []
    }
  }

  private var isCondition: Bool { place.keys.contains("match") }

  private static let characters = "abcdefghijklmnopqrstuvwxyz0123456789.,?!'-/:;()$&@\""

  var variables: [CompletionItem] {
    let accepts = place.acceptsColor || place.valueForms.contains { $0.names.contains("variable") }
    guard accepts else { return [] }
    // A variable can't refer to itself.
    let own = place.keys.drop { $0 != "variables" }.dropFirst().joined(separator: ".")
    return chain.variables.filter { $0.path != own }.map { path, value in
      CompletionItem(label: "{\(path)}", kind: .variable, detail: value?.shortened(to: 60))
    }
  }

  var colors: [CompletionItem] {
    let examples = colorsOfVariables
    return ColorText.functions.map {
      CompletionItem(
        label: $0.name, kind: .function, detail: $0.call,
        snippet: SnippetText(call: $0.call, colors: examples))
    }
      + ColorText.names.map { CompletionItem(label: $0, kind: .color) }
  }

  var colorsOfVariables: [String] {
    var scope = chain.colors(at: place.keys)
    let own = place.keys.drop { $0 != "variables" }.dropFirst().joined(separator: ".")
    let found = chain.variables.lazy.map { "{\($0.path)}" }.filter {
      $0 != "{\(own)}" && scope.color($0) != nil
    }
    return Array((Array(found.prefix(2)) + ["white", "black"]).prefix(2))
  }
}

/// A text for an editor with places to go on typing at, each with what stands there at first.
struct SnippetText: ExpressibleByArrayLiteral {

  enum Part {
    case text(String)
    case place(String = "")
  }

  private let parts: [Part]

  init(arrayLiteral parts: Part...) { self.parts = parts }

  private init(parts: [Part]) { self.parts = parts }

  func between(_ before: String, and after: String) -> SnippetText {
    SnippetText(parts: [.text(before)] + parts + [.text(after)])
  }

  /// A call, in which words of one letter between commas or spaces are colors, and numbers are places
  /// as well: `mix(a, b, 50%)`.
  init(call: String, colors: [String]) {
    var parts: [Part] = []
    var colors = colors[...]
    var rest = call[...]
    while let first = rest.first {
      let isWord = Self.isWord(first)
      let piece = String(rest.prefix { Self.isWord($0) == isWord })
      rest = rest.dropFirst(piece.count)
      if piece == "a" || piece == "b" {
        parts.append(.place(colors.popFirst() ?? piece))
      } else {
        parts.append(first.isNumber ? .place(piece) : .text(piece))
      }
    }
    self.parts = parts
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "%" || character == "."
  }

  var notation: String {
    var number = 0
    return parts.map { part in
      switch part {
      case .text(let text): return Self.escaped(text)
      case .place(let content):
        number += 1
        return content.isEmpty ? "$\(number)" : "${\(number):\(Self.escaped(content))}"
      }
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("$", with: "\\$").replacing("}", with: "\\}")
  }
}

/// Completions of file names: pictures, drawings, fonts and bases, with their looks.
struct FileSuggestions {

  let place: CursorContext
  let source: SourceFile
  let files: FileReader
  let workspace: Workspace

  private static let most = 500
  private static let pictures: Set = ["png", "jpg", "jpeg", "webp", "svg"]
  private static let drawings: Set = ["svg"]
  private static let fonts: Set = ["ttf", "otf", "ttc"]

  func paths(typed: String) -> [CompletionItem] {
    guard let suffixes, source.name.hasPrefix("/") else { return [] }
    if isBase, let looks = looks(typed: typed) { return looks }
    let prefix = typed.hasPrefix("./") || typed.hasPrefix("../") ? FilePath(typed).prefix : "./"
    let folder = FilePath(OpenTexts.path(of: prefix, from: source)).withoutEndSlashes
    guard isOpen(folder) else { return [] }
    return workspace.entries(folder, Self.most).compactMap { entry in
      guard !entry.name.hasPrefix("."), entry.name != FilePath(source.name).name || prefix != "./"
      else { return nil }
      if entry.isFolder { return CompletionItem(label: prefix + entry.name + "/", kind: .folder) }
      guard suffixes.contains(FilePath(entry.name).suffix ?? "") else { return nil }
      return CompletionItem(label: prefix + entry.name, kind: .file)
    }
  }

  private var isBase: Bool { place.keys == ["extends"] }

  private var suffixes: Set<String>? {
    if isBase { return ["json"] }
    func isA(_ name: String) -> Bool { place.valueForms.contains { $0.names.contains(name) } }
    return isA("imageFile")
      ? Self.pictures : isA("iconFile") ? Self.drawings : isA("fontFile") ? Self.fonts : nil
  }

  private func isOpen(_ folder: String) -> Bool {
    let own = FilePath(source.name).folder
    return folder == own || FilePath(folder).isWithin(own)
      || workspace.roots.contains { folder == $0 || FilePath(folder).isWithin($0) }
  }

  private func looks(typed: String) -> [CompletionItem]? {
    let name = ThemeName(typed)
    guard name.isFile, name.variation != nil || typed.hasSuffix(":") else { return nil }
    guard let base = try? files.companion(name.theme, source), let facts = try? ThemeFacts(base)
    else { return [] }
    return facts.looks.selectable.filter { !$0.isEmpty }.map {
      CompletionItem(label: "\(name.theme):\(LookChoices.name(of: $0))", kind: .file)
    }
  }
}
