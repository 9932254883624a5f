import KeyboardKit
import Testing

/// The keys of the Liquid Glass look beside those in pictures of iOS 26.
///
/// The faces were measured in the pictures at the pixels of their edges, in points of the screen: a
/// pixel is a third of a point on phones, and half a point on pads.
@Suite struct LiquidGlassKeysTests {

  /// A pictured keyboard.
  struct Picture: CustomTestStringConvertible, Sendable {

    var device: String
    var orientation = InterfaceOrientation.portrait
    var locales = ["en"]
    var field = Keyboard.TextFieldType.default
    var hasToolbar = true

    var top: Double

    /// The rows of faces: top and height, and some keys with their left edges and widths.
    var rows: [(top: Double, height: Double, keys: [(String, Double, Double)])]

    var testDescription: String { "\(device) \(orientation)" }

    func placed() throws -> PlacedKeyboard {
      let device = try #require(Device.named(device))
      let context = KeyboardContext(
        device: device, orientation: orientation, locale: Locale(identifier: locales[0]))
      context.locales = locales.map(Locale.init)
      context.keyboardCase = .lowercased
      context.textFieldType = field
      context.setIsLiquidGlassEnabled(true)
      var view = KeyboardView(keyboardContext: context)
      view.showsToolbar = hasToolbar
      return view.placed(in: .fixedAdvance)
    }
  }

  static let pictures = phones + pads

  private static let phones = [
    Picture(
      device: "iphone-16e", hasToolbar: false, top: 536,
      rows: [
        (561, 43, [("q", 8.67, 31.67), ("w", 46.58, 31.67), ("p", 349.67, 32)]),
        (615, 43, [("a", 27.33, 31.67), ("l", 330.67, 32)]),
        (
          669, 43,
          [("shift", 8.67, 43), ("z", 65.33, 32), ("m", 292.67, 32), ("backspace", 338.33, 43.33)]
        ),
        (723, 43, [("numeric", 8.67, 88.67), ("space", 103.33, 183), ("return", 292.67, 89)]),
      ]),
    Picture(
      device: "iphone-pro-max", locales: ["fr", "en"], top: 588,
      rows: [
        (639, 45, [("a", 6.67, 36), ("z", 48.97, 36), ("p", 387.37, 36)]),
        (695, 45, [("q", 6.67, 36), ("m", 387.37, 36)]),
        (
          751, 45,
          [
            ("shift", 6.67, 48.67), ("w", 70, 36.33), ("´", 323.67, 36.33),
            ("backspace", 374.67, 49),
          ]
        ),
        (
          807, 45,
          [
            ("numeric", 6.67, 46.67), ("emojis", 59.33, 47), ("space", 112.33, 205.33),
            ("return", 323.67, 100),
          ]
        ),
      ]),
    // The rows of the release, in which a letter is followed by the next after 39.33 to 39.47.
    Picture(
      device: "iphone-17-pro", locales: ["en", "sv"], top: 540,
      rows: [
        (591, 43, [("q", 6.67, 33.4)]), (645, 43, [("a", 26.4, 33.4)]),
        (699, 43, [("shift", 6.67, 45.33), ("backspace", 350, 45.33)]),
        (
          753, 43,
          [
            ("numeric", 6.67, 43.33), ("emojis", 56, 43.33), ("space", 105.33, 191.33),
            ("return", 302.67, 93),
          ]
        ),
      ]),
    // The keys stand off center, and measure 7.67 and 120 at the middles of their edges.
    Picture(
      device: "iphone-16e", field: .decimalPad, hasToolbar: false, top: 536,
      rows: [560, 614, 668, 722].enumerated().map { row, top in
        (top, 48, [("\(row < 3 ? "\(3 * row + 2)" : "0")", 133.67, 120)])
      }),
    Picture(
      device: "iphone-15", orientation: .landscape, locales: ["en", "sv"], top: 190.5,
      rows: [
        (234, 27.67, [("q", 79, 64), ("p", 709, 64)]),
        (269.67, 27.33, [("a", 114, 64), ("l", 674, 64)]),
        (305, 27.67, [("shift", 79, 85), ("z", 184, 64), ("backspace", 688, 85)]),
        (
          340.67, 27.33,
          [("numeric", 79, 64), ("emojis", 149, 64), ("space", 219, 414), ("return", 639, 134)]
        ),
      ]),
  ]

