import Foundation
import KeyboardDrawing
import Testing

@Suite struct SceneBuilderTests {

  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let red = Color.Resolved(hex: 0xFF0000)

  private func nodes(_ build: (inout SceneBuilder) -> Void) -> [Scene.Node] {
    var builder = SceneBuilder(size: CGSize(width: 100, height: 100))
    build(&builder)
    return builder.scene.nodes
  }

  @Test func coordinatesAreMultiplesOfAThousandth() {
    let path = Path(CGRect(x: 1.0 / 3, y: 2.0 / 3, width: 10, height: 10))
    let expected = Path(CGRect(x: 0.333, y: 0.667, width: 10, height: 10))
    #expect(nodes { $0.fill(path, red) } == [.fill(expected, .color(red))])
  }

  @Test func numbersThatAreNotFiniteBecomeZero() {
    let path = Path { $0.move(to: CGPoint(x: Double.nan, y: Double.infinity)) }
    let expected = Path { $0.move(to: .zero) }
    #expect(nodes { $0.fill(path, red) } == [.fill(expected, .color(red))])
  }

  @Test func nodesOutsideOfGroupsHaveParts() {
    let (key, label) = (
      Scene.Part(.content, of: .key, named: "q"), Scene.Part(.label, of: .key, named: "q")
    )
    let half = Affine.scale(0.5, about: .zero)
    func draw(into builder: inout SceneBuilder) {
      builder.fill(square, red)
      builder.transformed(by: half) {
        $0.group(opacity: 0.5) { group in
          group.fill(square, red)
          group.part(key) { $0.fill(square, red) }
        }
        $0.part(label) { $0.group(opacity: 0.5) { $0.fill(square, red) } }
      }
      builder.part(key) { $0.fill(square, red.opacity(0)) }
      builder.element(.key, name: "q", box: .zero)
    }
    var (plain, builder) = (SceneBuilder(size: .zero), SceneBuilder(size: .zero))
    builder.parts = []
    draw(into: &plain)
    draw(into: &builder)
    #expect(builder.parts == [nil, nil, key, label])
    #expect(plain.parts == nil)
    #expect(plain.scene == builder.scene)
  }

  @Test func whatCannotBeSeenIsLeftOut() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    let clear = red.opacity(0)
    let nodes = nodes { builder in
      builder.fill(Path(), red)
      builder.fill(square, clear)
      builder.stroke(square, .color(red), StrokeStyle(lineWidth: 0))
      builder.text(TextRun("", font: .body, color: red, box: box))
      builder.text(TextRun("a", font: .body, color: red, box: .zero))
      builder.text(TextRun("a", font: .body, color: clear, box: box))
      builder.shadow(Scene.Shadow(square, color: clear, radius: 3))
      builder.group(opacity: 0.5) { _ in }
      builder.group(opacity: 0) { $0.fill(square, red) }
    }
    #expect(nodes.isEmpty)
  }

  @Test func lineBreaksInTextBecomeSpaces() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    let run = TextRun("a\nb\r\nc", font: .body, color: red, box: box)
    var expected = run
    expected.text = "a b c"
    #expect(nodes { $0.text(run) } == [.text(expected)])
  }

  @Test func shadowWithoutBlurIsAFill() {
    let nodes = nodes { $0.shadow(Scene.Shadow(square, color: red, radius: 0)) }
    #expect(nodes == [.fill(square, .color(red))])
  }

  @Test func groupThatChangesNothingIsTakenApart() {
    #expect(nodes { $0.group { $0.fill(square, red) } } == [.fill(square, .color(red))])
  }

  @Test func elementsOfGroupsAreKept() {
    var builder = SceneBuilder(size: CGSize(width: 10, height: 10))
    builder.group(opacity: 0.5) { builder in
      builder.element(Scene.Element(.key, name: "q", box: CGRect(x: 0, y: 0, width: 1, height: 1)))
      builder.fill(square, red)
    }
    #expect(builder.scene.elements.map(\.name) == ["q"])
  }

  @Test(arguments: [
    (Scene.Property.Value.color(Color.Resolved(hex: 0x00C8FF)), "#00c8ff"),
    (.color(Color.Resolved(hex: 0x00C8FF, opacity: 0.3)), "#00c8ff4d"),
    (.number(26), "26"), (.number(0.5), "0.5"), (.number(1.0 / 3), "0.333"), (.text("x"), "x"),
  ])
  func propertiesReadAsText(value: Scene.Property.Value, text: String) {
    #expect(Scene.Property("name", value).text == text)
  }
}
