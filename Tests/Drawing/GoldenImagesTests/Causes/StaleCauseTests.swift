import KeyboardKit
import KeyboardRender
import Testing

@testable import GoldenImages

/// Lists of elements that an older program stored with the same pixels: what only they tell is no
/// cause of other pixels.
@Suite struct StaleCauseTests {

  /// What a program may not have stored, or otherwise, for keys and for the whole keyboard.
  enum Staleness: CaseIterable, Sendable {
    case fill, corners, font, weight, glow, border, insets, separators, notation

    func apply(to elements: inout ImageElements) {
      switch self {
      case .fill: remove(["backgroundColor", "background"], of: &elements)
      case .corners: remove(["cornerRadius"], of: &elements)
      case .font: remove(["fontSize", "titleFont"], of: &elements)
      case .weight: remove(["fontWeight"], of: &elements)
      case .glow: break  // In the list of today.
      case .border: remove(["borderColor", "borderSize"], of: &elements)
      case .insets: remove(["contentInsets", "foregroundColor"], of: &elements)
      case .separators: elements.list.removeAll { $0.role == "toolbarSeparator" }
      case .notation:
        for index in elements.list.indices {
          // The texts of keys are their own, so that one of them is as good as another.
          for place in elements.list[index].style.indices
          where !["text", "image"].contains(elements.list[index].style[place].name) {
            elements.list[index].style[place].value = "#12345678"
          }
        }
      }
    }

    private func remove(_ names: Set<String>, of elements: inout ImageElements) {
      for index in elements.list.indices {
        elements.list[index].style.removeAll { names.contains($0.name) }
      }
    }
  }

  private static let renderer = Result { () throws(RenderError) in try KeyboardRenderer() }

  private func picture() throws -> (PNGPicture, ImageElements) {
    let keyboardContext = KeyboardContext(device: .standard, locale: Locale(identifier: "en"))
    let view = KeyboardView(
      keyboardContext: keyboardContext,
      suggestions: ["One", "Two"].map { Autocomplete.Suggestion(text: $0) }
    ).keyboardTheme(.tron)
    let scene = view.scene(measuring: try Self.renderer.get().measure)
    let picture = PNGPicture(try Self.renderer.get().bitmap(of: scene, scale: 1))
    return (picture, ImageElements(scene))
  }

  private func comparison(
    _ staleness: [Staleness], changing box: PixelRect
  ) throws -> ImageVerdict {
    var (plain, fresh) = try picture()
    var stale = fresh
    for kind in staleness { kind.apply(to: &stale) }
    if staleness.contains(.glow) {
      for index in fresh.list.indices {
        fresh.list[index].style.append(.init(name: "glowRadius", value: "5"))
      }
    }
    #expect(stale != fresh)
    var bytes = plain.bytes
    for y in box.y..<box.maxY {
      for x in box.x..<box.maxX { bytes[(y * plain.width + x) * 4] ^= 0x80 }
    }
    func with(_ bytes: [UInt8], _ elements: ImageElements) -> PNGPicture {
      PNGPicture(
        width: plain.width, height: plain.height, bytes: bytes, isOpaque: plain.isOpaque, scale: 1,
        texts: [elements.text])
    }
    return ImageComparison(expected: with(plain.bytes, stale), actual: with(bytes, fresh)).verdict
  }

  static let places = [
    PixelRect(x: 195, y: 120, width: 1, height: 1), PixelRect(x: 185, y: 125, width: 3, height: 3),
    // The edge of a key, the gap between keys, the toolbar and the space key.
    PixelRect(x: 179, y: 130, width: 2, height: 4), PixelRect(x: 176, y: 104, width: 6, height: 3),
    PixelRect(x: 60, y: 18, width: 3, height: 3), PixelRect(x: 200, y: 240, width: 5, height: 5),
  ]

  @Test(arguments: Staleness.allCases, places)
  func listsAreNoCauses(staleness: Staleness, place: PixelRect) throws {
    let verdict = try comparison([staleness], changing: place)
    #expect(verdict.pixels == place.width * place.height)
    let kinds = Set(verdict.changes.flatMap(\.causes).map(\.kind))
    #expect(kinds.isDisjoint(with: [.style, .appeared, .disappeared, .moved]), "\(verdict)")
    #expect(!verdict.changes.isEmpty)
  }

  @Test(arguments: places)
  func everythingStaleIsNoCause(place: PixelRect) throws {
    let verdict = try comparison(Staleness.allCases, changing: place)
    #expect(!verdict.changes.flatMap(\.causes).contains { $0.kind == .style }, "\(verdict)")
  }

  /// Where sizes differ, no pixels tell which styles changed.
  @Test func othersSizesNameNoStyles() throws {
    let (plain, fresh) = try picture()
    var stale = fresh
    Staleness.font.apply(to: &stale)
    let (expected, actual) = (
      PNGPicture(
        width: plain.width, height: plain.height, bytes: plain.bytes, isOpaque: true, scale: 1,
        texts: [stale.text]),
      PNGPicture(
        width: plain.width, height: plain.height - 1,
        bytes: Array(plain.bytes.dropLast(plain.width * 4)), isOpaque: true, scale: 1,
        texts: [fresh.text])
    )
    let verdict = ImageComparison(expected: expected, actual: actual).verdict
    #expect(verdict.description.contains("pixels instead of") && verdict.changes.isEmpty)
  }
}
