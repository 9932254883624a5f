import KeyboardCore
package import KeyboardPipeline
import KeyboardStyling
package import SourceText

/// The differences between the looks of two themes, however their files are written.
package struct ThemeComparison {

  package struct Difference {

    package let kind: String
    package let property: String

    /// Nil where the style is the standard.
    package let before: String?
    package let after: String?
    package internal(set) var names: [String] = []
    package internal(set) var situations: [String] = []

    package internal(set) var keys: Set<String> = []
  }

  package let differences: [Difference]

  package var isSame: Bool { differences.isEmpty }

  package init(_ before: LoadedTheme, _ after: LoadedTheme, survey: KeyCatalog = KeyCatalog()) {
    let situations = LookSituation.all(for: before.theme.rules + after.theme.rules, survey: survey)
    var collection = DifferenceCollection()
    for situation in situations {
      let old = ComparedTheme(before.theme, in: situation)
      let new = ComparedTheme(after.theme, in: situation)
      for (old, new) in zip(old.parts, new.parts) {
        collection.compare(old.properties, new.properties, of: old.part, in: situation)
      }
    }
    differences = collection.differences
  }

  package func letter(ofDifferentCallout kind: String) -> String? {
    let keys = differences.filter { $0.kind == kind }.flatMap(\.keys)
    return keys.filter { $0.count == 1 && ("a"..."z").contains($0) }.min()
  }

  package var text: String {
    differences.map { difference in
      let place = (difference.names + difference.situations).joined(separator: ", ")
      let exact = [difference.before, difference.after].map { $0 ?? "standard" }
      let plain = exact.map { $0.explained(by: nil) }
      let values = (plain[0] == plain[1] ? exact : plain).map { $0.shortened(to: 80) }
      return "\(place): \(difference.property) \(values[0]) → \(values[1])".withoutControls + "\n"
    }.joined()
  }

  package var json: JSONText {
    [
      "isSame": .boolean(isSame),
      "differences": .array(
        differences.map { difference in
          .object(present: [
            ("kind", .string(difference.kind)),
            ("parts", .array(difference.names.map { .string($0) })),
            ("situations", .array(difference.situations.map { .string($0) })),
            ("property", .string(difference.property)),
            ("before", difference.before.map { .string($0) }),
            ("after", difference.after.map { .string($0) }),
          ])
        }),
    ]
  }
}

/// Properties of all parts of a theme in one situation.
struct ComparedTheme {

  struct Part: Hashable {

    let kind: String
    let name: String
    let type: KeyboardTheme.ButtonType?
    var isPressed = false
  }

  typealias Properties = [(name: String, text: String)]

  private(set) var parts: [(part: Part, properties: Properties)] = []
  private let isDark: Bool

  init(_ theme: KeyboardTheme, in situation: LookSituation) {
    isDark = situation.traits.hasDarkColorScheme
    let context = KeyboardContext()
    context.change { $0 = situation.traits }
    let appearance = KeyboardThemeAppearance(theme: theme, keyboardContext: context)
    appearance.resolvingKeyboard {
      for key in situation.board.keys { add(key, from: appearance) }
    }
    let board = appearance.keyboardViewStyle
    add("board", board)
    let toolbar = AccessibilityRules(traits: situation.traits)
      .highlighting(appearance.autocompleteToolbarStyle, in: board)
    let items = [
      ("items", toolbar.items), ("selectedItems", toolbar.selectedItems),
      ("pressedItems", toolbar.pressedItems),
    ]
    add(
      "toolbar", toolbar,
      except: Set(["item", "autocorrectItem", "unknownItem", "emojiItem"] + items.map(\.0)))
    for (name, style) in items { add("toolbar.\(name)", style ?? Autocomplete.ToolbarItemStyle()) }
    for type in Autocomplete.SuggestionType.allCases {
      add("toolbar.item", toolbar.item(for: type), name: type.rawValue)
    }
    let emojis = theme.themeEmojiPartStyles(for: situation.traits)
    for part in Emoji.PartStyles.Part.all { add("emoji.\(part.name)", emojis[keyPath: part.path]) }
  }

