import Foundation
import KeyboardDrawing
import Parallel

extension Scene {

  /// A digest of everything that is drawn; the names of elements aren't.
  var digest: String {
    var bytes = SceneBytes()
    bytes.add(.list([.number(size.width), .number(size.height)]))
    bytes.add(.list(nodes.map { .fields($0.fields) }))
    var digest = Digest()
    digest.add(bytes.bytes)
    return digest.text
  }
}

/// Unambiguous encoding of a scene: values with their kinds, lists and texts with lengths.
private struct SceneBytes {

  var bytes: [UInt8] = []
  private var files: [Data: String] = [:]

  init() { bytes.reserveCapacity(1 << 17) }

  mutating func add(_ value: Scene.FieldValue) {
    switch value {
    case .number(let number), .coordinate(let number):
      bytes.append(0)
      add(number)
    case .flag: bytes.append(1)
    case .text(let text):
      bytes.append(2)
      add(text)
    case .anyText(let text):
      bytes.append(3)
      add(text)
    case .color(let color):
      bytes.append(4)
      for part in [color.red, color.green, color.blue, color.opacity] { add(part) }
    case .path(let path):
      bytes.append(5)
      add(path)
    case .file(let file, _):
      bytes.append(6)
      let digest = files[file] ?? Digest.text(of: Array(file))
      files[file] = digest
      add(digest)
    case .list(let values):
      bytes.append(7)
      add(count: values.count)
      for value in values { add(value) }
    case .fields(let fields):
      bytes.append(8)
      add(count: fields.count)
      for field in fields {
        add(field.name)
        add(field.value)
      }
    }
  }

  private mutating func add(_ number: Double) { add(bits: number.bitPattern) }

  private mutating func add(bits: UInt64) {
    withUnsafeBytes(of: bits.littleEndian) { bytes.append(contentsOf: $0) }
  }

  private mutating func add(count: Int) { add(bits: UInt64(count)) }

  private mutating func add(_ text: String) {
    add(count: text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func add(_ path: Path) {
    add(count: path.count)
    path.forEach { element in
      let (kind, points): (UInt8, [CGPoint]) =
        switch element {
        case .move(let point): (0, [point])
        case .line(let point): (1, [point])
        case .curve(let first, let second, let end): (2, [first, second, end])
        case .close: (3, [])
        }
      bytes.append(kind)
      for point in points {
        add(point.x)
        add(point.y)
      }
    }
  }
}
