import Cairo
import Foundation
import KeyboardDrawing
import KeyboardRender
import KeyboardStyling
import SourceText

/// A picture or a font that a theme brings along.
package struct CarriedFile: Hashable, Sendable {

  /// The name without folders, which no other file of the theme has.
  package var name: String

  package var bytes: [UInt8]
  var embedded: String?
}

extension Conversion {

  /// Whether the theme has pictures, whose colors are those that its own were chosen for.
  package var hasPictures: Bool { files.contains { ImageFile(Data($0.bytes)) != nil } }

  package func text(withFilesIn folder: String) -> String {
    files.reduce(text) { text, file in
      guard let embedded = file.embedded else { return text }
      return text.replacing(
        JSONText.string(embedded).text, with: JSONText.string("./\(folder)/\(file.name)").text)
    }
  }
}

/// Gathers the pictures and fonts that come with a theme, each once and within the limits of themes.
struct CarriedFiles {

  /// Why a file or a rule was left behind.
  struct Reason: Error {
    let text: String
  }

  struct Picture {

    let reference: String
    let width: Int
    let height: Int
  }

  /// Maximum total size, which keeps the text of a theme with embedded files within its limit.
  static let maximumBytes = 8 << 20

  private(set) var files: [CarriedFile] = []

  /// The pictures as variables, since rules share them.
  private(set) var variables: JSONMembers = []

  private(set) var fonts: [JSONText] = []
  private let read: @Sendable (String) throws -> SourceFile
  private var pictures: [String: Result<Picture, Reason>] = [:]
  private var families: [String: String] = [:]
  private var pixels = 0

  init(_ source: ImportSource) { read = source.companion }

  func members(beside members: JSONMembers) -> JSONMembers {
    let pictures = variables.isEmpty ? [] : [("pictures", JSONText.object(variables))]
    let others = members.filter { $0.0 != "variables" }
    var known: JSONMembers = []
    if case .object(let groups)? = members.first(where: { $0.0 == "variables" })?.1 {
      known = groups.map { ($0.key, $0.value) }
    }
    let variables = known + pictures
    return (fonts.isEmpty ? [] : [("fonts", .array(fonts))])
      + (variables.isEmpty ? [] : [("variables", .object(variables))]) + others
  }

  /// Copies an image; a tint multiplies its colors and opacity.
  mutating func picture(_ path: String, tint: Color.Resolved? = nil) throws(Reason) -> Picture {
    let key = "\(path)\n\(tint?.hexText ?? "")"
    if let known = pictures[key] { return try known.get() }
    let result = Result { () throws(Reason) in try newPicture(path, tint: tint) }
    pictures[key] = result
    return try result.get()
  }

  private mutating func newPicture(
    _ path: String, tint: Color.Resolved?
  ) throws(Reason) -> Picture {
    var bytes = try bytes(of: path)
    guard var image = ImageFile(Data(bytes)) else { throw Reason(text: "it isn't an image") }
    let size = image.width * image.height
    pixels += size
    guard variables.count < ThemeLimits.images, size <= ThemeLimits.imagePixels,
      pixels <= ThemeLimits.allImagePixels
    else {
      throw Reason(text: "a theme has at most \(ThemeLimits.images) images of bounded size")
    }
    do {
      try KeyboardRenderer.check(image)
      if let tint {
        guard image.format == .png else { throw Reason(text: "only PNG files are tinted") }
        let own = try PNG.decode(bytes, largestPixelCount: ThemeLimits.imagePixels)
        bytes = try PNG.encode(own.multiplied(by: tint), isSmall: true)
        image = ImageFile(Data(bytes)) ?? image
      }
    } catch let error as Reason {
      throw error
    } catch {
      throw Reason(text: "it can't be drawn: \(error)")
    }
    let ending = image.format == .jpeg ? "jpg" : image.format.rawValue
    let url = EmbeddedImage.text(of: Data(bytes))
    let name = try add(bytes, named: path, ending: ending, embedded: url)
    variables.append((name, .string(url)))
    return Picture(reference: "{pictures.\(name)}", width: image.width, height: image.height)
  }

  mutating func font(
    _ path: String, family: String? = nil, fields: JSONMembers = []
  ) throws(Reason) -> String {
    let key = "\(path)\n\(family ?? "")\n\(JSONText.object(fields).text)"
    if let known = families[key] { return known }
    let bytes = try bytes(of: path)
    guard fonts.count < ThemeLimits.fonts else {
      throw Reason(text: "a theme has at most \(ThemeLimits.fonts) fonts")
    }
    do {
      try KeyboardRenderer.check(try KeyboardDrawing.FontFile(Data(bytes)))
    } catch {
      throw Reason(text: "it can't be drawn with: \(error)")
    }
    let ending = bytes.starts(with: "OTTO".utf8) ? "otf" : "ttf"
    let url = EmbeddedFont.text(of: Data(bytes))
    let name = try add(bytes, named: path, ending: ending, embedded: url)
    let family = family ?? name
    let members = [("file", JSONText.string(url)), ("name", .string(family))]
    fonts.append(.object(members + fields))
    families[key] = family
    return family
  }

  private func bytes(of path: String) throws(Reason) -> [UInt8] {
    guard path.utf8.count <= InputBudget.archive.text else {
      throw Reason(text: "its name is too long")
    }
    do {
      return try read(path).bytes
    } catch {
      throw Reason(text: "there is no file \(path.shortened.quoted)")
    }
  }

  /// Adds a file under a name that folders of all systems may have, and returns it without its ending.
  private mutating func add(
    _ bytes: [UInt8], named path: String, ending: String, embedded: String
  ) throws(Reason) -> String {
    guard files.reduce(bytes.count, { $0 + $1.bytes.count }) <= Self.maximumBytes else {
      throw Reason(
        text: "the images and fonts of a theme have at most \(Self.maximumBytes >> 20) MB")
    }
    let stem = FilePath(path).name.prefix { $0 != "." }.lowercased().unicodeScalars.map {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
        ? Character($0) : "-"
    }
    let base = stem.isEmpty ? "file" : String(stem.prefix(40))
    let names = Set(files.map { $0.name.prefix { $0 != "." } })
    var (name, number) = (base, 2)
    while names.contains(name[...]) {
      name = "\(base)-\(number)"
      number += 1
    }
    files.append(CarriedFile(name: "\(name).\(ending)", bytes: bytes, embedded: embedded))
    return name
  }
}

extension PNG.Image {

  /// Multiply each pixel by a color, as Android tints pictures by the mode `MULTIPLY`.
  fileprivate func multiplied(by color: Color.Resolved) -> Self {
    let factors = [color.red, color.green, color.blue, color.opacity]
    var bytes = bytes
    for index in bytes.indices {
      bytes[index] = UInt8((Double(bytes[index]) * min(max(factors[index & 3], 0), 1)).rounded())
    }
    return Self(
      width: width, height: height, bytes: bytes, isOpaque: isOpaque && color.opacity == 1)
  }
}
