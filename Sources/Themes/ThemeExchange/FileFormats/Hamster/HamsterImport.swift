import KeyboardDrawing
import KeyboardStyling
import SourceText

extension Conversion {

  /// Converts a skin of the app Hamster (仓输入法, 元书输入法): the looks of its keys, callouts and candidates.
  ///
  /// Source: github.com/BlackCCCat/ResourceforHamster at 5b0291d7, the skins in `Skin_Keyboard`. They
  /// don't say how large the unit `em` is; it is taken for 16 points.
  static func theme(fromHamster source: ImportSource) throws(Diagnostics) -> Conversion {
    var skin = try HamsterSkin(source)
    let members = skin.members()
    guard !members.isEmpty else {
      throw source.file.problem(.missingKey, "The keyboard has no key of a letter")
    }
    let facts = ThemeFileText.facts([("name", skin.name?.asFact), ("author", skin.author?.asFact)])
    return ThemeFileText(
      comments: ["Imported from a skin of Hamster."], members: facts + members
    ).conversion(skin.report)
  }
}

/// Converts the light and dark styles of a skin to a theme's styles.
extension HamsterSkin {

  /// A style in both color schemes.
  struct Look {

    var light: HamsterStyle?
    var dark: HamsterStyle?

    var name: String { (light?.name ?? dark?.name ?? "").shortened }
    var isMissing: Bool { light == nil && dark == nil }
    var styles: [HamsterStyle] { [light, dark].compactMap(\.self) }
  }

  func look(_ style: (HamsterKeyboard) -> HamsterStyle?) -> Look {
    Look(light: style(light), dark: style(dark))
  }

  mutating func look(_ key: Look, _ field: String, at index: Int = 0) -> Look {
    account(field, of: key)
    func style(_ key: HamsterStyle?, in keyboard: HamsterKeyboard) -> HamsterStyle? {
      guard let key else { return nil }
      return keyboard.styles(key.value[field], at: "\(key.name).\(field)").dropFirst(index).first
    }
    return Look(light: style(key.light, in: light), dark: style(key.dark, in: dark))
  }

  /// Notes that a value is in the report; the values of a style in it have items of their own.
  mutating func account(_ field: String, of look: Look) {
    for style in look.styles where style.value[field].map({ !$0.isObject }) ?? false {
      report.account(style.name.isEmpty ? field : "\(style.name).\(field)")
    }
  }

  mutating func look(_ key: Look, _ field: String, or other: String) -> Look {
    let first = look(key, field)
    return first.isMissing ? look(key, other) : first
  }

  private static let pointsOfEm = 16.0

  /// A color of a style; where only one of two styles has it, the other has none.
  func color(_ look: Look, _ field: String) -> Color? {
    func color(_ style: HamsterStyle?) -> Color.Resolved? {
      style?[field].flatMap(HamsterStyle.color)
    }
    let (light, dark) = (color(look.light), color(look.dark))
    guard let known = light ?? dark else { return nil }
    func other(_ style: HamsterStyle?) -> Color.Resolved {
      style == nil ? known : Color.Resolved(hex: 0, opacity: 0)
    }
    return Color(light: light ?? other(look.light), dark: dark ?? other(look.dark))
  }

  mutating func colors(_ look: Look, _ fields: [(String, String)], at path: String) -> JSONMembers {
    fields.compactMap { field, key in
      let place = "\(look.name) \(field)"
      account(field, of: look)
      guard let color = color(look, field) else {
        if let text = look.styles.compactMap({ $0[field] }).first {
          report.omit(place, "\(text.shortened.quoted) isn't a color")
        }
        return nil
      }
      report.carry(place, as: "\(path).\(key)")
      return (key, color.fileValue)
    }
  }

  /// Writes a length; a theme has a single one for both color schemes.
  mutating func length(
    _ look: Look, _ field: String, as key: String, _ range: ClosedRange<Double>, at path: String
  ) -> JSONMembers {
    let lengths = look.styles.compactMap { $0.number(field) }
    guard let first = lengths.first else { return [] }
    account(field, of: look)
    let points = ((first.isRelative ? first.value * Self.pointsOfEm : first.value) * 100).rounded()
    let length = min(max(points / 100, range.lowerBound), range.upperBound)
    let place = "\(look.name) \(field)"
    if first.isRelative {
      report.adapt(place, "\(length.plainText) points, of 16 for an em")
    } else if lengths.contains(where: { $0 != first }) {
      report.adapt(place, "\(length.plainText) points in both color schemes")
    } else if length != first.value {
      report.adapt(place, "\(length.plainText) points")
    } else {
      report.carry(place, as: "\(path).\(key)")
    }
    return [(key, .number(length))]
  }

  private static let iconKeys = [
    (action: "backspace", name: "backspace", usual: "delete.left"),
    (action: "enter", name: "return", usual: ""),
    (action: "shift", name: "shift", usual: "shift"),
  ]

  /// Symbols of the system, mapped to similar ones that have icons.
  private static let alike = [
    "return": "arrow.turn.down.left", "return.left": "arrow.turn.down.left",
    "return.right": "arrow.turn.down.right",
  ]

  mutating func labels() -> JSONMembers {
    Self.iconKeys.compactMap { key in
      let look = look { $0.key(for: key.action) }
      let style = self.look(look, "foregroundStyle")
      guard let symbol = style.styles.compactMap({ $0["systemImageName"] }).first else {
        return nil
      }
      account("action", of: look)
      account("systemImageName", of: style)
      return label(of: look.name, symbol, key.usual).map { (key.name, $0) }
    }
  }

  private mutating func label(of key: String, _ symbol: String, _ usual: String) -> JSONText? {
    let place = "\(key) systemImageName"
    let outlined = symbol.hasSuffix(".fill") ? String(symbol.dropLast(5)) : symbol
    let names = [symbol, Self.alike[symbol], outlined].compactMap(\.self)
    let icons = Set(Image.Icon.allCases.compactMap(\.systemName))
    guard let name = names.first(where: icons.contains) else {
      report.omit(place, "there is no icon such as \(symbol.shortened.quoted)")
      return nil
    }
    if name == symbol {
      report.carry(place, as: name == usual ? "the icon of iOS" : "labels")
    } else {
      report.adapt(place, "\(name) in place of \(symbol)")
    }
    return name == usual ? nil : ["symbol": .string(name)]
  }
}
