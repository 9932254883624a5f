/// The comparison of a suite's goldens, as read from the file `snapshots.json` in its folder.
///
///     {
///       // For the whole suite (default: no tolerance); one that accepts anything needs a "reason".
///       "tolerance": { "channels": 1 },
///       "cases": {
///         "emojis/*": {
///           "tolerance": { "perceptual": 0.05, "window": { "size": 8, "pixels": 4 } },
///           "reason": "Color emoji are scaled pictures"
///         },
///         // Not compared until a day, or expected to differ until then.
///         "films/*": { "skip": true, "until": "2027-03-01", "reason": "Drawn anew in issue 12" },
///         "pads/split": { "fails": true, "until": "2027-03-01", "reason": "Issue 14" }
///       },
///       // The folder of the files of built-in themes, in a project that has them.
///       "themes": "../Themes",
///       // Declarations that no picture shows, by file and path, with the reason.
///       "unseen": { "slate.json:callouts.*": "The keyboard has none" }
///     }
package struct GoldenSettings: Hashable, Sendable {

  package static let fileName = "snapshots.json"

  package static let standardText = #"{ "tolerance": "exact" }"# + "\n"

  /// The treatment of a case: by a rule, or in the lines of its own file that begin with `#:`.
  package struct Treatment: Hashable, Sendable {

    package var tolerance: PictureTolerance?
    package var exemption: Exemption?
    package var reason: String
  }

  package struct Exemption: Hashable, Sendable {

    package enum Kind: String, Hashable, Sendable, CaseIterable {

      /// The case isn't drawn.
      case skip

      /// The case is expected to differ, and fails if it doesn't.
      case fails
    }

    package var kind: Kind

    /// First day without effect, such as `2027-03-01`.
    package var until: String
  }

  package struct Rule: Hashable, Sendable {

    package var pattern: NamePattern
    package var treatment: Treatment
  }

  /// Declarations that no picture shows, with the reason.
  package struct Unseen: Hashable, Sendable {

    package var pattern: NamePattern
    package var reason: String
  }

  package var tolerance = PictureTolerance.exact
  package var reason: String?

  /// The last match wins.
  package var rules: [Rule] = []

  /// Relative to the folder of the suite.
  package var themes: String?

  package var unseen: [Unseen] = []

  package init() {}

  /// By the file of the case, the last rule that matches, or the suite.
  package func tolerance(
    for name: String, noted own: Treatment? = nil
  ) -> (tolerance: PictureTolerance, reason: String?) {
    let rule = treatment(of: name, noted: own) { $0.tolerance != nil }
    return (rule?.tolerance ?? tolerance, rule == nil ? reason : rule?.reason)
  }

  package func exemption(
    for name: String, noted own: Treatment? = nil
  ) -> (exemption: Exemption, reason: String)? {
    treatment(of: name, noted: own) { $0.exemption != nil }.flatMap { treatment in
      treatment.exemption.map { ($0, treatment.reason) }
    }
  }

  private func treatment(
    of name: String, noted own: Treatment?, where fits: (Treatment) -> Bool
  ) -> Treatment? {
    if let own, fits(own) { return own }
    return rules.last { fits($0.treatment) && $0.pattern.matches(name) }?.treatment
  }

  package func unusedPatterns(among names: [String]) -> [String] {
    rules.map(\.pattern).filter { !names.contains(where: $0.matches) }.map(\.text)
  }
}

/// A pattern of names in which `*` matches any characters and `?` one.
package struct NamePattern: Hashable, Sendable {

  package let text: String

  package init(_ text: String) { self.text = text }

  /// Matches names with a part, unless the text is a pattern or a whole name.
  init(_ text: String, among names: Set<String>) {
    let isPart = !text.contains { "*?".contains($0) } && !names.contains(text)
    self.init(isPart ? "*\(text)*" : text)
  }

  package func matches(_ name: String) -> Bool {
    let (pattern, name) = (Array(text.unicodeScalars), Array(name.unicodeScalars))
    var (place, index) = (0, 0)
    // The place to resume at if the part after the last star doesn't match.
    var retry: (place: Int, index: Int)?
    while index < name.count {
      if place < pattern.count, pattern[place] == "*" {
        retry = (place + 1, index)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[index] {
        place += 1
        index += 1
      } else if let last = retry {
        retry = (last.place, last.index + 1)
        (place, index) = (last.place, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
