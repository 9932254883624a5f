import KeyboardCore

extension GallerySite {

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
