import Embedded
import Foundation
import KeyboardCore
import KeyboardDrawing
import SourceText

/// Icons of a design, read on first use from a file in `Embedded/Icons`, whose README describes it.
struct IconTable: Sendable {

  static let classic = IconTable(named: "classic")
  static let liquidGlass = IconTable(named: "liquidGlass")

  private let bytes: [UInt8]

  /// Where the icons begin, each with a line of its names.
  private var starts: [Int] = []

  private let known = SettableValue<[String: Icon]>([:])

  private init(named name: String) {
    bytes = embedded_icons().file("\(name).txt")?.bytes ?? []
    var previous = Self.lineFeed
    for index in bytes.indices {
      if previous == Self.lineFeed, bytes[index] >= UInt8(ascii: "a") { starts.append(index) }
      previous = bytes[index]
    }
  }

  private static let (lineFeed, space) = (UInt8(ascii: "\n"), UInt8(ascii: " "))

  /// Including aliases, in the order of the file.
  var names: [String] {
    starts.flatMap { Self.words(line(at: $0)).prefix { $0 != "=" } }
  }

  /// The icon with a name, or in place of a system symbol.
  subscript(name: String) -> Icon? {
    if let icon = known.value[name] { return icon }
    let letters = Array(name.utf8)
    guard name != "=", let start = starts.first(where: { hasWord(letters, at: $0) })
    else { return nil }
    let icon = icon(at: start)
    known.update { $0[name] = icon }
    return icon
  }

  private func hasWord(_ word: [UInt8], at start: Int) -> Bool {
    var (start, index) = (start, start)
    var isEqual = true
    while true {
      let byte = bytes[index]
      if byte == Self.space || byte == Self.lineFeed {
        if isEqual, index - start == word.count { return true }
        guard byte == Self.space else { return false }
        (start, isEqual) = (index + 1, true)
      } else if isEqual {
        isEqual = index - start < word.count && word[index - start] == byte
      }
      index += 1
    }
  }

  private func line(at start: Int) -> ArraySlice<UInt8> {
    bytes[start...].prefix { $0 != Self.lineFeed }
  }

  /// An icon ends at an empty line.
  private func icon(at start: Int) -> Icon {
    let names = line(at: start)
    var end = names.endIndex
    while end < bytes.count, bytes[end] != Self.lineFeed || bytes[end - 1] != Self.lineFeed {
      end += 1
    }
    let words = Self.words(bytes[names.endIndex..<end])
    return Icon(name: Self.words(names)[0], layers: layers(words))
  }

  private func layers(_ words: [String]) -> [Icon.Layer] {
    guard words.count == 2, let other = self[words[1]]?.layers else {
      return IconReader.layers(words)
    }
    switch words[0] {
    case "mirrored": return other.map(\.mirrored)
    case "transposed": return other.map(\.transposed)
    default: return other
    }
  }

  private static func words(_ bytes: ArraySlice<UInt8>) -> [String] {
    bytes.split { $0 <= space || $0 == UInt8(ascii: ",") }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

/// A reader of the layers of an icon, each a word with its style followed by shapes with their numbers.
struct IconReader {

  private var layers: [Icon.Layer] = []
  private var path = Path()

  /// The width of the layer's line; nil for a filled layer.
  private var width: Double?
  private var change: ((Path) -> Path)?

  static func layers(_ words: [String]) -> [Icon.Layer] {
    var reader = IconReader()
    var (command, numbers) = ("fill", [Double]())
    for word in words + ["fill"] {
      if let number = Double(word) {
        numbers.append(number)
      } else if word.utf8.contains(where: { "@/".utf8.contains($0) }) {
        numbers += Self.numbers(word)
      } else {
        reader.read(command, numbers)
        (command, numbers) = (word, [])
      }
    }
    reader.read(command, numbers)
    return reader.layers
  }

  /// The quotient `1.6/1.5`, or the coordinates of the point `8@45` by its distance from the center and its angle.
  private static func numbers(_ word: String) -> [Double] {
    let parts = word.split { "@/".contains($0) }.compactMap { Double($0) }
    guard parts.count == 2 else { return [] }
    guard word.contains("@") else { return [parts[0] / parts[1]] }
    let (radius, angle) = (parts[0], parts[1].radians)
    return [12 + radius * cos(angle), 12 + radius * sin(angle)]
  }

  private mutating func read(_ command: String, _ numbers: [Double]) {
    switch command {
    case "fill", "line":
      if !path.isEmpty { layers.append(width.map { .stroke(path, width: $0) } ?? .fill(path)) }
      path = Path()
      width = command == "fill" ? nil : numbers.first ?? 1
    case "hole": change = { $0.mirrored(atX: $0.controlPointBox.midX) }
    case "mirrored": change = { $0.mirrored(atX: Icon.canvasSize / 2) }
    case "shifted": change = { $0.offsetBy(x: numbers[0], y: numbers[1]) }
    default:
      guard let change else { return path.add(command, numbers) }
      path.addPath(change(Path { $0.add(command, numbers) }))
      self.change = nil
    }
  }
}

extension Path {

  fileprivate mutating func add(_ shape: String, _ numbers: [Double]) {
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1])
    }
    func box() -> CGRect { CGRect(center: point(0), width: numbers[2], height: numbers[3]) }
    switch shape {
    case "M", "L":
      if shape == "M" { move(to: point(0)) }
      for index in (shape == "M" ? 1 : 0)..<(numbers.count / 2) { addLine(to: point(index)) }
    case "Q": addQuadCurve(to: point(1), control: point(0))
    case "C": addCurve(to: point(2), control1: point(0), control2: point(1))
    case "Z": closeSubpath()
    case "corner": addCorner(point(0), to: point(1))
    case "arc": addPath(Path { $0.add("turn", numbers) })
    case "turn":
      addArc(
        center: point(0), radius: numbers[2], startAngle: numbers[3].radians,
        endAngle: numbers[4].radians)
    case "circle": addPath(Path(circleAt: point(0), radius: numbers[2]))
    case "ellipse": addEllipse(in: box())
    case "box": addRoundedRect(in: box(), cornerRadius: numbers[4])
    case "polygon", "polyline":
      let corners = stride(from: 0, to: numbers.count, by: 3).map {
        Corner(numbers[$0], numbers[$0 + 1], radius: numbers[$0 + 2])
      }
      addCorners(corners, closed: shape == "polygon")
    default: preconditionFailure("An icon has the unknown shape \(shape)")
    }
  }

  mutating func lines(_ points: (Double, Double)...) {
    addCorners(points.map { Corner($0.0, $0.1) }, closed: false)
  }

  init(circleAt center: CGPoint, radius: Double) {
    self.init(ellipseIn: CGRect(center: center, width: radius * 2, height: radius * 2))
  }

  func adding(_ path: Path) -> Path { changing(self) { $0.addPath(path) } }
}

extension Double {

  fileprivate var radians: Double { self * .pi / 180 }
}

extension CGRect {

  init(center: CGPoint, width: Double, height: Double) {
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
