import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardRender
import KeyboardStyling
import KeyboardViews
package import SourceText

/// Lists of available choices, as `kbrender list` prints them.
package enum Catalogue {

  package enum Topic: String, CaseIterable {
    case themes, locales, devices, actions, icons, fonts, codes, packs
  }

  package struct Entry {

    package var id: String
    package var name: String
    package var summary: String
    package var details: [(String, JSONText)]

    package init(id: String, name: String, summary: String, details: [(String, JSONText)] = []) {
      (self.id, self.name, self.summary, self.details) = (id, name, summary, details)
    }
  }

  /// Returns a line for each entry, with its id and summary.
  package static func lines(of entries: [Entry]) -> [String] {
    let width = (entries.map(\.id.count).max() ?? 0) + 2
    return entries.map { entry in
      let gap = String(repeating: " ", count: width - entry.id.count)
      return entry.summary.isEmpty ? entry.id : "\(entry.id)\(gap)\(entry.summary)"
    }
  }

  /// Fonts include further folders; packs are the themes of the user's folder.
  package static func entries(
    of topic: Topic, fonts: [String] = [], packs: () -> [Entry] = { [] }
  ) throws -> [Entry] {
    switch topic {
    case .themes: try themes() + packs()
    case .packs: packs()
    case .codes:
      CodePage.all.map { Entry(id: $0.code.name, name: $0.summary, summary: $0.summary) }
    case .locales: LocaleProfile.supportedIdentifiers.map(locale)
    case .devices: Device.all.map(device)
    case .actions:
      KeyboardAction.Kind.allCases.map {
        Entry(id: $0.rawValue, name: $0.rawValue, summary: $0.summary)
      }
    case .icons: Icon.allNames.map { Entry(id: $0, name: $0, summary: "") }
    case .fonts: try families(of: KeyboardRenderer(fontDirectories: fonts))
    }
  }

  private static func themes() throws -> [Entry] {
    try KeyboardTheme.listedLooks.map { identifier in
      let theme = try KeyboardTheme.builtIn(identifier)
      let name = theme.name.isEmpty ? theme.collectionName : theme.name
      let title = theme.collectionName.isEmpty ? name : "\(theme.collectionName): \(name)"
      // The choices of axes, with the theme itself; lists have few of their combinations.
      let axes =
        try KeyboardTheme.builtInFile(of: identifier).map { try ThemeFacts($0).looks.axes } ?? []
      let choices = axes.map { $0.joined(separator: ", ") }.joined(separator: "; ")
      return Entry(
        id: identifier, name: name,
        summary: axes.isEmpty ? title : "\(title); combine one each of \(choices)",
        details: [("collection", .string(theme.collectionName))]
          + (axes.isEmpty
            ? [] : [("axes", .array(axes.map { .array($0.map { .string($0) }) }))]))
    }
  }

  private static func families(of renderer: KeyboardRenderer) -> [Entry] {
    let files = Dictionary(grouping: renderer.fonts, by: \.name)
    let generic = FontFamily.genericNames.map { name in
      let family = FontFamily(name).substitutes?.first { files[$0] != nil }
      return Entry(id: name, name: name, summary: family ?? "the system font")
    }
    return generic
      + files.sorted { $0.key < $1.key }.map { name, facts in
        let paths = Set(facts.map(\.value)).sorted()
        return Entry(
          id: name, name: name, summary: paths.count == 1 ? "1 file" : "\(paths.count) files",
          details: [("files", .array(paths.map { .string($0) }))])
      }
  }

  private static func locale(_ identifier: String) -> Entry {
    let profile = LocaleProfile.profile(forIdentifier: identifier)
    return Entry(
      id: identifier, name: profile.englishName,
      summary: "\(profile.englishName) (\(profile.nativeName)), \(profile.script), "
        + "\(profile.direction.rawValue), \(profile.alphabetic.family)",
      details: [
        ("nativeName", .string(profile.nativeName)),
        ("script", .string(profile.script)),
        ("direction", .string(profile.direction.rawValue)),
        ("layout", .string(profile.alphabetic.family)),
      ])
  }

  private static func device(_ device: Device) -> Entry {
    let size = device.portraitSize
    let points = "\(Double(size.width).plainText) × \(Double(size.height).plainText) points"
    let isEstimated = device.estimatedRowHeights != nil
    return Entry(
      id: device.id, name: device.name,
      summary: "\(device.name), \(points), \(device.scale.plainText) pixels each"
        + (isEstimated ? "; keyboard height and corners are estimates" : ""),
      details: [
        ("width", .number(size.width)), ("height", .number(size.height)),
        ("scale", .number(device.scale)), ("type", .string(device.type.rawValue)),
      ] + (isEstimated ? [("estimated", ["keyboardHeight", "cornerRadius"])] : []))
  }
}
