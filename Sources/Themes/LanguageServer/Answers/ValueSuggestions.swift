import KeyboardCore
import KeyboardDocuments
import KeyboardStyling
import ThemeTools

/// Proposals for values by what they may be.
struct ValueSuggestions {

  let place: CursorPlace
  let chain: ThemeChain

  var all: [CompletionItem] {
    var seen: Set<String> = []
    let isColor = place.acceptsColor
    return (names + special + variables + (isColor ? colors : [])).filter {
      seen.insert($0.label).inserted
    }
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

  /// Two colors to begin with: the first variables that are colors, or others.
  var colorsOfVariables: [String] {
    var scope = chain.colors(at: place.keys)
    let own = place.keys.drop { $0 != "variables" }.dropFirst().joined(separator: ".")
    let found = chain.variables.lazy.map { "{\($0.path)}" }.filter {
      $0 != "{\(own)}" && scope.color($0) != nil
    }
    return Array((Array(found.prefix(2)) + ["white", "black"]).prefix(2))
  }
}
