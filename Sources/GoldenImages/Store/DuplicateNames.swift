/// Names that can't be told apart on every file system.
public enum DuplicateNames {

  /// The names that are the same but for upper and lower case, in groups, sorted.
  public static func groups(in names: [String]) -> [[String]] {
    let groups = Dictionary(grouping: names.sorted()) { $0.lowercased() }
    return groups.values.filter { $0.count > 1 }.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
