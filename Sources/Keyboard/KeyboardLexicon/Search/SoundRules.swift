import Embedded
import KeyboardCore

/// Spellings of like sounds by language; each is mistaken for the other.
enum SoundRules {

  /// Costs in tenths of a natural logarithm.
  static let table: [String: [(String, String, Int32)]] = {
    var table: [String: [(String, String, Int32)]] = [:]
    for row in embedded_sounds().rows {
      guard row.count == 4, let cost = Int32(row[3]) else { continue }
      table[row[0], default: []].append((row[1], row[2], cost))
    }
    return table
  }()
}