  private static let pads = [
    Picture(
      device: "ipad-air-11", top: 843,
      rows: [
        (906, 55, [("tab", 9, 71), ("q", 90, 55), ("p", 675, 55), ("backspace", 740, 71)]),
        (970, 54.5, [("capsLock", 9, 90.5), ("a", 109.5, 55), ("return", 694.5, 116.5)]),
        (1033.5, 55, [("shift", 9, 120), ("z", 139, 55), (".", 658.5, 55)]),
        (
          1097.5, 54.5,
          [
            ("globe", 9, 59), ("numeric", 78, 58.5), ("dictation", 146.5, 59),
            ("space", 215.5, 400), ("dismiss", 723, 88),
          ]
        ),
      ]),
    Picture(
      device: "ipad-pro-13-m4", locales: ["en", "sv"], field: .url, top: 973.25,
      rows: [
        (1034, 45.5, [("`", 3.5, 64), ("1", 74.5, 64), ("=", 855, 64), ("backspace", 926, 102.5)]),
        (1086.5, 61, [("tab", 3.5, 102.5), ("q", 113, 64), ("{", 822.5, 64), ("\\", 964.5, 64)]),
        (
          1154.5, 61,
          [
            ("capsLock", 3.5, 118.5), ("a", 129, 64), (";", 768, 64), ("'", 839, 64),
            ("return", 910, 118.5),
          ]
        ),
        (1222.5, 61.5, [("shift", 3.5, 154), ("z", 164.5, 64), ("/", 803.5, 64)]),
        (
          1291, 61,
          [
            ("globe", 3.5, 93.5), ("numeric", 104, 93.5), ("dictation", 204.5, 94),
            ("space", 305.5, 451), (".com", 763.5, 64), ("dismiss", 935, 93.5),
          ]
        ),
      ]),
  ]

