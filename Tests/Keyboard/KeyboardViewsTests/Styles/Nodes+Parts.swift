import Foundation
import KeyboardKit

extension [Scene.Node] {

  /// The paths that are filled with a color.
  func fills(_ color: Color.Resolved) -> [Path] {
    compactMap { if case .fill(let path, .color(color)) = $0 { path } else { nil } }
  }

  /// The paths that are filled.
  var paths: [Path] { compactMap { if case .fill(let path, _) = $0 { path } else { nil } } }

  /// The lines.
  var strokes: [(paint: Paint, style: StrokeStyle)] {
    compactMap { if case .stroke(_, let paint, let style) = $0 { (paint, style) } else { nil } }
  }

  /// The soft shadows.
  var shadows: [Scene.Shadow] {
    compactMap { if case .shadow(let shadow) = $0 { shadow } else { nil } }
  }

  /// The pictures, those in groups included.
  var images: [Scene.Image] {
    flatMap { node -> [Scene.Image] in
      switch node {
      case .image(let image): [image]
      case .group(let group): group.nodes.images
      default: []
      }
    }
  }

  /// The groups.
  var groups: [Scene.Group] {
    compactMap { if case .group(let group) = $0 { group } else { nil } }
  }

  /// The texts, those in groups included.
  var runs: [TextRun] {
    flatMap { node -> [TextRun] in
      switch node {
      case .text(let run): [run]
      case .group(let group): group.nodes.runs
      default: []
      }
    }
  }

  /// The first text that says something.
  func run(_ text: String) -> TextRun? { runs.first { $0.text == text } }
}

extension Path {

  /// This path in the numbers of scenes.
  var thousandths: Path {
    mapPoints { CGPoint(x: ($0.x * 1000).rounded() / 1000, y: ($0.y * 1000).rounded() / 1000) }
  }
}
