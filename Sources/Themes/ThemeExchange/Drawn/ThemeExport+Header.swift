import KeyboardStyling

extension ThemeExport {

  /// Note what a format keeps of who made the theme, and that variables are only their values in it.
  func addHeader(to account: inout DrawnAccount, keeping kept: [String: String]) {
    let facts: [(String, Bool)] = [
      ("name", !theme.name.isEmpty), ("id", theme.identifier != nil),
      ("collection", !theme.collectionName.isEmpty), ("description", theme.about != nil),
      ("author", theme.author != nil), ("license", theme.license != nil),
    ]
    for (key, isSet) in facts where isSet {
      if let name = kept[key] {
        account.report.carry(key, as: name)
      } else {
        account.report.omit(key, "\(account.format) has nothing of this kind")
      }
    }
    if !variables.isEmpty, kept["variables"] == nil {
      account.report.omit("variables", "the colors have their values")
    }
  }
}
