import Foundation

/// A reader of path data: all commands of SVG 2, section 9.3.
package struct PathData {

  /// The reason why data aren't a path, with the bytes that it is about.
  package struct Problem: Error, Hashable {
    package var message: String
    package var range: Range<Int>
  }

  /// Larger numbers don't belong to drawings, and sums of smaller ones stay exact enough.
  package static let largestNumber = 1e6

  private let bytes: [UInt8]
  private let limit: Int
  private var position = 0
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  private var lastControl: (point: CGPoint, isCubic: Bool)?

  private init(_ text: String, limit: Int) {
    bytes = Array(text.utf8)
    self.limit = limit
  }

  package static func path(_ text: String, limit: Int) throws(Problem) -> Path {
    var data = PathData(text, limit: limit)
    try data.read()
    return data.path
  }

  package static func numbers(_ text: String, limit: Int) throws(Problem) -> [Double] {
    var data = PathData(text, limit: limit)
    var numbers: [Double] = []
    data.skipSpaces()
    while data.position < data.bytes.count {
      guard numbers.count < limit else {
        throw Problem(message: "There are more than \(limit) numbers", range: 0..<0)
      }
      numbers.append(try data.number())
    }
    return numbers
  }

  private mutating func read() throws(Problem) {
    skipSpaces()
    while position < bytes.count {
      let place = position
      let letter = bytes[position]
      position += 1
      let command = letter | 0x20
      guard "mzlhvcsqta".utf8.contains(command) else {
        throw problem("Expected a command such as M, L, C or Z", at: place)
      }
      guard !path.isEmpty || command == UInt8(ascii: "m") else {
        throw problem("A path begins with M", at: place)
      }
      let isRelative = letter == command
      skipSpaces()
      guard command != UInt8(ascii: "z") else {
        path.closeSubpath()
        (current, lastControl) = (start, nil)
        continue
      }
      // Further pairs of numbers after a move are lines.
      var next = command
      repeat {
        try segment(next, isRelative: isRelative)
        if next == UInt8(ascii: "m") { next = UInt8(ascii: "l") }
        guard path.count <= limit else {
          throw problem("The path has more than \(limit) segments", at: place)
        }
      } while isAtNumber
    }
  }

  private mutating func segment(_ command: UInt8, isRelative: Bool) throws(Problem) {
    let origin = isRelative ? current : .zero
    func absolute(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: origin.x + x, y: origin.y + y)
    }
    var control: (CGPoint, Bool)?
    switch command {
    case UInt8(ascii: "m"):
      current = absolute(try number(), try number())
      start = current
      path.move(to: current)
    case UInt8(ascii: "l"): line(to: absolute(try number(), try number()))
    case UInt8(ascii: "h"): line(to: CGPoint(x: origin.x + (try number()), y: current.y))
    case UInt8(ascii: "v"): line(to: CGPoint(x: current.x, y: origin.y + (try number())))
    case UInt8(ascii: "c"), UInt8(ascii: "s"):
      let isSmooth = command == UInt8(ascii: "s")
      let first = isSmooth ? mirrored(isCubic: true) : absolute(try number(), try number())
      let second = absolute(try number(), try number())
      let end = absolute(try number(), try number())
      path.addCurve(to: end, control1: first, control2: second)
      (current, control) = (end, (second, true))
    case UInt8(ascii: "q"), UInt8(ascii: "t"):
      let isSmooth = command == UInt8(ascii: "t")
      let middle = isSmooth ? mirrored(isCubic: false) : absolute(try number(), try number())
      let end = absolute(try number(), try number())
      path.addQuadCurve(to: end, control: middle)
      (current, control) = (end, (middle, false))
    default:
      let radii = CGSize(width: abs(try number()), height: abs(try number()))
      let turn = try number()
      let (isLarge, isClockwise) = (try flag(), try flag())
      let end = absolute(try number(), try number())
      path.addArc(to: end, radii: radii, degrees: turn, isLarge: isLarge, isClockwise: isClockwise)
      current = end
    }
    lastControl = control.map { (point: $0.0, isCubic: $0.1) }
  }

  private mutating func line(to point: CGPoint) {
    path.addLine(to: point)
    current = point
  }

  private func mirrored(isCubic: Bool) -> CGPoint {
    guard let lastControl, lastControl.isCubic == isCubic else { return current }
    return CGPoint(x: 2 * current.x - lastControl.point.x, y: 2 * current.y - lastControl.point.y)
  }

  // Numbers, which may follow each other without anything between them: `1.5.5-2`.

  private var isAtNumber: Bool {
    guard position < bytes.count else { return false }
    return bytes[position].isDigit || "+-.".utf8.contains(bytes[position])
  }

  private mutating func skipSpaces() {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
  }

  private mutating func skipSeparator() {
    skipSpaces()
    guard position < bytes.count, bytes[position] == UInt8(ascii: ",") else { return }
    position += 1
    skipSpaces()
  }

  private mutating func number() throws(Problem) -> Double {
    let start = position
    if position < bytes.count, "+-".utf8.contains(bytes[position]) { position += 1 }
    skipDigits()
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      skipDigits()
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      let mark = position
      position += 1
      if position < bytes.count, "+-".utf8.contains(bytes[position]) { position += 1 }
      let digits = position
      skipDigits()
      // Not an exponent.
      if position == digits { position = mark }
    }
    guard position - start <= 40, bytes[start..<position].contains(where: \.isDigit),
      let value = Double(String(decoding: bytes[start..<position], as: UTF8.self))
    else { throw problem("Expected a number", at: start) }
    guard abs(value) <= Self.largestNumber else {
      throw problem("The number is larger than a million", at: start)
    }
    skipSeparator()
    return value
  }

  private mutating func skipDigits() {
    while position < bytes.count, bytes[position].isDigit { position += 1 }
  }

  private mutating func flag() throws(Problem) -> Bool {
    guard position < bytes.count, bytes[position] == 0x30 || bytes[position] == 0x31 else {
      throw problem("Expected 0 or 1", at: position)
    }
    position += 1
    defer { skipSeparator() }
    return bytes[position - 1] == 0x31
  }

  private func problem(_ message: String, at start: Int) -> Problem {
    Problem(message: message, range: start..<max(min(start + 1, bytes.count), start))
  }
}

extension UInt8 {

  fileprivate var isDigit: Bool { 0x30...0x39 ~= self }
}