  private static let pressedFields = Set(
    Keyboard.ButtonStyle.fields.filter(\.isOfPressedKeys).map(\.name))

  private mutating func add(_ key: KeyCatalog.Key, from appearance: KeyboardThemeAppearance) {
    let action = key.action
    let name = key.name
    let type = action.keyboardThemeButtonType
    appearance.resolving(StyledPart(place: key.place)) {
      for isPressed in [false, true] {
        let part = Part(kind: "key", name: name, type: type, isPressed: isPressed)
        let style = appearance.buttonStyle(for: action, isPressed: isPressed)
        let omitted = isPressed ? [] : Self.pressedFields
        parts.append((part, style.fieldTexts(isDark: isDark, except: omitted)))
      }
      if key.hasHint || action == .space {
        let kind = action == .space ? "language" : "hint"
        add(kind, appearance.labelStyle(for: action, isPressed: false), name: name, type: type)
      }
      add(
        "letters", appearance.numberPadLettersStyle(for: action, isPressed: false), name: name,
        type: type)
    }
    if case .character = action {
      let style = appearance.calloutStyle(.input, for: action, at: key.place)
      add("callout.input", style, name: name, type: type)
    }
    if key.hasCallout {
      let style = appearance.calloutStyle(.actions, for: action, at: key.place)
      add("callout.action", style, name: name, type: type)
    }
  }

  private mutating func add(
    _ kind: String, _ style: (some LayeredStyle)?, name: String = "",
    type: KeyboardTheme.ButtonType? = nil, except omitted: Set<String> = []
  ) {
    let part = Part(kind: kind, name: name, type: type)
    parts.append((part, style?.fieldTexts(isDark: isDark, except: omitted) ?? []))
  }
}

/// A keyboard with all that themes can distinguish but the keys.
struct LookSituation {

  let board: KeyCatalog.Board
  let traits: KeyboardTraits
  let device: String
  let layer: String
  let others: [String]

  static func all(for rules: [KeyboardTheme.Rule], survey: KeyCatalog) -> [LookSituation] {
    var common = KeyboardTheme.ButtonMatch()
    var situations: [LookSituation] = []
    for keyboardCase in [Keyboard.KeyboardCase.lowercased, .capsLocked] {
      common.keyboardCase = keyboardCase
      situations += self.situations(of: common, in: "en", survey: survey)
    }
    for rule in rules {
      guard let locale = survey.locale(matchedBy: rule.match, for: rule.element) else { continue }
      situations += self.situations(of: rule.match, in: locale, survey: survey)
    }
    return situations.uniqued(by: \.identity)
  }

  private static func situations(
    of match: KeyboardTheme.ButtonMatch, in locale: String, survey: KeyCatalog
  ) -> [LookSituation] {
    RuleSituations.all(of: match).flatMap { rule in
      rule.requests(of: locale).flatMap { request in
        let board = survey.board(of: request)
        return rule.variants(of: board.traits, hasBothSchemes: true).map { traits in
          LookSituation(
            board: board, traits: traits, device: request.device.id, layer: request.layerName,
            others: (locale == "en" ? [] : [locale])
              + (request.orientation == .portrait ? [] : [request.orientation.rawValue])
              + (request.returnKey == .return ? [] : ["return key \(request.returnKey.id)"])
              + traits.rareConditions)
        }
      }
    }
  }

  private var identity: [String] {
    [device, traits.hasDarkColorScheme ? "dark" : "light", layer, traits.layoutType?.id ?? ""]
      + others
  }
}

extension KeyboardTraits {

  fileprivate var rareConditions: [String] {
    [
      isHighContrastEnabled ? "high contrast" : nil,
      isReduceTransparencyEnabled ? "reduced transparency" : nil,
      isReduceMotionEnabled ? "reduced motion" : nil,
      isDifferentiateWithoutColorEnabled ? "differences without color" : nil,
      isLiquidGlassEnabled ? "Liquid Glass" : nil,
      textSizeFactor == 1 ? nil : "text size \(textSizeFactor)",
      keyboardPlacement == .docked ? nil : keyboardPlacement.rawValue,
      keyboardDockEdge.map { "docked \($0.rawValue)" },
    ].compactMap { $0 }
  }
}
