import KeyboardRender
import Testing

/// An animated PNG file, read chunk by chunk, and played as the W3C's specification says.
struct AnimationFile {

  /// A chunk that controls a frame, with the compressed pixels that follow it.
  struct Part {
    var width, height, x, y: Int
    var delay: (Int, Int)
    var disposal, blending: UInt8
    var data: [UInt8] = []
  }

  var names: [String] = []

  var contents: [[UInt8]] = []

  var width = 0
  var height = 0
  var colorType: UInt8 = 0

  /// The values of the chunk `acTL`; nothing in a still picture.
  var frameCount: Int?
  var playCount: Int?

  var parts: [Part] = []

  /// Reads a file in which checks, order and sequence numbers are as they have to be.
  init(_ file: [UInt8]) throws {
    try #require(Array(file.prefix(8)) == [137, 80, 78, 71, 13, 10, 26, 10])
    var place = 8
    var sequence = 0
    while place < file.count {
      try #require(place + 12 <= file.count)
      let length = number(file[place..<place + 4])
      try #require(length <= file.count - place - 12)
      let end = place + 8 + length
      #expect(number(file[end..<end + 4]) == crc(file[place + 4..<end]))
      let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      names.append(name)
      contents.append(Array(file[place + 8..<end]))
      try take(name, contents[contents.count - 1], &sequence)
      place = end + 4
    }
    #expect(names.first == "IHDR" && names.last == "IEND")
    #expect(frameCount == nil || frameCount == parts.count)
  }

  private mutating func take(_ name: String, _ content: [UInt8], _ sequence: inout Int) throws {
    switch name {
    case "IHDR":
      width = number(content[0..<4])
      height = number(content[4..<8])
      colorType = content[9]
    case "acTL":
      #expect(!names.contains("IDAT") && content.count == 8 && frameCount == nil)
      frameCount = number(content[0..<4])
      playCount = number(content[4..<8])
    case "fcTL":
      #expect(content.count == 26 && number(content[0..<4]) == sequence)
      sequence += 1
      let numbers = (0..<5).map { number(content[$0 * 4..<$0 * 4 + 4]) }
      let part = Part(
        width: numbers[1], height: numbers[2], x: numbers[3], y: numbers[4],
        delay: (number(content[20..<22]), number(content[22..<24])),
        disposal: content[24], blending: content[25])
      try #require(part.width > 0 && part.height > 0)
      try #require(part.x + part.width <= width && part.y + part.height <= height)
      parts.append(part)
    case "IDAT":
      try #require(parts.count <= 1)
      if !parts.isEmpty { parts[0].data += content }
    case "fdAT":
      try #require(parts.count > 1 && number(content[0..<4]) == sequence)
      sequence += 1
      parts[parts.count - 1].data += content[4...]
    default: break
    }
  }

  /// The visible pixels of each frame: four bytes a pixel, not multiplied by alpha.
  func frames() throws -> [[UInt8]] {
    var canvas = [UInt8](repeating: 0, count: width * height * 4)
    return try parts.map { part in
      let before = canvas
      let pixels = try picture(of: part).bytes
      for row in 0..<part.height {
        for column in 0..<part.width {
          let source = (row * part.width + column) * 4
          let target = ((part.y + row) * width + part.x + column) * 4
          let new = Array(pixels[source..<source + 4])
          let old = Array(canvas[target..<target + 4])
          canvas[target..<target + 4] = (part.blending == 0 ? new : over(old, new))[...]
        }
      }
      defer {
        if part.disposal == 1 {
          for row in part.y..<part.y + part.height {
            let start = (row * width + part.x) * 4
            for index in start..<start + part.width * 4 { canvas[index] = 0 }
          }
        } else if part.disposal == 2 {
          canvas = before
        }
      }
      return canvas
    }
  }

  /// The pixels of a part, read as a still picture of its own.
  private func picture(of part: Part) throws -> PNGPicture {
    var header: [UInt8] = []
    for length in [part.width, part.height] { header += bytes(UInt32(length)) }
    header += contents[0][8...]
    return try PNGPicture(
      decoding: [137, 80, 78, 71, 13, 10, 26, 10] + chunk("IHDR", header)
        + chunk("IDAT", part.data) + chunk("IEND", []))
  }

  private func over(_ old: [UInt8], _ new: [UInt8]) -> [UInt8] {
    if new[3] == 255 || old[3] == 0 { return new }
    if new[3] == 0 { return old }
    let (top, bottom) = (Int(new[3]) * 255, (255 - Int(new[3])) * Int(old[3]))
    let alpha = top + bottom
    let colors = (0..<3).map { UInt8((Int(new[$0]) * top + Int(old[$0]) * bottom) / alpha) }
    return colors + [UInt8(alpha / 255)]
  }

  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bytes(UInt32(content.count)) + body + bytes(UInt32(crc(body[...])))
  }
}

private func number(_ bytes: ArraySlice<UInt8>) -> Int {
  bytes.reduce(0) { $0 << 8 | Int($1) }
}

private func bytes(_ number: UInt32) -> [UInt8] {
  withUnsafeBytes(of: number.bigEndian, Array.init)
}

/// The check of chunks, bit by bit as the specification defines it.
private func crc(_ bytes: ArraySlice<UInt8>) -> Int {
  var remainder: UInt32 = .max
  for byte in bytes {
    remainder ^= UInt32(byte)
    for _ in 0..<8 {
      remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1
    }
  }
  return Int(~remainder)
}
