// Source of the values: Apple's Human Interface Guidelines, Color, default light and dark.
extension Color {

  /// Creates a color with a light and a dark value such as `0x007AFF`.
  public init(light: UInt32, dark: UInt32) {
    self.init(light: Resolved(hex: light), dark: Resolved(hex: dark))
  }

  /// Transparent.
  public static let clear = Color(white: 0, opacity: 0)

  /// Black in both color schemes.
  public static let black = Color(white: 0)

  /// White in both color schemes.
  public static let white = Color(white: 1)

  /// The system blue.
  public static let blue = Color(light: 0x007AFF, dark: 0x0A84FF)

  /// The system brown.
  public static let brown = Color(light: 0xA2845E, dark: 0xAC8E68)

  /// The system cyan.
  public static let cyan = Color(light: 0x32ADE6, dark: 0x64D2FF)

  /// The system gray.
  public static let gray = Color(light: 0x8E8E93, dark: 0x8E8E93)

  /// The system green.
  public static let green = Color(light: 0x34C759, dark: 0x30D158)

  /// The system indigo.
  public static let indigo = Color(light: 0x5856D6, dark: 0x5E5CE6)

  /// The system mint.
  public static let mint = Color(light: 0x00C7BE, dark: 0x63E6E2)

  /// The system orange.
  public static let orange = Color(light: 0xFF9500, dark: 0xFF9F0A)

  /// The system pink.
  public static let pink = Color(light: 0xFF2D55, dark: 0xFF375F)

  /// The system purple.
  public static let purple = Color(light: 0xAF52DE, dark: 0xBF5AF2)

  /// The system red.
  public static let red = Color(light: 0xFF3B30, dark: 0xFF453A)

  /// The system teal.
  public static let teal = Color(light: 0x30B0C7, dark: 0x40C8E0)

  /// The system yellow.
  public static let yellow = Color(light: 0xFFCC00, dark: 0xFFD60A)

  /// The primary label color: black, or white in the dark color scheme.
  public static let primary = Color(light: 0x000000, dark: 0xFFFFFF)

  /// The secondary label color.
  public static let secondary = Color(light: 0x3C3C43, dark: 0xEBEBF5).opacity(0.6)

  /// A nearly transparent color that still responds to touches in SwiftUI.
  public static let clearInteractable = Color(white: 1, opacity: 0.001)

  /// Colors by name as `0xRRGGBB` (source: CSS Color Module Level 4, section 6.1).
  package static let styleSheetNames: [String: UInt32] = {
    // Bytes, since properties of characters take time at each start.
    let words = table.utf8.split { $0 == 0x20 || $0 == 0x0A }.map { Substring($0) }
    let colors = stride(from: 0, to: words.count, by: 2).map { index in
      (String(words[index]), UInt32(words[index + 1], radix: 16) ?? 0)
    }
    return Dictionary(uniqueKeysWithValues: colors)
  }()

  private static let table = """
    aliceblue F0F8FF  antiquewhite FAEBD7  aqua 00FFFF  aquamarine 7FFFD4  azure F0FFFF
    beige F5F5DC  bisque FFE4C4  black 000000  blanchedalmond FFEBCD  blue 0000FF
    blueviolet 8A2BE2  brown A52A2A  burlywood DEB887  cadetblue 5F9EA0  chartreuse 7FFF00
    chocolate D2691E  coral FF7F50  cornflowerblue 6495ED  cornsilk FFF8DC  crimson DC143C
    cyan 00FFFF  darkblue 00008B  darkcyan 008B8B  darkgoldenrod B8860B  darkgray A9A9A9
    darkgreen 006400  darkgrey A9A9A9  darkkhaki BDB76B  darkmagenta 8B008B
    darkolivegreen 556B2F  darkorange FF8C00  darkorchid 9932CC  darkred 8B0000
    darksalmon E9967A  darkseagreen 8FBC8F  darkslateblue 483D8B  darkslategray 2F4F4F
    darkslategrey 2F4F4F  darkturquoise 00CED1  darkviolet 9400D3  deeppink FF1493
    deepskyblue 00BFFF  dimgray 696969  dimgrey 696969  dodgerblue 1E90FF  firebrick B22222
    floralwhite FFFAF0  forestgreen 228B22  fuchsia FF00FF  gainsboro DCDCDC  ghostwhite F8F8FF
    gold FFD700  goldenrod DAA520  gray 808080  green 008000  greenyellow ADFF2F  grey 808080
    honeydew F0FFF0  hotpink FF69B4  indianred CD5C5C  indigo 4B0082  ivory FFFFF0  khaki F0E68C
    lavender E6E6FA  lavenderblush FFF0F5  lawngreen 7CFC00  lemonchiffon FFFACD
    lightblue ADD8E6  lightcoral F08080  lightcyan E0FFFF  lightgoldenrodyellow FAFAD2
    lightgray D3D3D3  lightgreen 90EE90  lightgrey D3D3D3  lightpink FFB6C1  lightsalmon FFA07A
    lightseagreen 20B2AA  lightskyblue 87CEFA  lightslategray 778899  lightslategrey 778899
    lightsteelblue B0C4DE  lightyellow FFFFE0  lime 00FF00  limegreen 32CD32  linen FAF0E6
    magenta FF00FF  maroon 800000  mediumaquamarine 66CDAA  mediumblue 0000CD
    mediumorchid BA55D3  mediumpurple 9370DB  mediumseagreen 3CB371  mediumslateblue 7B68EE
    mediumspringgreen 00FA9A  mediumturquoise 48D1CC  mediumvioletred C71585  midnightblue 191970
    mintcream F5FFFA  mistyrose FFE4E1  moccasin FFE4B5  navajowhite FFDEAD  navy 000080
    oldlace FDF5E6  olive 808000  olivedrab 6B8E23  orange FFA500  orangered FF4500
    orchid DA70D6  palegoldenrod EEE8AA  palegreen 98FB98  paleturquoise AFEEEE
    palevioletred DB7093  papayawhip FFEFD5  peachpuff FFDAB9  peru CD853F  pink FFC0CB
    plum DDA0DD  powderblue B0E0E6  purple 800080  rebeccapurple 663399  red FF0000
    rosybrown BC8F8F  royalblue 4169E1  saddlebrown 8B4513  salmon FA8072  sandybrown F4A460
    seagreen 2E8B57  seashell FFF5EE  sienna A0522D  silver C0C0C0  skyblue 87CEEB
    slateblue 6A5ACD  slategray 708090  slategrey 708090  snow FFFAFA  springgreen 00FF7F
    steelblue 4682B4  tan D2B48C  teal 008080  thistle D8BFD8  tomato FF6347  turquoise 40E0D0
    violet EE82EE  wheat F5DEB3  white FFFFFF  whitesmoke F5F5F5  yellow FFFF00
    yellowgreen 9ACD32
    """
}
