import KeyboardKit

extension View {

  var scene: Scene { scene(measuring: .fixedAdvance) }

  var touchableKeys: [TouchableKey] { touchableKeys(measuring: .fixedAdvance) }
}

extension ViewContext {

  static var fixedAdvance: Self { Self(text: .fixedAdvance) }
}

extension Scene.Node {

  var fill: (path: Path, paint: Paint)? {
    if case .fill(let path, let paint) = self { (path, paint) } else { nil }
  }

  var group: Scene.Group? { if case .group(let group) = self { group } else { nil } }
}

extension [Scene.Node] {

  func fills(_ color: Color.Resolved) -> [Path] {
    compactMap { if case .fill(let path, .color(color)) = $0 { path } else { nil } }
  }

  var paths: [Path] { compactMap(\.fill?.path) }

  var strokes: [(paint: Paint, style: StrokeStyle)] {
    compactMap { if case .stroke(_, let paint, let style) = $0 { (paint, style) } else { nil } }
  }

  var shadows: [Scene.Shadow] {
    compactMap { if case .shadow(let shadow) = $0 { shadow } else { nil } }
  }

  var images: [Scene.Image] {
    flatMap { node -> [Scene.Image] in
      switch node {
      case .image(let image): [image]
      case .group(let group): group.nodes.images
      default: []
      }
    }
  }

  var groups: [Scene.Group] { compactMap(\.group) }

  var runs: [TextRun] {
    flatMap { node -> [TextRun] in
      switch node {
      case .text(let run): [run]
      case .group(let group): group.nodes.runs
      default: []
      }
    }
  }

  func run(_ text: String) -> TextRun? { runs.first { $0.text == text } }
}

extension Path {

  /// This path in the numbers of scenes.
  var thousandths: Path {
    mapPoints { CGPoint(x: ($0.x * 1000).rounded() / 1000, y: ($0.y * 1000).rounded() / 1000) }
  }
}
