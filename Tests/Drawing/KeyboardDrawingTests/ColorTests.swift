import Foundation
import KeyboardDrawing
import Testing

@Suite struct ColorTests {

  @Test func componentsAreClamped() {
    let color = Color.Resolved(red: -1, green: 2, blue: .nan, opacity: 0.5)
    #expect(color == Color.Resolved(red: 0, green: 1, blue: 0, opacity: 0.5))
  }

  @Test func systemColorsDifferInTheDark() {
    #expect(Color.blue.resolved(isDark: false).hexText == "#007aff")
    #expect(Color.blue.resolved(isDark: true).hexText == "#0a84ff")
  }

  @Test(arguments: [(0x77_7777, 4.478), (0xFF_FFFF, 1), (0, 21)] as [(UInt32, Double)])
  func contrastIsThatOfWCAG(hex: UInt32, ratio: Double) {
    let contrast = Color.Resolved(hex: hex).contrast(to: Color.Resolved(hex: 0xFF_FFFF))
    #expect(abs(contrast - ratio) < 0.001)
  }

  @Test(arguments: [0x00_0000, 0x12_3456, 0xFF_0000, 0xC0_FFEE] as [UInt32])
  func perceptualColorsConvertBack(hex: UInt32) {
    let color = Color.Resolved(hex: hex)
    #expect(OKLab(color).color().hexText == color.hexText)
  }

  @Test func descriptionsShowBothValues() {
    let color = Color(light: .init(hex: 0), dark: .init(hex: 0xFFFFFF))
    let (light, dark) = (String(reflecting: color.light), String(reflecting: color.dark))
    #expect("\(color)" == "Color(light: \(light), dark: \(dark))")
  }

  @Test func opacityMultiplies() {
    #expect(Color.black.opacity(0.5).opacity(0.5).light.opacity == 0.25)
  }

  @Test(arguments: [
    (Color.red.opacity(0.5), ["alpha", "blue", "dark", "green", "red"]),
    (Color(hex: 0x007AFF, opacity: 0.5), ["alpha", "blue", "green", "red"]),
  ])
  func codingKeepsBothValues(color: Color, keys: [String]) throws {
    let data = try JSONEncoder().encode(color)
    #expect(try JSONDecoder().decode(Color.self, from: data) == color)
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    #expect(object?.keys.sorted() == keys)
  }
}
