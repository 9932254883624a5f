import KeyboardDocuments
import KeyboardRender

/// The texts that a picture stores, by which it can be drawn again.
package enum Metadata {

  package enum Keyword: String, CaseIterable {

    case software = "Software"
    case arguments = "kbrender:arguments"
    case elements = "kbrender:elements"
    case theme = "kbrender:theme"
    case themeFiles = "kbrender:theme-files"
    case locale = "kbrender:locale"
  }

  static func texts(elements: String, material: RenderMaterial) -> [PNGText] {
    var texts = [
      PNGText(Keyword.software.rawValue, ProgramVersion.withLibraries),
      PNGText(Keyword.arguments.rawValue, ArgumentLine.join(material.request.arguments)),
      PNGText(Keyword.elements.rawValue, elements),
    ]
    for (keyword, file) in [
      (Keyword.theme, material.theme.file), (Keyword.locale, material.localeFile),
    ] {
      guard let file else { continue }
      texts.append(PNGText(keyword.rawValue, String(decoding: file.bytes, as: UTF8.self)))
    }
    if let files = StoredFiles.text(of: material.theme.companions) {
      texts.append(PNGText(Keyword.themeFiles.rawValue, files))
    }
    return texts
  }
}

package enum ProgramVersion {

  package static let text = "0.1.0"

  package static var withLibraries: String {
    (["kbrender \(text)"] + KeyboardRenderer.libraries.map { "\($0.name) \($0.value)" })
      .joined(separator: ", ")
  }
}
