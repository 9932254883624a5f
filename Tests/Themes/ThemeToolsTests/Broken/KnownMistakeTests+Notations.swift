// Mistakes in the notation of style sheets, SwiftUI or Android.
extension KnownMistakeTests {

  /// Values in the notation of style sheets, SwiftUI or Android.
  static let notations: [Row] = [
    keys(
      #""transition": {"duration": 1, "curve": "cubic-bezier(.4, 0, 0.2, 1)"}"#,
      .safe(#""transition": {"duration": 1, "curve": [0.4, 0, 0.2, 1]}"#)),
    keys(
      #""transition": {"duration": 1, "curve": "ease"}"#,
      .safe(#""transition": {"duration": 1, "curve": [0.25, 0.1, 0.25, 1]}"#)),
    keys(
      #""transition": {"duration": 1, "curve": ".easeInOut"}"#,
      .safe(#""transition": {"duration": 1, "curve": "easeInOut"}"#)),
    keys(
      #""transition": {"duration": 1, "curve": "easeOutCubic"}"#,
      .unsafe(#""transition": {"duration": 1, "curve": [0.33, 1, 0.68, 1]}"#)),
    keys(#""transition": {"duration": 1, "curve": "steps(4, end)"}"#, .hint("no steps")),
    keys(#""transition": {"duration": 1, "curve": "linear(0, 0.5, 1)"}"#, .hint("no steps")),
    keys(
      #""transition": "all 200ms cubic-bezier(0.4, 0, 0.2, 1)""#,
      .safe(#""transition": { "duration": 0.2, "curve": [0.4, 0, 0.2, 1] }"#)),
    keys(#""transition": "opacity 1s linear""#, .hint("Write it as {\"duration\"")),
    keys(#""animation": "pulse 2s infinite""#, .hint("\"keyframes\": [")),
    part(
      "animation", #""keyframes": {"0%": {"scale": 1}, "50%": {"scale": 1.2}}"#, "",
      .safe(#""keyframes": [{"at": 0, "scale": 1}, {"at": 0.5, "scale": 1.2}]"#)),
    part(
      "animation", #""repeat": -1"#, #", "keyframes": [{"at": 0.5}]"#,
      .safe(#""repeat": "forever""#)),
    part("animation", #""keyframes": [{"at": 50}]"#, "", .unsafe(#""keyframes": [{"at": 0.5}]"#)),
    part(
      "background", #""gradient": {"angle": "to right", "stops": ["red", "blue"]}"#, "",
      .safe(#""gradient": {"angle": 90, "stops": ["red", "blue"]}"#)),
    part(
      "background", #""gradient": {"angle": "0.25turn", "stops": ["red", "blue"]}"#, "",
      .safe(#""gradient": {"angle": 90, "stops": ["red", "blue"]}"#)),
    part(
      "background", #""type": "linear", "colors": ["red", "blue"]"#, "",
      .safe(#""type": "linear", "stops": ["red", "blue"]"#)),
    part(
      "background", #""gradient": ["red", "blue 40%"]"#, "",
      .safe(#""gradient": ["red", {"color": "blue", "at": 0.40}]"#)),
    keys(#""cornerRadius": "12pt""#, .safe(#""cornerRadius": 12"#)),
    keys(#""cornerRadius": "12sp""#, .safe(#""cornerRadius": 12"#)),
    keys(#""cornerRadius": "1.5rem""#, .hint("1rem is 16")),
    keys(#""tracking": "0.05em""#, .hint("in points")),
    keys(#""fontScale": "1.2em""#, .safe(#""fontScale": 1.2"#)),
    keys(#""cornerRadius": ".infinity""#, .unsafe(#""cornerRadius": "50%""#)),
    keys(
      #""cornerRadius": "8px 8px 0 0""#,
      .safe(
        #""cornerRadius": {"topLeading": 8, "topTrailing": 8, "bottomTrailing": 0, "bottomLeading": 0}"#
      )),
    keys(#""contentInsets": [4]"#, .safe(#""contentInsets": 4"#)),
    keys(
      #""contentInsets": [4, 8]"#, .safe(#""contentInsets": {"vertical": 4, "horizontal": 8}"#)),
    keys(
      #""contentInsets": "4px 8px 2px""#,
      .safe(#""contentInsets": {"top": 4, "horizontal": 8, "bottom": 2}"#)),
    keys(
      #""contentInsets": [4, 8, 2, 1]"#,
      .safe(#""contentInsets": {"top": 4, "trailing": 8, "bottom": 2, "leading": 1}"#)),
    keys(#""borderSize": "thin""#, .safe(#""borderSize": 1"#)),
    keys(#""borderSize": "1px solid red""#, .hint("“borderSize”: 1")),
    keys(#""font": "Inter""#, .safe(#""fontFamily": "Inter""#)),
    keys(#""font": "bold""#, .safe(#""fontWeight": "bold""#)),
    keys(#""font": "Font.body""#, .safe(#""font": "body""#)),
    keys(#""font": ".system(size: 20)""#, .safe(#""font": {"size": 20}"#)),
    keys(#""font": "16px Inter""#, .safe(#""font": {"size": 16, "family": "Inter"}"#)),
    keys(#""font": {"type": "body"}"#, .safe(#""font": {"style": "body"}"#)),
    keys(#""shadows": "none""#, .safe(#""shadows": []"#)),
    keys(
      #""shadows": "0 2px 4px rgba(0,0,0,0.2)""#,
      .unsafe(#""shadows": [{"color": "rgba(0,0,0,0.2)", "radius": 4, "offset": [0, 2]}]"#)),
    keys(#""background": "url(a.svg)""#, .safe(#""background": {"image": "./a.svg"}"#)),
    keys(
      #""background": {"image": "url('./a.svg')"}"#, .safe(#""background": {"image": "./a.svg"}"#)),
    keys(#""backgroundColor": "url(a.svg)""#, .safe(#""background": {"image": "./a.svg"}"#)),
    keys(
      #""background": "url(a.svg) center / cover""#,
      .unsafe(#""background": {"image": {"file": "./a.svg", "mode": "fill"}}"#)),
    keys(#""backgroundColor": "url(https://a.io/b.png)""#, .hint("Copy the file beside the theme")),
    keys(#""sound": "mute""#, .safe(#""sound": "none""#)),
    keys(#""haptic": "light""#, .unsafe(#""haptic": "lightImpact""#)),
    keys(#""textCase": "capitalize""#, .hint("There are “original”, “upper” and “lower”")),
    theme(#""tags": "warm, dark""#, .safe(#""tags": ["warm", "dark"]"#)),
    theme(#""background": {"material": "thin"}"#, .hint("{\"blur\": 20}")),
    Row(
      before: "", written: #"{"formatVersion": 2}"#, fix: .unsafe(#"{"formatVersion": 1}"#),
      after: ""),
  ]

  static let colorNotations: [Row] = [
    keys(#""borderColor": "none""#, .safe(#""borderColor": "transparent""#)),
    keys(#""borderColor": ".clear""#, .safe(#""borderColor": "transparent""#)),
    keys(#""borderColor": "Color.white""#, .safe(#""borderColor": "white""#)),
    keys(#""borderColor": "UIColor.red""#, .safe(#""borderColor": "red""#)),
    keys(#""borderColor": ".systemBlue""#, .safe(#""borderColor": "system-blue""#)),
    keys(#""borderColor": ".red""#, .unsafe(#""borderColor": "system-red""#)),
    keys(#""borderColor": "Color.red""#, .unsafe(#""borderColor": "system-red""#)),
    keys(#""borderColor": ".black.opacity(0.2)""#, .safe(#""borderColor": "alpha(black, 0.2)""#)),
    keys(
      #""borderColor": "Color(red: 1, green: 0.5, blue: 0)""#,
      .safe(#""borderColor": "color(srgb 1 0.5 0)""#)),
    keys(##""borderColor": "Color(0xFF112233)""##, .safe(##""borderColor": "#112233""##)),
    keys(###""borderColor": "##ff00aa""###, .safe(##""borderColor": "#ff00aa""##)),
    keys(##""borderColor": "255, 0, 0""##, .safe(##""borderColor": "rgb(255, 0, 0)""##)),
    keys(##""borderColor": "rgba(#f00, 0.5)""##, .safe(##""borderColor": "alpha(#f00, 0.5)""##)),
    keys(#""borderColor": "{accent} / 50%""#, .safe(#""borderColor": "alpha({accent}, 50%)""#)),
    keys(#""borderColor": "{accent} 50%""#, .unsafe(#""borderColor": "alpha({accent}, 50%)""#)),
    keys(#""borderColor": "{accent}80""#, .hint("alpha({accent}, 50%)")),
    keys(#""borderColor": "alpha(accent, 0.5)""#, .safe(#""borderColor": "alpha({accent}, 0.5)""#)),
    keys(
      #""borderColor": "opacity({accent}, 0.5)""#, .safe(#""borderColor": "alpha({accent}, 0.5)""#)),
    keys(
      #""borderColor": "shade({accent}, 50%)""#,
      .unsafe(#""borderColor": "mix({accent}, black, 50%)""#)),
    keys(#""borderColor": "@color/accent""#, .safe(#""borderColor": "{accent}""#)),
    keys(#""borderColor": "variables.accent""#, .safe(#""borderColor": "{accent}""#)),
    keys(
      ##""borderColor": {"$value": "#f00", "$type": "color"}"##, .safe(##""borderColor": "#f00""##)),
    keys(#""borderColor": "inherit""#, .hint("Remove the key")),
    keys(#""borderColor": "currentColor""#, .hint("write a variable")),
    keys(#""borderColor": "red blue""#, .unsafe(#""borderColor": "red ""#)),
  ]
}
