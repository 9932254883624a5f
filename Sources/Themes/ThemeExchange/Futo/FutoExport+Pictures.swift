import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

// Pictures.
extension FutoWriter {

  private mutating func add(_ data: Data, named name: String) -> String? {
    guard let image = ImageFile(data), image.format != .vector else { return nil }
    let name = "\(name).\(image.format == .jpeg ? "jpg" : image.format.rawValue)"
    files.append(CarriedFile(name: name, bytes: Array(data)))
    return name
  }

  /// The picture of the board, with the opacity that it has below the board's color.
  mutating func boardPicture() -> [(String, JSONText)] {
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

  /// The pictures of keys, stretched between the edges that keep their size.
  mutating func borders() -> [(String, [(String, JSONText)])] {
    var rules: [(String, [(String, JSONText)])] = []
    var assets: [(String, [(String, JSONText)])] = []
    for key in Self.keys {
      let style = style(key.action, isPressed: key.isPressed)
      guard let background = style.background, let data = background.imageData,
        [.slice, .stretch].contains(background.imageContentMode), background.imageTint == nil,
        let image = background.imageFile
      else { continue }
      guard background.imageRegion == nil, background.imageOpacity == 1,
        let name = add(data, named: "key-\(assets.count + 1)")
      else {
        differences.append(
          (key.selector, "without its picture, which is a drawing or a part of one"))
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
