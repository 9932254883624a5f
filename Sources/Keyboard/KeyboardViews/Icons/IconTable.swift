import Embedded
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing

/// The icons of a design, a file in `Embedded/Icons`, whose README describes the notation.
///
/// A first picture shows only a few icons, so each is read on first use.
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

  /// Whether the line at an index has a word.
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
