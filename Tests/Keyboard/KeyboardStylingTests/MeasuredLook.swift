import KeyboardKit
import Testing

/// The values measured in a published picture of a theme, in sRGB; `nil` for the standard.
struct MeasuredLook: CustomTestStringConvertible, Sendable {
  var name: String
  var background: [UInt32]
  var fills: [UInt32?] = [nil, nil, nil]
  var texts: [UInt32?] = [nil, nil, nil]
  var toolbarText: UInt32?
  /// The color under the suggestion to be applied, over the given background.
  var autocorrect: UInt32
  var radius: CGFloat = 5
  /// The border of input and of other keys.
  var borders: [(size: CGFloat, color: String)?] = [nil, nil]
  var shadow: (size: CGFloat, color: String)?

  var testDescription: String { name }
}

extension MeasuredLook {

  static let candy = [
    MeasuredLook(
      name: "neon:night", background: [0x000000, 0x000000],
      fills: [0xFFFFFF, 0x8D8DFA, 0x8D8DFA], texts: [0, 0, 0], toolbarText: 0xFFFFFF,
      autocorrect: 0x333333, radius: 10,
      borders: [(3, "#69c36a"), (3, "#69c36a")], shadow: (3, "#ed33fb")),
    MeasuredLook(
      name: "candyShop:cottonCandy", background: [0xFEDCD7, 0xFEDCD7],
      fills: [0xCAF0FF, 0xEFCBFE, 0xC564EB], texts: [0xBE3867, 0xBE3867, 0xFFFFFF],
      toolbarText: 0xBE3867, autocorrect: 0xFEEEEB, radius: 10,
      borders: [(2, "#ffffff"), (2, "#ffffff")], shadow: (3, "#e5acdf")),
    MeasuredLook(
      name: "candyShop:cuppyCake", background: [0x96D265, 0x96D265],
      fills: [0xFFE6D2, 0xC7EBEF, 0x28A0D3], texts: [0xE84335, 0x3291F6, 0xFFFFFF],
      toolbarText: 0xE84335, autocorrect: 0xCAE8B2, radius: 10,
      borders: [(2, "#ffffff"), (2, "#ffffff")], shadow: (3, "#9a8370")),
    MeasuredLook(
      name: "aesthetic:boho", background: [0xB4AAA7, 0xB4AAA7],
      fills: [0x9C8A7C, 0xC4D2D7, 0x5A4B3C], texts: [0x5A4B3C, 0x5A4B3C, 0xFFFFFF],
      toolbarText: 0x5A4B3C, autocorrect: 0xD9D4D3, radius: 10, shadow: (3, "#0000004d")),
  ]

  static let tron = [
    ("tron", 0x00C8FF, 0x003C4D), ("tron:fcon", 0xFF82FF, 0x4D274D),
    ("tron:military", 0xBEF600, 0x394A00), ("tron:neutral", 0xFFFFFF, 0x4D4D4D),
    ("tron:sark", 0xFF4647, 0x4F1616), ("tron:virus", 0xFFD846, 0x4D4115),
  ].map { (name: String, tint: UInt32, autocorrect: UInt32) in
    MeasuredLook(
      name: name, background: [0, 0], fills: [0, tint, tint], texts: [tint, 0, 0],
      toolbarText: tint, autocorrect: autocorrect, radius: 8,
      borders: [(2, Color(hex: tint).light.hexText), nil], shadow: (0, "#00000000"))
  }

  /// The tints over the standard background, at the top of the keyboard.
  static let tints: [(String, UInt32)] = [
    ("", 0xD5D6DD), (":blue", 0xC0CDE0), (":green", 0xC5D4D0), (":pink", 0xD9C5CF),
    (":purple", 0xD1C9DD), (":yellow", 0xD9D5C7),
  ]

  static let standard = tints.map { (variation: String, top: UInt32) in
    MeasuredLook(
      name: "standard" + variation, background: [top, 0xD5D6DD], autocorrect: half(top),
      shadow: (1, "#0000004d"))
  }

  static let swifty = tints.map { (variation: String, top: UInt32) in
    let board: [UInt32] = [variation.isEmpty ? 0xE6E5EA : top, 0xD5D6DD]
    return MeasuredLook(
      name: "swifty" + variation, background: board, fills: [nil, board[0], board[0]],
      autocorrect: half(board[0]), borders: [(0.5, "#0000004d"), nil], shadow: (0, "#00000000"))
  }

  static let minimal =
    tints.map { (variation: String, top: UInt32) in
      MeasuredLook(
        name: "minimal" + variation, background: [top, 0xD5D6DD], fills: [top, top, top],
        autocorrect: half(top), shadow: (0, "#00000000"))
    } + [
      MeasuredLook(
        name: "minimal:midnight", background: [0x05032F, 0x02011A, 0x01000C, 0x010005, 0],
        fills: [0x05032F, 0x05032F, 0x05032F], texts: [0xFFFFFF, 0xFFFFFF, 0xFFFFFF],
        toolbarText: 0xFFFFFF, autocorrect: 0x373559, shadow: (0, "#00000000")),
      MeasuredLook(
        name: "minimal:sunset",
        background: [0xFF3B30, 0xFF542A, 0xFF6A22, 0xFF7E17, 0xFF9500],
        fills: [0xFF3B30, 0xFF3B30, 0xFF3B30], texts: [0, 0, 0], toolbarText: 0,
        autocorrect: 0xFF6818, shadow: (0, "#00000000")),
    ]

  /// Backgrounds, and what is seen of the three kinds of keys on them.
  static let colorful: [MeasuredLook] = [
    ("black", 0x000000, [0x262626, 0x333333, 0x4D4D4D]),
    ("blue", 0x007AFF, [0x1A87FF, 0x3395FF, 0x4DA2FF]),
    ("green", 0x2FB350, [0x44BB62, 0x59C273, 0x6DCA85]),
    ("orange", 0xFF9500, [0xFFA01A, 0xFFAA33, 0xFFB54D]),
    ("pink", 0xE6294D, [0xE93E5F, 0xEB5471, 0xEE6982]),
    ("purple", 0x9E4AC8, [0xA85CCE, 0xB16ED3, 0xBB80D9]),
    ("red", 0xE6352B, [0xE94940, 0xEB5D55, 0xEE726B]),
    ("white", 0xFFFFFF, [0xF7F7F7, 0xEBEBEB, 0xE6E6E6]),
  ].map { (name: String, board: UInt32, fills: [UInt32]) in
    let ink: UInt32 = name == "white" ? 0x000000 : 0xFFFFFF
    return MeasuredLook(
      name: "colorful:" + name, background: [board, board], fills: fills, texts: [ink, ink, ink],
      toolbarText: ink, autocorrect: fills[1], shadow: (1, "#0000004d"))
  }

  static let all = candy + tron + standard + swifty + minimal + colorful

  private static func half(_ hex: UInt32) -> UInt32 {
    let color = Color.Resolved(hex: 0xFFFFFF, opacity: 0.5).composited(over: Color(hex: hex).light)
    return color.hex
  }
}
