internal import CPangoCairo

/// Pango's own letter spacing is wrong for bitmap fonts, whose advances have another scale, and
/// tears joined scripts apart.
struct Spacing {

  private let tracking: Double
  private var isJoined = false
  private var cluster: Int32?
  private var isStarted = false

  init(tracking: Double) {
    self.tracking = tracking
  }

  mutating func begin(script: UInt8) {
    guard tracking != 0 else { return }
    cluster = nil
    isJoined = Self.joinedScripts.contains(script)
  }

  mutating func space(before cluster: Int32) -> Double {
    guard tracking != 0, cluster != self.cluster else { return 0 }
    defer { (self.cluster, isStarted) = (cluster, true) }
    return isStarted && !isJoined ? tracking : 0
  }

  // Source: CSS Text Module Level 3, cursive scripts.
  private static let joinedScripts = Set(
    [
      PANGO_SCRIPT_ARABIC, PANGO_SCRIPT_MANDAIC, PANGO_SCRIPT_MONGOLIAN, PANGO_SCRIPT_NKO,
      PANGO_SCRIPT_SYRIAC,
    ].map { UInt8(truncatingIfNeeded: $0.rawValue) })
}
