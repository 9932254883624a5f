import Artifacts
import Foundation
import KeyboardDrawing

extension Scene {

  /// A digest of everything that is drawn; the names of elements aren't.
  var digest: String {
    var bytes = SceneBytes()
    bytes.add(size.width, size.height)
    bytes.add(nodes)
    var digest = Digest()
    digest.add(bytes.bytes)
    return digest.text
  }
}

/// Writes a scene as bytes, so that different scenes have different bytes.
///
/// Each list and text has its length before it, each choice its number.
private struct SceneBytes {

  var bytes: [UInt8] = []

  /// The digests of image files, which many keys share.
  private var images: [ImageFile: String] = [:]

  init() {
    bytes.reserveCapacity(1 << 17)
  }

  mutating func add(_ numbers: Double...) {
    for number in numbers { add(bits: number.bitPattern) }
  }

  private mutating func add(bits: UInt64) {
    withUnsafeBytes(of: bits.littleEndian) { bytes.append(contentsOf: $0) }
  }

  private mutating func add(count: Int) { add(bits: UInt64(count)) }

  private mutating func add(_ text: String) {
    add(count: text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func add<Part>(_ part: Part?, _ add: (inout Self, Part) -> Void) {
    bytes.append(part == nil ? 0 : 1)
    if let part { add(&self, part) }
  }

  mutating func add(_ nodes: [Scene.Node]) {
    add(count: nodes.count)
    for node in nodes { add(node) }
  }

  private mutating func add(_ node: Scene.Node) {
    switch node {
    case .fill(let path, let paint):
      bytes.append(1)
      add(path)
      add(paint)
    case .material(let path, let material):
      bytes.append(2)
      add(path)
      add(material.blur, material.saturation)
      for color in [material.tint, material.light, material.base] { add(color) }
    case .stroke(let path, let paint, let style):
      bytes.append(3)
      add(path)
      add(paint)
      add(style.lineWidth)
      add(style.cap.rawValue)
      add(style.join.rawValue)
    case .text(let run):
      bytes.append(4)
      add(run)
    case .image(let image):
      bytes.append(5)
      add(image)
    case .shadow(let shadow):
      bytes.append(6)
      add(shadow.path)
      add(shadow.color)
      add(shadow.radius)
      add(shadow.outside) { $0.add($1) }
    case .group(let group):
      bytes.append(7)
      add(group.nodes)
      add(group.clip) { $0.add($1) }
      add(group.opacity)
    }
  }

  private mutating func add(_ run: TextRun) {
    add(run.text)
    add(run.font)
    add(run.color)
    add(run.gradient) { $0.add($1) }
    add(run.box)
    add(run.minimumScale)
    add(run.alignment.rawValue)
    add(run.language) { $0.add($1) }
    bytes += [run.isUnderlined ? 1 : 0, run.showsMissingGlyphs ? 1 : 0]
  }

  private mutating func add(_ font: Font) {
    switch font.family {
    case .system: bytes.append(0)
    case .named(let names):
      bytes.append(1)
      add(count: names.count)
      for name in names { add(name) }
    }
    add(font.size, Double(font.weight.rawValue), font.tracking, font.width.value)
    bytes.append(font.isItalic ? 1 : 0)
  }

  private mutating func add(_ image: Scene.Image) {
    let file = images[image.file] ?? Digest.text(of: Array(image.file.bytes))
    images[image.file] = file
    add(file)
    add(image.box)
    add(image.clip)
    add(image.opacity, image.blur)
    add(image.tint) { $0.add($1) }
    bytes.append(image.isRepeated ? 1 : 0)
    add(image.slices) { bytes, slices in
      for side in [slices.left, slices.right, slices.top, slices.bottom] { bytes.add(Double(side)) }
      bytes.add(slices.scale)
    }
  }

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .color(let color):
      bytes.append(0)
      add(color)
    case .linearGradient(let stops, let start, let end):
      bytes.append(1)
      add(stops)
      add(start)
      add(end)
    case .radialGradient(let stops, let center, let radius):
      bytes.append(2)
      add(stops)
      add(center)
      add(radius)
    }
  }

  private mutating func add(_ stops: [Paint.Stop]) {
    add(count: stops.count)
    for stop in stops {
      add(stop.color)
      add(stop.location)
    }
  }

  private mutating func add(_ color: Color.Resolved) {
    add(color.red, color.green, color.blue, color.opacity)
  }

  private mutating func add(_ point: CGPoint) { add(point.x, point.y) }

  private mutating func add(_ box: CGRect) {
    add(box.origin.x, box.origin.y, box.size.width, box.size.height)
  }

  private mutating func add(_ path: Path) {
    add(count: path.elements.count)
    for element in path.elements {
      switch element {
      case .move(let point):
        bytes.append(0)
        add(point)
      case .line(let point):
        bytes.append(1)
        add(point)
      case .curve(let first, let second, let end):
        bytes.append(2)
        for point in [first, second, end] { add(point) }
      case .close: bytes.append(3)
      }
    }
  }
}
