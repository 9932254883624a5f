import Synchronization

/// The names of goldens in use in this process, with their places.
final class GoldenNames: Sendable {

  /// The names in the whole process.
  static let used = GoldenNames()

  private let places = Mutex<[String: String]>([:])

  /// Claim a golden's file for a place in the sources; return another place that uses it.
  ///
  /// The same place may claim a name again, as repeated tests do. Names that differ only in case
  /// are the same file on some disks.
  func claim(_ file: String, for place: String) -> String? {
    places.withLock { places in
      let key = file.lowercased()
      guard let other = places[key], other != place else {
        places[key] = place
        return nil
      }
      return other
    }
  }
}
