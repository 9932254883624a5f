import Synchronization

/// The names of goldens that were used in this process, and where.
final class GoldenNames: Sendable {

  /// The names of the whole process.
  static let used = GoldenNames()

  private let places = Mutex<[String: String]>([:])

  /// Notes that a place in the sources uses a golden's file; the other place if one did before.
  ///
  /// The same place may use a name again, as repeated tests do. Names that only differ in case are the
  /// same file on some disks.
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
