import KeyboardCore

extension GallerySite {

  /// What the page of two themes side by side shows.
  var comparePage: [String: Any] {
    var values = frame(
      heading: "Compare", summary: "Two themes side by side.", kind: "compare", current: "Compare",
      root: "")
    // Neighbours look alike; the first theme and one from the middle don't.
    let second = entries.count > 1 ? max(1, entries.count / 2) : 0
    values["choices"] = shelves.map { title, entries -> [String: Any] in
      [
        "title": title,
        "options": entries.map { entry -> [String: Any] in
          [
            "slug": entry.theme.slug, "name": entry.theme.name,
            "isFirst": entry.theme.slug == self.entries.first?.theme.slug,
            "isSecond": entry.theme.slug == self.entries[second].theme.slug,
          ]
        },
      ]
    }
    values["panes"] = entries.map(pane)
    return values
  }

  private func pane(_ entry: ThemeEntry) -> [String: Any] {
    [
      "slug": entry.theme.slug, "name": entry.theme.name, "collection": entry.theme.collection,
      "schemeName": entry.scheme.name, "ratio": entry.ratio.ratioText,
      "gradeName": entry.grade.name, "root": "",
      "figures": shots.prefix { $0.isOnMainDevice && $0.locale == matrix.mainLocale }
        .filter { $0.isWorthComparing }.flatMap { pair(entry.theme, $0, root: "") },
    ]
  }
}

extension GalleryShot {

  /// Whether two themes differ enough in this state to look at it.
  fileprivate var isWorthComparing: Bool {
    switch state {
    case .standard, .held, .layer(.numeric): true
    default: false
    }
  }
}
