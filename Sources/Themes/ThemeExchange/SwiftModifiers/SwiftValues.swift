import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

/// Assignments of the items of a declaration to a variable `style`.
struct SwiftValues {

  let colors: SwiftColors
  let cases: [String]
  let assets: SwiftAssets

  /// The standard style of a part.
  let standard: String

  func lines(of items: [MergedTheme.Item]) -> SwiftLines {
    var lines = SwiftLines()
    var index = 0
    while index < items.count {
      let presence = items[index].presence
      var body = SwiftLines()
      while index < items.count, items[index].presence == presence {
        add(items[index], to: &body)
        index += 1
      }
      lines.add(presence.contains(false) ? "if \(variation(presence))" : nil, body)
    }
    return lines
  }

  /// The condition that the theme is one of some variations.
  func variation(_ presence: [Bool]) -> String {
    let names = zip(cases, presence).filter(\.1).map { ".\($0.0)" }
    return names.count == 1
      ? "self == \(names[0])" : "[\(names.joined(separator: ", "))].contains(self)"
  }

  private func add(_ item: MergedTheme.Item, to lines: inout SwiftLines) {
    let colors = item.colors.map { self.colors.expression($0) }
    guard let value = item.first else { return }
    switch value {
    case .color: lines.add("style.\(item.name) = \(colors[0])")
    case .number(let number) where item.name == "fontScale":
      lines.add("fontScale = \(SwiftLiteral.number(number))")
    case .number(let number): lines.add("style.\(item.name) = \(SwiftLiteral.number(number))")
    case .size(let size): lines.add("style.\(item.name) = \(SwiftLiteral.size(size))")
    case .point(let point): lines.add("style.\(item.name) = \(SwiftLiteral.point(point))")
    case .insets(let insets): lines.add("style.\(item.name) = \(SwiftLiteral.insets(insets))")
    case .weight(let weight): lines.add("style.\(item.name) = .\(weight.rawValue)")
    case .font(let font):
      lines.add("style.\(Self.property(item.name)) = \(SwiftLiteral.font(font))")
      if item.name == "font" { lines.add("style.nativeFont = nil") }
    case .family(let family): lines.add("fontName = \(SwiftLiteral.text(family.name))")
    case .background(let background):
      lines.add("style.\(item.name) = ", expression(background, colors))
    case .leastBottomInset(let inset):
      lines.add("var insets = EdgeInsets.standardKeyboardEdgeInsets(for: context)")
      lines.add("// The shadows of the lowest keys need room.")
      lines.add("insets.bottom = max(insets.bottom, \(SwiftLiteral.number(inset)))")
      lines.add("style.edgeInsets = insets")
    case .standard where item.name == "fontFamily": lines.add("fontName = nil")
    case .standard where item.name == "fontScale": lines.add("fontScale = 1")
    case .standard:
      let property = Self.property(item.name)
      lines.add("style.\(property) = \(standard.isEmpty ? "nil" : "\(standard).\(property)")")
      if item.name == "font" { lines.add("style.nativeFont = \(standard).nativeFont") }
    }
  }

  private static func property(_ name: String) -> String { name == "font" ? "keyboardFont" : name }

  /// The call of a function, and its arguments.
  private func expression(
    _ background: Keyboard.Background, _ colors: [String]
  ) -> (name: String, arguments: [String]) {
    var rest = colors[...]
    func take(_ count: Int) -> String {
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count).joined(separator: ", ")
    }
    var arguments: [String] = []
    var names: [String] = []
    func add(_ name: String, _ text: String) {
      names.append(name)
      arguments.append("\(name): \(text)")
    }
    if background.backgroundColor != nil { add("backgroundColor", take(1)) }
    if let gradient = background.gradient {
      add("backgroundGradient", "[\(take(gradient.colors.count))]")
    }
    if let data = background.imageData, let asset = assets.picture(data) {
      add("imageData", "Assets.\(asset.property)")
      if background.imageContentMode != .fill {
        add("imageContentMode", ".\(background.imageContentMode)")
      }
    }
    let overlay = background.overlay.map { "[\(take($0.colors.count))]" }
    if background.overlayColor != nil { add("overlayColor", take(1)) }
    if let overlay { add("overlayGradient", overlay) }
    if names == ["backgroundColor"] {
      return (".color", [String(arguments[0].dropFirst("backgroundColor: ".count))])
    }
    if names == ["backgroundGradient"] {
      return (".verticalGradient", [String(arguments[0].dropFirst("backgroundGradient: ".count))])
    }
    return ("Keyboard.Background", arguments)
  }
}

extension MergedTheme.Item {

  /// Whether each variation has the item.
  var presence: [Bool] { values.map { $0 != nil } }
}
