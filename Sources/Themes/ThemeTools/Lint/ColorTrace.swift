import KeyboardDocuments
import KeyboardDrawing
import KeyboardPipeline

/// Each color of the file is replaced by one that occurs nowhere else, so that the colors of a
/// keyboard tell which value of the file won, whatever rules, types and callouts it passed.
struct ColorTrace {

  struct Setting {

    var value: JSONValue
    var member: JSONObject.Member
    var object: JSONObject

    func adding(_ members: [(key: String, value: JSONText)], in file: SourceFile) -> SourceEdit {
      let end = member.value.span.upperBound
      let text = members.map { ", \(JSONText.string($0.key).text): \($0.value.text)" }
      return SourceEdit(end..<end, of: file, with: text.joined())
    }
  }

  static let contentKeys: Set = [
    "foregroundColor", "foregroundGradient", "selectedForegroundColor", "titleColor",
    "subtitleColor",
  ]

  static let faceKeys: Set = ["background", "backgroundColor", "selectedBackgroundColor"]
  static let overlayKeys: Set = ["pressedOverlayColor"]

  private(set) var settings: [Setting] = []
  private let marked: SourceFile

  // No theme has as many values, and few have such a red.
  private static let firstMark: UInt32 = 0x40_0000

  init(_ document: JSONDocument, keys: Set<String>) {
    Self.collect(document.root, keys: keys, into: &settings)
    let edits = settings.enumerated().map { index, setting in
      SourceEdit(
        setting.value.span, of: document.file,
        with: "\"\(Color.Resolved(hex: Self.firstMark + UInt32(index)).hexText)\"")
    }
    marked = document.file.applying(edits)
  }

  func theme(_ look: String?, like theme: LoadedTheme, files: FileReader) -> LoadedTheme? {
    try? LoadedTheme(marked, variation: look, knowing: theme.companions, files: files)
  }

  func setting(of color: Color.Resolved) -> Setting? {
    var opaque = color
    opaque.opacity = 1
    guard let hex = UInt32(opaque.hexText.dropFirst(), radix: 16), hex >= Self.firstMark else {
      return nil
    }
    let index = Int(hex - Self.firstMark)
    return settings.indices.contains(index) ? settings[index] : nil
  }

  private static func collect(
    _ value: JSONValue, keys: Set<String>, into settings: inout [Setting]
  ) {
    switch value.content {
    case .array(let elements):
      for element in elements { collect(element, keys: keys, into: &settings) }
    case .object(let object):
      for member in object.members where !skipped(member.key) {
        if keys.contains(member.key) {
          for color in colors(member.value) {
            settings.append(Setting(value: color, member: member, object: object))
          }
        }
        collect(member.value, keys: keys, into: &settings)
      }
    default: break
    }
  }

  private static func skipped(_ key: String) -> Bool {
    key == "variables" || key.hasPrefix("x-") || key.hasPrefix("$")
  }

  private static func colors(_ value: JSONValue) -> [JSONValue] {
    switch value.content {
    case .string(let text): text.isEmpty ? [] : [value]
    case .object where value["light"] != nil && value["dark"] != nil: [value]
    case .object: (value["stops"] ?? value["color"]).map(colors) ?? []
    case .array(let elements): elements.flatMap(colors)
    default: []
    }
  }
}
