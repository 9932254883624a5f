import KeyboardKit
import Testing

@testable import KeyboardStyling

/// Backgrounds that were encoded before they had all of today's fields.
@Suite struct BackgroundCodingTests {

  private static func object(_ background: Keyboard.Background) throws -> [String: Any] {
    let data = try JSONEncoder().encode(background)
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  private static func background(_ object: [String: Any]) throws -> Keyboard.Background {
    let data = try JSONSerialization.data(withJSONObject: object)
    return try JSONDecoder().decode(Keyboard.Background.self, from: data)
  }

  private static var full: Keyboard.Background {
    var background = Keyboard.Background(
      backgroundColor: .red, backgroundGradient: [.red, .blue], imageData: Data([1, 2]),
      imageContentMode: .slice, overlayColor: .green, overlayGradient: [.green, .red])
    background.material = Keyboard.Material(blur: 4, saturation: 2, tint: .red, light: .blue)
    background.imageFocalPoint = CGPoint(x: 0.25, y: 1)
    background.imageSliceInsets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    background.imageScale = 2
    background.imageOpacity = 0.5
    background.imageTint = .blue
    background.imageBlur = 3
    background.imageRegion = ImageFile.Region(x: 1, y: 2, width: 3, height: 4)
    background.imageKeys = [.tint]
    background.noise = Keyboard.Noise(amount: 0.25, scale: 1, seed: 9)
    background.blendModes = [.image: .screen, .noise: .overlay]
    background.overlay?.isRepeating = true
    return background
  }

  @Test func missingFieldsAreDefaults() throws {
    #expect(try Self.background([:]) == Keyboard.Background())
    let (full, standard) = (try Self.object(Self.full), try Self.object(Keyboard.Background()))
    #expect(full.count == Mirror(reflecting: Self.full).children.count)
    for key in full.keys.sorted() {
      var object = full
      object[key] = nil
      let decoded = try Self.object(Self.background(object))
      #expect(decoded[key] as? NSObject == standard[key] as? NSObject, "\(key)")
      #expect(decoded.filter { $0.key != key } as NSDictionary == object as NSDictionary, "\(key)")
    }
  }

  @Test func allFieldsSurviveCoding() throws {
    #expect(try Self.background(Self.object(Self.full)) == Self.full)
  }

  @Test func gradientsOfEarlierVersionsDontRepeat() throws {
    let shapes: [KeyboardGradient.Shape] = [
      .vertical, .radial(center: .zero, radius: 0.5),
      .radial(center: .zero, radius: 0.5, focus: CGPoint(x: 0.25, y: 0)),
      .conic(center: .zero, degrees: 45),
    ]
    for shape in shapes {
      let gradient = KeyboardGradient(shape: shape, colors: [.red, .blue])
      let data = try JSONEncoder().encode(gradient)
      var object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      #expect(object.removeValue(forKey: "isRepeating") as? Bool == false)
      let older = try JSONSerialization.data(withJSONObject: object)
      #expect(try JSONDecoder().decode(KeyboardGradient.self, from: older) == gradient)
    }
  }

  @Test func valuesOfOtherTypesAreErrors() throws {
    var object = try Self.object(Self.full)
    object["imageSliceInsets"] = "none"
    #expect(throws: DecodingError.self) { try Self.background(object) }
  }
}
