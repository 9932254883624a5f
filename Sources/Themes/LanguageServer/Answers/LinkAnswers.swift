import KeyboardStyling
import SourceText
import ThemeTools

/// Links from paths to their files.
struct LinkAnswers {

  let text: OpenText
  let texts: OpenTexts

  var links: JSONText {
    guard text.isFile, let root = text.syntax.root else { return [] }
    var found: [JSONText] = []
    FormedValue.walk(root) { value in
      guard let path = path(in: value) else { return }
      let span = value.node.span.withinQuotes
      let target = texts.address(of: OpenTexts.path(of: path, from: text.source))
      found.append(["range": text.lines.range(of: span), "target": .string(target)])
    }
    return .array(found)
  }

  private func path(in value: FormedValue) -> String? {
    let isBase = value.keys == ["extends"]
    guard let text = value.node.string,
      isBase || ["imageFile", "iconFile", "fontFile"].contains(where: value.isA)
    else { return nil }
    let path = isBase ? ThemeName(text).theme : text
    guard path.hasPrefix("./"), !path.contains("../") else { return nil }
    return path
  }
}
