import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardPipeline
import KeyboardStyling
import KeyboardViews

/// A situation in which the looks of two themes are compared: a keyboard with all that themes can
/// distinguish but the keys.
struct LookSituation {

  let board: KeySurvey.Board

  /// The traits of the keyboard, as far as they don’t change its keys.
  let traits: KeyboardTraits

  let device: String

  /// The layer of the keyboard, such as `numeric`.
  let layer: String

  /// The conditions beyond device, color scheme and layer, such as `de` or `landscape`.
  let others: [String]

  /// Return the situations that show all differences of some rules: the common ones, and for each
  /// rule those in which it matches.
  static func all(
    for rules: [KeyboardTheme.Rule], survey: KeySurvey
  ) -> [LookSituation] {
    var common = KeyboardTheme.ButtonMatch()
    var situations: [LookSituation] = []
    for keyboardCase in [Keyboard.KeyboardCase.lowercased, .capsLocked] {
      common.keyboardCase = keyboardCase
      situations += self.situations(of: common, in: "en", survey: survey)
    }
    for rule in rules {
      guard let locale = survey.locale(matchedBy: rule.match, for: rule.element) else { continue }
      situations += self.situations(of: rule.match, in: locale, survey: survey)
    }
    var seen: Set<Key> = []
    return situations.filter { seen.insert($0.key).inserted }
  }

  private static func situations(
    of match: KeyboardTheme.ButtonMatch, in locale: String, survey: KeySurvey
  ) -> [LookSituation] {
    let rule = RuleSituations(match: match)
    return rule.requests(of: locale).flatMap { request in
      let board = survey.board(of: request)
      return rule.variants(of: board.traits, hasBothSchemes: true).map { traits in
        LookSituation(
          board: board, traits: traits, device: request.device.id, layer: request.layerName,
          others: (locale == "en" ? [] : [locale])
            + (request.orientation == .portrait ? [] : [request.orientation.rawValue])
            + (request.returnKey == .return ? [] : ["return key \(request.returnKey.id)"])
            + traits.rareConditions)
      }
    }
  }

  /// What distinguishes situations.
  private struct Key: Hashable {
    let device: String
    let isDark: Bool
    let layer: String
    let others: [String]
    let layout: String?
  }

  private var key: Key {
    Key(
      device: device, isDark: traits.hasDarkColorScheme, layer: layer, others: others,
      layout: traits.layoutType?.id)
  }
}

extension KeyboardTraits {

  /// The conditions of rules that users rarely set.
  fileprivate var rareConditions: [String] {
    [
      isHighContrastEnabled ? "high contrast" : nil,
      isReduceTransparencyEnabled ? "reduced transparency" : nil,
      isLiquidGlassEnabled ? "Liquid Glass" : nil,
      textSizeFactor == 1 ? nil : "text size \(textSizeFactor)",
      keyboardDockEdge.map { "docked \($0.rawValue)" },
    ].compactMap { $0 }
  }
}
