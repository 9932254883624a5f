import KeyboardStyling
import SourceText

extension RenderRequest {

  /// The items of an app in the toolbar, in place of those that a theme shows in pictures.
  package enum ToolbarItemChoice: Equatable, Sendable {

    case list(ToolbarItemList)

    /// The items of a theme file.
    case file(String)

    var path: String? { if case .file(let path) = self { path } else { nil } }

    package init(parsing text: String) {
      // A list may end like the name of a file only after a comma or semicolon.
      let isFile = text.hasSuffix(".json") && !text.contains { $0 == "," || $0 == ";" }
      self = isFile ? .file(text) : .list(ToolbarItemList(parsing: text))
    }
  }
}

/// Short form of toolbar items by groups, as in `standard:paste,Aa>;;standard:settings#2`.
package struct ToolbarItemList: Equatable, Sendable {

  /// From the leading to the trailing end.
  package let groups: [[String]]

  /// The leading one, both ends, or both and the middle between them.
  package static let maximumGroups = 3

  package init(parsing text: String) {
    var groups: [[String]] = [[]]
    var item = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\": item += "\\" + (rest.popFirst().map(String.init) ?? "\\")
      case ",", ";":
        groups[groups.count - 1].append(item)
        item = ""
        if character == ";" { groups.append([]) }
      default: item.append(character)
      }
    }
    groups[groups.count - 1].append(item)
    // A group without any text has no items; an empty one among others is a space.
    self.groups = groups.map { $0 == [""] ? [] : $0 }
  }

  func file(named name: String) -> SourceFile {
    let places =
      switch groups.count {
      case 1: ["leading"]
      case 2: ["leading", "trailing"]
      default: ["leading", "center", "trailing"]
      }
    let items = zip(places, groups).map { place, items in
      (place, JSONText.array(items.map { .string($0) }))
    }
    let members: [(String, JSONText)] = [
      ("formatVersion", .integer(KeyboardTheme.formatVersion)), ("toolbarItems", .object(items)),
    ]
    return SourceFile(name: name, text: JSONText.object(members).text)
  }
}
