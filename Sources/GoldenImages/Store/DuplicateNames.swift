/// Detects names that are equal on case-insensitive file systems.
public enum DuplicateNames {

  /// Return the names that differ only in case, in groups, sorted.
  public static func groups(in names: [String]) -> [[String]] {
    let groups = Dictionary(grouping: names.sorted()) { $0.lowercased() }
    return groups.values.filter { $0.count > 1 }.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
