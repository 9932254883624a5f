import KeyboardCore
import KeyboardDrawing
import KeyboardPipeline
import KeyboardStyling
import KeyboardViews

/// A keyboard with all that themes can distinguish but the keys.
struct LookSituation {

  let board: KeySurvey.Board
  let traits: KeyboardTraits
  let device: String
  let layer: String
  let others: [String]

  /// Return the common situations, and for each rule those in which it matches.
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
    var seen: Set<[String]> = []
    return situations.filter { seen.insert($0.identity).inserted }
  }

  private static func situations(
    of match: KeyboardTheme.ButtonMatch, in locale: String, survey: KeySurvey
  ) -> [LookSituation] {
    RuleSituations.all(of: match).flatMap { rule in
      rule.requests(of: locale).flatMap { request in
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
  }

  private var identity: [String] {
    [device, traits.hasDarkColorScheme ? "dark" : "light", layer, traits.layoutType?.id ?? ""]
      + others
  }
}

extension KeyboardTraits {

  fileprivate var rareConditions: [String] {
    [
      isHighContrastEnabled ? "high contrast" : nil,
      isReduceTransparencyEnabled ? "reduced transparency" : nil,
      isReduceMotionEnabled ? "reduced motion" : nil,
      isDifferentiateWithoutColorEnabled ? "differences without color" : nil,
      isLiquidGlassEnabled ? "Liquid Glass" : nil,
      textSizeFactor == 1 ? nil : "text size \(textSizeFactor)",
      keyboardDockEdge.map { "docked \($0.rawValue)" },
    ].compactMap { $0 }
  }
}
