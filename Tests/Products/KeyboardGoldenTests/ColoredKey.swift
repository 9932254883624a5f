import KeyboardKit

/// A drawing of one key on a ground.
struct ColoredKey: SceneConvertible {

  var blue = 0.8

  var width = 40.0

  func scene(measuring text: TextMeasure) -> Scene {
    var builder = SceneBuilder(size: CGSize(width: width, height: 30))
    let ground = CGRect(x: 0, y: 0, width: width, height: 30)
    builder.fill(Path(ground), Color.Resolved(red: 0.9, green: 0.9, blue: 0.9))
    let box = CGRect(x: 8, y: 6, width: 20, height: 18)
    let color = Color.Resolved(red: 0.1, green: 0.5, blue: blue)
    builder.fill(Path(box), color)
    builder.element(
      Scene.Element(.key, name: "q", box: box, style: [.init("backgroundColor", .color(color))]))
    return builder.scene
  }
}
