import KeyboardCore

/// The helpers that the conditions and fonts of an export call, each of which is written once.
extension SwiftThemeFile {

  func helpers(_ needed: Set<SwiftConditions.Helper>) -> SwiftLines {
    var lines = SwiftLines()
    for helper in SwiftConditions.Helper.allCases where needed.contains(helper) {
      lines.add("")
      for line in Self.text(of: helper).split(separator: "\n", omittingEmptySubsequences: false) {
        lines.add(String(line))
      }
    }
    return lines
  }

  private static func text(of helper: SwiftConditions.Helper) -> String {
    switch helper {
    case .isSelected:
      """
      /// Whether a key shows the state of the keyboard: an active shift key, or its current type.
      private func isSelected(_ action: KeyboardAction, in context: KeyboardContext) -> Bool {
          switch action {
          case .shift: context.keyboardCase == .uppercased || context.keyboardCase == .capsLocked
          case .capsLock: context.keyboardCase == .capsLocked
          case .keyboardType(let type): type == context.keyboardType
          default: false
          }
      }
      """
    case .isLocked:
      """
      /// Whether a key stays active until it is pressed again.
      private func isLocked(_ action: KeyboardAction, in context: KeyboardContext) -> Bool {
          switch action {
          case .shift, .capsLock: context.keyboardCase == .capsLocked
          default: false
          }
      }
      """
    case .hasLocale:
      """
      extension KeyboardContext {

          /// Whether the locale has one of some language tags, or a longer one.
          fileprivate func hasLocale(_ tags: String...) -> Bool {
              let own = self.locale.identifier.lowercased().replacingOccurrences(of: "_", with: "-") + "-"
              return tags.contains { own.hasPrefix($0.lowercased() + "-") }
          }
      }
      """
    case .changeFont:
      """
      extension Keyboard.ButtonStyle {

          /// Use another font at the size of the current one, and a multiple of its size.
          fileprivate mutating func changeFont(name: String? = nil, scale: CGFloat = 1) {
              let weight = keyboardFont?.weight
              switch keyboardFont?.type {
              case .system(let size):
                  let type = name.map { KeyboardFont.FontType.custom($0, size: size * scale) }
                  keyboardFont = KeyboardFont(type ?? .system(size: size * scale), weight)
              case .custom(let own, let size):
                  keyboardFont = KeyboardFont(.custom(name ?? own, size: size * scale), weight)
              default: return
              }
              nativeFont = nil
          }
      }
      """
    }
  }
}

// What keys show.
extension SwiftThemeFile {

  func contentFunctions(_ conditions: inout SwiftConditions) -> [SwiftLines] {
    guard !contents.isEmpty else { return [] }
    var functions: [SwiftLines] = []
    for (name, type, noun) in [("buttonText", "String", "text"), ("buttonImage", "Image", "icon")] {
      var lines = SwiftLines()
      lines.add("/// Return the \(noun) of a key, or nil if the theme has none for it.")
      lines.add("\(isStatic)func \(name)(")
      lines.add("    for action: KeyboardAction, context: KeyboardContext")
      lines.add(") -> \(type)?") { body in
        for content in contents.reversed() {
          let value: String
          switch (content.value, noun) {
          case (.text(let text), "text"): value = SwiftLiteral.text(text)
          case (.symbol(let symbol), "icon"):
            value = "Image(systemName: \(SwiftLiteral.text(symbol)))"
          default: value = "nil"
          }
          body.add("if \(conditions.expression(content.condition)) { return \(value) }")
        }
        body.add("return nil")
      }
      functions.append(lines)
    }
    return functions
  }
}
