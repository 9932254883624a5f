import KeyboardDocuments
import KeyboardStyling

// The icons of keys.
extension HamsterThemeWriter {

  /// Keys with icons in skins: their actions in the app and in themes, and their symbols on iOS.
  private static let iconKeys = [
    (action: "backspace", name: "backspace", usual: "delete.left"),
    (action: "enter", name: "return", usual: ""),
    (action: "shift", name: "shift", usual: "shift"),
  ]

  /// Symbols of the system that look as others do, of which there are icons.
  private static let alike = [
    "return": "arrow.turn.down.left", "return.left": "arrow.turn.down.left",
    "return.right": "arrow.turn.down.right",
  ]

  /// Icons other than those of iOS, by the actions of their keys.
  mutating func labels() -> [(String, JSONText)] {
    Self.iconKeys.compactMap { key in
      let look = look { $0.key(for: key.action) }
      guard
        let symbol = self.look(look, "foregroundStyle").styles
          .compactMap({ $0["systemImageName"] }).first
      else { return nil }
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
