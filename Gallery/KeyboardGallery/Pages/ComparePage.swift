import KeyboardCore

extension GallerySite {

  var comparePage: [String: Any] {
    var values = frame(
      heading: "Compare", summary: "Two themes side by side.", kind: "compare", current: "Compare",
      root: "")
    // Themes of a collection are similar; the first and the middle one aren't.
    let shelves = shelves
    let second =
      shelves.count > 1 ? shelves[shelves.count / 2].entries.first : entries.dropFirst().first
    values["choices"] = shelves.map { title, entries -> [String: Any] in
      [
        "title": title,
        "options": entries.map { entry -> [String: Any] in
          [
            "slug": entry.theme.slug, "name": entry.theme.fullName,
            "isFirst": entry.theme.slug == self.entries.first?.theme.slug,
            "isSecond": entry.theme.slug == second?.theme.slug,
          ]
        },
      ]
    }
    values["panes"] = entries.map(pane)
    return values
  }

  var compareStyle: String {
    entries.map { entry in
      let slug = entry.theme.slug
      return [("a", 1), ("b", 2)].map { list, order in
        "body:has(#\(list) option[value=\"\(slug)\"]:checked) #pane-\(slug)"
          + " { display: grid; order: \(order); }\n"
      }.joined()
    }.joined()
  }

  private func pane(_ entry: ThemeEntry) -> [String: Any] {
    var values: [String: Any] = [
      "slug": entry.theme.slug, "name": entry.theme.fullName, "collection": entry.theme.collection,
      "schemeName": entry.scheme.name, "root": "",
      "groups": shots.filter {
        $0.isOnMainDevice && $0.locale == matrix.mainLocale && $0.isWorthComparing
      }
      .map { shot -> [String: Any] in
        [
          "title": shot.state == .standard ? "Keyboard" : shot.title,
          "figures": pair(entry.theme, shot, root: "", width: .pane),
        ]
      },
    ]
    values["gradeName"] = grades[entry.theme.slug]?.name
    return values
  }

  var localesPage: [String: Any] {
    var values = frame(
      heading: "Languages",
      summary: "Every theme in \(matrix.locales.count.counted("language")).",
      kind: "locales", current: "Languages", root: "../")
    values["locales"] = matrix.locales.map { localeValues($0) }
    return values
  }

  func localePage(_ index: Int) -> [String: Any] {
    let identifier = matrix.locales[index]
    let profile = LocaleProfile.profile(forIdentifier: identifier)
    let direction = profile.direction == .rightToLeft ? "from right to left" : "from left to right"
    var values = frame(
      heading: profile.englishName,
      summary: "\(profile.englishName), written \(direction), in "
        + "\(entries.count.counted("theme")).",
      kind: "locale", current: "Languages", root: "../")
    values.merge(localeValues(identifier)) { $1 }
    values["shelves"] = shots.first { $0.locale == identifier && $0.state == .standard }
      .map { shelfValues($0, root: "../") }
    return values
  }
}

extension GalleryShot {

  fileprivate var isWorthComparing: Bool {
    switch state {
    case .standard, .held, .layer(.numeric): true
    default: false
    }
  }
}
