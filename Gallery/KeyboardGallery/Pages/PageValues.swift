import KeyboardCore
import KeyboardDrawing
import KeyboardPipeline
import KeyboardStyling
import SourceText

extension GallerySite {

  func frame(
    heading: String, summary: String, kind: String, current: String, root: String,
    card: String? = nil
  ) -> [String: Any] {
    let navigation =
      (choice.home.map { [("Home", $0)] } ?? []) + [
        ("Themes", "index.html"), ("Languages", "locales/index.html"), ("Compare", "compare.html"),
      ]
    var values: [String: Any] = [
      "heading": heading, "summary": summary, "kind": kind, "root": root, "siteTitle": choice.title,
      "isInside": heading != choice.title,
      "footer": "Rendered by kbrender \(ProgramVersion.text).",
      "navigation": navigation.map { name, href -> [String: Any] in
        ["name": name, "href": href, "isCurrent": name == current]
      },
    ]
    // Readers of link previews resolve no relative addresses.
    values["card"] = choice.address.flatMap { address in card.map { address + $0 } }
    return values
  }

  func shelfValues(_ shot: GalleryShot, root: String) -> [[String: Any]] {
    var slugs = SlugGenerator()
    // The first pictures on the page are loaded eagerly.
    var eager = 4
    let shelves = shelves
    return shelves.map { title, entries in
      [
        "id": "shelf-\(slugs.slug(for: title))", "title": title, "isTitled": shelves.count > 1,
        "span": min(entries.count, 4),
        "cards": entries.map { entry -> [String: Any] in
          eager -= 1
          return card(entry, shot, root: root, isEager: eager >= 0)
        },
      ]
    }
  }

  /// A card is found by all looks of its theme, and its grade is their lowest one.
  private func card(
    _ entry: ThemeEntry, _ shot: GalleryShot, root: String, isEager: Bool
  ) -> [String: Any] {
    let theme = entry.theme
    let looks = looks(of: entry)
    let grade = lowestGrade(entry)
    let colors = looks.flatMap { $0.light.colors + $0.dark.colors }.uniqued(by: \.self)
    let words =
      [
        theme.collection, theme.identifier, entry.author,
        entry.facts.description ?? theme.pack?.summary ?? "", entry.scheme.name,
      ] + looks.map(\.theme.name)
    var values: [String: Any] = [
      "slug": theme.slug, "name": looks.count > 1 ? theme.collection : theme.name,
      "collection": theme.collection,
      "author": entry.author, "scheme": entry.scheme.rawValue,
      "grade": grade?.rawValue ?? "", "root": root,
      "words": words.filter { !$0.isEmpty }.joined(separator: " "),
      "dots": looks.count > 1 ? looks.prefix(7).map(\.dot) : Array(entry.light.colors.prefix(5)),
      "colors": colors.joined(separator: " "), "tag": entry.tags.joined(separator: "|"),
      "tags": entry.tags, "isOfSeveral": looks.count > 1, "looks": looks.count,
      "pictures": pair(theme, shot, root: root, width: .card, isEager: isEager),
      "studio": "kbrender studio \(theme.isBuiltIn ? theme.identifier : "\(theme.family).json")",
    ]
    values["download"] =
      theme.pack.map { _ in packPath(of: entry) } ?? (theme.hasFiles ? nil : sourcePath(of: entry))
    values["gradeName"] = grade?.name
    return values
  }

  func looks(of entry: ThemeEntry) -> [ThemeEntry] {
    entries.filter { $0.theme.family == entry.theme.family }
  }

  func lowestGrade(_ entry: ThemeEntry) -> LintGrade? {
    looks(of: entry).compactMap { grades[$0.theme.slug] }.min()
  }

  func localeValues(_ identifier: String) -> [String: Any] {
    let profile = LocaleProfile.profile(forIdentifier: identifier)
    return [
      "id": identifier, "tag": identifier.replacing("_", with: "-"),
      "direction": profile.direction.rawValue, "nativeName": profile.nativeName,
      "englishName": profile.englishName,
    ]
  }
}

extension Int {

  func counted(_ thing: String) -> String { "\(self) \(thing)\(self == 1 ? "" : "s")" }
}

extension Surface {

  var paint: String { text { "linear-gradient(\($0),\($1))" } }

  var words: String { text { "\($0) to \($1)" } }

  private func text(_ range: (String, String) -> String) -> String {
    let (first, last) = (lightest.hexText, darkest.hexText)
    return first == last ? first : range(first, last)
  }
}

extension Double {

  /// The contrast ratio with one digit, rounded down to never overstate it.
  var ratioText: String {
    ((self * 10 + 1e-9).rounded(.down) / 10).plainText
  }
}

extension Palette {

  func values(title: String, scheme: String) -> [String: Any] {
    [
      "title": title, "scheme": scheme,
      "swatches": swatches.map { swatch -> [String: Any] in
        let grade = ContrastGrade(ratio: swatch.ratio)
        return [
          "name": swatch.name, "paint": swatch.surface.paint, "face": swatch.surface.words,
          "text": swatch.text.hexText, "ratio": swatch.ratio.ratioText,
          "grade": grade.rawValue, "gradeName": grade.name,
        ]
      },
    ]
  }

  var colors: [String] {
    let colors = [background.mean] + swatches.prefix(3).flatMap { [$0.surface.mean, $0.text] }
    return colors.map(\.hexText).uniqued(by: \.self)
  }
}
