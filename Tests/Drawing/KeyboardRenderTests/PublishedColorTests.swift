import KeyboardKit
import KeyboardRender
import Testing

/// The colors of upstream's published picture of a look, as they read there.
///
/// They are Display-P3 without saying so; `nil` where a key has no face, or where another test looks.
struct PublishedColors: CustomTestStringConvertible, Sendable {
  var look: String

  /// The background at the top, an input key, a system key, the return key, and what lies under the
  /// suggestion that will be applied.
  var colors: [UInt32?]

  init(_ look: String, _ colors: [UInt32?]) {
    (self.look, self.colors) = (look, colors)
  }

  var testDescription: String { look }

  static let all = [
    PublishedColors("neon:night", [0x000000, 0xFFFFFF, 0x8D8CF2, 0x8D8CF2, 0x333333]),
    PublishedColors("candyShop:cottonCandy", [0xF8DCD8, 0xD2EFFD, 0xE8CBFB, 0xB969E4, 0xFCEEEB]),
    PublishedColors("candyShop:cuppyCake", [0xA3D073, 0xFCE7D4, 0xCEEAEE, 0x509ECE, 0xD1E7B6]),
    PublishedColors("aesthetic:boho", [0xB2AAA7, 0x998B7E, 0xC7D2D6, 0x584C3E, 0xD9D5D2]),
    PublishedColors("tron", [0x000000, 0x000000, 0x5AC5FB, 0x5AC5FB, 0x173C4C]),
    PublishedColors("tron:fcon", [0x000000, 0x000000, 0xEF89F9, 0xEF89F9, 0x4A2B4D]),
    PublishedColors("tron:military", [0x000000, 0x000000, 0xC9F44D, 0xC9F44D, 0x3E4C11]),
    PublishedColors("tron:neutral", [0x000000, 0x000000, 0xFFFFFF, 0xFFFFFF, 0x4F4F4F]),
    PublishedColors("tron:sark", [0x000000, 0x000000, 0xEB564F, 0xEB564F, 0x4A1A18]),
    PublishedColors("tron:virus", [0x000000, 0x000000, 0xF9D962, 0xF9D962, 0x4D431F]),
    PublishedColors("standard", [0xD5D6DC, 0xFDFDFD, 0xAEB2BB, 0xAEB2BB, 0xEAEBEF]),
    PublishedColors("standard:blue", [0xC2CCDE, 0xFDFDFD, 0xAEB2BB, 0xAEB2BB, 0xE2E6EF]),
    PublishedColors("standard:green", [0xC8D4D0, 0xFDFDFD, 0xAEB2BB, 0xAEB2BB, 0xE4E8E7]),
    PublishedColors("standard:pink", [0xD6C6CE, 0xFDFDFD, 0xAEB2BB, 0xAEB2BB, 0xEAE4E8]),
    PublishedColors("standard:purple", [0xD1C9DB, 0xFDFDFD, 0xAEB2BB, 0xAEB2BB, 0xE8E5EC]),
    PublishedColors("standard:yellow", [0xD9D5C9, 0xFDFDFD, 0xAEB2BB, 0xAEB2BB, 0xEBEAE5]),
    PublishedColors("swifty", [0xE6E5EA, 0xFDFDFD, nil, nil, 0xF1F2F4]),
    PublishedColors("swifty:blue", [0xC2CCDE, 0xFDFDFD, nil, nil, 0xE2E6EF]),
    PublishedColors("swifty:green", [0xC8D4D0, 0xFDFDFD, nil, nil, 0xE4E8E7]),
    PublishedColors("swifty:pink", [0xD6C6CE, 0xFDFDFD, nil, nil, 0xEAE4E8]),
    PublishedColors("swifty:purple", [0xD1C9DB, 0xFDFDFD, nil, nil, 0xE8E5EC]),
    PublishedColors("swifty:yellow", [0xD9D5C9, 0xFDFDFD, nil, nil, 0xEBEAE5]),
    PublishedColors("minimal", [0xD5D6DC, nil, nil, nil, 0xEAEBEF]),
    PublishedColors("minimal:blue", [0xC2CCDE, nil, nil, nil, 0xE2E6EF]),
    PublishedColors("minimal:green", [0xC8D4D0, nil, nil, nil, 0xE4E8E7]),
    PublishedColors("minimal:pink", [0xD6C6CE, nil, nil, nil, 0xEAE4E8]),
    PublishedColors("minimal:purple", [0xD1C9DB, nil, nil, nil, 0xE8E5EC]),
    PublishedColors("minimal:yellow", [0xD9D5C9, nil, nil, nil, 0xEBEAE5]),
    PublishedColors("minimal:midnight", [nil, nil, nil, nil, 0x363556]),
    PublishedColors("minimal:sunset", [0xEB4E3D, nil, nil, nil, 0xED7736]),
    PublishedColors("colorful:black", [0x000000, 0x262626, 0x333333, 0x4D4D4D, 0x333333]),
    PublishedColors("colorful:blue", [0x3478F5, 0x3F85F7, 0x4F93F6, 0x63A1F8, 0x4F93F6]),
    PublishedColors("colorful:green", [0x5CB15C, 0x67BA6C, 0x75C07B, 0x84C88B, 0x75C07B]),
    PublishedColors("colorful:orange", [0xF29A38, 0xF2A440, 0xF3AF4E, 0xF4B860, 0xF3AF4E]),
    PublishedColors("colorful:pink", [0xD33E51, 0xD64D61, 0xDA5F73, 0xDE7184, 0xDA5F73]),
    PublishedColors("colorful:purple", [0x934EC2, 0x9E5FC7, 0xA871CE, 0xB283D4, 0xA871CE]),
    PublishedColors("colorful:red", [0xD44638, 0xD75548, 0xDA655B, 0xDE796F, 0xDA655B]),
    PublishedColors("colorful:white", [0xFFFFFF, 0xF7F7F7, 0xEBEBEB, 0xE6E6E6, 0xEBEBEB]),
  ]
}

