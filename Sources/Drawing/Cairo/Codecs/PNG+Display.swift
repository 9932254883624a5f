internal import KeyboardDrawing
internal import Work

extension PNG {

  package struct DisplayFact: Hashable, Sendable {

    package var name: String
    package var value: String
  }

  package static func displayFacts(of file: [UInt8]) -> [DisplayFact] {
    let chunks = chunks(of: file)
    return displayChunks.compactMap { chunk, name in
      guard let content = chunks.first(where: { $0.name == chunk })?.content,
        let value = text(of: content, in: chunk)
      else { return nil }
      return DisplayFact(name: name, value: value)
    }
  }

  private static let displayChunks = [
    ("cICP", "color space"), ("iCCP", "color profile"), ("sRGB", "sRGB intent"),
    ("gAMA", "gamma"), ("cHRM", "chromaticities"), ("eXIf", "orientation"),
    ("pHYs", "resolution"),
  ]

  private static func text(of content: ArraySlice<UInt8>, in chunk: String) -> String? {
    switch chunk {
    case "gAMA": return "\(Double(content.number(at: 0, count: 4)) / 100_000)"
    case "sRGB": return "\(content.number(at: 0, count: 1))"
    case "pHYs":
      let unit = content.number(at: 8, count: 1) == 1 ? " per meter" : ""
      return "\(content.number(at: 0, count: 4))x\(content.number(at: 4, count: 4))\(unit)"
    case "eXIf":
      // The segment of a JPEG file has a name before the same data.
      let orientation = ImageFile.orientation(inExif: Array("Exif\0\0".utf8) + content)
      return orientation.flatMap { $0 == 1 ? nil : "\($0)" }
    default: return String(Digest.text(of: Array(content)).prefix(8))
    }
  }
}
