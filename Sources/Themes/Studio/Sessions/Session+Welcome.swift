import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardPipeline
import KeyboardRender
import KeyboardStyling

extension Session {

  /// Return the initial state for a client; the pictures of themes follow.
  ///
  /// Lists that leave something out have their limits beside them.
  func welcome() -> JSONText {
    shelf.ask(installed: files.installedThemes())
    let hasMoreFiles = files.themes(upTo: Self.mostFiles + 1).count > Self.mostFiles
    let limits: [(String, JSONText?)] = [
      ("mostFiles", hasMoreFiles ? .integer(Self.mostFiles) : nil),
      ("mostInstalled", shelf.hasMore ? .integer(ThemeShelf.mostInstalled) : nil),
    ]
    return .object(
      present: limits + [
        ("version", .string(version)), ("folder", .string(FilePath(folder).name)),
        ("themes", .array(shelf.themes)),
        ("files", .array(listedFiles().map { ["id": .string($0.id), "name": .string($0.name)] })),
        ("documents", .array(documents.map(\.json))), ("views", .array(views.map(\.json))),
        ("choices", Self.choices), ("families", .array(families.map { .string($0) })),
      ])
  }

  /// The names that fonts can have without files of a theme.
  private var families: [String] {
    let fonts = (try? pipeline.renderer(for: RenderRequest()).fonts) ?? []
    return FontFamily.genericNames.sorted() + Set(fonts.map(\.name)).sorted()
  }

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
