import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import SourceText

/// The pictures of keys in a theme of FUTO Keyboard: nine-slices, with rules for the keys that have them.
///
/// Source: github.com/futo-org/android-keyboard at 8a099cf2, `uix/theme/serialization/Toml.kt`,
/// `KeyedBitmaps.kt`, `AdvancedThemeCustomizer.kt`, `uix/utils/NinePatchBuilder.kt` and
/// `keyboard/KeyboardView.java`.
struct FutoPictures {

  private(set) var report = ConversionReport()
  private let root: JSONValue
  private let colors: [(name: String, color: Color.Resolved)]
  private let assets: [String: JSONValue]

  private static let maximumRules = 4 * ThemeLimits.rules

  /// The pixels in an inch of a picture without its own number, and of a point.
  private static let density = 640.0
  private static let densityOfPoints = 160.0

  init(_ root: JSONValue, colors: [(name: String, color: Color.Resolved)]) {
    (self.root, self.colors) = (root, colors)
    let list = root["asset"]?["border"]?.array ?? []
    assets = Dictionary(
      list.compactMap { asset in asset["name"]?.string.map { ($0, asset) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The rules in the order of themes, where the last one that matches a key applies.
  mutating func rules(with files: inout CarriedFiles) -> [JSONText] {
    let list = root["matchrules"]
    for rule in list?["icon"]?.array ?? [] {
      let selector = rule["selector"]?.string ?? ""
      report.omit("icon \(selector.shortened)", "icons of keys are drawings (SVG), not images")
    }
    var found: [(selector: FutoSelector, rule: JSONText)] = []
    for rule in (list?["border"]?.array ?? []).prefix(Self.maximumRules) {
      guard let text = rule["selector"]?.string, let asset = rule["asset"]?.string else { continue }
      let name = "border \(text.shortened)"
      guard let selector = FutoSelector(text) else {
        report.omit(name, "FUTO Keyboard doesn't support this selector")
        continue
      }
      if let earlier = found.first(where: { $0.selector.covers(selector) }) {
        report.omit(name, "“\(earlier.selector.text.shortened)” applies before it")
        continue
      }
      do throws(CarriedFiles.Reason) {
        let match = try selector.match
        let fields = try fields(of: asset, named: name, for: selector, with: &files)
        found.append((selector, .object([("match", .object(match))] + fields)))
      } catch {
        report.omit(name, error.text)
      }
    }
    return found.reversed().map(\.rule)
  }

  private mutating func fields(
    of asset: String, named name: String, for selector: FutoSelector,
    with files: inout CarriedFiles
  ) throws(CarriedFiles.Reason) -> JSONMembers {
    let border = assets[asset]
    let tint = color(border?["background_tint"]?.string ?? "#ffffff")
    let isTinted = tint.map { $0.hexText != "#ffffff" } ?? false
    let picture = try files.picture(asset, tint: isTinted ? tint : nil)
    var fields: JSONMembers = []
    if selector.element == "key" {
      fields = [("backgroundColor", "transparent"), ("cornerRadius", .integer(0))]
    }
    fields.append(("background", ["image": image(picture, of: border)]))
    if let text = color(border?["foreground_tint"]?.string ?? "#777777") {
      fields.append(("foregroundColor", .string(text.hexText)))
    }
    report.carry(name, as: "rules", differences(of: border, for: selector))
    return fields
  }

  private func image(_ picture: CarriedFiles.Picture, of border: JSONValue?) -> JSONText {
    let slicing = numbers(border, "slicing") ?? [0, 0, 1, 1]
    let sizes = [Double(picture.width), Double(picture.height)]
    func insets(along axis: Int) -> (start: Double, end: Double) {
      let (size, end) = (sizes[axis], 1 - slicing[axis + 2])
      let start = min(max(slicing[axis], 0), 1) * size
      return (start, min(max(end * size, 0), size - start))
    }
    let (horizontal, vertical) = (insets(along: 0), insets(along: 1))
    let insets: [(String, Double)] = [
      ("top", vertical.start), ("leading", horizontal.start), ("bottom", vertical.end),
      ("trailing", horizontal.end),
    ]
    let density = border?["target_density"]?.number ?? Self.density
    let scale = min(max(density / Self.densityOfPoints, 0.1), 16)
    return [
      "file": .string(picture.reference), "mode": "slice",
      "insets": .object(insets.map { ($0.0, .number($0.1.rounded())) }), "scale": .number(scale),
    ]
  }

  private func numbers(_ border: JSONValue?, _ key: String) -> [Double]? {
    let numbers = (border?[key]?.array ?? []).compactMap(\.number)
    return numbers.count == 4 ? numbers : nil
  }

  private func differences(of border: JSONValue?, for selector: FutoSelector) -> [String] {
    var differences: [String] = []
    if let padding = numbers(border, "padding"), padding != [0, 0, 0, 0] {
      differences.append("within the key, and not around it by its padding")
    }
    if let gap = numbers(border, "gap"), gap.contains(where: { $0 != 1 }) {
      differences.append("without its gaps")
    }
    if selector.element != "key" { differences.append("in the form of a callout of iOS") }
    return differences
  }

  private func color(_ text: String) -> Color.Resolved? {
    ImportedPalette.color(text)?.light ?? colors.first { $0.name == text }?.color
  }
}

extension FutoWriter {

  private mutating func add(_ data: Data, named name: String) -> String? {
    guard let image = ImageFile(data), image.format != .vector else { return nil }
    let name = "\(name).\(image.format == .jpeg ? "jpg" : image.format.rawValue)"
    files.append(CarriedFile(name: name, bytes: Array(data)))
    return name
  }

  mutating func boardPicture() -> JSONMembers {
    let background = theme.appearance(scheme).backgroundStyle
    guard let data = background.imageData, background.imageContentMode == .fill,
      background.imageTint == nil, let size = ImageFile(data),
      let name = add(data, named: "board")
    else { return [] }
    let veil = background.overlayColor.map { resolved($0) }
    var opacity = background.imageOpacity
    if let veil, let color = background.backgroundColor.map({ resolved($0) }),
      veil.opacity(1).over(board).hexText == color.over(board).hexText
    {
      opacity *= 1 - veil.opacity
    }
    if background.imageBlur == 0 { pictures.insert("background") }
    var members = [("image", JSONText.string(name)), ("opacity", .number(opacity))]
    let region =
      background.imageRegion
      ?? ImageFile.Region(x: 0, y: 0, width: size.width, height: size.height)
    let edges = [
      Double(region.x) / Double(size.width), Double(region.y) / Double(size.height),
      Double(region.x + region.width) / Double(size.width),
      Double(region.y + region.height) / Double(size.height),
    ]
    members.append(("cropping", .array(edges.map { .number($0) })))
    return members
  }

  private static let keys:
    [(selector: String, path: String, action: KeyboardAction, isPressed: Bool)] = [
      ("normal pressed", "buttons.input.pressed.background", input, true),
      ("normal", "buttons.input.background", input, false),
      ("functional pressed", "buttons.system.pressed.background", .backspace, true),
      ("functional", "buttons.system.background", .backspace, false),
      ("action pressed", "buttons.primary.pressed.background", action, true),
      ("action", "buttons.primary.background", action, false),
      ("spacebar pressed", "", .space, true), ("spacebar", "", .space, false),
      ("stickyon", "", .shift(.capsLocked), false),
    ]

  mutating func borders() -> [(String, JSONMembers)] {
    var rules: [(String, JSONMembers)] = []
    var assets: [(String, JSONMembers)] = []
    for key in Self.keys {
      let style = style(key.action, isPressed: key.isPressed)
      guard let background = style.background, let data = background.imageData,
        [.slice, .stretch].contains(background.imageContentMode), background.imageTint == nil,
        let image = background.imageFile
      else { continue }
      guard background.imageRegion == nil, background.imageOpacity == 1,
        let name = add(data, named: "key-\(assets.count + 1)")
      else {
        differences.append((key.selector, "without its image, which is a drawing or a part of one"))
        continue
      }
      if !key.path.isEmpty { pictures.insert(key.path) }
      let insets =
        background.imageContentMode == .slice ? background.imageSliceInsets : EdgeInsets()
      let (width, height) = (Double(image.width), Double(image.height))
      let slicing = [
        insets.leading / width, insets.top / height, 1 - insets.trailing / width,
        1 - insets.bottom / height,
      ]
      rules.append(
        ("[matchrules.border]", [("selector", .string(key.selector)), ("asset", .string(name))]))
      assets.append(
        (
          "[asset.border]",
          [
            ("name", .string(name)), ("target_density", .number(background.imageScale * 160)),
            ("foreground_tint", .string(text(key.action, isPressed: key.isPressed).hexText)),
            ("slicing", .array(slicing.map { .number($0) })),
          ]
        ))
    }
    return rules + assets
  }
}
