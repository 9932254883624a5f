internal import Cairo
internal import Foundation
internal import KeyboardDrawing

extension DecodedImage {

  /// Draw a drawing into pixels, stretched to their number; without surroundings, its text is black.
  init(_ image: VectorImage, width: Int, height: Int) {
    var builder = SceneBuilder(size: CGSize(width: width, height: height))
    let (across, down) = (
      Double(width) / image.viewBox.width, Double(height) / image.viewBox.height
    )
    // Lines and circles stay even, so that the longer side decides.
    let scale = max(across, down)
    let map = Affine(
      a: scale, d: scale, e: -image.viewBox.minX * scale, f: -image.viewBox.minY * scale)
    builder.vector(image, in: map, colors: VectorColors(current: Color.Resolved(hex: 0)))
    var pixels = [UInt32](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBufferPointer { pixels in
      let pen = Context(Surface(borrowing: pixels, width: width, height: height))
      pen.scale(x: across / scale, y: down / scale)
      pen.draw(builder.scene.nodes)
    }
    self.init(width: width, height: height, pixels: pixels, isPlain: false)
  }
}

extension Context {

  /// Drawings have shapes and groups only.
  fileprivate borrowing func draw(_ nodes: [Scene.Node]) {
    for node in nodes {
      switch node {
      case .fill(let path, let paint):
        setSource(paint)
        add(path, scale: 1)
        fill()
      case .stroke(let path, let paint, let style):
        setSource(paint)
        add(path, scale: 1)
        stroke(style, scale: 1)
      case .group(let group):
        saved {
          if let clip = group.clip {
            add(clip, scale: 1)
            self.clip()
          }
          if group.isIsolated {
            layer(opacity: group.opacity, blend: group.blend) { draw(group.nodes) }
          } else {
            draw(group.nodes)
          }
        }
      case .text, .image, .shadow, .material: break
      }
    }
  }

  private borrowing func setSource(_ paint: Paint) {
    switch paint {
    case .color(let color):
      setSource(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
    case .linearGradient(let stops, let from, let to):
      setSource(Pattern(from: from, to: to), stops)
    case .radialGradient(let stops, let center, let radius, let focus):
      setSource(Pattern(center: center, radius: radius, focus: focus), stops)
    // Drawings have none.
    case .conicGradient: break
    }
  }

  /// Set a gradient with its stops as the source.
  borrowing func setSource(_ pattern: consuming Pattern, _ stops: [Paint.Stop]) {
    for stop in stops {
      let color = stop.color
      pattern.addStop(
        at: stop.location, red: color.red, green: color.green, blue: color.blue,
        alpha: color.opacity)
    }
    setSource(pattern)
  }
}
