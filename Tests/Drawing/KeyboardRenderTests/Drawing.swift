import KeyboardKit
import KeyboardRender

/// A scene that a closure draws, on a white ground unless said otherwise.
func scene(
  width: Double = 40, height: Double = 40, ground: Color.Resolved? = .init(hex: 0xFFFFFF),
  _ draw: (inout SceneBuilder) -> Void
) -> Scene {
  var builder = SceneBuilder(size: CGSize(width: width, height: height))
  if let ground { builder.fill(Path(CGRect(x: 0, y: 0, width: width, height: height)), ground) }
  draw(&builder)
  return builder.scene
}

/// A suite that draws.
class RendererSuite {

  let renderer: KeyboardRenderer

  init() throws {
    renderer = try KeyboardRenderer()
  }
}

/// A few keys with all that keys are made of.
func keyboard() -> Scene {
  scene(width: 120, height: 60, ground: .init(hex: 0xD5D6DB)) { builder in
    for (index, text) in ["q", "ß", "ع", "😀"].enumerated() {
      let box = CGRect(x: 3 + 29 * Double(index), y: 5.3, width: 25, height: 42)
      let path = Path(roundedRect: box, cornerRadius: 5)
      builder.shadow(.init(path, color: .init(hex: 0, opacity: 0.5), radius: 2, outside: path))
      builder.fill(
        path,
        .linearGradient(
          [.init(.init(hex: 0xFF0000), at: 0), .init(.init(hex: 0x0000FF), at: 1)],
          from: CGPoint(x: 0, y: box.minY), to: CGPoint(x: 0, y: box.maxY)))
      builder.stroke(path, .color(.init(hex: 0x80C174)), StrokeStyle(lineWidth: 1))
      builder.group(opacity: 0.5) {
        $0.text(TextRun(text, font: .system(size: 26), color: .init(hex: 0), box: box))
      }
    }
  }
}

func run(
  _ text: String, size: Double = 20, family: Font.Family = .system,
  box: CGRect = CGRect(x: 5, y: 5, width: 30, height: 30),
  alignment: TextRun.Alignment = .center, minimumScale: Double = 1
) -> TextRun {
  TextRun(
    text, font: Font(family: family, size: size), color: .init(hex: 0), box: box,
    alignment: alignment, minimumScale: minimumScale)
}
