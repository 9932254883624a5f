import KeyboardCore

extension GallerySite {

  var comparePage: [String: Any] {
    var values = frame(
      heading: "Compare", summary: "Two themes side by side.", kind: "compare", current: "Compare",
      root: "")
    let pairs = pairs
    values["choices"] = collections.map { title, entries -> [String: Any] in
      [
        "title": title,
        "options": entries.map { entry -> [String: Any] in
          [
            "slug": entry.theme.slug, "name": entry.theme.fullName,
            "isFirst": entry.theme.slug == pairs.first?.0.theme.slug,
            "isSecond": entry.theme.slug == pairs.first?.1.theme.slug,
          ]
        },
      ]
    }
    values["panes"] = entries.map(pane)
    values["images"] = entries.map { entry -> [String: Any] in
      [
        "slug": entry.theme.slug, "name": entry.theme.fullName, "root": "",
        "figure": [thumbnail(entry, root: "")],
      ]
    }
    values["hasPairs"] = pairs.count > 1
    values["pairs"] = pairs.prefix(Self.mostPairs).map { first, second -> [String: Any] in
      [
        "first": first.theme.slug, "second": second.theme.slug, "root": "",
        "name": "\(first.theme.fullName) and \(second.theme.fullName)",
        "figures": [first, second].map { thumbnail($0, root: "") },
      ]
    }
    return values
  }

  private static let mostPairs = 6

  /// Themes of a kind, or the first two, followed by looks of a theme.
  private var pairs: [(ThemeEntry, ThemeEntry)] {
    var rest = listed
    var alike: [(ThemeEntry, ThemeEntry)] = []
    while !rest.isEmpty {
      let first = rest.removeFirst()
      let kinds = Set(first.tags)
      guard let other = rest.firstIndex(where: { !kinds.isDisjoint(with: $0.tags) }) else {
        continue
      }
      alike.append((first, rest.remove(at: other)))
    }
    if alike.isEmpty, listed.count > 1 { alike = [(listed[0], listed[1])] }
    let looks = listed.compactMap { first in
      entries.first { $0.theme.family == first.theme.family && $0.theme.slug != first.theme.slug }
        .map { (first, $0) }
    }
    return Array(alike.prefix(Self.mostPairs / 2)) + looks
  }

  func thumbnail(_ entry: ThemeEntry, root: String) -> [String: Any] {
    picture(
      entry.theme, shots[0], entry.scheme == .dark ? .dark : .light, root: root, width: .thumb)
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
    values["locales"] = matrix.locales.map { locale in
      var values = localeValues(locale)
      values["root"] = "../"
      if let first = listed.first,
        let shot = shots.first(where: { $0.locale == locale && $0.state == .standard })
      {
        values["pictures"] = pair(first.theme, shot, root: "../", width: .card)
      }
      return values
    }
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
