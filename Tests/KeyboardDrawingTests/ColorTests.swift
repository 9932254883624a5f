import Foundation
import KeyboardDrawing
import Testing

@Suite struct ColorTests {

  @Test func componentsAreClamped() {
    let color = Color.Resolved(red: -1, green: 2, blue: .nan, opacity: 0.5)
    #expect(color == Color.Resolved(red: 0, green: 1, blue: 0, opacity: 0.5))
  }

  @Test func systemColoursDifferInTheDark() {
    #expect(Color.blue.resolved(isDark: false).hexText == "#007aff")
    #expect(Color.blue.resolved(isDark: true).hexText == "#0a84ff")
  }

  @Test func opacityMultiplies() {
    #expect(Color.black.opacity(0.5).opacity(0.5).light.opacity == 0.25)
  }

  @Test func codingKeepsTheLightValue() throws {
    let data = try JSONEncoder().encode(Color.blue.opacity(0.5))
    let decoded = try JSONDecoder().decode(Color.self, from: data)
    #expect(decoded == Color(hex: 0x007AFF, opacity: 0.5))
    let keys = try JSONSerialization.jsonObject(with: data) as? [String: Double]
    #expect(keys?.keys.sorted() == ["alpha", "blue", "green", "red"])
  }
}
