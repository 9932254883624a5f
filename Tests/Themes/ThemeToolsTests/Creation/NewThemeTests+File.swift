extension NewThemeTests {

  static let deepSea = #"""
    {
      // Made from #00aaff. `kbrender theme check` tells whether it can be read after a change.
      "formatVersion": 1,
      "id": "deep-sea",
      "name": "Deep Sea",

      // All colors, for the light and the dark color scheme.
      "variables": {
        "$type": "color",
        "board": "light-dark(#d1e4f4, #0d1c27)", // Behind the keys
        "ink": "light-dark(#0c293d, #e0f1ff)", // Text and icons
        "edge": "light-dark(#84a3bb, #4a677e)", // Borders and separators
        "input": { "face": "light-dark(#f6fbff, #2f3942)", "pressed": "light-dark(#cbe1f4, #3f5262)" }, // Letters and digits
        "system": { "face": "light-dark(#afcce3, #152e40)", "pressed": "light-dark(#90afc8, #29465b)" }, // Shift, backspace, …
        "primary": { "face": "light-dark(#0076b3, #00aaff)", "pressed": "light-dark(#005e90, #70c3ff)" }, // Return, and the selected action
        "primary-ink": "light-dark(#f9fcff, #030f19)" // Text and icons on it
      },

      "background": "{board}",

      // Suggestions, and everything else outside of keys.
      "foregroundColor": "{ink}",

      // Keys by type; "pressed" is layered over a pressed one.
      "buttons": {
        "all": {
          "foregroundColor": "{ink}",
          "cornerRadius": 8,
          "borderColor": "{edge}",
          "borderSize": 1,
          "pressedOverlayColor": "transparent"
        },
        "input": { "backgroundColor": "{input.face}", "pressed": { "backgroundColor": "{input.pressed}" } },
        "system": { "backgroundColor": "{system.face}", "pressed": { "backgroundColor": "{system.pressed}" } },
        "primary": {
          "backgroundColor": "{primary.face}",
          "foregroundColor": "{primary-ink}",
          "pressed": { "backgroundColor": "{primary.pressed}" }
        }
      },

      // The bubbles over pressed and held keys.
      "callouts": {
        "backgroundColor": "{input.face}",
        "borderColor": "{edge}",
        "foregroundColor": "{ink}",
        "selectedBackgroundColor": "{primary.face}",
        "selectedForegroundColor": "{primary-ink}"
      },

      // The row of suggestions; the autocorrection is the highlighted one.
      "toolbar": {
        "autocorrectItem": { "backgroundColor": "{input.face}" },
        "separator": { "color": "{edge}" }
      }
    }

    """#
}
