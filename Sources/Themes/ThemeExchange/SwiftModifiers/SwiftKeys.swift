import KeyboardCore
import KeyboardStyling

/// The statements that style a key: those of its type, then those of rules.
struct SwiftKeys {

  let declarations: [MergedTheme.Declaration]
  let values: SwiftValues
  private(set) var conditions = SwiftConditions()

  init(_ declarations: [MergedTheme.Declaration], values: SwiftValues) {
    self.declarations = declarations
    self.values = values
  }

  mutating func statements() -> SwiftLines {
    var lines = SwiftLines()
    var rest = declarations[...]
    while let first = rest.first {
      if let types = first.condition.types {
        let group = rest.prefix { $0.condition.types.map { $0.others == types.others } ?? false }
        addTypes(Array(group), if: types.others, to: &lines)
        rest = rest.dropFirst(group.count)
      } else if first.condition.keys != nil {
        let cases = Self.cases(rest)
        addActions(cases, to: &lines)
        rest = rest.dropFirst(cases.reduce(0) { $0 + $1.declarations.count })
      } else {
        add(first.items, if: first.condition, to: &lines)
        rest = rest.dropFirst()
      }
    }
    return lines
  }

  private mutating func add(
    _ items: [MergedTheme.Item], if condition: ThemeCondition, to lines: inout SwiftLines
  ) {
    let head = condition == .always ? nil : "if \(conditions.expression(condition))"
    lines.add(head, values.lines(of: items))
  }

  // MARK: Types of keys

  /// What all types have in common comes first, and types of the same style share a case.
  private mutating func addTypes(
    _ group: [MergedTheme.Declaration], if condition: ThemeCondition, to lines: inout SwiftLines
  ) {
    var styles = KeyboardTheme.ButtonType.allCases.map { type in
      group.filter { $0.condition.types?.types.contains(type) ?? false }.flatMap(\.items)
    }
    let common = styles[0].filter { item in styles.allSatisfy { $0.contains(item) } }
    styles = styles.map { items in items.filter { !common.contains($0) } }
    var body = SwiftLines()
    body.add(values.lines(of: common))
    addCases(styles, to: &body)
    lines.add(condition == .always ? nil : "if \(conditions.expression(condition))", body)
  }

  private mutating func addCases(_ styles: [[MergedTheme.Item]], to lines: inout SwiftLines) {
    let types = KeyboardTheme.ButtonType.allCases
    var groups: [(types: Set<KeyboardTheme.ButtonType>, items: [MergedTheme.Item])] = []
    for (type, items) in zip(types, styles) {
      if let index = groups.firstIndex(where: { $0.items == items }) {
        groups[index].types.insert(type)
      } else {
        groups.append(([type], items))
      }
    }
    let written = groups.filter { !$0.items.isEmpty }
    let bodies = written.map { values.lines(of: $0.items) }
    switch written.count {
    case 0: return
    case 1:
      lines.add(
        groups.count == 1 ? nil : "if \(SwiftConditions.expression(written[0].types))", bodies[0])
    case 2 where groups.count == 2:
      let first = written[0].types.count == 1 ? 0 : 1
      lines.add("if \(SwiftConditions.expression(written[first].types)) {")
      lines.add(indented: bodies[first])
      lines.add("} else {")
      lines.add(indented: bodies[1 - first])
      lines.add("}")
    default:
      lines.add("switch action {")
      for type in [KeyboardTheme.ButtonType.primary, .input, .system] {
        let index = written.firstIndex { $0.types.contains(type) }
        let label =
          switch type {
          case .primary: "case .primary:"
          case .input: "case _ where action.isInputAction:"
          case .system: "default:"
          }
        lines.add(label)
        lines.add(indented: index.map { bodies[$0] } ?? SwiftLines(["break"]))
      }
      lines.add("}")
    }
  }

  // MARK: Rules for keys

  private typealias KeyCase = (patterns: [String], declarations: [MergedTheme.Declaration])

