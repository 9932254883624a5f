/// The names of the built-in themes.
enum ThemeNames {

  /// The names in the order in which they are listed.
  static let all = ["standard", "cottonCandy", "neonNights", "tron"]
}
