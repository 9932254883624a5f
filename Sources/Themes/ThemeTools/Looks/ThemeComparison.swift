package import KeyboardDocuments
package import KeyboardPipeline
import KeyboardStyling

/// The differences between the looks of two themes, however their files are written.
package struct ThemeComparison {

  package struct Difference {

    package let kind: String
    package let property: String

    /// Nil where the style is the standard.
    package let before: String?
    package let after: String?
    package internal(set) var names: [String] = []
    package internal(set) var situations: [String] = []

    /// The names of the keys, those of callouts included.
    package internal(set) var keys: Set<String> = []
  }

  package let differences: [Difference]

  package var isSame: Bool { differences.isEmpty }

  package init(_ before: LoadedTheme, _ after: LoadedTheme, survey: KeySurvey = KeySurvey()) {
    let situations = LookSituation.all(
      for: before.theme.rules + after.theme.rules, survey: survey)
    var collection = DifferenceCollection()
    for situation in situations {
      let old = ThemeLook(before.theme, in: situation)
      let new = ThemeLook(after.theme, in: situation)
      for (old, new) in zip(old.parts, new.parts) {
        collection.compare(old.properties, new.properties, of: old.part, in: situation)
      }
    }
    differences = collection.differences
  }

  /// A letter whose callout of a kind differs.
  package func letter(ofDifferentCallout kind: String) -> String? {
    let keys = differences.filter { $0.kind == kind }.flatMap(\.keys)
    return keys.filter { $0.count == 1 && ("a"..."z").contains($0) }.min()
  }

  package var text: String {
    differences.map { difference in
      let place = (difference.names + difference.situations).joined(separator: ", ")
      let values = [difference.before, difference.after].map {
        ($0 ?? "standard").shortened(to: 80)
      }
      return "\(place): \(difference.property) \(values[0]) → \(values[1])".withoutControls + "\n"
    }.joined()
  }

  package var json: JSONText {
    [
      "isSame": .boolean(isSame),
      "differences": .array(
        differences.map { difference in
          .object(present: [
            ("kind", .string(difference.kind)),
            ("parts", .array(difference.names.map { .string($0) })),
            ("situations", .array(difference.situations.map { .string($0) })),
            ("property", .string(difference.property)),
            ("before", difference.before.map { .string($0) }),
            ("after", difference.after.map { .string($0) }),
          ])
        }),
    ]
  }
}