  /// Return the declarations at the start that name the same keys or different ones, which one switch
  /// tells apart.
  private static func cases(_ declarations: ArraySlice<MergedTheme.Declaration>) -> [KeyCase] {
    var kinds: Set<KeyboardAction.Kind> = []
    var wholeKinds: Set<KeyboardAction.Kind> = []
    var cases: [KeyCase] = []
    for declaration in declarations {
      guard declaration.condition.types == nil, let actions = declaration.condition.keys?.actions
      else { break }
      var patterns: [String] = []
      for pattern in actions.flatMap(SwiftConditions.patterns) where !patterns.contains(pattern) {
        patterns.append(pattern)
      }
      if let index = cases.firstIndex(where: { $0.patterns == patterns }) {
        cases[index].declarations.append(declaration)
        continue
      }
      let isFree = actions.allSatisfy { action in
        action.value == nil ? !kinds.contains(action.kind) : !wholeKinds.contains(action.kind)
      }
      guard isFree, Set(cases.flatMap { $0.patterns }).isDisjoint(with: patterns) else { break }
      kinds.formUnion(actions.map(\.kind))
      wholeKinds.formUnion(actions.filter { $0.value == nil }.map(\.kind))
      cases.append((patterns, [declaration]))
    }
    return cases
  }

  private mutating func addActions(_ cases: [KeyCase], to lines: inout SwiftLines) {
    var bodies: [SwiftLines] = []
    for keyCase in cases {
      var body = SwiftLines()
      for declaration in keyCase.declarations {
        add(declaration.items, if: declaration.condition.keys?.others ?? .always, to: &body)
      }
      bodies.append(body)
    }
    if cases.count == 1, let actions = cases[0].declarations[0].condition.keys?.actions,
      actions.count == 1, cases[0].patterns.count == 1
    {
      return lines.add("if \(conditions.expression(.actions(actions)))", bodies[0])
    }
    lines.add("switch action {")
    for (keyCase, body) in zip(cases, bodies) {
      for (index, line) in Self.wrapped(keyCase.patterns).enumerated() {
        lines.add(index == 0 ? "case \(line)" : "    \(line)")
      }
      lines.add(indented: body)
    }
    lines.add("default: break")
    lines.add("}")
  }

  private static func wrapped(_ patterns: [String]) -> [String] {
    var lines: [String] = [""]
    for (index, pattern) in patterns.enumerated() {
      let text = pattern + (index == patterns.count - 1 ? ":" : ", ")
      if lines[lines.count - 1].count + text.count > 90 { lines.append("") }
      lines[lines.count - 1] += text
    }
    return lines.map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
  }

  // MARK: Painted faces

  /// Painted faces don't change while they are pressed: return whether a key has one, as `true`,
  /// `false` or an expression.
  mutating func paintedFaces() -> String {
    var types: Set<KeyboardTheme.ButtonType> = []
    var alternatives: [String] = []
    for declaration in declarations {
      for item in declaration.items where item.paintsFace {
        if item.isOfAllVariations, let (named, others) = declaration.condition.types,
          others == .always
        {
          types.formUnion(named)
          continue
        }
        let expression = conditions.expression(declaration.condition)
        let parts = [
          item.isOfAllVariations ? nil : values.variation(item.presence),
          expression == "true" ? nil : expression.contains(" || ") ? "(\(expression))" : expression,
        ].compactMap { $0 }
        if parts.isEmpty { return "true" }
        let text = parts.joined(separator: " && ")
        if !alternatives.contains(text) { alternatives.append(text) }
      }
    }
    if types.count == KeyboardTheme.ButtonType.allCases.count { return "true" }
    if !types.isEmpty { alternatives.insert(SwiftConditions.expression(types), at: 0) }
    return alternatives.isEmpty ? "false" : alternatives.joined(separator: " || ")
  }
}

extension MergedTheme.Item {

  fileprivate var paintsFace: Bool {
    guard let first else { return false }
    if case .background(let background) = first { return !background.isEmpty }
    if case .color = first { return name == "backgroundColor" }
    return false
  }
}
