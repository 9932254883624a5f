import KeyboardDocuments

extension CodePage {

  private init(
    lint rule: LintRule, _ explanation: String, wrong: Example, right: Example
  ) {
    self.init(rule.code, explanation, wrong: wrong, right: right)
  }

  /// The pages of what is seen.
  static let drawingPages: [CodePage] = [
    .init(
      lint: .textContrast,
      """
      Text needs a contrast ratio of 4.5 to what is drawn behind it, or 3 if it is large (from \
      18 points, or bold from 14); 7 and 4.5 at level AAA (WCAG 2.2, criteria 1.4.3 and \
      1.4.6). The worst point behind the text counts, in every state.
      """,
      wrong:
        ##"{ "formatVersion": 1, "buttons": { "input": { "backgroundColor": "white", "foregroundColor": "#bbb" } } }"##,
      right:
        ##"{ "formatVersion": 1, "buttons": { "input": { "backgroundColor": "white", "foregroundColor": "#555" } } }"##
    ),
    .init(
      lint: .iconContrast,
      """
      Icons need a contrast ratio of 3 to what is drawn behind them (WCAG 2.2, criterion \
      1.4.11).
      """,
      wrong:
        ##"{ "formatVersion": 1, "buttons": { "system": { "backgroundColor": "#335577", "foregroundColor": "#446688" } } }"##,
      right:
        ##"{ "formatVersion": 1, "buttons": { "system": { "backgroundColor": "#335577", "foregroundColor": "white" } } }"##
    ),
    .init(
      lint: .keyContrast,
      """
      A key is found by its face with a contrast ratio of 3 to the board, or by a border or a \
      shadow that can be seen.
      """,
      wrong:
        ##"{ "formatVersion": 1, "background": "#335577", "buttons": { "all": { "backgroundColor": "#335577", "foregroundColor": "white", "shadowSize": 0 } } }"##,
      right:
        ##"{ "formatVersion": 1, "background": "#335577", "buttons": { "all": { "backgroundColor": "#335577", "foregroundColor": "white", "borderColor": "white", "borderSize": 1 } } }"##
    ),
    .init(
      lint: .pressedState,
      """
      A touch is confirmed by what changes under the finger. Give pressed keys another face, \
      an overlay or a glow.
      """,
      wrong:
        ##"{ "formatVersion": 1, "buttons": { "all": { "backgroundColor": "white", "foregroundColor": "black", "pressedOverlayColor": "transparent" } } }"##,
      right:
        ##"{ "formatVersion": 1, "buttons": { "all": { "backgroundColor": "white", "foregroundColor": "black", "pressedOverlayColor": "#0003" } } }"##
    ),
    .init(
      lint: .lockedState,
      """
      Whoever types must see whether shift holds for one letter or for all. Let the icons be \
      seen, or give the locked key another face.
      """,
      wrong:
        ##"{ "formatVersion": 1, "buttons": { "system": { "backgroundColor": "black", "foregroundColor": "black" } } }"##,
      right:
        ##"{ "formatVersion": 1, "buttons": { "system": { "backgroundColor": "black", "foregroundColor": "white" } } }"##
    ),
    .init(
      lint: .selectedAction,
      """
      The selected action of a callout is the one that is typed when the finger is lifted.
      """,
      wrong:
        ##"{ "formatVersion": 1, "callouts": { "backgroundColor": "white", "foregroundColor": "black", "selectedBackgroundColor": "#fefefe", "selectedForegroundColor": "black" } }"##,
      right:
        ##"{ "formatVersion": 1, "callouts": { "backgroundColor": "white", "foregroundColor": "black", "selectedBackgroundColor": "#0057d9", "selectedForegroundColor": "white" } }"##
    ),
    .init(
      lint: .colorBlindStates,
      """
      About one man in twelve sees red and green alike. States should also differ in lightness \
      (protanopia, deuteranopia and tritanopia are simulated as by Machado, Oliveira and \
      Fernandes, 2009).
      """,
      wrong:
        ##"{ "formatVersion": 1, "buttons": { "all": { "backgroundColor": "#962828", "foregroundColor": "white", "pressedOverlayColor": "transparent", "pressed": { "backgroundColor": "#006c10" } } } }"##,
      right:
        ##"{ "formatVersion": 1, "buttons": { "all": { "backgroundColor": "#962828", "foregroundColor": "white", "pressedOverlayColor": "transparent", "pressed": { "backgroundColor": "#400808" } } } }"##
    ),
    .init(
      lint: .missingGlyph,
      """
      The characters are drawn as boxes with their code points. Install a font that has them, \
      or hand one in by `--fonts`; the example lacks them only on a machine without such a \
      font.
      """,
      wrong:
        ##"{ "formatVersion": 1, "buttons": { "all": { "fontFamily": "Inter", "tracking": 1 } } }"##,
      right:
        ##"{ "formatVersion": 1, "buttons": { "all": { "fontFamily": ["Inter", "Noto Sans"], "tracking": 1 } } }"##
    ),
    .init(
      lint: .clippedLabel,
      """
      The label of space or return is so long in a locale that it shrinks below 7 points. \
      Reduce the tracking or the insets, or choose a narrower font.
      """,
      wrong: ##"{ "formatVersion": 1, "buttons": { "all": { "tracking": 40 } } }"##,
      right: ##"{ "formatVersion": 1, "buttons": { "all": { "tracking": 0.5 } } }"##),
  ]

  /// The pages of what is written in vain.
  static let auditPages: [CodePage] = [
    .init(
      lint: .unmatchedRule,
      """
      The keys of all locales, devices and states were tried. Check the characters, and \
      conditions that exclude each other.
      """,
      wrong: ##"{ "formatVersion": 1, "rules": [{ "match": { "row": 9 }, "cornerRadius": 3 }] }"##,
      right: ##"{ "formatVersion": 1, "rules": [{ "match": { "row": 1 }, "cornerRadius": 3 }] }"##),
    .init(
      lint: .shadowedRule,
      """
      Rules are applied by their specificity, then by their order. Remove the rule, or give it \
      more conditions than those that override it.
      """,
      wrong:
        ##"{ "formatVersion": 1, "rules": [{ "match": "space", "cornerRadius": 3 }, { "match": "space", "cornerRadius": 4 }] }"##,
      right: ##"{ "formatVersion": 1, "rules": [{ "match": "space", "cornerRadius": 4 }] }"##),
    .init(
      lint: .redundantRule,
      """
      The same style follows from the styles of the types of keys, or from other rules.
      """,
      wrong:
        ##"{ "formatVersion": 1, "buttons": { "system": { "cornerRadius": 3 } }, "rules": [{ "match": "backspace", "cornerRadius": 3 }] }"##,
      right:
        ##"{ "formatVersion": 1, "buttons": { "system": { "cornerRadius": 3 } }, "rules": [{ "match": "backspace", "cornerRadius": 6 }] }"##
    ),
    .init(
      lint: .unusedVariable,
      """
      A variable that nothing refers to misleads whoever changes it.
      """,
      wrong:
        ##"{ "formatVersion": 1, "variables": { "ink": "#123", "paper": "#eee" }, "foregroundColor": "{ink}" }"##,
      right:
        ##"{ "formatVersion": 1, "variables": { "ink": "#123" }, "foregroundColor": "{ink}" }"##),
    .init(
      lint: .unusedFont,
      """
      A font that other styles replace for every key is not drawn anywhere.
      """,
      wrong:
        ##"{ "formatVersion": 1, "buttons": { "all": { "fontFamily": "Inter" }, "input": { "fontFamily": "Lato" }, "system": { "fontFamily": "Lato" }, "primary": { "fontFamily": "Lato" } } }"##,
      right: ##"{ "formatVersion": 1, "buttons": { "all": { "fontFamily": "Lato" } } }"##),
    .init(
      lint: .invalidSuppression,
      """
      A suppression names a code of lint and the reason why its findings are meant so.
      """,
      wrong:
        ##"{ "formatVersion": 1, "x-lint": { "allow": [{ "code": "text-contrat", "reason": "A theme for posters." }] } }"##,
      right:
        ##"{ "formatVersion": 1, "buttons": { "system": { "foregroundColor": "standard-system-key" } }, "x-lint": { "allow": [{ "code": "icon-contrast", "reason": "A theme for posters." }, { "code": "text-contrast", "reason": "A theme for posters." }] } }"##
    ),
    .init(
      lint: .unusedSuppression,
      """
      There is nothing left to accept. Remove the suppression, so that a later finding is \
      seen.
      """,
      wrong:
        ##"{ "formatVersion": 1, "x-lint": { "allow": [{ "code": "clipped-label", "reason": "Fits." }] } }"##,
      right: ##"{ "formatVersion": 1, "x-lint": { "allow": [] } }"##),
    .init(
      lint: .unusedImage, "An image that other styles replace for every key costs time and room.",
      wrong:
        ##"{ "formatVersion": 1, "buttons": { "all": { "background": \##(image) }, "input": { "background": "red" }, "system": { "background": "red" }, "primary": { "background": "red" } } }"##,
      right: ##"{ "formatVersion": 1, "buttons": { "all": { "background": \##(image) } } }"##),
  ]

  private static let image = #"{ "image": { "file": "data:image/png;base64,\#(pixel)" } }"#
}