  @Test(arguments: pictures)
  func facesAreThoseOfThePicture(_ picture: Picture) throws {
    let placed = try picture.placed()
    let screen = try #require(Device.named(picture.device)).screenSize(in: picture.orientation)
    let top = screen.height - placed.size.height
    #expect(abs(top - picture.top) <= 0.35)
    let scale = picture.device.hasPrefix("iphone") ? 3.0 : 2
    for (row, measured) in picture.rows.enumerated() {
      for (name, x, width) in measured.keys {
        let key = try #require(
          placed.keys.first { $0.row == row && $0.item.action.keyName == name }, "\(name)")
        let face = key.keyFrame.offsetBy(dx: 0, dy: top)
        let measured = [x, measured.top, x + width, measured.top + measured.height]
        for (edge, expected) in zip([face.minX, face.minY, face.maxX, face.maxY], measured) {
          // Drawing rounds edges to pixels, as the system does.
          let drawn = (edge * scale).rounded() / scale
          let difference = min(abs(edge - expected), abs(drawn - expected))
          #expect(difference <= 0.35, "\(name) in row \(row): \(edge) for \(expected)")
        }
      }
    }
  }

  @Test(arguments: ["iphone-16e", "iphone-17-pro"], ["sv", "de", "da", "nb", "ru"])
  func elevenLettersHaveNarrowMargins(device: String, locale: String) throws {
    let placed = try Picture(device: device, locales: [locale], top: 0, rows: []).placed()
    let letters = placed.keys.filter { $0.row < 2 && $0.item.action.isCharacterAction }
    let (first, second) = (try #require(letters.first).keyFrame, letters[1].keyFrame)
    #expect(letters.filter { $0.row == 0 }.count >= 11)
    #expect((3.33...3.7).contains(first.minX) && (25...30.5).contains(first.width))
    #expect(abs(first.height - 42) < 1e-9 && abs(second.minX - first.maxX - 6) < 1e-9)
    let below = try #require(letters.first { $0.row == 1 }).keyFrame
    #expect(abs(below.minY - first.minY - 54) < 1e-9)
    let english = try Picture(device: device, top: 0, rows: []).placed()
    #expect(placed.size == english.size)
  }

  @Test(arguments: [("iphone-17-pro", [133.0, 267]), ("iphone-17-pro-max", [145.67, 292.33])])
  func separatorsStandOnThirds(device: String, lefts: [Double]) throws {
    let context = KeyboardContext(device: try #require(Device.named(device)))
    context.setIsLiquidGlassEnabled(true)
    let view = KeyboardView(
      keyboardContext: context,
      suggestions: [.init(text: "a"), .init(text: "b", type: .autocorrect), .init(text: "c")])
    let lines = view.scene(in: .fixedAdvance).elements
      .filter { $0.role == .toolbarSeparator }.map { Double($0.box.minX) }
    #expect(lines.count == lefts.count)
    for (line, left) in zip(lines, lefts) { #expect(abs(line - left) <= 0.34) }
  }

  @Test("Rows of a callout are equally long, but for the last one", arguments: 2...18)
  func calloutsAreSplitEvenly(count: Int) throws {
    let context = KeyboardContext(device: try #require(Device.named("iphone-17-pro")))
    context.setIsLiquidGlassEnabled(true)
    let actions = (0..<count).map { KeyboardAction.character("\($0)") }
    var view = KeyboardView(keyboardContext: context)
    view.callout = .actions(of: .character("a"), selectedIndex: 0)
    let scene = view.keyboardCalloutActions { _ in actions }.scene(in: .fixedAdvance)
    let items = scene.elements.filter { $0.role == .calloutItem }
    let rows = Dictionary(grouping: items, by: \.box.minY).values.map(\.count).sorted()
    let most = try #require(rows.last)
    #expect(rows.reduce(0, +) == count && rows.dropFirst().allSatisfy { $0 == most })
    #expect(most - rows[0] < rows.count)
  }

  /// Rows of full width in all locales, between the sides of the board.
  @Test(arguments: ["iphone-16e", "iphone-17-pro-max", "ipad-mini", "ipad-air-11", "ipad-air-13"])
  func keysAreOnTheBoardInEveryLocale(device: String) throws {
    for identifier in LocaleProfile.supportedIdentifiers {
      let placed = try Picture(device: device, locales: [identifier, "en"], top: 0, rows: [])
        .placed()
      let board = CGRect(origin: .zero, size: placed.size)
      let outside = placed.keys.filter {
        !board.insetBy(dx: -0.01, dy: -0.01).contains($0.keyFrame) || $0.keyFrame.width < 12
      }
      #expect(outside.allSatisfy { $0.item.action.isSpacer }, "\(identifier)")
      let names = placed.keys.map(\.item.action).filter(\.isCharacterAction)
      #expect(Set(names).count == names.count, "\(identifier)")
    }
  }

  @Test func shiftTypesTheUpperCharacterOfAKey() throws {
    let device = try #require(Device.named("ipad-pro-13-m4"))
    for (keyboardCase, expected) in [
      (Keyboard.KeyboardCase.lowercased, "`1234567890-="), (.uppercased, "~!@#$%^&*()_+"),
      (.capsLocked, "`1234567890-="),
    ] {
      let context = KeyboardContext(device: device, locale: .english)
      context.keyboardCase = keyboardCase
      context.setIsLiquidGlassEnabled(true)
      let row = KeyboardView(keyboardContext: context).placed(in: .fixedAdvance)
        .keys.filter { $0.row == 0 }
      #expect(row.compactMap(\.item.action.value).joined() == expected)
      let upper = row.compactMap { $0.item.swipeDownAction?.value }.joined()
      #expect(upper == (keyboardCase == .uppercased ? "" : "~!@#$%^&*()_+"))
    }
  }
}
