import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// The variations of a theme as one list of declarations, each field of which has a value for each
/// variation.
struct MergedTheme {

  struct Declaration {

    let part: ThemeDeclaration.Part
    let condition: ThemeCondition
    fileprivate(set) var items: [Item]
  }

  /// Values of a field that differ in their colors only, or nil in variations without the field.
  struct Item: Hashable {

    let name: String
    fileprivate(set) var values: [StyleSetting.Value?]

    /// The values of each color in all variations.
    var colors: [[Color?]] {
      let lists = values.map { $0?.colors }
      let count = lists.compactMap { $0?.count }.first ?? 0
      return (0..<count).map { index in lists.map { $0?[index] } }
    }

    var first: StyleSetting.Value? { values.lazy.compactMap { $0 }.first }

    var isOfAllVariations: Bool { !values.contains(nil) }
  }

  let variationCount: Int
  private(set) var declarations: [Declaration] = []

  init(_ themes: [ResolvedTheme]) {
    variationCount = themes.count
    for (variation, theme) in themes.enumerated() {
      var last = -1
      for declaration in theme.declarations {
        let known = declarations.indices.first { index in
          index > last && declarations[index].part == declaration.part
            && declarations[index].condition == declaration.condition
        }
        if let known {
          last = known
        } else {
          last += 1
          declarations.insert(
            Declaration(part: declaration.part, condition: declaration.condition, items: []),
            at: last)
        }
        add(declaration.fields, of: variation, to: last)
      }
    }
  }

  private mutating func add(_ fields: [StyleSetting], of variation: Int, to index: Int) {
    for field in fields {
      let shape = field.value.shape
      let known = declarations[index].items.firstIndex {
        $0.name == field.name && $0.first?.shape == shape
      }
      let item = known ?? declarations[index].items.count
      if known == nil {
        declarations[index].items.append(
          Item(
            name: field.name, values: [StyleSetting.Value?](repeating: nil, count: variationCount)))
      }
      declarations[index].items[item].values[variation] = field.value
    }
  }
}

extension StyleSetting.Value {

  var colors: [Color] {
    switch self {
    case .color(let color): [color]
    case .background(let background):
      [background.backgroundColor].compactMap { $0 } + (background.gradient?.colors ?? [])
        + (background.overlay?.colors ?? []) + [background.overlayColor].compactMap { $0 }
    case .number, .size, .point, .insets, .weight, .font, .family, .leastBottomInset, .standard: []
    }
  }

  /// The value without its colors.
  fileprivate var shape: Self {
    switch self {
    case .color: return .color(.clear)
    case .background(var background):
      func plain(_ gradient: KeyboardGradient) -> KeyboardGradient {
        KeyboardGradient(colors: gradient.colors.map { _ in .clear })
      }
      background.backgroundColor = background.backgroundColor.map { _ in .clear }
      background.overlayColor = background.overlayColor.map { _ in .clear }
      background.gradient = background.gradient.map(plain)
      background.overlay = background.overlay.map(plain)
      return .background(background)
    case .number, .size, .point, .insets, .weight, .font, .family, .leastBottomInset, .standard:
      return self
    }
  }
}