/// Every predefined look with a published picture, drawn and compared with that picture's flat colors.
@Suite struct PublishedColorTests {

  /// Where the colors are looked for, in points: beside all texts.
  private static let places = [
    CGPoint(x: 1, y: 1), CGPoint(x: 125, y: 237), CGPoint(x: 10, y: 175), CGPoint(x: 306, y: 237),
    CGPoint(x: 150, y: 15),
  ]

  private func bitmap(_ look: String) throws -> Bitmap {
    let context = KeyboardContext(device: try #require(Device.named("iphone")))
    context.keyboardCase = .lowercased
    let theme = try KeyboardTheme.builtIn(look)
    let view = KeyboardView(
      keyboardContext: context,
      appearance: KeyboardThemeAppearance(theme: theme, keyboardContext: context),
      suggestions: [
        .init(text: "One"), .init(text: "Two", isAutocorrect: true), .init(text: "Three"),
      ])
    return try KeyboardRenderer().bitmap(of: view.environment(\.displayScale, 1), scale: 1)
  }

  private func displayP3(_ bitmap: Bitmap, _ place: CGPoint) -> [Double] {
    let pixel = bitmap[Int(place.x), Int(place.y)] ?? 0
    return LookPixels.displayP3(
      [pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF].map(Double.init))
  }

  private func components(_ hex: UInt32) -> [Double] {
    [hex >> 16 & 0xFF, hex >> 8 & 0xFF, hex & 0xFF].map(Double.init)
  }

  private func difference(_ first: [Double], _ second: [Double]) -> Double {
    zip(first, second).map { abs($0 - $1) }.max() ?? 255
  }

  @Test(arguments: PublishedColors.all)
  func flatColorsAreThoseOfThePicture(published: PublishedColors) throws {
    let bitmap = try bitmap(published.look)
    for (place, color) in zip(Self.places, published.colors) {
      guard let color else { continue }
      let drawn = displayP3(bitmap, place)
      #expect(
        difference(drawn, components(color)) <= 4,
        "\(published.look) at \(place): \(drawn), not \(String(color, radix: 16))")
    }
  }

  @Test func everyPublishedLookIsPredefined() throws {
    let looks = try Set(KeyboardTheme.builtInLooks)
    #expect(looks.isSuperset(of: PublishedColors.all.map(\.look)))
  }

  /// The blue of midnight's background down the picture, at two pixels a point.
  @Test(arguments: [
    (2, 0x2F), (50, 0x27), (100, 0x1F), (150, 0x17), (208, 0x11), (260, 0x0D), (316, 0x0A),
    (370, 0x06), (424, 0x05), (480, 0x02), (525, 0x00),
  ])
  func midnightGetsDarkerDownwards(pixel: Int, blue: Double) throws {
    let drawn = displayP3(try bitmap("minimal:midnight"), CGPoint(x: 1, y: pixel / 2))
    #expect(abs(drawn[2] - blue) <= 4)
  }

  /// Gradients end in the color of the picture's last rows.
  @Test(arguments: [
    ("minimal:sunset", UInt32(0xF09837)), ("standard:blue", 0xD5D6DC), ("swifty:pink", 0xD5D6DC),
    ("swifty", 0xD5D6DC),
    ("minimal:yellow", 0xD5D6DC),
  ])
  func gradientsEndAsInThePicture(look: String, bottom: UInt32) throws {
    let drawn = displayP3(try bitmap(look), CGPoint(x: 1, y: 262))
    #expect(difference(drawn, components(bottom)) <= 4, "\(drawn)")
  }
}
