import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardPipeline
import KeyboardStyling

extension Session {

  var welcome: JSONText {
    [
      "version": .string(version), "folder": .string(FilePath(folder).name),
      "themes": .array(Self.builtInThemes),
      "files": .array(
        listedFiles().map { ["id": .string($0.id), "name": .string($0.name)] }),
      "documents": .array(documents.map(\.json)), "views": .array(views.map(\.json)),
      "choices": Self.choices,
    ]
  }

  private static let builtInThemes: [JSONText] = {
    let names = (try? KeyboardTheme.listedLooks) ?? KeyboardTheme.builtInIdentifiers
    return names.map { name in
      let title = (try? KeyboardTheme.builtIn(name))?.name ?? name
      return ["name": .string(name), "title": .string(title)]
    }
  }()

  /// The values of the options that have a list of them, by the names of the options.
  private static let choices: JSONText = .object(
    ViewOptions.offered.compactMap { option in
      guard [.samples, .lists].contains(option.notation.completion) else { return nil }
      return (
        option.name,
        .array(
          option.notation.samples.map { name in
            ["name": .string(name), "title": .string(title(of: name, as: option.name))]
          })
      )
    })

  private static func title(of name: String, as option: String) -> String {
    switch option {
    case "device": Device.named(name)?.name ?? name
    case "locale", "locales": LocaleProfile.profile(forIdentifier: name).englishName
    default: StepName.words(name)
    }
  }
}
